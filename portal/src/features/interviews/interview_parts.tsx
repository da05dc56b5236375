import { useState } from 'react'
import { Alert, Button, Modal, Stack, Text, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { IconCalendarPlus, IconVideo } from '@tabler/icons-react'
import type { Data } from '#data'
import { api } from '../../app/api'
import { DialogEnd } from '../../components/forms/dialog_end'
import { download } from '../../components/download'
import { useSending } from '../../components/forms/sending'

// What the interview screens of both sides share.

export type Interview = Data.Interviews.Interview
type Side = 'client' | 'candidate'

/** Where interviews, or what follows from them, are shown. */
const shownIn = [
  '/client/getInterviewsData',
  '/client/interview-busy',
  '/client/interview-applications',
  '/client/applicant-list',
  '/client/application/:id',
  '/client/dashboard',
  '/candidate/interviews',
  '/candidate/interview-applications',
  '/candidate/applied-jobs',
  '/candidate/dashboard',
]

/** Asks the server again for every list that a move of an interview changes. */
export function useRefreshInterviews() {
  const client = useQueryClient()
  return () => Promise.all(shownIn.map((path) => client.invalidateQueries({ queryKey: [path] })))
}

/** The call itself, and the file for one's own calendar. */
export function CallButtons({ interview, side }: { interview: Interview; side: Side }) {
  if (interview.status !== 'scheduled') return null
  return (
    <>
      {interview.meetingUrl && (
        <Button
          component="a"
          href={interview.meetingUrl}
          target="_blank"
          rel="noopener noreferrer"
          size="sm"
          leftSection={<IconVideo size={18} stroke={1.5} />}
        >
          Join the call
        </Button>
      )}
      <Button
        variant="default"
        size="sm"
        leftSection={<IconCalendarPlus size={18} stroke={1.5} />}
        onClick={() =>
          void download(`/${side}/interview/${interview._id}/calendar`, 'interview.ics')
        }
      >
        Add to calendar
      </Button>
    </>
  )
}

export type Ending = 'decline' | 'cancel' | 'dispute'
type Said = { interviewId: string; reason: string }

const calls = {
  client: {
    decline: (body: Said) => api.patch('/client/declineInterview', { body }),
    cancel: (body: Said) => api.patch('/client/cancelInterview', { body }),
  },
  candidate: {
    decline: (body: Said) => api.patch('/candidate/declineInterview', { body }),
    cancel: (body: Said) => api.patch('/candidate/cancelInterview', { body }),
    dispute: (body: Said) => api.patch('/candidate/disputeInterview', { body }),
  },
}
const words = {
  decline: { title: 'Decline this interview?', button: 'Decline interview', back: 'Keep it' },
  cancel: { title: 'Cancel this interview?', button: 'Cancel interview', back: 'Keep it' },
  dispute: { title: 'Was it otherwise?', button: 'Say so', back: 'Back' },
}

/** Ends an interview, or says that it went otherwise, with words for the other side. */
export function EndInterview({
  interview,
  onClose,
  ...what
}: {
  interview: Interview
  onClose: () => void
} & (
  { side: 'client'; act: keyof (typeof calls)['client'] } | { side: 'candidate'; act: Ending }
)) {
  const refresh = useRefreshInterviews()
  const [reason, setReason] = useState('')
  const { busy, failure, run } = useSending()
  const { title, button, back } = words[what.act]
  const disputes = what.act === 'dispute'
  const other = what.side === 'client' ? interview.dev.fName : interview.company.name

  const end = () =>
    run(async () => {
      const body = { interviewId: interview._id, reason: reason.trim() }
      await (what.side === 'client'
        ? calls.client[what.act](body)
        : calls.candidate[what.act](body))
      await refresh()
      onClose()
    })

  return (
    <Modal opened onClose={onClose} title={title}>
      <Stack>
        <Text size="sm">
          {other}{' '}
          {disputes
            ? 'reads what you write and settles it with you; where you do not agree, we look at it ourselves.'
            : 'will be told at once. The application stays open.'}
        </Text>
        <Textarea
          label={disputes ? 'What happened?' : 'What should they know?'}
          description="They will read this"
          withAsterisk={what.act !== 'decline'}
          maxLength={2000}
          autosize
          minRows={3}
          value={reason}
          error={failure?.fields.reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        {failure && !failure.fields.reason && <Alert color="red">{failure.message}</Alert>}
        <DialogEnd back={back} onBack={onClose}>
          <Button color={disputes ? undefined : 'red'} loading={busy} onClick={() => void end()}>
            {button}
          </Button>
        </DialogEnd>
      </Stack>
    </Modal>
  )
}
