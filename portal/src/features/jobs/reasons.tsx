import { plural, t } from '@lingui/core/macro'
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

const places = () =>
  ({
    remote: t`Remote`,
    city: t`In your city`,
    state: t`In your state`,
    country: t`In your country`,
  }) satisfies Record<LocationKind | 'remote', string>

/** The reasons of a place in the list, each in a few words. */
export function Reasons({ why }: { why: Why }) {
  const { matched, asked, paysEnough, place, usualDays, responseRate } = why
  const words = [
    t`${matched} of ${asked} skills`,
    paysEnough === null ? null : paysEnough ? t`Pays above your floor` : t`Pays below your floor`,
    place && places()[place],
    usualDays !== null
      ? plural({ count: usualDays }, { one: 'Answers in a day', other: 'Answers in # days' })
      : responseRate !== null && t`${responseRate} % answered in time`,
  ]
  return (
    <ul className="c-reasons" aria-label={t`Why this job`}>
      {words.map((word) => word && <li key={word}>{word}</li>)}
    </ul>
  )
}
