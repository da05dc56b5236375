import { useState } from 'react'
import { Button } from '@mui/material'
import { useNotify, usePermissions, useRefresh } from 'react-admin'
import { fits, type Action } from '#api/catalogues/definition'
import { act } from './http'
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

/** Does an action ask back, or for words, before it is sent? */
export const asks = (action: Action) => action.harm || Object.values(action.input ?? {}).length > 0

/** Buttons of a row's actions. Those that ask nothing back are sent by `onPlain` where it is given. */
export function ActionButtons({
  catalogue,
  record,
  onDone,
  onPlain,
  open,
  setOpen,
}: {
  catalogue: Catalogue
  record: any
  /** After one that asked back went through. */ onDone?: (row: any) => void
  onPlain?: (action: Named) => void
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
    const row = await act(catalogue.name, action.name, record, input)
    notify(`${action.label}: done`, { type: 'success' })
    refresh()
    onDone?.(row)
  }
  const choose = (action: Named) => {
    if (asks(action)) ask(action.name)
    else if (onPlain) onPlain(action)
    else
      send(action, {}).catch((error) => {
        notify(error.message, { type: 'error' })
        refresh()
      })
  }

  return (
    <>
      {actions.map((action, index) => (
        <Button
          key={action.name}
          size="small"
          variant={action.key && !action.harm && index === 0 ? 'contained' : 'outlined'}
          color={action.harm ? 'error' : 'primary'}
          aria-keyshortcuts={setOpen && action.key}
          title={action.key && setOpen ? `Key ${action.key}` : undefined}
          onClick={() => choose(action)}
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
