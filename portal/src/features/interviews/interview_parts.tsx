import { useState } from 'react'
import { Button, Stack, Text, Textarea } from '@mantine/core'
import { labelIn } from '#api/http/choices'
import { interviewLimits, interviewTypes } from '#api/interviews/interview_facts'
import { IconCalendarPlus, IconVideo } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import type { Data } from '#data'
import { api } from '../../app/api'
import { Dialog, DialogEnd } from '../../components/dialog'
import { download } from '../../components/files/download'
import { Refused } from '../../components/forms/refused'
import { useWrite } from '../../components/forms/write'
import type { EitherSide } from '#api/accounts/account_facts'

// What the interview screens of both sides share.

export type Interview = Data.Interviews.Interview
type Side = EitherSide

/** The reads that show interviews, or what follows from them. */
export const interviewReads = [
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
  '/conversation/:id/about',
]

/** One line of an interview: with whom or for which job, its round, its kind and how long it takes. */
export const lineOf = (what: string, { round, type, duration }: Interview) =>
  [what, t`Round ${{ round }}`, labelIn(interviewTypes, type), t`${{ duration }} minutes`].join(
    ' · '
  )

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
          {t`Join the call`}
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
        {t`Add to calendar`}
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
  decline: { title: t`Decline this interview?`, button: t`Decline interview`, back: t`Keep it` },
  cancel: { title: t`Cancel this interview?`, button: t`Cancel interview`, back: t`Keep it` },
  dispute: { title: t`Did it go differently?`, button: t`Say so`, back: t`Back` },
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
  const [reason, setReason] = useState('')
  const { title, button, back } = words[what.act]
  const disputes = what.act === 'dispute'
  const other = what.side === 'client' ? interview.dev.fName : interview.company.name

  const {
    send: end,
    busy,
    failure,
  } = useWrite(
    (): Promise<unknown> => {
      const body = { interviewId: interview._id, reason: reason.trim() }
      return what.side === 'client' ? calls.client[what.act](body) : calls.candidate[what.act](body)
    },
    { refreshes: interviewReads, onDone: onClose }
  )

  return (
    <Dialog onClose={onClose} title={title}>
      <Stack>
        <Text size="sm">
          {other}{' '}
          {disputes
            ? t`reads what you write and settles it with you; where you do not agree, we look at it ourselves.`
            : t`will be told at once. The application stays open.`}
        </Text>
        <Textarea
          label={disputes ? t`What happened?` : t`What should they know?`}
          description={t`They will read this`}
          withAsterisk={what.act !== 'decline'}
          maxLength={interviewLimits.message.max}
          autosize
          minRows={3}
          value={reason}
          error={failure?.fields.reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <Refused failure={failure} beside={['reason']} />
        <DialogEnd back={back} onBack={onClose}>
          <Button color={disputes ? undefined : 'red'} loading={busy} onClick={() => void end()}>
            {button}
          </Button>
        </DialogEnd>
      </Stack>
    </Dialog>
  )
}
