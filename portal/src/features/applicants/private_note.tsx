import { Textarea } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { applicationLimits } from '#api/applications/application_facts'

/** The field of a note to a move that only colleagues read. */
export function PrivateNote({
  note,
  onNote,
  error,
}: {
  note: string
  onNote: (note: string) => void
  error?: string
}) {
  return (
    <Textarea
      label={t`Private note`}
      description={t`Only your company reads it`}
      autosize
      minRows={1}
      maxRows={8}
      maxLength={applicationLimits.note.max}
      value={note}
      onChange={(event) => onNote(event.currentTarget.value)}
      error={error}
    />
  )
}
