import './candidate_facts.css'
import { Badge } from '@mantine/core'
import { plural, t } from '@lingui/core/macro'
import type { Data } from '#data'
import { countryName, dayCount } from '../../components/format'
import { availabilities } from '#api/candidates/candidate_facts'
import { labelIn } from '#api/http/choices'

export type Card = Data.Talent.CandidateCard

/** A candidate's name as far as the company may see it. */
export const nameOf = ({ fName, lName }: Pick<Card, 'fName' | 'lName'>) => `${fName} ${lName}`

/** "Can start at once", "Can start in 30 days". */
export const notice = (days: number | null) =>
  days === null ? null : days === 0 ? t`Can start at once` : t`Notice ${{ days: dayCount(days) }}`

/** "7 years · Pune, Maharashtra · Open to offers · English C1" */
export const factsOf = (card: Card) =>
  [
    card.experience > 0
      ? plural({ count: card.experience }, { one: '# year', other: '# years' })
      : t`New to work`,
    [card.city, card.stateName].filter(Boolean).join(', ') ||
      (card.countryCode && countryName(card.countryCode)),
    card.availability && labelIn(availabilities, card.availability),
    notice(card.noticePeriodDays),
    card.englishBand && t`English ${{ band: card.englishBand }}`,
  ]
    .filter(Boolean)
    .join(' · ')

/** Bought places say so. */
export function PaidMark({ card }: { card: Pick<Card, 'isPromotedProfile' | 'spotLight'> }) {
  if (!card.isPromotedProfile && !card.spotLight) return null
  return (
    <Badge color="amber" size="sm" title={t`The candidate paid for this place`}>
      {card.isPromotedProfile ? t`Paid: promoted` : t`Paid: spotlight`}
    </Badge>
  )
}

/** The first skills with their years; those that were asked for are marked. */
export function Skills({
  skills,
  wanted = [],
  most = 6,
}: {
  skills: Card['skills']
  wanted?: string[]
  most?: number
}) {
  const ordered = [
    ...skills.filter((one) => wanted.includes(one.skillId)),
    ...skills.filter((one) => !wanted.includes(one.skillId)),
  ]
  const more = skills.length - most
  return (
    <ul className="ta-skills" aria-label={t`Skills`}>
      {ordered.slice(0, most).map((one) => (
        <li key={one._id} data-wanted={wanted.includes(one.skillId) || undefined}>
          {one.skillName}
          {one.years !== null && one.years > 0 && <small>{t`${{ years: one.years }} y`}</small>}
        </li>
      ))}
      {more > 0 && <li data-more>{t`${more} more`}</li>}
    </ul>
  )
}
