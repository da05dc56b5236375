import { useEffect, useRef, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Alert, Button } from '@mui/material'
import { useGetIdentity, useRecordContext } from 'react-admin'
import { keepsDrafts } from '#api/catalogues/definition'
import type { Catalogue } from '../catalogues'
import {
  beginDraft,
  draftPlace,
  dropDraft,
  findDraft,
  isOver,
  keepDraft,
  sendDraft,
  type Draft,
  type DraftPlace,
} from './draft_store'
import { LeaveGuard } from './leave_guard'

/** Milliseconds after the last key until what was typed is kept on the device, and at the server. */
const PAUSE_MS = { device: 400, server: 1_500 }

/**
 * Where a row's form keeps what is typed and not saved, and only where long texts are written. Without a row the form
 * makes a new one. `ended` is for the form's mutation: what is saved is no draft any more.
 */
export function useDraft(catalogue: Catalogue, rowId?: string) {
  const { identity } = useGetIdentity()
  const place =
    keepsDrafts(catalogue) && identity
      ? draftPlace(String(identity.id), catalogue.name, rowId)
      : null
  return {
    place,
    ended: (_: unknown, error: unknown) => void (place && !error && dropDraft(place)),
  }
}

/** Guards a form: leaving it with edits asks first, and a draft is kept where there is a place for it. */
export const FormGuard = ({ draft }: { draft: DraftPlace | null }) =>
  draft ? <KeptDraft key={draft.key} place={draft} /> : <LeaveGuard />

/** What was typed is there again after a crash, a closed tab, a session that ended, and on another device. */
function KeptDraft({ place }: { place: DraftPlace }) {
  const { setValue, reset, getFieldState, formState } = useFormContext()
  const { isReady } = formState
  const isBack = useRef(false)
  const { dirtyFields, isSubmitting } = useFormState()
  const values = useWatch()
  const readAt = useRecordContext()?.updatedAt as string | undefined
  const [found, setFound] = useState<Draft>()
  const changed = Object.keys(dirtyFields)

  useEffect(() => {
    // before it is ready the form sets itself to the row once more
    if (!isReady || isBack.current) return
    isBack.current = true
    void findDraft(place).then((draft) => {
      if (!draft) return
      setFound(draft)
      for (const [name, value] of Object.entries(draft.values))
        // what is typed already while it was looked for is newer
        if (!getFieldState(name).isDirty) setValue(name, value, { shouldDirty: true })
    })
  }, [isReady, place, setValue, getFieldState])
  useEffect(() => {
    if (!changed.length) return beginDraft(place)
    if (isSubmitting || isOver(place)) return
    const kept = Object.fromEntries(changed.map((name) => [name, values[name]]))
    const waiting = [
      setTimeout(() => keepDraft(place, { values: kept, readAt }), PAUSE_MS.device),
      setTimeout(() => void sendDraft(place), PAUSE_MS.server),
    ]
    return () => waiting.forEach(clearTimeout)
  })
  const drop = () => {
    dropDraft(place)
    setFound(undefined)
  }
  const discard = () => {
    reset()
    drop()
  }
  return (
    <>
      <LeaveGuard onLose={drop} />
      {found && (
        <Alert
          severity="info"
          sx={{ mb: 2, width: '100%' }}
          action={
            <Button color="inherit" size="small" onClick={discard}>
              Discard
            </Button>
          }
        >
          Your unsaved changes are back.
          {timeOf(found.readAt) !== timeOf(readAt) &&
            ' Someone else saved changes since; compare before you save.'}
        </Alert>
      )}
    </>
  )
}

const timeOf = (readAt: string | undefined) => (readAt ? Date.parse(readAt) : null)
