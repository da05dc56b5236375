import './schedule_dialog.css'
import { useMemo, useState } from 'react'
import { Button, FocusTrap, Group, Stack, Textarea } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { t } from '@lingui/core/macro'
import { interviewLimits } from '#api/interviews/interview_facts'
import { useSession } from '../../../app/session/session'
import { Dialog } from '../../../components/dialog'
import { readerZone } from '../../../components/format'
import { Refused } from '../../../components/forms/refused'
import { Failed } from '../../../components/page/fetched'
import { startOfDay } from '../../../components/times/days'
import { CalendarsRead } from './calendars_read'
import { OfferWeek } from './offer_week'
import { ScheduleTerms } from './schedule_terms'
import { AnotherTime, ChosenTimes, DaySteps } from './schedule_times'
import { useTakenTimes } from './taken_times'
import { useInvitation, useSchedule, type Schedule, type Scheduled } from './use_schedule'

const HOUR = 3_600_000

/** Offers one or several times to an applicant: a week in both zones, busy hours marked, three clicks to the invitation. With an interview it answers that one: times for one that has none yet, another time for one that is set. */
export function ScheduleDialog(scheduled: Scheduled) {
  const { invitee, interview, onClose } = scheduled
  const phone = useMediaQuery('(max-width: 48em)') ?? false
  const schedule = useSchedule(scheduled)
  const invitation = useInvitation(schedule, scheduled)
  const { terms, set, moves } = schedule
  const { failure } = invitation
  return (
    <Dialog
      onClose={onClose}
      size={920}
      fullScreen={phone}
      title={
        moves
          ? t`A new time with ${{ name: invitee.name }}`
          : t`Interview with ${{ name: invitee.name }}`
      }
    >
      <FocusTrap.InitialFocus />
      <Stack gap="md">
        <TimesToOffer {...{ schedule, scheduled, phone }} />
        {!moves && <ScheduleTerms {...{ schedule, interview, failure }} />}
        <Textarea
          label={moves ? t`Why another time?` : t`Message`}
          description={t`They will read this`}
          autosize
          minRows={2}
          maxLength={interviewLimits.message.max}
          value={terms.message}
          error={failure?.fields.message ?? failure?.fields.reason}
          onChange={(event) => set({ message: event.currentTarget.value })}
        />
        <Refused failure={failure} title={t`The invitation was not sent`} beside={[]} />
        <InviteBar {...{ schedule, scheduled, invitation }} />
      </Stack>
    </Dialog>
  )
}

/** The days, who is free in them, and what was chosen. */
function TimesToOffer({
  schedule,
  scheduled: { invitee, at },
  phone,
}: {
  schedule: Schedule
  scheduled: Scheduled
  phone: boolean
}) {
  const [from, setFrom] = useState(() => startOfDay(new Date(at?.start ?? Date.now() + 20 * HOUR)))
  const { user } = useSession()
  const theirs = invitee.timeZone ?? readerZone()
  const count = phone ? 3 : 7
  const days = useMemo(
    () => Array.from({ length: count }, (_, index) => startOfDay(from, index)),
    [from, count]
  )
  const until = startOfDay(days[days.length - 1], 1)
  // a time is busy when somebody who takes part, or the candidate, sits in another interview
  const { interviewers } = schedule.terms
  const people = interviewers.length > 0 ? interviewers : user ? [user._id] : []
  const { reads, outside, isBusy, away } = useTakenTimes({
    ...{ appliedId: invitee.appliedId, people, from: days[0], until, length: schedule.length },
  })
  return (
    <>
      <DaySteps from={from} count={count} onFrom={setFrom} />
      {reads.map(
        (read, index) =>
          read.isError &&
          !read.data && <Failed key={index} read={read} what={t`The times that are taken`} />
      )}
      <CalendarsRead read={outside} own={user?._id} />
      <OfferWeek
        days={days}
        theirs={theirs}
        slots={schedule.slots}
        isBusy={isBusy}
        away={away}
        short={phone}
        onToggle={schedule.toggle}
      />
      <ChosenTimes schedule={schedule} theirs={theirs} />
      <AnotherTime schedule={schedule} />
    </>
  )
}

function InviteBar({
  schedule: { slots, moves },
  scheduled: { interview, onClose },
  invitation: { busy, askForTimes, invite },
}: {
  schedule: Schedule
  scheduled: Scheduled
  invitation: ReturnType<typeof useInvitation>
}) {
  return (
    <Group justify="flex-end" className="week-bar">
      <Button variant="default" onClick={onClose}>
        {t`Cancel`}
      </Button>
      {!interview && slots.length === 0 && (
        <Button variant="default" loading={busy} onClick={askForTimes}>
          {t`Ask for their times`}
        </Button>
      )}
      <Button disabled={!slots.length} loading={busy} onClick={invite}>
        {slots.length > 1
          ? t`Offer ${{ count: slots.length }} times`
          : moves
            ? t`Ask for this time`
            : t`Send invitation`}
      </Button>
    </Group>
  )
}
