import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence, type Said } from '#api/languages/sentence'
import { peopleWho } from '#api/companies/access/people_who'
import { notifyAll, type Line, type Notice } from '#api/notifications/notify'
import { namedAmong } from '#api/assessments/sends/send_ports'
import AssessmentSend from '#api/assessments/models/assessment_send'

const RECEIVED = '/candidate/assessments'

/** By when it must be taken, as the candidate counts days. */
const dueOf = ({ dueAt, candidate }: AssessmentSend) =>
  dueAt.setZone(candidate.user.timeZone ?? 'utc')

/** Sends with all that their notices say. */
const told = (trx: TransactionClientContract, ids: number[]) =>
  AssessmentSend.query({ client: trx })
    .whereIn('id', ids)
    .orderBy('id')
    .preload('company')
    .preload('job')
    .preload('candidate', (candidate) => candidate.preload('user'))
    .preload('tests', (tests) => tests.orderBy('position').preload('assessment'))

type Words = {
  kind: string
  message: (send: AssessmentSend) => Said
  lines: (send: AssessmentSend) => Line[]
  mails?: boolean
}

const toCandidates: Record<'send' | 'remind' | 'extend' | 'cancel' | 'end' | 'expire', Words> = {
  send: {
    kind: 'assessment.sent',
    message: (send) =>
      sentence('{company} sent you a test{forJob}', {
        company: send.company.name,
        forJob: forJob(send),
      }),
    lines: (send) => [
      sentence(
        '{company} would like you to take {tests}{forJob}. It takes {minutes} minutes; the clock runs only once you start.',
        {
          company: send.company.name,
          tests: testsOf(send),
          forJob: forJob(send),
          minutes: send.minutes,
        }
      ),
      ...(send.message
        ? [{ written: sentence('They write: {message}', { message: send.message }) }]
        : []),
      sentence('Take it by {day}, or decline it.', {
        day: dueOf(send),
      }),
    ],
  },
  remind: {
    kind: 'assessment.reminder',
    message: (send) =>
      sentence('The test of {company}{forJob} is due by {day}', {
        company: send.company.name,
        forJob: forJob(send),
        day: dueOf(send),
      }),
    lines: (send) => [
      sentence('{company} waits for {tests}{forJob}. It takes {minutes} minutes.', {
        company: send.company.name,
        tests: testsOf(send),
        forJob: forJob(send),
        minutes: send.minutes,
      }),
      sentence('If you do not want to take it, decline it, so that they know.'),
    ],
  },
  extend: {
    kind: 'assessment.extended',
    message: (send) =>
      sentence('{company} gives you until {day} for its test', {
        company: send.company.name,
        day: dueOf(send),
      }),
    lines: (send) => [
      sentence('It is {tests}{forJob}, and takes {minutes} minutes.', {
        tests: testsOf(send),
        forJob: forJob(send),
        minutes: send.minutes,
      }),
    ],
  },
  cancel: {
    kind: 'assessment.cancelled',
    message: (send) =>
      sentence('{company} took back the test that it sent you{forJob}', {
        company: send.company.name,
        forJob: forJob(send),
      }),
    lines: (send) =>
      send.reason ? [{ written: sentence('They write: {reason}', { reason: send.reason }) }] : [],
  },
  end: {
    kind: 'assessment.cancelled',
    message: (send) =>
      sentence('The test of {company}{forJob} no longer needs an answer', {
        company: send.company.name,
        forJob: forJob(send),
      }),
    lines: () => [],
    mails: false,
  },
  expire: {
    kind: 'assessment.expired',
    message: (send) =>
      sentence('The time to take the test of {company} is over', { company: send.company.name }),
    lines: () => [],
    mails: false,
  },
}

const forJob = ({ job }: AssessmentSend) => (job ? sentence(' for {job}', { job: job.title }) : '')

/** "React, SQL and English" */
const testsOf = ({ tests }: AssessmentSend) =>
  new Intl.ListFormat('en').format(tests.map(({ assessment }) => `"${assessment.name}"`))

/** The candidates hear of what a company, or the sweep, did with tests that were sent to them. */
export async function tellCandidates(
  trx: TransactionClientContract,
  ids: number[],
  what: keyof typeof toCandidates
) {
  const { kind, message, lines, mails = true } = toCandidates[what]
  const notices = (await told(trx, ids)).map((send): Notice => ({
    to: [send.candidate.userId],
    kind,
    message: message(send),
    link: RECEIVED,
    ...involved(send),
    mail: mails
      ? {
          subject: message(send),
          lines: [sentence('{message}.', { message: message(send) }), ...lines(send)],
          action: { label: sentence('See your tests'), path: RECEIVED },
          about: send.reference,
        }
      : undefined,
  }))
  await notifyAll(trx, notices)
}

