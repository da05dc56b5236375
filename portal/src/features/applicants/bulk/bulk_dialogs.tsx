import { useState } from 'react'
import { Button, Select, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { plural, t } from '@lingui/core/macro'
import { applicationLimits, UNDO_MINUTES } from '../../../../../api/applications/application_facts'
import { api } from '../../../app/api'
import { Dialog, DialogEnd } from '../../../components/dialog'
import { Refused } from '../../../components/forms/refused'
import { useWrite } from '../../../components/forms/write'
import {
  nameOf,
  applicantReads,
  type Applicant,
  type BoardColumn,
  type Place,
} from '../applicants_data'

/** Whom an act on several applications is about. */
export const Names = ({ all }: { all: Applicant[] }) => (
  <Text size="sm" c="dimmed">
    {all.slice(0, 5).map(nameOf).join(', ')}
    {all.length > 5 && t` and ${plural({ more: all.length - 5 }, { other: '# more' })}`}
  </Text>
)

/** Several applications to one stage: all of them or none, undone within ten minutes. */
export function MoveDialog({
  all,
  columns,
  onMove,
  onClose,
}: {
  all: Applicant[]
  columns: BoardColumn[]
  onMove: (place: Place, feedBack?: string) => Promise<unknown>
  onClose: () => void
}) {
  const [key, setKey] = useState<string | null>(null)
  const [feedBack, setFeedBack] = useState('')
  const { send, busy, failure } = useWrite(onMove, { onDone: onClose })
  const place = columns.find((column) => column.key === key)

  return (
    <Dialog
      onClose={onClose}
      title={t`Move ${plural({ applications: all.length }, { one: '# application', other: '# applications' })}`}
      size="lg"
    >
      <Stack>
        <Names all={all} />
        <Select
          label={t`Move to`}
          placeholder={t`Choose a stage`}
          data={columns.map((column) => ({ value: column.key, label: column.name }))}
          value={key}
          onChange={setKey}
          data-autofocus
        />
        <Textarea
          label={t`For each of them`}
          description={t`They will all read the same message with the new stage`}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={applicationLimits.feedback.max}
          value={feedBack}
          onChange={(event) => setFeedBack(event.currentTarget.value)}
        />
        <Refused failure={failure} title={t`Nobody was moved`} beside={[]} />
        <Text size="sm" c="dimmed">
          {t`The mails wait for ${UNDO_MINUTES} minutes, so that you can undo it.`}
        </Text>
        <DialogEnd back={t`Cancel`} onBack={onClose}>
          <Button
            loading={busy}
            disabled={!place}
            onClick={() => place && void send(place, feedBack.trim() || undefined)}
          >
            {t`Move ${plural({ applications: all.length }, { one: '# application', other: '# applications' })}`}
          </Button>
        </DialogEnd>
      </Stack>
    </Dialog>
  )
}

/** The same words to several applicants, each in a mail of their own. */
export function MessageDialog({
  all,
  onSent,
  onClose,
}: {
  all: Applicant[]
  onSent: () => void
  onClose: () => void
}) {
  const [subject, setSubject] = useState('')
  const [text, setText] = useState('')
  const { send, busy, failure } = useWrite(
    () =>
      api.post('/client/message-applicants', {
        body: { appliedIds: all.map(({ _id }) => _id), subject, text },
      }),
    { refreshes: applicantReads, onDone: () => (onSent(), onClose()) }
  )

  return (
    <Dialog
      onClose={onClose}
      title={t`Write to ${plural({ applicants: all.length }, { one: '# applicant', other: '# applicants' })}`}
      size="lg"
    >
      <Stack>
        <Names all={all} />
        <TextInput
          label={t`Subject`}
          withAsterisk
          maxLength={applicationLimits.subject.max}
          value={subject}
          error={failure?.fields.subject}
          onChange={(event) => setSubject(event.currentTarget.value)}
          data-autofocus
        />
        <Textarea
          label={t`Message`}
          description={t`Each gets their own mail and sees nobody else’s name`}
          withAsterisk
          autosize
          minRows={5}
          maxRows={14}
          maxLength={applicationLimits.message.max}
          value={text}
          error={failure?.fields.text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Refused
          failure={failure}
          title={t`The message was not sent`}
          beside={['subject', 'text']}
        />
        <DialogEnd back={t`Cancel`} onBack={onClose}>
          <Button
            loading={busy}
            disabled={!subject.trim() || !text.trim()}
            onClick={() => void send()}
          >
            {t`Send to ${plural({ applicants: all.length }, { one: '# applicant', other: '# applicants' })}`}
          </Button>
        </DialogEnd>
      </Stack>
    </Dialog>
  )
}
