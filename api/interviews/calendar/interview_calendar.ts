import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import { productName } from '#config/app'
import { absolute } from '#api/notifications/mail_body'
import { Refusal } from '#api/http/refusal'
import type Interview from '#api/interviews/models/interview'
import { inZones, zonesOf } from '#api/interviews/slots/interview_times'
import type { EitherSide } from '#api/accounts/account_facts'

/** The interview as a calendar file: one UID for its whole life, a rising SEQUENCE, REQUEST while it is held and CANCEL after. */
export function interviewCalendar(interview: Interview, side: EitherSide): string {
  if (!interview.span)
    throw new Refusal('This interview has no time yet; the calendar file comes with it')
  const calendar = ical({
    prodId,
    method:
      interview.status === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  })
  addEvent(calendar, interview, side)
  return written(calendar)
}

/** Interviews as a calendar that a program reads again and again. */
export function feedCalendar(interviews: Interview[], side: EitherSide): string {
  const calendar = ical({
    prodId,
    name: `${productName} interviews`,
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  })
  for (const interview of interviews) if (interview.span) addEvent(calendar, interview, side)
  return written(calendar)
}

/** Every line ends in CRLF, the last one too (RFC 5545, section 3.1). */
const written = (calendar: ICalCalendar) => `${calendar.toString().trimEnd()}\r\n`

const prodId = { company: productName, product: 'Interviews', language: 'EN' }

/** What a calendar says of an interview that has its time, to one of the two sides. */
export function wordsOf(interview: Interview, side: EitherSide) {
  const { job, company } = interview
  const person = side === 'client' ? interview.person : interview.candidate
  const { message } = side === 'client' ? interview.wordsForCompany : interview
  const { start, end } = interview.span!
  return {
    start,
    end,
    summary:
      side === 'client'
        ? `Interview: ${person.user.fullName}, ${job.title}`
        : `Interview: ${job.title} at ${company.name}`,
    description: [
      inZones({ start, end }, ...zonesOf(interview, side)),
      interview.meetingUrl,
      message,
    ]
      .filter(Boolean)
      .join('\n\n'),
    location: interview.meetingUrl ?? interview.location,
    url: absolute(`/${side}/interviews?id=${interview.id}`),
  }
}
export type InterviewWords = ReturnType<typeof wordsOf>

function addEvent(calendar: ICalCalendar, interview: Interview, side: EitherSide) {
  const { organiser } = interview
  const candidate = side === 'client' ? interview.person : interview.candidate
  const { start, end, ...words } = wordsOf(interview, side)
  const cancelled = interview.status === 'cancelled'
  const people = [
    ...(organiser
      ? [{ email: organiser.email, name: organiser.fullName, status: ICalAttendeeStatus.ACCEPTED }]
      : []),
    ...interview.interviewers
      .filter(({ userId }) => userId !== interview.organiserId)
      .map(({ user }) => ({
        email: user.email,
        name: user.fullName,
        status: ICalAttendeeStatus.ACCEPTED,
      })),
    ...(candidate.user.email
      ? [
          {
            email: candidate.user.email,
            name: candidate.user.fullName,
            // an interview has a time once both have agreed to it
            status: ICalAttendeeStatus.ACCEPTED,
          },
        ]
      : []),
  ]
  calendar.createEvent({
    id: `${interview.uid}@interviews.candor`,
    sequence: interview.sequence,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...words,
    start: start.toUTC().toJSDate(),
    end: end.toUTC().toJSDate(),
    stamp: interview.updatedAt.toUTC().toJSDate(),
    organizer: organiser ? { name: organiser.fullName, email: organiser.email } : null,
    // what is published invites nobody (RFC 5546, section 3.2.1)
    attendees:
      calendar.method() === ICalCalendarMethod.PUBLISH
        ? []
        : people.map((person) => ({ ...person, role: ICalAttendeeRole.REQ })),
  })
}
