import { t } from '@lingui/core/macro'
import { grouped } from '../../components/format'

/** "30 open jobs at a time", "No assessment credits a month", "20 AI analyses a month". */
export const featureWords = (label: string, value: number | boolean) =>
  typeof value === 'number'
    ? value === 0
      ? t`No ${{ within: within(label) }}`
      : `${grouped(value)} ${within(label)}`
    : value
      ? label
      : t`No ${{ within: within(label) }}`

/** A label within a sentence; an abbreviation at its beginning stays. */
const within = (label: string) =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
