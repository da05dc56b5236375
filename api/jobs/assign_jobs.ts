import type { JobsAssigned } from '#api/companies/events'

/** Puts a member on the teams of exactly these jobs of their company. */
export async function assignJobs({ member, jobIds, trx }: JobsAssigned) {
  const { companyId, userId } = member
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
