import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import { Refusal } from '#api/http/refusal'
import { jobFlow } from '#api/jobs/job_flow'
import Job from '#api/jobs/models/job'
import CompanyImport from '#api/imports/models/company_import'
import type { importChangeValidator } from '#api/imports/import_validators'
import { companyImportFlow } from '#api/imports/transfer/company_import_flow'

/** Keeps what the person says of the files: what their columns hold, what stages stand for, on which basis, for which job. */
export async function changeImport(
  { id }: CompanyImport,
  { files = [], stages, ...rest }: Infer<typeof importChangeValidator>
): Promise<CompanyImport> {
  return db.transaction(async (trx) => {
    const wanted = await CompanyImport.query({ client: trx })
      .where('id', id)
      .forUpdate()
      .firstOrFail()
    const refusal = companyImportFlow.refusal('change', wanted, 'client')
    if (refusal) throw new Refusal(refusal)
    await assertTakes(wanted.companyId, rest.jobId)
    if (rest.system && (rest.system === 'csv') !== (wanted.system === 'csv'))
      throw new Refusal(
        'Tables and system exports are read differently; start a new import and choose there',
        {
          status: 422,
          field: 'system',
        }
      )
    for (const [at, { columns, dayFirst }] of files.entries()) {
      const file = wanted.files[at]
      if (!file?.columns || (columns && columns.length !== file.columns.length))
        throw new Refusal('These are not the columns of this file; reload the import', {
          status: 422,
          field: `files.${at}.columns`,
        })
      if (columns) file.columns.forEach((column, index) => (column.holds = columns[index]))
      if (dayFirst !== undefined) file.dayFirst = dayFirst
    }
    if (stages)
      wanted.stages = Object.fromEntries(
        stages.map(({ name, status }) => [name.toLowerCase(), status])
      )
    wanted.merge({ ...rest, files: [...wanted.files], status: 'mapping', percent: 0 })
    return wanted.save()
  })
}

/** Refuses (422) a job that is not the company's or takes nobody any more. */
export async function assertTakes(companyId: number, jobId: number | null | undefined) {
  if (!jobId) return
  const job = await Job.of(companyId)
    .where('id', jobId)
    .whereNotIn('status', [...jobFlow.over])
    .first()
  if (!job)
    throw new Refusal('This job is not here or is closed; choose one that takes applicants', {
      status: 422,
      field: 'jobId',
    })
}
