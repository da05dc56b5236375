import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import { productName } from '#config/app'
import type { Language } from '#api/languages/language_facts'
import { say } from '#api/languages/say'
import { sentence } from '#api/languages/sentence'
import { absolute } from '#api/notifications/mail_body'
import { Refusal } from '#api/http/refusal'
import type Interview from '#api/interviews/models/interview'
import { inZones, zonesOf } from '#api/interviews/slots/interview_times'
import type { EitherSide } from '#api/accounts/account_facts'

/** The interview as a calendar file: one UID for its whole life, a rising SEQUENCE, REQUEST while it is held and CANCEL after. */
export function interviewCalendar(
  interview: Interview,
  side: EitherSide,
  language: Language
): string {
  if (!interview.span)
    throw new Refusal('This interview has no time yet; the calendar file comes with it')
  const calendar = ical({
    prodId: prodIdOf(language),
    method:
      interview.status === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  })
  addEvent(calendar, interview, side, language)
  return written(calendar)
}

/** Interviews as a calendar that a program reads again and again. */
export function feedCalendar(
  interviews: Interview[],
  side: EitherSide,
  language: Language
): string {
  const calendar = ical({
    prodId: prodIdOf(language),
    name: say(language, sentence('{productName} interviews', { productName })),
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  })
  for (const interview of interviews)
    if (interview.span) addEvent(calendar, interview, side, language)
  return written(calendar)
}

/** Every line ends in CRLF, the last one too (RFC 5545, section 3.1). */
const written = (calendar: ICalCalendar) => `${calendar.toString().trimEnd()}\r\n`

const prodIdOf = ({ code }: Language) => ({
  company: productName,
  product: 'Interviews',
  language: code.toUpperCase(),
})

/** What a calendar says of an interview that has its time, to one of the two sides, in its reader's language. */
export function wordsOf(interview: Interview, side: EitherSide, language: Language) {
  const { job, company } = interview
  const person = side === 'client' ? interview.person : interview.candidate
  const { message } = side === 'client' ? interview.wordsForCompany : interview
  const { start, end } = interview.span!
  return {
    start,
    end,
    summary: say(
      language,
      side === 'client'
        ? sentence('Interview: {name}, {job}', { name: person.user.fullName, job: job.title })
        : sentence('Interview: {job} at {company}', { job: job.title, company: company.name })
    ),
    description: [
      inZones({ start, end }, zonesOf(interview, side), language.locales[0]),
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

function addEvent(
  calendar: ICalCalendar,
  interview: Interview,
  side: EitherSide,
  language: Language
) {
  const { organiser } = interview
  const candidate = side === 'client' ? interview.person : interview.candidate
  const { start, end, ...words } = wordsOf(interview, side, language)
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
