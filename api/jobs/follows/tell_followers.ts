import db from '@adonisjs/lucid/services/db'
import { sentence } from '#api/languages/sentence'
import { enqueue } from '#api/queue/queue'
import { notifyAll } from '#api/notifications/notify'
import type { JobApproved } from '#api/jobs/events'
import Job from '#api/jobs/models/job'

const AT_ONCE = 500

/** Followers may be many: they hear of it by a background job of the same transaction. */
export async function queueFollowers({ job, trx }: JobApproved) {
  if (!job.followersToldAt) await enqueue(trx, 'followers.tell', { jobId: job.id })
}

/** Tells everyone who follows its company of a job that became public, once. Returns how many; safe to run twice. */
export default async function tellFollowers({ jobId }: { jobId: number }) {
  return db.transaction(async (trx) => {
    const first = await trx
      .from('jobs')
      .where('id', jobId)
      .whereNull('followers_told_at')
      .update({ followers_told_at: new Date() })
    if (Number(first) === 0) return 0
    const job = await Job.query({ client: trx })
      .withScopes((scopes) => scopes.public())
      .where('jobs.id', jobId)
      .preload('company')
      .first()
    // it left the public again
    if (!job) return 0
    let told = 0
    for (let after = 0; ;) {
      const { rows } = await trx.rawQuery<{ rows: { id: number; user_id: number }[] }>(
        `select f.id, c.user_id from company_follows f join candidates c on c.id = f.candidate_id join users u on u.id = c.user_id
         where f.company_id = ? and f.id > ? and u.status = 'active'
           and not exists (select from candidate_blocks b where b.candidate_id = c.id and b.company_id = f.company_id)
         order by f.id limit ${AT_ONCE}`,
        [job.companyId, after]
      )
      if (rows.length === 0) return told
      const names = { company: job.company.name, job: job.title }
      const message = sentence('{company} posted {job}', names)
      await notifyAll(trx, [
        {
          to: rows.map((row) => Number(row.user_id)),
          kind: 'job.followed',
          message,
          link: job.path,
          jobId: job.id,
          clientId: job.companyId,
          mail: {
            subject: message,
            lines: [
              sentence(
                '{company} posted {job}. You follow this company; unfollow it on its page.',
                names
              ),
            ],
            action: { label: sentence('See the job'), path: job.path },
          },
        },
      ])
      told += rows.length
      after = Number(rows.at(-1)!.id)
    }
  })
}
