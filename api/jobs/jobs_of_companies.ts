import { errors } from '@adonisjs/lucid'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'

// what companies ask of their jobs; SQL takes and returns expressions

/** SQL: how many public jobs a company has. */
export const countPublic = (companyId: string) =>
  `(select count(*) from jobs where jobs.company_id = ${companyId} and jobs.listed and jobs.valid_through > now())`

/** SQL: the ids of the jobs of a company whose team a person is on, a hundred at most. */
export const idsOnTeam = (companyId: string, userId: string) =>
  `array(select m.job_id from job_members m where m.user_id = ${userId} and m.company_id = ${companyId} order by m.job_id limit 100)::int[]`

/** SQL: is a person on the team of a job? */
export const onTeam = (jobId: string, userId: string) =>
  `exists (select from job_members t where t.job_id = ${jobId} and t.user_id = ${userId})`

/** Refuses with 404 unless all of these jobs are the company's own. */
export async function findOwn(
  companyId: number,
  jobIds: number[],
  client: QueryClientContract = db.connection()
) {
  if (jobIds.length === 0) return
  const own = await client
    .from('jobs')
    .where('company_id', companyId)
    .whereIn('id', jobIds)
    .select('id')
  if (own.length < jobIds.length) throw new errors.E_ROW_NOT_FOUND()
}

/** Puts a member on the teams of exactly these jobs of their company. */
export async function putOnTeams(
  { companyId, userId }: { companyId: number; userId: number },
  jobIds: number[],
  trx: TransactionClientContract
) {
  await trx
    .from('job_members')
    .where({ company_id: companyId, user_id: userId })
    .whereNotIn('job_id', jobIds)
    .delete()
  await trx.rawQuery(
    `insert into job_members (company_id, job_id, user_id)
     select company_id, id, :user from jobs where company_id = :company and id = any(:jobs)
     on conflict (job_id, user_id) do nothing`,
    { user: userId, company: companyId, jobs: jobIds } as any
  )
}

/** SQL: how many jobs of a company take from its plan: open ones, those that wait for approval too, but not one of them. */
export const countTaking = (companyId: string, besides: string) =>
  `(select count(*) from jobs where jobs.company_id = ${companyId} and jobs.status = 'open' and jobs.id <> ${besides} and jobs.is_approved is not false)`
