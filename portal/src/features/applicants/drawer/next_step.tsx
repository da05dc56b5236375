import { useEffect, useRef, useState } from 'react'
import { Stack, Select, Textarea, Button } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { applicationLimits } from '#api/applications/application_facts'
import {
  type BoardColumn,
  type Applicant,
  type MoveTarget,
  type Place,
  type Reviewed,
  columnOf,
} from '../applicants_data'
import { useWrite } from '../../../components/forms/write'
import { PrivateNote } from '../private_note'
import { Part } from './part'

export type Acts = {
  canMove: boolean
  columns: BoardColumn[]
  onMove: (
    one: Applicant,
    to: MoveTarget | Place,
    said?: { feedBack?: string; note?: string }
  ) => Promise<boolean>
  onReject: (one: Applicant) => void
}

/** To any stage, with words for the candidate and a note for colleagues. */
export function NextStep({
  one,
  columns,
  onMove,
}: {
  one: Reviewed
  columns: BoardColumn[]
  onMove: Acts['onMove']
}) {
  const here = columnOf(columns, one)
  const targets = columns.filter(
    ({ key, status }) => key !== here?.key && (status === one.status || one.moves.includes(status))
  )
  const [key, setKey] = useState<string | undefined>(
    () =>
      (
        columns.slice(columns.indexOf(here!) + 1).find((each) => targets.includes(each)) ??
        targets[0]
      )?.key
  )
  const to = targets.find((each) => each.key === key)
  const [feedBack, setFeedBack] = useState('')
  const [note, setNote] = useState('')
  const { send, busy } = useWrite(onMove)
  // opened by a key from anywhere in what is read: it comes into view, and Enter moves on to the next stage
  const go = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    go.current?.focus({ preventScroll: true })
    go.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Part title={one.status === 'rejected' ? t`Take back` : t`Next step`}>
      <Stack gap="sm">
        <Select
          label={t`Move to`}
          data={targets.map(({ key: value, name }) => ({ value, label: name }))}
          value={key ?? null}
          onChange={(value) => value && setKey(value)}
          allowDeselect={false}
        />
        <Textarea
          label={t`For ${{ fName: one.dev.fName }}`}
          description={
            to?.status === one.status
              ? t`They see no change, as both stages mean the same to them`
              : t`They will read this with the new stage`
          }
          disabled={to?.status === one.status}
          autosize
          minRows={1}
          maxRows={8}
          maxLength={applicationLimits.feedback.max}
          value={feedBack}
          onChange={(event) => setFeedBack(event.currentTarget.value)}
        />
        <PrivateNote note={note} onNote={setNote} />
        <Button
          ref={go}
          loading={busy}
          disabled={!to}
          onClick={() =>
            to &&
            void send(one, to, {
              feedBack: feedBack.trim() || undefined,
              note: note.trim() || undefined,
            })
          }
          style={{ alignSelf: 'start' }}
        >
          {to?.status === 'hired'
            ? t`Mark ${{ fName: one.dev.fName }} as hired`
            : t`Move to ${{ name: to?.name ?? t`a stage` }}`}
        </Button>
      </Stack>
    </Part>
  )
}
