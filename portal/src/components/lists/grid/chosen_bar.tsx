import './grid.css'
import { useEffect } from 'react'
import { Button, Text } from '@mantine/core'
import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { registerActions } from '../../../app/frames/palette_actions'

/** What can be done with the selected rows: a button here, and a verb of the palette. */
export type BulkAct = {
  id: string
  /** What it does with how many: "Reject 4 applications". */
  label: string
  run?: () => unknown
  to?: string
  harm?: boolean
  disabled?: boolean
  busy?: boolean
  /** Only in the palette. */
  quiet?: boolean
  keywords?: string[]
}

/** At the foot of a list: how many rows are selected, and what to do with them. The palette offers the same by name. */
export function ChosenBar({
  label,
  selected,
  note,
  acts,
  onClear,
}: {
  /** "Selected applicants". */
  label: string
  selected: number
  note?: string | false
  acts: BulkAct[]
  onClear: () => void
}) {
  useEffect(
    () =>
      registerActions(
        acts
          .filter((act) => !act.disabled)
          .map(({ id, label: words, run, to, keywords }) => ({
            id: `chosen-${id}`,
            label: words,
            group: t`${selected} selected`,
            run,
            to,
            keywords,
          }))
      ),
    [acts]
  )
  if (selected === 0) return null
  return (
    <div className="c-chosen" role="region" aria-label={label}>
      <Text size="sm" component="span" role="status">
        {t`${selected} selected${{ note: note || '' }}`}
      </Text>
      <Button size="xs" variant="default" onClick={onClear}>
        {t`Clear selection`}
      </Button>
      {acts
        .filter((act) => !act.quiet)
        .map(({ id, label: words, run, to, harm, disabled, busy }) =>
          to && !disabled ? (
            <Button key={id} size="xs" variant="default" component={Link} to={to}>
              {words}
            </Button>
          ) : (
            <Button
              key={id}
              size="xs"
              variant={harm ? 'filled' : 'default'}
              color={harm ? 'red' : undefined}
              disabled={disabled}
              loading={busy}
              onClick={run}
            >
              {words}
            </Button>
          )
        )}
    </div>
  )
}
