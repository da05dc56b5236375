import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
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
  const message = sentence('{name} contests the analysis for {job}: {kind}', {
    name: candidate.user.fullName,
    job: job.title,
    kind: [sentence(labelIn(contestKinds, contest.kind))],
  })
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
        sentence('{message}.', { message }),
        { written: sentence('They write: {words}', { words: contest.message }) },
        sentence('Answer by {day}.', { day: contest.dueAt }),
      ],
      action: { label: sentence('Read it'), path: link },
      about: `screening-contest:${id}`,
    },
  })
}

async function tellCandidate({ id }: ScreeningContest, { trx }: Moved) {
  const contest = await told(trx, id)
  const { candidate, company, job } = contest.application
  const message =
    contest.status === 'answered'
      ? sentence('{company} answered about the analysis for {job}', {
          company: company.name,
          job: job.title,
        })
      : sentence('{company} looks at what you asked about the analysis for {job}', {
          company: company.name,
          job: job.title,
        })
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
            lines: [
              sentence('{message}.', { message }),
              { written: sentence('They write: {words}', { words: contest.answer }) },
            ],
            action: { label: sentence('Read it'), path: link },
            about: `screening-contest:${id}`,
          }
        : undefined,
  })
}

/** Who hears of a move, by its name. */
export const contestNotices = { take: tellCandidate, answer: tellCandidate }
