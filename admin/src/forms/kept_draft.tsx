import { useEffect, useRef, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Alert, Button } from '@mui/material'
import { useGetIdentity, useRecordContext } from 'react-admin'
import type { Catalogue } from '../catalogues'
import { draftKey, dropDraft, keepDraft, readDraft } from './draft_store'
import { LeaveGuard } from './leave_guard'

/** Milliseconds after the last key until what was typed is kept. */
const PAUSE_MS = 400

/**
 * Where a row's form keeps what is typed and not saved: on this device, and only where long texts are written. Without
 * a row the form makes a new one. `ended` is for the form's mutation: what is saved is no draft any more.
 */
export function useDraft(catalogue: Catalogue, rowId?: string) {
  const { identity } = useGetIdentity()
  const isWritten = Object.values(catalogue.fields).some(({ type }) => type === 'html')
  const key = isWritten && identity ? draftKey(String(identity.id), catalogue.name, rowId) : null
  return { key, ended: (_: unknown, error: unknown) => void (key && !error && dropDraft(key)) }
}

/** Guards a form: leaving it with edits asks first, and a draft is kept where there is a place for it. */
export const FormGuard = ({ draft }: { draft: string | null }) =>
  draft ? <KeptDraft key={draft} draft={draft} /> : <LeaveGuard />

/** What was typed is there again after a crash, a closed tab or a session that ended. */
function KeptDraft({ draft }: { draft: string }) {
  const { setValue, reset, formState } = useFormContext()
  const { isReady } = formState
  const isBack = useRef(false)
  const { dirtyFields, isSubmitting } = useFormState()
  const values = useWatch()
  const readAt = useRecordContext()?.updatedAt as string | undefined
  const [found, setFound] = useState(() => readDraft(draft))
  const changed = Object.keys(dirtyFields)

  useEffect(() => {
    // before it is ready the form sets itself to the row once more
    if (!isReady || isBack.current) return
    isBack.current = true
    for (const [name, value] of Object.entries(found?.values ?? {}))
      setValue(name, value, { shouldDirty: true })
  }, [isReady, found, setValue])
  useEffect(() => {
    if (isSubmitting || !changed.length) return
    const kept = Object.fromEntries(changed.map((name) => [name, values[name]]))
    const waiting = setTimeout(() => keepDraft(draft, { values: kept, readAt }), PAUSE_MS)
    return () => clearTimeout(waiting)
  })
  const drop = () => {
    dropDraft(draft)
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
          What you typed here and did not save is back.
          {found.readAt !== readAt &&
            ' Somebody saved other changes since; compare before you save.'}
        </Alert>
      )}
    </>
  )
}
