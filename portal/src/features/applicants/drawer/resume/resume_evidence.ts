import type { Data } from '#data'
import { SEARCH_MAX } from '#api/http/paging_facts'
import { readAs } from '../../../../app/read'

export type Evidence = Data.Screening.Evidence.Evidence
/** A place of the resume that the reader asked for; `asked` tells one question from the next. */
export type Proof = { skillId: string; at: number; asked: number }

/** What the resume of an application says, and where it names the asked skills. */
export const resumeEvidence = (applicationId: string) => ({
  ...readAs<Evidence>('GET', '/client/resume-evidence/:applicationId', {
    params: { applicationId },
  }),
  staleTime: Infinity,
})

/** The place that a proof stands for. */
export const placeOf = (evidence: Evidence | undefined, proof: Proof | undefined) =>
  proof && evidence?.skills.find(({ skillId }) => skillId === proof.skillId)?.places[proof.at]

/** Words to look for, as a pattern: spaces may be any, and letters of either case. */
export const patternOf = (words: string) =>
  new RegExp(
    words
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\s+/g, '\\s+'),
    'giu'
  )

/** As many words of a quote, from its first, as are on one line of the text and may be looked for; a quote may run over several. */
export function onOneLine({ lines }: Evidence, quote: string): string {
  const words = quote.trim().split(/\s+/)
  for (let count = words.length; count > 0; count--) {
    const part = words.slice(0, count).join(' ')
    if (part.length <= SEARCH_MAX && lines.some(({ text }) => text.search(patternOf(part)) >= 0))
      return part
  }
  return ''
}
