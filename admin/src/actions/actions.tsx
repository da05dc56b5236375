import { Suspense, useState } from 'react'
import { Box, Button, LinearProgress } from '@mui/material'
import { useGetIdentity, useNotify, usePermissions, useRefresh } from 'react-admin'
import { fits, type Action } from '#api/catalogues/definition'
import { act } from '../http'
import { mayWrite, titleOf, type Catalogue } from '../catalogues'
import { ActionDialog } from './action_dialog'
import { saidBefore } from './special'

export type Named = Action & { name: string }

/** The actions that a row is in the state for, for those who may; `own` are those that another admin is asked for. */
function useOffers(catalogue: Catalogue, record: any): { offered: Named[]; own: Named[] } {
  const { permissions } = usePermissions()
  const { identity } = useGetIdentity()
  if (!record || !mayWrite(catalogue, permissions)) return { offered: [], own: [] }
  const fitting = Object.entries(catalogue.actions ?? {})
    .filter(([, action]) => fits(record, action.when))
    .map(([name, action]) => ({ name, ...action }))
  const isOwn = ({ byAnother }: Action) =>
    // nothing is offered before it is known who asks
    byAnother && (!identity || record[byAnother.than] === String(identity.id))
  return {
    offered: fitting.filter((action) => !isOwn(action)),
    own: identity ? fitting.filter(isOwn) : [],
  }
}

/** The actions that this admin may take with a row, by its state and by who asked for it. */
export const useActions = (catalogue: Catalogue, record: any): Named[] =>
  useOffers(catalogue, record).offered

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
  const { offered: actions, own: withheld } = useOffers(catalogue, record)
  const notify = useNotify()
  const refresh = useRefresh()
  const [own, setOwn] = useState<string>()
  const asked = actions.find((action) => action.name === (open ?? own))
  const ask = setOpen ?? setOwn
  const Before = asked && saidBefore[`${catalogue.name} ${asked.name}`]

  const send = async (action: Named, input: object) => {
    const row = await act(catalogue.name, action.name, record, input)
    notify(action.done ?? `${action.label}: done`, { type: 'success' })
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
      {withheld.length > 0 && (
        <Box sx={{ color: 'text.secondary', fontSize: 14, maxWidth: 420 }}>
          {withheld[0].byAnother!.words}
        </Box>
      )}
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
        >
          {Before && (
            <Suspense fallback={<LinearProgress aria-label="The form loads" />}>
              <Before record={record} />
            </Suspense>
          )}
        </ActionDialog>
      )}
    </>
  )
}
