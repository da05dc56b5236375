import type { Duration } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Language } from '#api/languages/language_facts'
import { sentence, type Sentence } from '#api/languages/sentence'
import { peopleWho } from '#api/companies/access/people_who'
import { notify, type Line, type MailContent } from '#api/notifications/notify'
import type Interview from '#api/interviews/models/interview'
import type { By, InterviewAction } from '#api/interviews/interview_flow'
import { inZones, zonesOf, type Span } from '#api/interviews/slots/interview_times'
import { haveCalendars } from '#api/interviews/calendar/calendar_ports'
import { interviewCalendar } from '#api/interviews/calendar/interview_calendar'
import { bothSides, type EitherSide } from '#api/accounts/account_facts'

type Person = EitherSide
type Told = {
  kind: string
  /** What the other side reads, and both sides when a scheduled command acts. */
  other: (them: string, job: string) => Sentence
  /** What the acting side reads. */
  own?: (them: string, job: string) => Sentence
  /** A bell is enough. */
  silent?: true
}

const told: Record<InterviewAction, Told | null> = {
  request: {
    kind: 'interview.request',
    other: (them, job) => sentence('{them} asks for an interview about {job}', { them, job }),
    own: (them, job) => sentence('You asked {them} for an interview about {job}', { them, job }),
  },
  schedule: {
    kind: 'interview.schedule',
    other: (them, job) => sentence('{them} set an interview with you about {job}', { them, job }),
    own: (them, job) => sentence('Your interview with {them} about {job} is set', { them, job }),
  },
  propose: {
    kind: 'interview.schedule',
    other: (them, job) =>
      sentence('{them} offers times for an interview about {job}', { them, job }),
    own: (them, job) =>
      sentence('You offered {them} times for an interview about {job}', { them, job }),
  },
  edit: {
    kind: 'interview.schedule',
    other: (them, job) =>
      sentence('{them} changed the offered times for the interview about {job}', { them, job }),
    own: (them, job) =>
      sentence('You changed the times that you offered {them} for {job}', { them, job }),
  },
  counter: {
    kind: 'interview.reschedule',
    other: (them, job) =>
      sentence('{them} offers other times for the interview about {job}', { them, job }),
    own: (them, job) =>
      sentence('You offered {them} other times for the interview about {job}', { them, job }),
  },
  accept: {
    kind: 'interview.accept',
    other: (them, job) =>
      sentence('{them} chose a time: the interview about {job} is set', { them, job }),
    own: (them, job) => sentence('Your interview with {them} about {job} is set', { them, job }),
  },
  reschedule: {
    kind: 'interview.reschedule',
    other: (them, job) => sentence('{them} asks to move the interview about {job}', { them, job }),
    own: (them, job) =>
      sentence('You asked {them} to move the interview about {job}', { them, job }),
  },
  keep: {
    kind: 'interview.reschedule',
    other: (them, job) =>
      sentence(
        'The interview with {them} about {job} stays at its time: nobody answered about another one',
        { them, job }
      ),
  },
  cancel: {
    kind: 'interview.cancel',
    other: (them, job) =>
      sentence('The interview with {them} about {job} is cancelled', { them, job }),
    own: (them, job) =>
      sentence('You cancelled the interview with {them} about {job}', { them, job }),
  },
  expire: {
    kind: 'interview.cancel',
    other: (them, job) =>
      sentence('The interview with {them} about {job} expired without an answer', { them, job }),
  },
  decline: {
    kind: 'interview.decline',
    other: (them, job) => sentence('{them} declined the interview about {job}', { them, job }),
    own: (them, job) =>
      sentence('You declined the interview with {them} about {job}', { them, job }),
  },
  complete: {
    kind: 'interview.complete',
    other: (them, job) =>
      sentence('The interview with {them} about {job} counts as completed', { them, job }),
    silent: true,
  },
  confirm: {
    kind: 'interview.complete',
    other: (them, job) =>
      sentence('{them} confirmed that the interview about {job} took place', { them, job }),
    silent: true,
  },
  no_show: {
    kind: 'interview.no_show',
    other: (them, job) =>
      sentence('The interview with {them} about {job} is marked as not having taken place', {
        them,
        job,
      }),
  },
  dispute: {
    kind: 'interview.dispute',
    other: (them, job) =>
      sentence('{them} says that the interview about {job} went differently', { them, job }),
    own: (them, job) =>
      sentence('You told {them} that the interview about {job} went differently', {
        them,
        job,
      }),
  },
  settle_completed: {
    kind: 'interview.dispute',
    other: (them, job) =>
      sentence(
        'The dispute about the interview with {them} about {job} is settled: it took place',
        { them, job }
      ),
  },
  settle_no_show: {
    kind: 'interview.dispute',
    other: (them, job) =>
      sentence(
        'The dispute about the interview with {them} about {job} is settled: it did not take place',
        { them, job }
      ),
  },
  finish: null,
}

/**
 * Tells both sides of a move, each in their own words and zone; a move of a held time brings the calendar file to both, but
 * to those whose linked calendar it is written to: it would be there twice.
 */
