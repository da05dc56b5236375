import { DateTime } from 'luxon'
import Application from '#api/applications/models/application'
import Interview from '#api/interviews/models/interview'
import InterviewSlot from '#api/interviews/models/interview_slot'
import type { InterviewStatus } from '#api/interviews/interview_flow'
import db from '@adonisjs/lucid/services/db'
import { givenCandidate, givenCompany, givenJob } from '#tests/givens'
import type { EitherSide } from '#api/accounts/account_facts'

/** A company with a job, and a candidate who applied for it. */
export async function givenApplicant(
  role: Parameters<typeof givenCompany>[1] = 'owner',
  over: Partial<Application> = {}
) {
  const { company, user: client, member } = await givenCompany({}, role)
  const job = await givenJob(company)
  const { candidate, user: developer } = await givenCandidate()
  const application = await Application.create({
    companyId: company.id,
    jobId: job.id,
    candidateId: candidate.id,
    status: 'shortlisted',
    answerBy: DateTime.now().plus({ days: 14 }),
    ...over,
  } as Partial<Application>)
  return {
    company,
    client,
    member,
    job,
    candidate,
    developer,
    application: await application.refresh(),
  }
}
export type Applicant = Awaited<ReturnType<typeof givenApplicant>>

type Options = {
  requestedBy?: EitherSide
  start?: DateTime
  slots?: DateTime[]
} & Partial<Omit<Interview, 'startsAt' | 'slots'>>

/** An interview of 45 minutes in a state, as it would have come to be: with offered times, held time and due dates. */
export async function givenInterview(
  { company, client, job, candidate, developer, application }: Applicant,
  status: InterviewStatus,
  { requestedBy = 'client', start, slots, ...over }: Options = {}
) {
  const now = DateTime.now()
  const held = !['requested', 'proposed', 'declined', 'expired'].includes(status)
  const begun = ['awaiting_outcome', 'completed', 'no_show'].includes(status)
  const startsAt = held
    ? (start ?? (begun ? now.minus({ hours: 2 }) : now.plus({ days: 5 })))
    : null
  const interview = await Interview.create({
    companyId: company.id,
    applicationId: application.id,
    jobId: job.id,
    candidateId: candidate.id,
    organiserId: client.id,
    status,
    requestedBy,
    duration: 45,
    type: 'video',
    clientTimeZone: 'Asia/Kolkata',
    candidateTimeZone: 'Europe/Berlin',
    startsAt,
    endsAt: startsAt?.plus({ minutes: 45 }) ?? null,
    listedAt: startsAt ?? now.plus({ days: 2 }),
    expiresAt: ['requested', 'proposed', 'reschedule_requested'].includes(status)
      ? now.plus({ days: 2 })
      : null,
    remindedDayAt: null,
    remindedHourAt: null,
    ...over,
  } as Partial<Interview>)
  await interview.refresh()
  const offered =
    slots ??
    (['proposed', 'reschedule_requested'].includes(status)
      ? [now.plus({ days: 3 }), now.plus({ days: 4 })]
      : [])
  const times = await InterviewSlot.createMany(
    offered.map((slot) => ({
      companyId: company.id,
      interviewId: interview.id,
      startsAt: slot,
      endsAt: slot.plus({ minutes: 45 }),
      proposedBy: requestedBy,
      status: 'open' as const,
    }))
  )
  if (startsAt && ['scheduled', 'reschedule_requested', 'awaiting_outcome'].includes(status)) {
    for (const userId of [client.id, developer.id]) {
      await db.rawQuery(
        'insert into interview_bookings (company_id, interview_id, user_id, during) values (?, ?, ?, tstzrange(?, ?))',
        [
          company.id,
          interview.id,
          userId,
          startsAt.toISO()!,
          startsAt.plus({ minutes: 45 }).toISO()!,
        ]
      )
    }
  }
  return Object.assign(interview, { times })
}

export const inDays = (days: number, hour = 9) =>
  DateTime.utc().plus({ days }).startOf('day').set({ hour }).toISO()

/** A body that books one time. */
export const booking = ({ application }: Applicant, over: Record<string, unknown> = {}) => ({
  appliedId: String(application.id),
  slots: [{ start: inDays(3) }],
  duration: 45,
  timeZone: 'Asia/Kolkata',
  type: 'video',
  meetingUrl: 'https://meet.example.com/abc',
  ...over,
})

export const bookings = async (interviewId: number) =>
  db.from('interview_bookings').where('interview_id', interviewId).orderBy('user_id')