const toSenders: Record<
  'decline' | 'expire' | 'finish',
  Omit<Words, 'message'> & { message: (send: AssessmentSend, name: string) => Said }
> = {
  decline: {
    kind: 'assessment.declined',
    message: (send: AssessmentSend, name: string) =>
      sentence('{name} declined your test{forJob}', { name, forJob: forJob(send) }),
    lines: (send) => [
      ...(send.reason
        ? [{ written: sentence('They write: {reason}', { reason: send.reason }) }]
        : []),
      sentence('Its credit is back.'),
    ],
  },
  expire: {
    kind: 'assessment.expired',
    message: (send: AssessmentSend, name: string) =>
      sentence('{name} did not take your test{forJob} in time', { name, forJob: forJob(send) }),
    lines: () => [sentence('Its credit is back; you can send it again.')],
  },
  finish: {
    kind: 'assessment.finished',
    message: (send: AssessmentSend, name: string) =>
      sentence('{name} finished your test{forJob}', { name, forJob: forJob(send) }),
    lines: () => [sentence('The result is there to read.')],
  },
}

/** The person who sent a test hears what became of it, or those who send tests where that person is gone. */
async function tellSender(
  trx: TransactionClientContract,
  id: number,
  what: keyof typeof toSenders
) {
  const [send] = await told(trx, [id])
  const { kind, message, lines } = toSenders[what]
  const { user } = send.candidate
  const named = await namedAmong(send.companyId, [send.candidateId], trx)
  const [letter] = Array.from(user.lastName)
  const name = named.has(send.candidateId)
    ? user.fullName
    : `${user.firstName} ${letter ? `${letter}.` : ''}`.trim()
  const words = message(send, name)
  const path = `/client/assessments?send=${send.id}`
  const readers = await peopleWho(trx, send.companyId, 'see_sends', { jobId: send.jobId })
  await notifyAll(trx, [
    {
      to: readers.includes(send.sentBy!)
        ? [send.sentBy!]
        : await peopleWho(trx, send.companyId, 'assessments'),
      kind,
      message: words,
      link: path,
      ...involved(send),
      data: { sendId: String(send.id) },
      alike: send.jobId
        ? {
            by: `job:${send.jobId}`,
            message: sentence(
              what === 'finish'
                ? '{count} tests{forJob}: finished'
                : what === 'decline'
                  ? '{count} tests{forJob}: declined'
                  : '{count} tests{forJob}: not taken in time',
              { forJob: forJob(send) }
            ),
            link: `/client/assessments?job=${send.jobId}`,
          }
        : undefined,
      mail: {
        subject: words,
        lines: [sentence('{message}.', { message: words }), ...lines(send)],
        action: { label: sentence('Open the test'), path },
        about: send.reference,
      },
    },
  ])
}

/** Whom a sent test is about, as `details` of its notifications name them. */
const involved = ({ id, jobId, candidateId, companyId }: AssessmentSend) => ({
  jobId: jobId ?? undefined,
  devId: candidateId,
  clientId: companyId,
  data: { sendId: String(id) },
})

type Moved = { trx: TransactionClientContract }

/** Who hears of a move, by its name. */
export const sendNotices = {
  decline: ({ id }: AssessmentSend, { trx }: Moved) => tellSender(trx, id, 'decline'),
  extend: ({ id }: AssessmentSend, { trx }: Moved) => tellCandidates(trx, [id], 'extend'),
  remind: ({ id }: AssessmentSend, { trx }: Moved) => tellCandidates(trx, [id], 'remind'),
  cancel: ({ id }: AssessmentSend, { trx }: Moved) => tellCandidates(trx, [id], 'cancel'),
  end: ({ id }: AssessmentSend, { trx }: Moved) => tellCandidates(trx, [id], 'end'),
  finish: ({ id }: AssessmentSend, { trx }: Moved) => tellSender(trx, id, 'finish'),
  expire: async ({ id }: AssessmentSend, { trx }: Moved) => {
    await tellCandidates(trx, [id], 'expire')
    await tellSender(trx, id, 'expire')
  },
}
