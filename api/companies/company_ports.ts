import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { port } from '#api/http/port'

// what companies ask of jobs, interviews and contact requests; SQL takes and returns expressions

/** SQL: how many public jobs a company has. */
export const openJobs = port<(companyId: string) => string>('how many public jobs')

/** SQL: the ids of the jobs of a company whose team a person is on, as an array. */
export const jobsOnTeam = port<(companyId: string, userId: string) => string>(
  'jobs whose team a person is on'
)

/** SQL: is a person on the team of a job? */
export const isOnTeam = port<(jobId: string, userId: string) => string>('is on the team of a job')

/** Refuses with 404 unless all of these jobs are the company's own. */
export const assertOwnJobs =
  port<(companyId: number, jobIds: number[], client?: QueryClientContract) => Promise<void>>(
    'own jobs'
  )

/** Puts a member on the teams of exactly these jobs of their company. */
export const assignJobs =
  port<
    (
      member: { companyId: number; userId: number },
      jobIds: number[],
      trx: TransactionClientContract
    ) => Promise<void>
  >('assign jobs')

/** SQL: does a person take part in an interview of an application? */
export const takesPart = port<(applicationId: string, userId: string) => string>(
  'takes part in an interview'
)

/** SQL: how many contact requests a company has taken from the quota of a month. */
export const requestsTaken =
  port<(companyId: string, month: string) => string>('contact requests taken')

/** SQL: how many jobs of a company take from its plan, `besides` one of them. */
export const jobsTaken = port<(companyId: string, besides: string) => string>(
  'jobs that take from a plan'
)

/** SQL: how many of a feature a company has, by its plan and what it bought beside it. */
export const entitled = port<(companyId: string, feature: string) => string>('what a plan includes')

/** SQL: the slug of the smallest plan on sale that has more of a feature. */
export const planWithMore = port<(companyId: string, feature: string) => string>('a larger plan')

/** SQL: the name of the plan that a company is on. */
export const planNamed = port<(companyId: string) => string>('the name of a plan')
