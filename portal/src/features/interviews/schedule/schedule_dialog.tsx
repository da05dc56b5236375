import './schedule_dialog.css'
import { useMemo, useState } from 'react'
import {
  ActionIcon,
  Button,
  FocusTrap,
  Group,
  Input,
  Pill,
  SegmentedControl,
  Select,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { plural, t } from '@lingui/core/macro'
import { api } from '../../../app/api'
import { notify } from '../../../app/notices'
import { Dialog } from '../../../components/dialog'
import { useSession } from '../../../app/session/session'
import { Failed } from '../../../components/page/fetched'
import { bothZones, readerZone } from '../../../components/format'
import { interviewReads, type Interview } from '../interview_parts'
import { Refused } from '../../../components/forms/refused'
import { useWrite } from '../../../components/forms/write'
import { TeamPicker } from '../../team'
import { CalendarsRead } from './calendars_read'
import { OfferWeek } from './offer_week'
import { apart, startOfDay, toggled } from '../slots'
import { useTakenTimes } from './taken_times'
import { durations, interviewLimits, interviewTypes } from '#api/interviews/interview_facts'

/** A time that was pointed at; its length is open where somebody pointed at its start only. */
export type Span = { start: number; minutes?: number }
export type Invitee = { appliedId: string; name: string; timeZone?: string | null }

const HOUR = 3_600_000

/** Offers one or several times to an applicant: a week in both zones, busy hours marked, three clicks to the invitation. With an interview it answers that one: times for one that has none yet, another time for one that is set. */
export function ScheduleDialog({
  invitee,
  interview,
  at,
  onClose,
}: {
  invitee: Invitee
  interview?: Interview
  at?: Span
  onClose: () => void
}) {
  const phone = useMediaQuery('(max-width: 48em)') ?? false
  const [from, setFrom] = useState(() => startOfDay(new Date(at?.start ?? Date.now() + 20 * HOUR)))
  const [slots, setSlots] = useState<number[]>(at ? [at.start] : [])
  const moves = interview?.status === 'scheduled' || interview?.status === 'reschedule_requested'
  const [duration, setDuration] = useState(String(interview?.duration ?? at?.minutes ?? 45))
  const [type, setType] = useState<Interview['type']>(interview?.type ?? 'video')
  const [meetingUrl, setMeetingUrl] = useState(interview?.meetingUrl ?? '')
  const [location, setLocation] = useState(interview?.location ?? '')
  const [message, setMessage] = useState('')
  const [interviewers, setInterviewers] = useState<string[]>(() =>
    (interview?.interviewers ?? []).flatMap(({ userId }) => userId ?? [])
  )
  const { user } = useSession()
  const [exact, setExact] = useState('')
  const zone = readerZone()
  const theirs = invitee.timeZone ?? zone
  const length = Number(duration) * 60_000
  const days = useMemo(
    () => Array.from({ length: phone ? 3 : 7 }, (_, index) => startOfDay(from, index)),
    [from, phone]
  )
  const until = startOfDay(days[days.length - 1], 1)
  // a time is busy when somebody who takes part, or the candidate, sits in another interview
  const people = interviewers.length > 0 ? interviewers : user ? [user._id] : []
  const { reads, outside, isBusy, away } = useTakenTimes({
    ...{ appliedId: invitee.appliedId, people, from: days[0], until, length },
  })

  const toggle = (start: number) => setSlots((before) => toggled(before, start, length))
  /** At another length those that would overlap go, and the person reads that. */
  function lengthen(minutes: string) {
    const fitting = apart(slots, Number(minutes) * 60_000)
    const gone = slots.length - fitting.length
    if (gone > 0)
      notify.info(
        t`At this length ${plural(gone, { one: '# time', other: '# times' })} would overlap; choose again`
      )
    setDuration(minutes)
    setSlots(fitting)
  }

  /** Sends by one of three calls, as it is a move, a request for times or an offer of them. */
  const { send, busy, failure } = useWrite((call: () => Promise<unknown>) => call(), {
    refreshes: interviewReads,
    onDone: onClose,
  })
  const terms = {
    slots: slots.map((start) => ({ start: new Date(start).toISOString() })),
    timeZone: zone,
  }
  const takingPart = {
    interviewerIds: interviewers.length > 0 || interview ? interviewers : undefined,
    meetingUrl: type === 'video' ? meetingUrl || undefined : undefined,
    location: type === 'video' ? undefined : location || undefined,
  }
  const kind = { duration: Number(duration), type, message: message || undefined }

  const move = (interviewId: string) =>
    api.patch('/client/rescheduleInterview', {
      body: { interviewId, ...terms, reason: message || undefined },
    })
  const askForTimes = () =>
    api.patch('/client/requestInterview', {
      body: { appliedId: invitee.appliedId, timeZone: zone, ...kind, ...takingPart },
    })
  const offer = () =>
    api.patch('/client/scheduleInterview', {
      body: {
        appliedId: invitee.appliedId,
        interviewId: interview?._id,
        ...terms,
        ...kind,
        ...takingPart,
      },
    })

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
        <Group justify="space-between" gap="xs" wrap="nowrap">
          <Text size="sm" c="dimmed">
            {t`Choose one time to book it, or up to ${{ max: interviewLimits.slots.max }} for them to choose from.`}
          </Text>
          <Group gap={4} wrap="nowrap">
            <ActionIcon
              variant="default"
              size={36}
              aria-label={t`Earlier days`}
              disabled={days[0] <= startOfDay(new Date())}
              onClick={() => setFrom(startOfDay(from, phone ? -3 : -7))}
            >
              <IconChevronLeft size={18} stroke={1.5} />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size={36}
              aria-label={t`Later days`}
              onClick={() => setFrom(startOfDay(from, phone ? 3 : 7))}
            >
              <IconChevronRight size={18} stroke={1.5} />
            </ActionIcon>
          </Group>
        </Group>
        {reads.map(
          (read, index) =>
            read.isError &&
            !read.data && <Failed key={index} read={read} what={t`The times that are taken`} />
        )}
        <CalendarsRead read={outside} own={user?._id} />
        <OfferWeek
          days={days}
          theirs={theirs}
          slots={slots}
          isBusy={isBusy}
          away={away}
          short={phone}
          onToggle={toggle}
        />
        {slots.length > 0 && (
          <Group gap={6} aria-label={t`Chosen times`}>
            {slots.map((start) => (
              <Pill
                key={start}
                size="md"
                withRemoveButton
                removeButtonProps={{
                  'aria-label': t`Remove ${{ bothZones: bothZones(start, theirs) }}`,
                  'aria-hidden': false,
                }}
                onRemove={() => toggle(start)}
              >
                {bothZones(start, theirs)}
              </Pill>
            ))}
          </Group>
        )}
        <Group align="flex-end" gap="xs">
          <TextInput
            type="datetime-local"
            label={t`Another time`}
            description={t`In your time zone`}
            value={exact}
            onChange={(event) => setExact(event.currentTarget.value)}
          />
          <Button
            variant="default"
            disabled={
              !exact || Number.isNaN(Date.parse(exact)) || slots.length >= interviewLimits.slots.max
            }
            onClick={() => (toggle(new Date(exact).getTime()), setExact(''))}
          >
            {t`Add`}
          </Button>
        </Group>
        {!moves && (
          <>
            <TeamPicker
              value={interviewers}
              named={interview?.interviewers}
              nobody={t`You`}
              description={t`Their time is held and shown as busy above. Leave empty if it is just you.`}
              error={failure?.fields.interviewerIds}
              onChange={setInterviewers}
            />
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <Select
                label={t`Length`}
                allowDeselect={false}
                data={durations.map(String).map((value) => ({
                  value,
                  label: t`${value} minutes`,
                }))}
                value={duration}
                onChange={(value) => value && lengthen(value)}
              />
              <div>
                <Input.Label labelElement="div" id="kind-label">
                  {t`Kind`}
                </Input.Label>
                <SegmentedControl
                  fullWidth
                  aria-labelledby="kind-label"
                  data={[...interviewTypes]}
                  value={type}
                  onChange={setType}
                />
              </div>
            </SimpleGrid>
            {type === 'video' ? (
              <TextInput
                label={t`Meeting link`}
                type="url"
                placeholder="https://"
                value={meetingUrl}
                error={failure?.fields.meetingUrl}
                onChange={(event) => setMeetingUrl(event.currentTarget.value)}
              />
            ) : (
              <TextInput
                label={type === 'phone' ? t`Who calls whom` : t`Where`}
                maxLength={interviewLimits.location.max}
                value={location}
                error={failure?.fields.location}
                onChange={(event) => setLocation(event.currentTarget.value)}
              />
            )}
          </>
        )}
        <Textarea
          label={moves ? t`Why another time?` : t`Message`}
          description={t`They will read this`}
          autosize
          minRows={2}
          maxLength={interviewLimits.message.max}
          value={message}
          error={failure?.fields.message ?? failure?.fields.reason}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <Refused failure={failure} title={t`The invitation was not sent`} beside={[]} />
        <Group justify="flex-end" className="week-bar">
          <Button variant="default" onClick={onClose}>
            {t`Cancel`}
          </Button>
          {!interview && slots.length === 0 && (
            <Button variant="default" loading={busy} onClick={() => void send(askForTimes)}>
              {t`Ask for their times`}
            </Button>
          )}
          <Button
            disabled={!slots.length}
            loading={busy}
            onClick={() => void send(interview && moves ? () => move(interview._id) : offer)}
          >
            {slots.length > 1
              ? t`Offer ${{ count: slots.length }} times`
              : moves
                ? t`Ask for this time`
                : t`Send invitation`}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
