import { useRef, useState, type ReactNode } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { Form, useNotify, useRecordContext } from 'react-admin'
import type { Action } from '#api/catalogues/definition'
import { useFocusBack } from '../focus_back'
import { Input } from '../forms/inputs'
import { AskToLeave, LeaveGuard } from '../forms/leave_guard'
import { sendByKey } from '../forms/send_by_key'

type Props = {
  action: Action
  title: string
  /** Typed before a big change is made. */ typed?: number
  /** Said before the inputs. */ children?: ReactNode
  /** What was typed here before it was undone or refused. */ before?: object
  onClose: () => void
  onSend: (input: object) => Promise<unknown>
}

/** Asks for what an action needs, and shows beside the fields what the server finds wrong. Closing it asks before what was typed is lost. */
export function ActionDialog({ action, title, typed, children, before, onClose, onSend }: Props) {
  useFocusBack()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const [count, setCount] = useState('')
  const [wrong, setWrong] = useState('')
  const [leaving, setLeaving] = useState(false)
  const written = useRef(false)
  const row = useRecordContext()
  // a field of the row that has the name of an input is no answer to it; its currency is
  const known = Object.fromEntries(
    Object.values(action.input ?? {}).flatMap(({ moneyIn }) =>
      moneyIn ? [[moneyIn, row?.[moneyIn]]] : []
    )
  )
  const close = () => (written.current ? setLeaving(true) : onClose())

  const send = async (input: object) => {
    setBusy(true)
    setWrong('')
    try {
      await onSend(input)
      onClose()
    } catch (error: any) {
      const fields = error.body?.errors
      if (!fields) setWrong(error.message)
      notify(error.message, { type: 'error' })
      return fields
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={close}
      maxWidth="xs"
      fullWidth
      aria-labelledby="action-title"
      onKeyDown={sendByKey}
    >
      <Form onSubmit={send} record={{ ...known, ...before }}>
        <LeaveGuard />
        <Written on={written} />
        <DialogTitle id="action-title" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent>
          <Stack ref={focusFirst} sx={{ 'pt': 1, '& .MuiFormControl-root': { mb: 1 } }}>
            {children}
            {Object.entries(action.input ?? {}).map(
              ([name, field]) => !field.echo && <Input key={name} name={name} field={field} />
            )}
            {typed !== undefined && (
              <TextField
                label={`Type ${typed} to confirm`}
                value={count}
                onChange={(event) => setCount(event.target.value)}
                inputMode="numeric"
                sx={{ mt: 1 }}
              />
            )}
            {wrong && (
              <Typography role="alert" color="error" sx={{ mt: 1 }}>
                {wrong}
              </Typography>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} variant="outlined">
            Cancel
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={action.harm ? 'error' : 'primary'}
            disabled={busy || (typed !== undefined && count !== String(typed))}
          >
            {action.label}
          </Button>
        </DialogActions>
      </Form>
      <AskToLeave open={leaving} onStay={() => setLeaving(false)} onLeave={onClose} />
    </Dialog>
  )
}

/** Puts the focus into the first field, so that words can be typed at once; a phone would cover the rest with its keyboard. */
function focusFirst(fields: HTMLElement | null) {
  if (window.matchMedia('(pointer: fine)').matches)
    fields?.querySelector<HTMLElement>('input, textarea')?.focus()
}

/** Keeps whether something is typed in the form around it. */
function Written({ on }: { on: React.RefObject<boolean> }) {
  const { dirtyFields } = useFormState()
  const { getValues } = useFormContext()
  on.current =
    Object.keys(dirtyFields).length > 0 &&
    Object.values(getValues()).some(
      (value) => value !== null && value !== '' && value !== undefined
    )
  return null
}
