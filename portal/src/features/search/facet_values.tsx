import { type ReactNode, useState } from 'react'
import { t } from '@lingui/core/macro'
import { grouped } from '../../components/format'
import type { FacetValue } from './developers'

const FIRST = 6

/** A part of the filters with its heading. */
export function Part({
  title,
  closed = false,
  children,
}: {
  title: string
  closed?: boolean
  children: ReactNode
}) {
  return (
    <details open={!closed || undefined}>
      <summary>{title}</summary>
      <div className="se-part">{children}</div>
    </details>
  )
}

/** Values with their counts; those that find nobody stay readable but cannot be chosen. */
export function Values({
  values,
  isOn,
  onPick,
  most = FIRST,
  one,
}: {
  values: FacetValue[] | undefined
  isOn: (value: FacetValue) => boolean
  onPick: (value: FacetValue) => void
  most?: number
  /** "At least this": the chosen one and those it includes. */
  one?: boolean
}) {
  const [all, setAll] = useState(false)
  if (!values) return <div className="c-skeleton" style={{ height: 84 }} />
  const shown = all ? values : values.filter((value, index) => index < most || isOn(value))
  return (
    <ul className="se-values" data-one={one || undefined}>
      {shown.map((value) => {
        const on = isOn(value)
        return (
          <li key={value._id}>
            <button
              type="button"
              aria-pressed={on}
              disabled={value.count === 0 && !on}
              onClick={() => onPick(value)}
            >
              <span>{value.name}</span>
              <small>{grouped(value.count)}</small>
            </button>
          </li>
        )
      })}
      {values.length > most && (
        <li>
          <button type="button" className="se-all" onClick={() => setAll(!all)}>
            {all ? t`Show fewer` : t`Show all ${{ count: values.length }}`}
          </button>
        </li>
      )}
    </ul>
  )
}
