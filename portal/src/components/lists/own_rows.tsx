import './cards.css'
import './own_rows.css'
import { useState, type ReactNode } from 'react'
import { Button, Group, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import type { Reading } from '../page/fetched'
import { EmptyState } from '../message'
import { Spot } from '../spot'
import { GrowingList } from './growing_list'
import type { Growing } from './show_more'

/**
 * Rows that people keep themselves, such as templates or keys: what they are for, a button that adds one, and one dialog
 * that adds and changes. Each is drawn by `row`, as an `OwnRow`.
 */
export function OwnRows<T extends { _id: string }>({
  list,
  rows,
  what,
  lead,
  add,
  full = false,
  empty,
  row,
  dialog,
}: {
  list: Reading & Partial<Growing>
  rows: readonly T[]
  /** As a sentence begins: "Your templates". */
  what: string
  lead?: ReactNode
  /** On the button; without it none can be added here. */
  add?: string
  /** There are as many as there can be. */
  full?: boolean
  empty: { title: string; children: ReactNode }
  row: (one: T, edit: () => void) => ReactNode
  /** Adds one, or changes the one that is given. */
  dialog?: (one: T | undefined, close: () => void) => ReactNode
}) {
  const [editing, setEditing] = useState<T | 'new'>()
  const button = add && (
    <Button leftSection={<IconPlus size={18} stroke={1.5} />} onClick={() => setEditing('new')}>
      {add}
    </Button>
  )
  const above = rows.length > 0 && !full && button
  return (
    <>
      {(lead || above) && (
        <Group mb="lg" justify={lead ? 'space-between' : 'flex-end'} gap="md">
          {lead && (
            <Text size="sm" maw={560}>
              {lead}
            </Text>
          )}
          {above}
        </Group>
      )}
      <GrowingList
        list={list}
        what={what}
        rows={rows}
        empty={
          <EmptyState icon={<Spot name="papers" />} title={empty.title} action={button}>
            {empty.children}
          </EmptyState>
        }
      >
        <ul className="cards">{rows.map((one) => row(one, () => setEditing(one)))}</ul>
      </GrowingList>
      {editing && dialog?.(editing === 'new' ? undefined : editing, () => setEditing(undefined))}
    </>
  )
}

type Removal = {
  /** On the button; "Delete" unless told. */
  label?: string
  /** What is asked before. */
  ask: string
  busy: boolean
  send: () => Promise<unknown>
}

/** One of them: its name with badges, what it is, its buttons, and a question before it is taken away. */
export function OwnRow({
  name,
  badges,
  children,
  below,
  actions,
  onEdit,
  remove,
}: {
  name: string
  badges?: ReactNode
  children: ReactNode
  /** Beneath both, over the whole width. */
  below?: ReactNode
  /** Buttons before those that change and take away. */
  actions?: ReactNode
  onEdit?: () => void
  remove?: Removal
}) {
  const { label = t`Delete` } = remove ?? {}
  return (
    <li className="card own-row">
      <div>
        <h3>
          <span>{name}</span>
          {badges}
        </h3>
        {children}
      </div>
      <Group gap="xs">
        {actions}
        {onEdit && (
          <Button size="xs" variant="default" onClick={onEdit} aria-label={t`Change ${name}`}>
            {t`Change`}
          </Button>
        )}
        {remove && (
          <Button
            size="xs"
            variant="subtle"
            className="c-away"
            loading={remove.busy}
            aria-label={`${label} ${name}`}
            onClick={() => window.confirm(remove.ask) && void remove.send()}
          >
            {label}
          </Button>
        )}
      </Group>
      {below && <div className="own-below">{below}</div>}
    </li>
  )
}
