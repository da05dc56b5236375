import type { Data } from '#data'
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
