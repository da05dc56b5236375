import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { useFormState } from 'react-hook-form'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'

/** Inside a form: leaving it with edits that are not saved asks first, and so does closing the browser's tab. */
export function LeaveGuard({ onLose }: { onLose?: () => void }) {
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState()
  const dirty = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !isSubmitting && currentLocation.pathname !== nextLocation.pathname
  )
  useAskBeforeClosing(dirty)
  return (
    <AskToLeave
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => {
        onLose?.()
        blocker.proceed?.()
      }}
    />
  )
}

/** The browser asks before it closes or reloads a page with edits that are not saved. */
export function useAskBeforeClosing(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])
}

/** "Leave without saving?", with staying as the choice that Enter takes. */
export function AskToLeave({
  open,
  onStay,
  onLeave,
}: {
  open: boolean
  onStay: () => void
  onLeave: () => void
}) {
  return (
    <Dialog open={open} onClose={onStay} maxWidth="xs" aria-labelledby="leave-title">
      <DialogTitle id="leave-title">Leave without saving?</DialogTitle>
      <DialogContent>
        <DialogContentText>Your changes have not been saved.</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" variant="outlined" onClick={onLeave}>
          Leave without saving
        </Button>
        <Button variant="contained" onClick={onStay} autoFocus>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  )
}
