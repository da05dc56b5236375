import './verified_marks.css'
import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { day } from '../format'

/** What a profile shows of a test that was passed and still holds. */
export type Mark = {
  kind: string
  name: string
  skillId: string | null
  bandLabel: string
  takenAt: string
  validUntil: string
}

/** Passed tests with their band and date; in a list the first few without the date. */
export function VerifiedMarks({ marks, most }: { marks: Mark[]; most?: number }) {
  if (marks.length === 0) return null
  const more = most === undefined ? 0 : marks.length - most
  return (
    <ul className="c-marks" aria-label={t`Tests passed`}>
      {marks.slice(0, most).map((mark) => (
        <li
          key={`${mark.kind}-${mark.name}`}
          title={t`Test passed on ${{ day: day(mark.takenAt) }}, holds until ${{ until: day(mark.validUntil) }}`}
        >
          <IconRosetteDiscountCheck size={16} stroke={1.75} aria-hidden="true" />
          <span>
            {mark.name}: {mark.bandLabel}
          </span>
          {most === undefined && <small className="num">{day(mark.takenAt)}</small>}
        </li>
      ))}
      {more > 0 && (
        <li data-more>
          <Trans>{more} more</Trans>
        </li>
      )}
    </ul>
  )
}

/** The same in a word, for cards that are buttons and for tables: the latest one, and how many more there are. */
export function MarksLine({ marks }: { marks: Mark[] }) {
  const [latest, ...others] = marks
  if (!latest) return null
  const all = marks.map(({ name, bandLabel }) => `${name}: ${bandLabel}`).join(', ')
  return (
    <span className="c-marks-line" title={t`Tests passed: ${all}`}>
      <IconRosetteDiscountCheck size={16} stroke={1.75} aria-hidden="true" />
      <span>
        <span className="sr-only">{t`Test passed:`} </span>
        {latest.name}: {latest.bandLabel}
        {others.length > 0 && t` and ${{ count: others.length }} more`}
      </span>
    </span>
  )
}
