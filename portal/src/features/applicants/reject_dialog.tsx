import { useState } from 'react'
import { Button, Select, Stack, Text, Textarea } from '@mantine/core'
import { plural, t } from '@lingui/core/macro'
import {
  applicationLimits,
  REJECTION_HOURS,
  rejectionReasons,
  UNDO_MINUTES,
  UNREJECT_DAYS,
} from '#api/applications/application_facts'
import { Dialog, DialogEnd } from '../../components/dialog'
import { Refused } from '../../components/forms/refused'
import { useWrite } from '../../components/forms/write'
import { nameOf, type Applicant } from './applicants_data'
import { Names } from './bulk/bulk_dialogs'
import { PrivateNote } from './private_note'

/** Words to begin with; the person who rejects edits them. */
const suggestions: Record<(typeof rejectionReasons)[number], string> = {
  'Skills do not match': t`Thank you for applying. For this position we went on with people whose skills are closer to those we listed. Your profile is a good one, and we would be glad to see you apply for another of our jobs.`,
  'Too little experience': t`Thank you for applying. For this position we need somebody with more years in a similar role. Please apply again when you have them.`,
  'Too much experience': t`Thank you for applying. Your experience goes beyond what this position offers, and we do not think that it would keep you content for long.`,
  'Pay expectation': t`Thank you for applying. What you expect is above what we can pay for this position, so we will not continue.`,
  'Location or time zone': t`Thank you for applying. For this position we need somebody in another place or closer to our working hours.`,
  'Notice period': t`Thank you for applying. We need somebody who can start sooner than you can, so we will not go on this time.`,
  'Another candidate was chosen': t`Thank you for your time. It was a close decision, and we chose somebody else for this position. We enjoyed getting to know you.`,
  'Position is filled': t`Thank you for applying. The position is filled by now, so we cannot go on with further applications.`,
  'Other': '',
}

/** Three different things in three fields: the reason from a list, the words for the candidate, the note for colleagues. */
export function RejectDialog({
  all,
  onReject,
  onClose,
}: {
  all: Applicant[]
  onReject: (said: { reason: string; feedBack?: string; note?: string }) => Promise<boolean>
  onClose: () => void
}) {
  const [reason, setReason] = useState<string | null>(null)
  const [feedBack, setFeedBack] = useState('')
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState(false)
  const { send, busy, failure } = useWrite(onReject, { onDone: (done) => done && onClose() })
  const one = all.length === 1 ? all[0] : undefined

  function choose(next: string | null) {
    const own = feedBack && !Object.values(suggestions).includes(feedBack)
    setReason(next)
    setMissing(false)
    if (next && !own) setFeedBack(suggestions[next as keyof typeof suggestions] ?? '')
  }

  const reject = () =>
    reason
      ? void send({
          reason,
          feedBack: feedBack.trim() || undefined,
          note: note.trim() || undefined,
        })
      : setMissing(true)

  return (
    <Dialog
      onClose={onClose}
      title={
        one
          ? t`Reject ${{ nameOf: nameOf(one) }}?`
          : t`Reject ${plural({ applications: all.length }, { one: '# application', other: '# applications' })}?`
      }
      size="lg"
    >
      <Stack>
        {!one && <Names all={all} />}
        <Select
          label={t`Reason`}
          description={t`Only your company sees it`}
          withAsterisk
          data={[...rejectionReasons]}
          value={reason}
          onChange={choose}
          placeholder={t`Choose one`}
          error={
            missing
              ? t`Choose a reason, so that your reports mean something later`
              : failure?.fields.reason
          }
          data-autofocus
        />
        <Textarea
          label={one ? t`For ${{ fName: one.dev.fName }}` : t`For each of them`}
          description={
            one
              ? t`They will read this. A sentence of your own is worth more than ours.`
              : t`They will all read the same message.`
          }
          autosize
          minRows={3}
          maxRows={10}
          maxLength={applicationLimits.feedback.max}
          value={feedBack}
          onChange={(event) => setFeedBack(event.currentTarget.value)}
          error={failure?.fields.feedBack}
        />
        {one && <PrivateNote note={note} onNote={setNote} error={failure?.fields.note} />}
        <Refused
          failure={failure}
          title={t`Nothing was changed`}
          beside={['reason', 'feedBack', 'note']}
        />
        <Text size="sm" c="dimmed">
          {one
            ? t`They are told after ${REJECTION_HOURS} hours, or two hours before an interview; until then you can change your mind without them knowing. You can take them back for ${UNREJECT_DAYS} days.`
            : t`They are told after ${REJECTION_HOURS} hours, or two hours before an interview. You can undo all of it for ${UNDO_MINUTES} minutes, and take back each one for ${UNREJECT_DAYS} days.`}{' '}
          {t`Upcoming interviews are cancelled.`}
        </Text>
        <DialogEnd back={t`Cancel`} onBack={onClose}>
          <Button color="red" loading={busy} onClick={reject}>
            {one
              ? t`Reject application`
              : t`Reject ${plural({ applications: all.length }, { one: '# application', other: '# applications' })}`}
          </Button>
        </DialogEnd>
      </Stack>
    </Dialog>
  )
}
