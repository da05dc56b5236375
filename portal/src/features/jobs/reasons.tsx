import type { LocationKind } from '#api/taxonomy/taxonomy_facts'

/** What speaks for a job, and what does not. */
export type Why = {
  matched: number
  asked: number
  paysEnough: boolean | null
  place: LocationKind | 'remote' | null
  usualDays: number | null
  responseRate: number | null
}

const places: Record<LocationKind | 'remote', string> = {
  remote: 'Remote',
  city: 'In your city',
  state: 'In your state',
  country: 'In your country',
}

/** The reasons of a place in the list, each in a few words. */
export function Reasons({ why }: { why: Why }) {
  const { matched, asked, paysEnough, place, usualDays, responseRate } = why
  const words = [
    `${matched} of ${asked} skills`,
    paysEnough === null ? null : paysEnough ? 'Pays above your floor' : 'Pays below your floor',
    place && places[place],
    usualDays !== null
      ? `Answers in ${usualDays === 1 ? 'a day' : `${usualDays} days`}`
      : responseRate !== null && `${responseRate} % answered in time`,
  ]
  return (
    <ul className="c-reasons" aria-label="Why this job">
      {words.map((word) => word && <li key={word}>{word}</li>)}
    </ul>
  )
}
