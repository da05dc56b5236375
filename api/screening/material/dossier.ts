import type { DateTime } from 'luxon'
import { blind, type Identity } from '#api/screening/material/blind'
import type { Dossier, Passage, Post } from '#api/screening/material/material'
import { shield } from '#api/screening/material/shield'

export type RawPost = {
  title: string
  text: string
  /** `2023-06`, or `2023`. */
  start: string | null
  end: string | null
  current: boolean
}

export type Raw = Identity &
  Omit<Dossier, 'posts'> & {
    posts: RawPost[]
    hiddenText: { found: boolean; extract?: string }
    /** What "present" means: the day of the application, so that the same input always says the same. */
    today: DateTime
  }

export type Gathered = {
  dossier: Dossier
  hiddenText: Raw['hiddenText']
  /** What spoke to a machine. */
  setAside: Passage[]
}

/** Makes of what was gathered what may be judged: first what speaks to a machine goes, then what may not count. */
export function dossierOf(raw: Raw): Gathered {
  const { kept, setAside } = shield(raw.passages)
  const clean = (text: string) => {
    const lines = text
      .split('\n')
      .map((line): Passage => ({ source: 'profile', text: line.trim() }))
      .filter((line) => line.text)
    return blind(shield(lines).kept, raw)
      .map((line) => line.text)
      .join('\n')
  }
  const passages = blind(kept, raw)
  return {
    hiddenText: raw.hiddenText,
    setAside,
    dossier: {
      passages,
      skills: raw.skills,
      posts: raw.posts.flatMap((post) => postOf(post, raw.today, clean)),
      answers: passages
        .filter(({ source, at }) => source === 'answer' && at)
        .map(({ at, text }) => ({ question: at!, answer: text })),
      marks: raw.marks,
      englishBand: raw.englishBand,
    },
  }
}

/** Months since year 0; a year alone begins in July and ends in June, so that it is neither made longer nor shorter. */
const monthIn = (value: string, alone: number) => {
  const [year, month] = value.split('-').map(Number)
  return 12 * year + (month ? month - 1 : alone)
}

function postOf(
  { title, text, start, end, current }: RawPost,
  today: DateTime,
  clean: (text: string) => string
): Post[] {
  const named = clean(title)
  const now = 12 * today.year + today.month
  const from = start ? monthIn(start, 6) : null
  const until = current || !end ? now : monthIn(end, 5) + 1
  if (!named && !text) return []
  // a post without a time counts for its title
  if (from === null) return [{ title: named, text: clean(text), from: now, until: now }]
  return [{ title: named, text: clean(text), from, until: Math.max(from, Math.min(until, now)) }]
}
