import type { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { peopleWho } from '#api/companies/access/people_who'
import { notifyAll, type Line, type Notice } from '#api/notifications/notify'
import { namedAmong } from '#api/assessments/sends/send_ports'
import AssessmentSend from '#api/assessments/models/assessment_send'

const RECEIVED = '/candidate/assessments'

const dayWords = (day: DateTime, zone: string | null) =>
  day.setZone(zone ?? 'utc').toFormat('d LLLL yyyy')

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
  message: (send: AssessmentSend) => string
  lines: (send: AssessmentSend) => Line[]
  mails?: boolean
}

const toCandidates: Record<'send' | 'remind' | 'extend' | 'cancel' | 'end' | 'expire', Words> = {
  send: {
    kind: 'assessment.sent',
    message: (send) => `${send.company.name} sent you a test${forJob(send)}`,
    lines: (send) => [
      `${send.company.name} would like you to take ${testsOf(send)}${forJob(send)}. It takes ${send.minutes} minutes; the clock runs only once you start.`,
      ...(send.message ? [{ written: `They write: ${send.message}` }] : []),
      `Take it by ${dayWords(send.dueAt, send.candidate.user.timeZone)}, or decline it.`,
    ],
  },
  remind: {
    kind: 'assessment.reminder',
    message: (send) =>
      `The test of ${send.company.name}${forJob(send)} is due by ${dayWords(send.dueAt, send.candidate.user.timeZone)}`,
    lines: (send) => [
      `${send.company.name} waits for ${testsOf(send)}${forJob(send)}. It takes ${send.minutes} minutes.`,
      'If you do not want to take it, decline it, so that they know.',
    ],
  },
  extend: {
    kind: 'assessment.extended',
    message: (send) =>
      `${send.company.name} gives you until ${dayWords(send.dueAt, send.candidate.user.timeZone)} for its test`,
    lines: (send) => [`It is ${testsOf(send)}${forJob(send)}, and takes ${send.minutes} minutes.`],
  },
  cancel: {
    kind: 'assessment.cancelled',
    message: (send) => `${send.company.name} took back the test that it sent you${forJob(send)}`,
    lines: (send) => (send.reason ? [{ written: `They write: ${send.reason}` }] : []),
  },
  end: {
    kind: 'assessment.cancelled',
    message: (send) => `The test of ${send.company.name}${forJob(send)} needs no answer any more`,
    lines: () => [],
    mails: false,
  },
  expire: {
    kind: 'assessment.expired',
    message: (send) => `The time to take the test of ${send.company.name} is over`,
    lines: () => [],
    mails: false,
  },
}

const forJob = ({ job }: AssessmentSend) => (job ? ` for ${job.title}` : '')

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
          lines: [`${message(send)}.`, ...lines(send)],
          action: { label: 'See your tests', path: RECEIVED },
          about: send.reference,
        }
      : undefined,
  }))
  await notifyAll(trx, notices)
}

const toSenders: Record<
  'decline' | 'expire' | 'finish',
  Omit<Words, 'message'> & { message: (send: AssessmentSend, name: string) => string }
> = {
  decline: {
    kind: 'assessment.declined',
    message: (send: AssessmentSend, name: string) => `${name} declined your test${forJob(send)}`,
    lines: (send) => [
      ...(send.reason ? [{ written: `They write: ${send.reason}` }] : []),
      'Its credit is back.',
    ],
  },
  expire: {
    kind: 'assessment.expired',
    message: (send: AssessmentSend, name: string) =>
      `${name} did not take your test${forJob(send)} in time`,
    lines: () => ['Its credit is back; you can send it again.'],
  },
  finish: {
    kind: 'assessment.finished',
    message: (send: AssessmentSend, name: string) => `${name} finished your test${forJob(send)}`,
    lines: () => ['The result is there to read.'],
  },
}

/** The person who sent a test hears what became of it, or those who send tests where that person is gone. */
export async function tellSender(
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
            message: `{count} tests${forJob(send)}: ${what === 'finish' ? 'finished' : what === 'decline' ? 'declined' : 'not taken in time'}`,
            link: `/client/assessments?job=${send.jobId}`,
          }
        : undefined,
      mail: {
        subject: words,
        lines: [`${words}.`, ...lines(send)],
        action: { label: 'Open the test', path },
        about: send.reference,
      },
    },
  ])
}

/** Whom a sent test is about, as `details` of its notifications name them. */
export const involved = ({ id, jobId, candidateId, companyId }: AssessmentSend) => ({
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
