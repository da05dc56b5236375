import { useState } from 'react'
import { Button } from '@mui/material'
import { useListContext, useNotify, usePermissions, useRefresh, useUnselectAll } from 'react-admin'
import { fits, type Action } from '#api/catalogues/definition'
import { act, actOnMany } from './http'
import { mayWrite, titleOf, type Catalogue } from './catalogues'
import { ActionDialog } from './action_dialog'

export type Named = Action & { name: string }

/** The actions that a row is in the state for, for those who may. */
export function useActions(catalogue: Catalogue, record: any): Named[] {
  const { permissions } = usePermissions()
  if (!record || !mayWrite(catalogue, permissions)) return []
  return Object.entries(catalogue.actions ?? {})
    .filter(([, action]) => fits(record, action.when))
    .map(([name, action]) => ({ name, ...action }))
}

const asks = (action: Action) => action.harm || Object.values(action.input ?? {}).length > 0

/** Buttons of a row's actions; `onDone` after one went through. */
export function ActionButtons({
  catalogue,
  record,
  onDone,
  open,
  setOpen,
}: {
  catalogue: Catalogue
  record: any
  onDone?: (row: any) => void
  open?: string
  setOpen?: (name?: string) => void
}) {
  const actions = useActions(catalogue, record)
  const notify = useNotify()
  const refresh = useRefresh()
  const [own, setOwn] = useState<string>()
  const asked = actions.find((action) => action.name === (open ?? own))
  const ask = setOpen ?? setOwn

  const send = async (action: Named, input: object) => {
    const row = await act(catalogue.name, action.name, record.id, input)
    notify(`${action.label}: done`, { type: 'success' })
    refresh()
    onDone?.(row)
  }

  return (
    <>
      {actions.map((action, index) => (
        <Button
          key={action.name}
          size="small"
          variant={action.key && !action.harm && index === 0 ? 'contained' : 'outlined'}
          color={action.harm ? 'error' : 'primary'}
          title={action.key && setOpen ? `Key ${action.key}` : undefined}
          onClick={() =>
            asks(action)
              ? ask(action.name)
              : send(action, {}).catch((error) => notify(error.message, { type: 'error' }))
          }
        >
          {action.label}
        </Button>
      ))}
      {asked && (
        <ActionDialog
          action={asked}
          title={`${asked.label}: ${titleOf(catalogue, record)}`}
          onClose={() => ask(undefined)}
          onSend={(input) => send(asked, input)}
        />
      )}
    </>
  )
}

/** The same actions for a selection; above thirty rows their number is typed. */
export function BulkActions({ catalogue }: { catalogue: Catalogue }) {
  const { selectedIds, resource } = useListContext()
  const { permissions } = usePermissions()
  const unselect = useUnselectAll(resource)
  const notify = useNotify()
  const refresh = useRefresh()
  const [asked, setAsked] = useState<Named>()
  if (!mayWrite(catalogue, permissions)) return null
  const actions = Object.entries(catalogue.actions ?? {})
    .filter(([, action]) => action.bulk)
    .map(([name, action]) => ({ name, ...action }))

  const send = async (input: object) => {
    const done: string[] = []
    const refused: { message: string }[] = []
    for (let from = 0; from < selectedIds.length; from += 100) {
      const part = await actOnMany(
        catalogue.name,
        asked!.name,
        selectedIds.slice(from, from + 100).map(String),
        input
      )
      done.push(...part.done)
      refused.push(...part.refused)
    }
    notify(
      refused.length
        ? `${done.length} done, ${refused.length} refused: ${refused[0].message}`
        : `${done.length} done`,
      {
        type: refused.length ? 'warning' : 'success',
        autoHideDuration: refused.length ? 8_000 : 3_000,
      }
    )
    unselect()
    refresh()
  }

  return (
    <>
      {actions.map((action) => (
        <Button
          key={action.name}
          size="small"
          color={action.harm ? 'error' : 'primary'}
          onClick={() => setAsked(action)}
        >
          {action.label}
        </Button>
      ))}
      {asked && (
        <ActionDialog
          action={asked}
          title={`${asked.label}: ${selectedIds.length} ${selectedIds.length === 1 ? catalogue.one : catalogue.label.toLowerCase()}`}
          typed={selectedIds.length > 30 ? selectedIds.length : undefined}
          onClose={() => setAsked(undefined)}
          onSend={send}
        />
      )}
    </>
  )
}
