import { isDeepStrictEqual } from 'node:util'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Infer } from '@vinejs/vine/types'
import { sentence } from '#api/languages/sentence'
import type Job from '#api/jobs/models/job'
import { Refusal } from '#api/http/refusal'
import { criterionKinds } from '#api/screening/screening_facts'
import type { Criterion } from '#api/screening/material/material'
import ScreeningRubric from '#api/screening/models/screening_rubric'
import { usualCriteria } from '#api/screening/rubric/usual_criteria'
import type { rubricValidator } from '#api/screening/rubric/rubric_validators'

/** The rubric that a job's applicants are judged by now; null before anybody changed it or ran it. */
export const latestRubric = (jobId: number) =>
  ScreeningRubric.query().where('job_id', jobId).orderBy('version', 'desc').first()

/** The same, made of the usual criteria where there is none, so that a run names what it judged by. */
export async function rubricOf(trx: TransactionClientContract, job: Job, by: number | null) {
  await trx.rawQuery('select id from jobs where id = ? for no key update', [job.id])
  const latest = await ScreeningRubric.query({ client: trx })
    .where('job_id', job.id)
    .orderBy('version', 'desc')
    .first()
  return latest ?? writeVersion(trx, job, usualCriteria(), 1, by)
}

/** Writes what a company changed as the next version; the same again writes nothing. */
export async function changeRubric(
  job: Job,
  by: number,
  { criteria, version }: Infer<typeof rubricValidator>
): Promise<ScreeningRubric> {
  const wanted = criteria.map(readCriterion)
  if (!wanted.some(({ weight }) => weight > 0))
    throw new Refusal('Give at least one criterion a weight above 0', {
      status: 422,
      field: 'criteria',
    })
  const double = wanted.find(({ key }, index) => wanted.findIndex((one) => one.key === key) < index)
  if (double)
    throw new Refusal(
      sentence('"{label}" appears twice; remove one or rename it', {
        label: double.label,
      }),
      {
        status: 422,
        field: 'criteria',
      }
    )
  return db.transaction(async (trx) => {
    await trx.rawQuery('select id from jobs where id = ? for no key update', [job.id])
    const latest = await ScreeningRubric.query({ client: trx })
      .where('job_id', job.id)
      .orderBy('version', 'desc')
      .first()
    if (version !== undefined && version !== (latest?.version ?? 0))
      throw new Refusal('A colleague changed the rubric in the meantime; reload it and check')
    if (latest && isDeepStrictEqual(latest.criteria, wanted)) return latest
    return writeVersion(trx, job, wanted, (latest?.version ?? 0) + 1, by)
  })
}

const writeVersion = (
  trx: TransactionClientContract,
  { id, companyId }: Job,
  criteria: Criterion[],
  version: number,
  createdBy: number | null
) => ScreeningRubric.create({ companyId, jobId: id, version, criteria, createdBy }, { client: trx })

/** A criterion of ours keeps its name; one of the company's own is known by its own. */
function readCriterion({
  key,
  label,
  weight,
  words,
}: Infer<typeof rubricValidator>['criteria'][number]): Criterion {
  const known = criterionKinds.find((kind) => kind.key === key)
  if (known) return { key: known.key, label: known.label, weight }
  if (!label || !words?.length)
    throw new Refusal('Your own criterion needs a name and the words to look for', {
      status: 422,
      field: 'criteria',
    })
  const slug = label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
  return { key: `own:${slug}`, label, weight, words }
}
