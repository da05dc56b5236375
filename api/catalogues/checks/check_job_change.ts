import db from '@adonisjs/lucid/services/db'
import JobRevision from '#api/jobs/models/job_revision'
import { withRevision } from '#api/jobs/revisions/with_revision'
import { counted, good, look } from '#api/catalogues/checks/check'
import { checkContacts } from '#api/catalogues/checks/check_contacts'
import { checkCompanyOf, checkPay } from '#api/catalogues/checks/check_job'
import type { Check } from '#api/catalogues/definition'

/** Below this two titles name different work: "Node.js developer" and "Senior Node.js engineer" are 0.5 alike. */
const SAME_WORK = 0.25

/** What is looked at by itself before a change of a live job is approved: the job is checked as it would be. */
export async function checkJobChange(id: number): Promise<Check[]> {
  const revision = await JobRevision.query()
    .where('id', id)
    .preload('job', (job) => job.preload('company'))
    .firstOrFail()
  const { job, changes } = revision
  const { title, applicantCount } = job
  const stale = Object.entries(changes).filter(([name, { from }]) => differs(job, name, from))
  withRevision(job, revision)
  return [
    stale.length > 0
      ? look('Still fits', 'The job has changed since: the values shown as current here are older.')
      : good('Still fits', 'The job has not changed since this was requested.'),
    await workOf(title, job.title, applicantCount),
    await checkPay(job),
    checkContacts([['the title', job.title]]),
    await checkCompanyOf(job),
  ]
}

/** Numbers and texts alike: a large number is stored as one and comes from JSON as the other. */
const differs = (job: object, name: string, from: unknown) =>
  String((job as Record<string, unknown>)[name] ?? '') !== String(from ?? '')

async function workOf(before: string, after: string, applicants: number): Promise<Check> {
  const label = 'Same work'
  const who = applicants > 0 ? `${counted(applicants, 'person', 'people')} applied already.` : ''
  const { rows } = await db.rawQuery(
    'select similarity(lower(:before), lower(:after)) as likeness',
    { before, after }
  )
  if (rows[0].likeness < SAME_WORK)
    return look(label, `The new title is a different job from "${before}". ${who}`.trim())
  return before === after
    ? good(label, `The title does not change. ${who}`.trim())
    : good(label, `The new title is the same kind of job. ${who}`.trim())
}
