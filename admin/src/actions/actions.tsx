import { Suspense, useState } from 'react'
import { Box, Button, LinearProgress, Menu, MenuItem } from '@mui/material'
import { IconChevronDown } from '@tabler/icons-react'
import { useGetIdentity, useNotify, usePermissions, useRefresh } from 'react-admin'
import { isOffered, type Action } from '#api/catalogues/definition'
import { act } from '../http'
import { mayWrite, titleOf, type Catalogue, type Named } from '../catalogues'
import { ActionDialog } from './action_dialog'
import { keptInput } from './kept_input'
import { saidOf } from './said'
import { saidBefore } from './special'
import { useSendLater } from './use_send_later'

/** The actions that a row is in the state for, for those who may; `own` are those that another admin is asked for. */
function useOffers(catalogue: Catalogue, record: any): { offered: Named[]; own: Named[] } {
  const { permissions } = usePermissions()
  const { identity } = useGetIdentity()
  if (!record || !mayWrite(catalogue, permissions)) return { offered: [], own: [] }
  const fitting = Object.entries(catalogue.actions ?? {})
    .filter(([, action]) => isOffered(record, action))
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

/** The key of what lets a row through: the one button that stands out. */
const CONSENT = 'a'

/** Does an action ask back, or for words, before it is sent? */
const asks = (action: Action) => action.harm || Object.values(action.input ?? {}).length > 0

/** How an action of a row is taken: at once, or by the dialog of one that asks back. */
export function useTaking({
  catalogue,
  record,
  actions,
  onDone,
  onDecide,
  open,
  setOpen,
}: {
  catalogue: Catalogue
  record: any
  actions: Named[]
  /** After one that asked back went through. */ onDone?: (row: any) => void
  onDecide?: (action: Named, input: object) => void
  open?: string
  setOpen?: (name?: string) => void
}) {
  const notify = useNotify()
  const refresh = useRefresh()
  const sendLater = useSendLater(catalogue)
  const [own, setOwn] = useState<string>()
  const asked = actions.find((action) => action.name === (open ?? own))
  const ask = setOpen ?? setOwn
  const Before = asked && saidBefore[`${catalogue.name} ${asked.name}`]

  const send = async (action: Named, input: object) => {
    const row = await act(catalogue.name, action.name, record, input)
    notify(action.done ?? saidOf(catalogue, action, record, row), { type: 'success' })
    refresh()
    onDone?.(row)
  }
  const choose = (action: Named) => {
    if (asks(action)) ask(action.name)
    else if (onDecide) onDecide(action, {})
    else
      send(action, {}).catch((error) => {
        notify(error.message, { type: 'error' })
        refresh()
      })
  }
  const dialog = asked && (
    <ActionDialog
      action={asked}
      title={`${asked.label}: ${titleOf(catalogue, record)}`}
      before={keptInput(catalogue.name, record.id, asked.name)}
      onClose={() => ask(undefined)}
      onSend={async (input) =>
        onDecide && asked.key
          ? onDecide(asked, input)
          : asked.into
            ? sendLater(asked, record, input)
            : send(asked, input)
      }
    >
      {Before && (
        <Suspense fallback={<LinearProgress aria-label="The form loads" />}>
          <Before record={record} />
        </Suspense>
      )}
    </ActionDialog>
  )
  return { choose, dialog }
}

/** Buttons of a row's actions. Decisions, and what asks nothing back, are sent by `onDecide` where it is given. */
export function ActionButtons({
  only = () => true,
  most = Infinity,
  ...taken
}: Omit<Parameters<typeof useTaking>[0], 'actions'> & {
  /** Which of the actions are here. */ only?: (action: Named) => boolean
  /** How many have a button of their own; the others are in a menu. */ most?: number
}) {
  const { catalogue, record, setOpen } = taken
  const { offered, own: withheld } = useOffers(catalogue, record)
  const actions = offered.filter(only)
  const { choose, dialog } = useTaking({ ...taken, actions })

  const buttons = actions.length > most + 1 ? actions.slice(0, most) : actions
  const lead = actions.find(({ key }) => key === CONSENT) ?? actions.find(({ leads }) => leads)
  return (
    <>
      {withheld.length > 0 && (
        <Box sx={{ color: 'text.secondary', fontSize: 14, maxWidth: 420 }}>
          {withheld[0].byAnother!.words}
        </Box>
      )}
      {buttons.map((action) => (
        <Button
          key={action.name}
          size="small"
          variant={action === lead ? 'contained' : 'outlined'}
          color={action.harm ? 'error' : 'primary'}
          aria-keyshortcuts={setOpen && action.key}
          title={action.key && setOpen ? `Key ${action.key}` : undefined}
          // the second click of a double one would fall on the row that comes next
          onClick={({ detail }) => detail < 2 && choose(action)}
        >
          {action.label}
        </Button>
      ))}
      {buttons.length < actions.length && (
        <MoreActions actions={actions.slice(buttons.length)} onChoose={choose} />
      )}
      {dialog}
    </>
  )
}

/** The actions that have no button of their own. */
function MoreActions({
  actions,
  onChoose,
}: {
  actions: Named[]
  onChoose: (action: Named) => void
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        endIcon={<IconChevronDown size={16} stroke={1.5} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        More
      </Button>
      <ActionMenu {...{ actions, anchor, onChoose }} onClose={() => setAnchor(null)} />
    </>
  )
}

/** Actions as a menu. */
export const ActionMenu = ({
  actions,
  anchor,
  onChoose,
  onClose,
}: {
  actions: Named[]
  anchor: HTMLElement | null
  onChoose: (action: Named) => void
  onClose: () => void
}) => (
  <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={onClose}>
    {actions.map((action) => (
      <MenuItem
        key={action.name}
        sx={{ color: action.harm ? 'error.main' : undefined }}
        onClick={() => {
          onClose()
          onChoose(action)
        }}
      >
        {action.label}
      </MenuItem>
    ))}
  </Menu>
)
