import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { peopleWho } from '#api/companies/access/people_who'
import type Company from '#api/companies/models/company'
import { adminsWho } from '#api/accounts/admins_who'
import { notify, type MailContent } from '#api/notifications/notify'
import { DAYS_LISTED } from '#api/jobs/job_facts'
import type Job from '#api/jobs/models/job'

type Trx = TransactionClientContract
type Moved = { trx: Trx; parent: Company }

/** Who hears of a job's move, by its name. */
export const jobNotices = {
  async submit(job: Job, { trx, parent: company }: Moved) {
    await tellTeam(trx, job, 'job.posted', `"${job.title}" waits for approval`)
    await notify(trx, {
      to: await adminsWho(trx, 'decide_jobs'),
      kind: 'job.posted',
      message: `${company.name} submitted "${job.title}"`,
      link: `/admin/jobs/${job.id}/show`,
      jobId: job.id,
      clientId: job.companyId,
      alike: { by: 'queue', message: '{count} jobs wait for approval', link: '/admin/jobs' },
    })
  },
  approve: (job: Job, { trx }: Moved) =>
    tellTeam(trx, job, 'job.approved', `"${job.title}" was approved and is live`, {
      subject: `Your job is live: ${job.title}`,
      lines: [`"${job.title}" was approved. Candidates can see it and apply until ${dayOf(job)}.`],
      action: { label: 'See the job', path: job.path },
    }),
  reject: (job: Job, { trx }: Moved) =>
    tellTeam(trx, job, 'job.rejected', `"${job.title}" was not approved: ${job.rejectionReason}`, {
      subject: `Your job needs a change: ${job.title}`,
      lines: [
        `"${job.title}" was not approved for this reason:`,
        job.rejectionReason!,
        'Change it and submit it again.',
      ],
      action: { label: 'Edit the job', path: `/client/jobs/${job.id}/edit` },
    }),
  suspend: (job: Job, { trx }: Moved) =>
    tellTeam(
      trx,
      job,
      'job.suspended',
      `"${job.title}" was taken off the site: ${job.statusReason}`,
      {
        subject: `Your job was taken off the site: ${job.title}`,
        lines: [
          `"${job.title}" was taken off the site for this reason:`,
          job.statusReason!,
          'Write to our support if you think that this is a mistake.',
        ],
      }
    ),
  expire: (job: Job, { trx }: Moved) =>
    tellTeam(trx, job, 'job.expired', `"${job.title}" has expired`, {
      subject: `Your job has expired: ${job.title}`,
      lines: [
        `"${job.title}" is no longer shown. Refresh it for ${DAYS_LISTED} more days, or close it so that everyone who applied gets an answer.`,
      ],
      action: seeJobs,
    }),
}

/** Says that the listing ends soon. */
export function tellOfExpiry(trx: Trx, job: Job, days: number) {
  const when = days === 1 ? 'tomorrow' : `in ${days} days`
  return tellTeam(trx, job, 'job.expiring', `"${job.title}" expires ${when}`, {
    subject: `Your job expires ${when}: ${job.title}`,
    lines: [
      `"${job.title}" is shown until ${dayOf(job)}. Refresh it for ${DAYS_LISTED} more days, or let it end.`,
    ],
    action: seeJobs,
  })
}

/** Tells those who run a company's jobs. */
export async function tellTeam(
  trx: Trx,
  job: Job,
  kind: string,
  message: string,
  mail?: MailContent
) {
  await notify(trx, {
    to: await peopleWho(trx, job.companyId, 'post_job'),
    kind,
    message,
    link: `/client/jobs/${job.id}`,
    jobId: job.id,
    clientId: job.companyId,
    mail,
  })
}

const seeJobs = { label: 'See your jobs', path: '/client/jobs' }
const dayOf = (job: Job) => job.validThrough!.toUTC().toFormat('d LLLL yyyy')
