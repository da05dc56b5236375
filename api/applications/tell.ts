import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence, type Sentence } from '#api/languages/sentence'
import type { CompanyRight } from '#api/companies/access/company_rights'
import { peopleWho } from '#api/companies/access/people_who'
import { notify, type Line, type Notice } from '#api/notifications/notify'
import type { MailItem } from '#api/notifications/mail_body'
import { cancelMails } from '#api/notifications/queue_mail'
import type Application from '#api/applications/models/application'
import type { ApplicationStatus } from '#api/applications/application_flow'

/** What the other side wrote, quoted as it is. */
export const theyWrite = (words: string) => sentence('They write: {words}', { words })

const aboutBatch = (batchId: string) => `batch:${batchId}`

/** Calls back the mails of a move that is undone. */
export async function cancelBatchMails(trx: TransactionClientContract, batchId: string) {
  for (const kind of ['application.status', 'application.shortlisted'])
    await cancelMails(trx, { kind, about: aboutBatch(batchId) })
}

type Words = { company: string; job: string; again: boolean }

const toCandidate: Record<
  Exclude<ApplicationStatus, 'withdrawn'>,
  { bell: (words: Words) => Sentence; mails: boolean }
> = {
  applied: {
    bell: ({ company, job, again }) =>
      again
        ? sentence('{company} is considering your application for {job} again', { company, job })
        : sentence('{company} put your application for {job} back to its start', { company, job }),
    mails: false,
  },
  reviewing: {
    bell: ({ company, job, again }) =>
      again
        ? sentence('{company} is considering your application for {job} again', { company, job })
        : sentence('{company} is reviewing your application for {job}', { company, job }),
    mails: false,
  },
  shortlisted: {
    bell: ({ company, job }) => sentence('{company} shortlisted you for {job}', { company, job }),
    mails: true,
  },
  assessment: {
    bell: ({ company, job }) =>
      sentence('{company} would like you to take an assessment for {job}', { company, job }),
    mails: true,
  },
  interview: {
    bell: ({ company, job }) =>
      sentence('{company} would like to interview you for {job}', { company, job }),
    mails: true,
  },
  offer: {
    bell: ({ company, job }) =>
      sentence('{company} wants to make you an offer for {job}', { company, job }),
    mails: true,
  },
  hired: {
    bell: ({ company, job }) =>
      sentence('{company} marked you as hired for {job}', { company, job }),
    mails: true,
  },
  rejected: {
    bell: ({ company, job }) =>
      sentence('{company} will not continue with your application for {job}', { company, job }),
    mails: true,
  },
  job_closed: {
    bell: ({ company, job }) =>
      sentence('{company} closed {job}, and your application ended with it', { company, job }),
    mails: true,
  },
  expired: {
    bell: ({ company, job }) =>
      sentence('{company} did not respond to your application for {job}, so we closed it', {
        company,
        job,
      }),
    mails: true,
  },
}

/** What the candidate hears of their application's status now, with the company's words for them and nothing else of its notes. */
export function noticeToCandidate(
  application: Application,
  to: Exclude<ApplicationStatus, 'withdrawn'>,
  {
    feedback,
    again = false,
    batch,
    then,
  }: {
    feedback: string | null
    again?: boolean
    batch?: { id: string; undoUntil: Date }
    /** What follows in the mail, with a list. */
    then?: { lines: string[]; items: MailItem[] }
  }
): Notice {
  const { bell, mails } = toCandidate[to]
  const message = bell({ company: application.company.name, job: application.job.title, again })
  return {
    to: [application.candidate.userId],
    kind: to === 'shortlisted' ? 'application.shortlisted' : 'application.status',
    message,
    link: '/candidate/jobs?tab=applied',
    ...involved(application),
    data: { status: to, appliedId: String(application.id), feedBack: feedback },
    mail: mails
      ? {
          subject: message,
          lines: [
            sentence('{message}.', { message }),
            ...(feedback ? [{ written: theyWrite(feedback) }] : []),
            ...(then?.lines ?? []),
          ],
          ...(then?.items.length ? { items: then.items } : {}),
          action: { label: sentence('See your applications'), path: '/candidate/jobs?tab=applied' },
          ...(batch ? { sendAfter: batch.undoUntil, about: aboutBatch(batch.id) } : {}),
        }
      : undefined,
  }
}

/** Tells those of the company who see the application, or have another right on it. `many` is what several of one day read as, with `{count}`. */
export async function tellCompany(
  trx: TransactionClientContract,
  application: Application,
  {
    kind,
    message,
    lines,
    many,
    right = 'see_applicants',
  }: {
    kind: string
    message: Sentence | string
    lines: Line[]
    many?: Sentence | string
    right?: CompanyRight
  }
) {
  const list = `/client/jobs/${application.jobId}/applicants`
  const path = `${list}?application=${application.id}`
  await notify(trx, {
    to: await peopleWho(trx, application.companyId, right, {
      jobId: application.jobId,
      applicationId: application.id,
    }),
    kind,
    message,
    link: path,
    ...involved(application),
    data: { appliedId: String(application.id) },
    alike: many ? { by: `job:${application.jobId}`, message: many, link: list } : undefined,
    mail: { subject: message, lines, action: { label: sentence('Open the application'), path } },
  })
}

/** Whom an application is about, as `details` of its notifications name them. */
export const involved = ({ jobId, candidateId, companyId }: Application) => ({
  jobId,
  devId: candidateId,
  clientId: companyId,
})
