import { useState } from 'react'
import { Button, Radio, Select, Stack, Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { chatLimits, reportReasons, type ReportReason } from '#api/chat/chat_facts'
import { api } from '../../../app/api'
import { read } from '../../../app/read'
import { Dialog, DialogEnd } from '../../../components/dialog'
import { Refused } from '../../../components/forms/refused'
import { useWrite } from '../../../components/forms/write'
import { useSession } from '../../../app/session/session'
import { conversationReads, nameOf, type Conversation, type Message } from '../chat_data'

/** Puts a message before the platform's moderators. */
export function ReportDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason>()
  const [note, setNote] = useState('')
  const report = useWrite(
    () =>
      api.post('/message/:id/report', {
        params: { id: message._id },
        body: { reason: reason!, note: note.trim() || undefined },
      }),
    { onDone: onClose }
  )
  return (
    <Dialog onClose={onClose} title={t`Report this message`}>
      <Stack>
        <Text size="sm">
          {t`The platform’s moderators read this message and decide; the other side is not told who reported it.`}
        </Text>
        <Radio.Group
          label={t`What is wrong with it?`}
          value={reason ?? ''}
          onChange={(value) => setReason(value as ReportReason)}
          error={report.failure?.fields.reason}
        >
          <Stack gap="xs" mt="xs">
            {reportReasons.map(({ value, label }) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label={t`What else should we know? (optional)`}
          autosize
          minRows={2}
          maxLength={chatLimits.reportNote.max}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Refused failure={report.failure} beside={['reason']} />
        <DialogEnd back={t`Cancel`} onBack={onClose}>
          <Button disabled={!reason} loading={report.busy} onClick={() => void report.send()}>
            {t`Send the report`}
          </Button>
        </DialogEnd>
      </Stack>
    </Dialog>
  )
}

/** Says who of the team answers. */
export function AnswererDialog({ one, onClose }: { one: Conversation; onClose: () => void }) {
  const { user } = useSession()
  const team = useQuery(read('GET', '/friends/get-friends', { query: { limit: 100 } }))
  const [userId, setUserId] = useState<string | null>(one.answererId)
  const colleagues = (team.data?.data ?? []).filter(({ companyName }) => companyName !== null)
  const save = useWrite(
    () =>
      api.put('/conversation/:id/answerer', {
        params: { id: one._id },
        body: { userId: userId ? Number(userId) : null },
      }),
    { refreshes: conversationReads, onDone: onClose }
  )
  return (
    <Dialog onClose={onClose} title={t`Who answers?`}>
      <Stack>
        <Select
          label={t`Colleague`}
          description={t`They are told of new messages; if nobody is chosen, everyone who can answer is`}
          placeholder={t`Nobody yet`}
          clearable
          data={[
            { value: user!._id, label: t`${{ nameOf: nameOf(user!) }} (you)` },
            ...colleagues.map((each) => ({ value: each._id, label: nameOf(each) })),
          ]}
          value={userId}
          onChange={setUserId}
          error={save.failure?.fields.userId ?? save.failure?.message}
        />
        <DialogEnd back={t`Cancel`} onBack={onClose}>
          <Button loading={save.busy} onClick={() => void save.send()}>
            {t`Save`}
          </Button>
        </DialogEnd>
      </Stack>
    </Dialog>
  )
}