export async function tellOfInterview(
  trx: TransactionClientContract,
  interview: Interview,
  by: By,
  action: InterviewAction
) {
  const words = told[action]
  if (!words) return
  await interview.load('organiser')
  const movesTime = interview.span && ['schedule', 'accept', 'cancel'].includes(action)
  for (const side of bothSides) {
    const acts = side === by.side
    const message = (acts && words.own ? words.own : words.other)(
      otherSide(interview, side),
      interview.job.title
    )
    const mailed = !words.silent && (!acts || movesTime)
    await tell(
      trx,
      interview,
      side,
      words.kind,
      message,
      mailed
        ? {
            lines: detailsOf(interview, side),
            attachments: movesTime ? [calendarFile(interview, side)] : undefined,
          }
        : undefined
    )
  }
}

/** Reminds both sides of the time to come. */
export async function remindOfInterview(
  trx: TransactionClientContract,
  interview: Interview,
  left: Duration
) {
  await interview.load('organiser')
  const hours = Math.round(left.as('hours'))
  const minutes = Math.max(1, Math.round(left.as('minutes')))
  for (const side of bothSides) {
    const names = { them: otherSide(interview, side), job: interview.job.title }
    await tell(
      trx,
      interview,
      side,
      'interview.reminder',
      hours > 1
        ? sentence('Your interview with {them} about {job} begins in {hours} hours', {
            ...names,
            hours,
          })
        : sentence('Your interview with {them} about {job} begins in {minutes} minutes', {
            ...names,
            minutes,
          }),
      { lines: detailsOf(interview, side) }
    )
  }
}

async function tell(
  trx: TransactionClientContract,
  interview: Interview,
  side: Person,
  kind: string,
  message: Sentence,
  mail?: Pick<MailContent, 'lines' | 'attachments'>
) {
  const link = `/${side}/interviews?id=${interview.id}`
  const people =
    side === 'candidate' ? [interview.candidate.userId] : await clientPeople(trx, interview)
  const written = mail?.attachments ? await haveCalendars(trx, people) : new Set<number>()
  for (const has of [false, true]) {
    const to = people.filter((id) => written.has(id) === has)
    if (to.length === 0) continue
    await notify(trx, {
      to,
      kind,
      message,
      link,
      jobId: interview.jobId,
      devId: interview.candidateId,
      clientId: interview.companyId,
      data: { interviewId: String(interview.id) },
      mail: mail && {
        subject: message,
        lines: [sentence('{message}.', { message }), ...mail.lines],
        action: { label: sentence('Open the interview'), path: link },
        about: `interview:${interview.id}`,
        attachments: has ? undefined : mail.attachments,
      },
    })
  }
}

const otherSide = (interview: Interview, side: Person) =>
  side === 'candidate' ? interview.company.name : interview.person.user.fullName

const calendarFile = (interview: Interview, side: Person) => ({
  name: 'interview.ics',
  type: `text/calendar; charset=utf-8; method=${interview.status === 'cancelled' ? 'CANCEL' : 'REQUEST'}`,
  content: (language: Language) => interviewCalendar(interview, side, language),
})

function detailsOf(interview: Interview, side: Person): Line[] {
  const inWords = (span: Span, { locales }: Language) =>
    inZones(span, zonesOf(interview, side), locales[0])
  const when = (span: Span) => sentence('{word}', { word: (language) => inWords(span, language) })
  const offered =
    interview.status === 'proposed' || interview.status === 'reschedule_requested'
      ? interview.slots
          .filter((slot) => slot.status === 'open')
          .map((slot) => ({ start: slot.startsAt, end: slot.endsAt }))
      : []
  return [
    interview.span &&
      (interview.status === 'reschedule_requested'
        ? sentence('Held until you agree: {time}', { time: when(interview.span) })
        : when(interview.span)),
    offered.length > 0 &&
      sentence('{count, plural, one {Offered time:} other {Offered times:}}{times}', {
        count: offered.length,
        times: (language) => `\n${offered.map((span) => inWords(span, language)).join('\n')}`,
      }),
    interview.status !== 'cancelled' &&
      interview.meetingUrl &&
      sentence('Meeting: {address}', { address: interview.meetingUrl }),
    interview.status !== 'cancelled' &&
      interview.location &&
      sentence('Place: {place}', { place: interview.location }),
    interview.message,
    interview.reason && sentence('Reason: {reason}', { reason: interview.reason }),
    interview.disputeReason &&
      sentence('The candidate writes: {words}', { words: interview.disputeReason }),
  ]
    .filter((line): line is Sentence | string => Boolean(line))
    .map((written) => ({ written }))
}

/** Who answers for the company: the organiser and the interviewers, else the job's team, else the owners and admins. */
async function clientPeople(
  trx: TransactionClientContract,
  interview: Interview
): Promise<number[]> {
  const { rows: named } = await trx.rawQuery(
    'select user_id from interviewers where interview_id = ?',
    [interview.id]
  )
  const people = (named as { user_id: number }[]).map(({ user_id }) => user_id)
  if (interview.organiserId || people.length > 0)
    return [...(interview.organiserId ? [interview.organiserId] : []), ...people]
  const { rows } = await trx.rawQuery(
    `select job.created_by as user_id from jobs job where job.id = :job union select user_id from job_members where job_id = :job`,
    { job: interview.jobId }
  )
  const onJob = new Set((rows as { user_id: number | null }[]).map((row) => row.user_id))
  const team = (
    await peopleWho(trx, interview.companyId, 'interviews', { jobId: interview.jobId })
  ).filter((id) => onJob.has(id))
  return team.length > 0 ? team : peopleWho(trx, interview.companyId, 'company_users')
}
