import './grid.css'
import { useEffect } from 'react'
import { Button, Menu, Text } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
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
  busy?: boolean
  /** Only in the palette. */
  quiet?: boolean
  keywords?: string[]
  /** In the menu that opens with these words, there by this shorter name. */
  menu?: { label: string; item: string }
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
        acts.map(({ id, label: words, run, to, keywords }) => ({
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
  const menus = [...new Set(acts.flatMap(({ menu }) => menu?.label ?? []))]
  return (
    <div className="c-chosen" role="region" aria-label={label}>
      <Text size="sm" component="span" role="status">
        {t`${selected} selected${{ note: note || '' }}`}
      </Text>
      <Button size="xs" variant="default" onClick={onClear}>
        {t`Clear selection`}
      </Button>
      {menus.map((words) => (
        <Menu key={words} position="top-start" withinPortal>
          <Menu.Target>
            <Button
              size="xs"
              variant="default"
              rightSection={<IconChevronDown size={14} stroke={1.5} />}
            >
              {words}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {acts
              .filter(({ menu }) => menu?.label === words)
              .map(({ id, menu, run }) => (
                <Menu.Item key={id} onClick={run}>
                  {menu!.item}
                </Menu.Item>
              ))}
          </Menu.Dropdown>
        </Menu>
      ))}
      {acts
        .filter((act) => !act.quiet && !act.menu)
        .map(({ id, label: words, run, to, harm, busy }) =>
          to ? (
            <Button key={id} size="xs" variant="default" component={Link} to={to}>
              {words}
            </Button>
          ) : (
            <Button
              key={id}
              size="xs"
              variant={harm ? 'filled' : 'default'}
              color={harm ? 'red' : undefined}
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
