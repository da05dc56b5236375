import type { HasManyQueryBuilderContract } from '@adonisjs/lucid/types/relations'
import type Job from '#api/jobs/models/job'
import type JobRevision from '#api/jobs/models/job_revision'

/** Narrows the changes of jobs, as they are loaded, to those that wait for approval, with who asked for each. */
export const waiting = (query: HasManyQueryBuilderContract<typeof JobRevision, unknown>) =>
  void query.where('status', 'pending').preload('submitter')

/** What a form calls each column that a moderator looks at again. */
const parts: Record<string, string> = {
  title: 'title',
  jobCategoryId: 'category',
  locationType: 'mode',
  budgetMin: 'pay',
  budgetMax: 'pay',
  currency: 'pay',
  budgetFor: 'pay',
}

/** The change of a job that waits for approval, as its company reads it; null where none was loaded. */
export function waitingChange(job: Job) {
  const [change] = job.revisions ?? []
  if (!change) return null
  return {
    jobTitle: (change.changes.title?.to ?? null) as string | null,
    parts: [...new Set(Object.keys(change.changes).map((name) => parts[name] ?? name))],
    askedBy: change.submitter?.fullName ?? null,
    askedAt: change.createdAt.toUTC().toISO()!,
  }
}
