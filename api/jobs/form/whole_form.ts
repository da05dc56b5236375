import { errors } from '@vinejs/vine'
import type { HttpRequest } from '@adonisjs/core/http'
import type Job from '#api/jobs/models/job'
import { completeJob, jobRanges } from '#api/jobs/job_validators'

/** What a job is asked for as a whole, by the names of its form. */
export const partsOf = (job: Job) => ({
  jobTitle: job.title,
  jobCategory: job.jobCategoryId,
  budgetMin: job.budgetMin,
  budgetMax: job.budgetMax,
  minExpRange: job.minExperience,
  maxExpRange: job.maxExperience,
  shortDesc: job.shortDescription,
  editorText: job.description,
  devChooseSkills: job.skillIds,
})

/** What an edit may change: for how long it is shown is said of a draft alone. */
export const editable = (sent: Record<string, unknown>, { state }: Job) =>
  state === 'draft' ? sent : { ...sent, validThrough: undefined }

/**
 * Returns a form as its validator leaves it. Refuses with 422 by naming at once, by field, what is wrong with what was
 * sent, alone and beside what is stored, and what the job then lacks: whole when it is handed in, and after that without
 * taking out a part again.
 */
export async function wholeForm<Form>(request: HttpRequest, form: Promise<Form>, stored?: Job) {
  const sent = request.body()
  const data = { ...(stored && partsOf(stored)), ...sent }
  const faults = await faultsOf(form)
  const tell = (found: Fault[]) =>
    faults.push(...found.filter((one) => !faults.some((other) => rootOf(other) === rootOf(one))))
  tell(await faultsOf(request.validateUsing(jobRanges, { data })))
  if (!staysDraft(sent.status, stored)) {
    const lacks = await faultsOf(request.validateUsing(completeJob, { data }))
    tell(isHandedIn(sent.status, stored) ? lacks : lacks.filter((one) => rootOf(one) in sent))
  }
  if (faults.length > 0) throw new errors.E_VALIDATION_ERROR(faults)
  return form
}

/** A draft that is not handed in with this form, or a waiting job that is taken back by it. */
function staysDraft(status: unknown, stored?: Job) {
  if (!stored || stored.state === 'pending') return status === 'draft'
  return stored.state === 'draft' && status !== 'open'
}

const isHandedIn = (status: unknown, stored?: Job) =>
  !stored || (status === 'open' && ['draft', 'rejected'].includes(stored.state))

type Fault = { field: string }

async function faultsOf(validated: Promise<unknown>): Promise<Fault[]> {
  try {
    await validated
    return []
  } catch (error) {
    if (error instanceof errors.E_VALIDATION_ERROR) return error.messages
    throw error
  }
}

/** Of a list, an entry is wrong where the list is. */
const rootOf = ({ field }: Fault) => field.split('.')[0]
