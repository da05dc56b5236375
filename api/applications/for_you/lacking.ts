import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import Job from '#api/jobs/models/job'
import { matchingJobs } from '#api/applications/for_you/matching'

/** A skill that a job asks for and a profile does not prove: it is not there, or with fewer years than the job wants. */
export type Lacking = { skillId: number; name: string; years: number | null; wanted: number }

/** Jobs that are offered after a rejection. */
const OTHER_JOBS = 3

type Sent = { jobId: number; candidateId: number; companyId: number }

/**
 * What of a job's skills a profile lacks, required ones first. Years count where the profile says them: a skill with
 * fewer than the job's experience is lacking, too.
 */
export async function lackingSkills(
  { jobId, candidateId }: Sent,
  client: QueryClientContract = db.connection()
): Promise<Lacking[]> {
  const { rows } = await client.rawQuery<{ rows: Lacking[] }>(
    `select s.id::int as "skillId", s.name, nullif(own.years, 0)::float as years, j.min_experience::float as wanted
     from jobs j cross join unnest(j.skill_ids) with ordinality as asked (id, place)
     join skills s on s.id = asked.id
     left join candidate_skills own on own.skill_id = asked.id and own.candidate_id = :candidate
     where j.id = :job and (own.id is null or (own.years > 0 and own.years < j.min_experience))
     order by asked.id = any(j.required_skill_ids) desc, asked.place`,
    { job: jobId, candidate: candidateId } as any
  )
  return rows
}

/** The open jobs of others that fit best and do not ask for what was lacking. */
export async function jobsWithout(
  lacking: Lacking[],
  { candidateId, companyId }: Sent,
  client?: QueryClientContract
) {
  const { matches } = await matchingJobs(
    {
      candidateId,
      without: lacking.map(({ skillId }) => skillId),
      notOf: companyId,
      page: 1,
      limit: OTHER_JOBS,
    },
    client
  )
  return matches
}

/** What the mail of a rejection says after the company's words. */
export async function wordsAfter(sent: Sent, client: QueryClientContract) {
  const lacking = await lackingSkills(sent, client)
  const ids = (await jobsWithout(lacking, sent, client)).map(({ id }) => id)
  const jobs = await Job.query({ client }).whereIn('id', ids)
  const skills = lacking.map(lackingWords).join(', ')
  return {
    lines: [
      ...(skills ? [`The job asks for skills that your profile does not show: ${skills}.`] : []),
      ...(jobs.length
        ? [`Open jobs that fit your profile${skills ? ', where that does not matter' : ''}:`]
        : []),
    ],
    items: jobs.map((job) => ({ text: `${job.title}, ${job.organisation}`, path: job.path })),
  }
}

/** How a lacking skill reads: "React", or "React (1 of 3 years)". */
const lackingWords = ({ name, years, wanted }: Lacking) =>
  years === null ? name : `${name} (${years} of ${wanted} years)`
