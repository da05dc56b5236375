import { useState } from 'react'
import { plural, t } from '@lingui/core/macro'
import { api } from '../../../app/api'
import { notify } from '../../../app/notices'
import { readerZone } from '../../../components/format'
import { useWrite } from '../../../components/forms/write'
import { interviewReads, type Interview } from '../interview_parts'
import { apart, toggled } from '../slots'

/** A time that was pointed at; its length is open where somebody pointed at its start only. */
export type Span = { start: number; minutes?: number }
export type Invitee = { appliedId: string; name: string; timeZone?: string | null }
export type Scheduled = { invitee: Invitee; interview?: Interview; at?: Span; onClose: () => void }
export type Schedule = ReturnType<typeof useSchedule>

/** The times that are offered, and what the interview will be. */
export function useSchedule({ interview, at }: Scheduled) {
  const [slots, setSlots] = useState<number[]>(at ? [at.start] : [])
  const [terms, setTerms] = useState(() => ({
    duration: String(interview?.duration ?? at?.minutes ?? 45),
    type: interview?.type ?? ('video' as Interview['type']),
    meetingUrl: interview?.meetingUrl ?? '',
    location: interview?.location ?? '',
    message: '',
    interviewers: (interview?.interviewers ?? []).flatMap(({ userId }) => userId ?? []),
  }))
  const set = (change: Partial<typeof terms>) => setTerms((before) => ({ ...before, ...change }))
  const length = Number(terms.duration) * 60_000
  return {
    ...{ slots, terms, set, length },
    /** Whether it is another time for one that is set. */
    moves: interview?.status === 'scheduled' || interview?.status === 'reschedule_requested',
    toggle: (start: number) => setSlots((before) => toggled(before, start, length)),
    /** At another length those that would overlap go, and the person reads that. */
    lengthen(duration: string) {
      const fitting = apart(slots, Number(duration) * 60_000)
      const gone = slots.length - fitting.length
      if (gone > 0)
        notify.info(
          t`At this length ${plural(gone, { one: '# time', other: '# times' })} would overlap; choose again`
        )
      set({ duration })
      setSlots(fitting)
    },
  }
}

/** Sends by one of three calls, as it is a move, a request for times or an offer of them. */
export function useInvitation(
  { slots, terms, moves }: Schedule,
  { invitee: { appliedId }, interview, onClose }: Scheduled
) {
  const { send, busy, failure } = useWrite((call: () => Promise<unknown>) => call(), {
    refreshes: interviewReads,
    onDone: onClose,
  })
  const { type, meetingUrl, location, interviewers } = terms
  const message = terms.message || undefined
  const offered = {
    slots: slots.map((start) => ({ start: new Date(start).toISOString() })),
    timeZone: readerZone(),
  }
  const takingPart = {
    interviewerIds: interviewers.length > 0 || interview ? interviewers : undefined,
    meetingUrl: type === 'video' ? meetingUrl || undefined : undefined,
    location: type === 'video' ? undefined : location || undefined,
  }
  const kind = { duration: Number(terms.duration), type, message }

  const move = (interviewId: string) =>
    api.patch('/client/rescheduleInterview', {
      body: { interviewId, ...offered, reason: message },
    })
  const askForTimes = () =>
    api.patch('/client/requestInterview', {
      body: { appliedId, timeZone: offered.timeZone, ...kind, ...takingPart },
    })
  const offer = () =>
    api.patch('/client/scheduleInterview', {
      body: { appliedId, interviewId: interview?._id, ...offered, ...kind, ...takingPart },
    })
  return {
    busy,
    failure,
    askForTimes: () => void send(askForTimes),
    invite: () => void send(interview && moves ? () => move(interview._id) : offer),
  }
}
