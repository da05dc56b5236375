import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence, type Said } from '#api/languages/sentence'
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
    await tellTeam(
      trx,
      job,
      'job.posted',
      sentence('"{job}" is awaiting approval', { job: job.title })
    )
    await notify(trx, {
      to: await adminsWho(trx, 'decide_jobs'),
      kind: 'job.posted',
      message: sentence('{company} submitted "{job}"', { company: company.name, job: job.title }),
      link: `/admin/jobs/${job.id}/show`,
      jobId: job.id,
      clientId: job.companyId,
      alike: {
        by: 'queue',
        message: sentence('{count} jobs wait for approval'),
        link: '/admin/jobs',
      },
    })
  },
  approve: (job: Job, { trx }: Moved) =>
    tellTeam(
      trx,
      job,
      'job.approved',
      sentence('"{job}" was approved and is live', { job: job.title }),
      {
        subject: sentence('Your job is live: {job}', { job: job.title }),
        lines: [
          sentence('"{job}" was approved. Candidates can see it and apply until {day}.', {
            job: job.title,
            day: dayOf(job),
          }),
        ],
        action: { label: sentence('See the job'), path: job.path },
      }
    ),
  reject: (job: Job, { trx }: Moved) =>
    tellTeam(
      trx,
      job,
      'job.rejected',
      sentence('"{job}" was not approved: {reason}', {
        job: job.title,
        reason: job.rejectionReason,
      }),
      {
        subject: sentence('Your job needs a change: {job}', { job: job.title }),
        lines: [
          sentence('"{job}" was not approved for this reason:', { job: job.title }),
          job.rejectionReason!,
          sentence('Change it and submit it again.'),
        ],
        action: { label: sentence('Edit the job'), path: `/client/jobs/${job.id}/edit` },
      }
    ),
  suspend: (job: Job, { trx }: Moved) =>
    tellTeam(
      trx,
      job,
      'job.suspended',
      sentence('"{job}" was taken off the site: {reason}', {
        job: job.title,
        reason: job.statusReason,
      }),
      {
        subject: sentence('Your job was taken off the site: {job}', { job: job.title }),
        lines: [
          sentence('"{job}" was taken off the site for this reason:', { job: job.title }),
          job.statusReason!,
          sentence('Write to our support if you think that this is a mistake.'),
        ],
      }
    ),
  expire: (job: Job, { trx }: Moved) =>
    tellTeam(trx, job, 'job.expired', sentence('"{job}" has expired', { job: job.title }), {
      subject: sentence('Your job has expired: {job}', { job: job.title }),
      lines: [
        sentence(
          '"{job}" is no longer shown. Refresh it for {days} more days, or close it so that everyone who applied gets an answer.',
          { job: job.title, days: DAYS_LISTED }
        ),
      ],
      action: seeJobs,
    }),
}

/** Says that the listing ends soon. */
export function tellOfExpiry(trx: Trx, job: Job, days: number) {
  const when = days === 1 ? 'tomorrow' : sentence('in {days} days', { days })
  return tellTeam(
    trx,
    job,
    'job.expiring',
    sentence('"{job}" expires {when}', { job: job.title, when }),
    {
      subject: sentence('Your job expires {when}: {job}', { when, job: job.title }),
      lines: [
        sentence('"{job}" is shown until {day}. Refresh it for {days} more days, or let it end.', {
          job: job.title,
          day: dayOf(job),
          days: DAYS_LISTED,
        }),
      ],
      action: seeJobs,
    }
  )
}

/** Tells those who run a company's jobs. */
export async function tellTeam(
  trx: Trx,
  job: Job,
  kind: string,
  message: Said,
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

const seeJobs = { label: sentence('See your jobs'), path: '/client/jobs' }
const dayOf = (job: Job) => job.validThrough!.toUTC()
