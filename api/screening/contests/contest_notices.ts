import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { peopleWho } from '#api/companies/access/people_who'
import { notify } from '#api/notifications/notify'
import { labelIn } from '#api/http/choices'
import { contestKinds } from '#api/screening/screening_facts'
import ScreeningContest from '#api/screening/models/screening_contest'

type Moved = { trx: TransactionClientContract }

const told = (trx: TransactionClientContract, id: number) =>
  ScreeningContest.query({ client: trx })
    .where('id', id)
    .preload('application', (application) =>
      application
        .preload('company')
        .preload('job')
        .preload('candidate', (candidate) => candidate.preload('user'))
    )
    .firstOrFail()

/** Those who analyse hear that somebody contests what was said, and by when they answer. */
export async function tellCompany({ id }: ScreeningContest, { trx }: Moved) {
  const contest = await told(trx, id)
  const { candidate, job, companyId } = contest.application
  const message = `${candidate.user.fullName} contests the analysis for ${job.title}: ${labelIn(contestKinds, contest.kind).toLowerCase()}`
  const link = `/client/jobs/${job.id}/applicants?application=${contest.applicationId}`
  await notify(trx, {
    to: await peopleWho(trx, companyId, 'ai', { jobId: job.id }),
    kind: 'screening.contested',
    message,
    link,
    jobId: job.id,
    devId: candidate.id,
    clientId: companyId,
    data: { appliedId: String(contest.applicationId) },
    mail: {
      subject: message,
      lines: [
        `${message}.`,
        { written: `They write: ${contest.message}` },
        `Answer by ${contest.dueAt.toFormat('d LLLL yyyy')}.`,
      ],
      action: { label: 'Read it', path: link },
      about: `screening-contest:${id}`,
    },
  })
}

async function tellCandidate({ id }: ScreeningContest, { trx }: Moved) {
  const contest = await told(trx, id)
  const { candidate, company, job } = contest.application
  const message =
    contest.status === 'answered'
      ? `${company.name} answered about the analysis for ${job.title}`
      : `${company.name} looks at what you asked about the analysis for ${job.title}`
  const link = `/candidate/screening/${contest.applicationId}`
  await notify(trx, {
    to: [candidate.userId],
    kind: contest.status === 'answered' ? 'screening.answered' : 'screening.taken',
    message,
    link,
    jobId: job.id,
    devId: candidate.id,
    clientId: company.id,
    data: { appliedId: String(contest.applicationId) },
    mail:
      contest.status === 'answered'
        ? {
            subject: message,
            lines: [`${message}.`, { written: `They write: ${contest.answer}` }],
            action: { label: 'Read it', path: link },
            about: `screening-contest:${id}`,
          }
        : undefined,
  })
}

/** Who hears of a move, by its name. */
export const contestNotices = { take: tellCandidate, answer: tellCandidate }
