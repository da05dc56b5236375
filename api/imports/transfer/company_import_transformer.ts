import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Language } from '#api/languages/language_facts'
import { tell, translated } from '#api/languages/say'
import type CompanyImport from '#api/imports/models/company_import'
import { holdsOf } from '#api/imports/systems/guess_columns'
import { companyImportFlow } from '#api/imports/transfer/company_import_flow'

/** An import of a company; `whole` with its columns, stages and what was found. */
export default class CompanyImportTransformer extends BaseTransformer<CompanyImport> {
  constructor(
    wanted: CompanyImport,
    protected language: Language,
    protected waiting = 0
  ) {
    super(wanted)
  }

  toObject() {
    const { id, system, status, percent, files, report, reason, creator, createdAt, endedAt } =
      this.resource
    return {
      _id: String(id),
      system,
      status,
      percent,
      files: files.map(({ name, bytes, sort }) => ({ name, size: bytes, sort })),
      counts: report.counts ?? null,
      reason: reason && tell(this.language, report.reason ?? reason),
      by: creator?.fullName ?? null,
      createdAt: createdAt.toUTC().toISO()!,
      endedAt: endedAt?.toUTC().toISO() ?? null,
    }
  }

  whole() {
    const { basis, basisNote, files, stages, report, faultKey, job } = this.resource
    return {
      ...this.toObject(),
      basis,
      basisNote,
      /** The job of people who come without one; null for the pool. */
      job: job ? { _id: String(job.id), jobTitle: job.title } : null,
      files: files.map(({ name, bytes, sort, encoding, delimiter, dayFirst, columns = [] }) => ({
        name,
        size: bytes,
        sort,
        encoding: encoding ?? null,
        delimiter: delimiter ?? null,
        dayFirst: dayFirst ?? null,
        columns,
        holds: holdsOf(columns.map(({ holds }) => holds)),
      })),
      stages: (report.stages ?? []).map((stage) => ({
        ...stage,
        status: stages[stage.name.toLowerCase()] ?? stage.status,
      })),
      rows: report.rows ?? null,
      examples: (report.examples ?? []).map((example) => ({
        ...example,
        message: tell(this.language, example.message),
      })),
      unplaced: report.unplaced ?? [],
      undone: report.undone
        ? {
            ...report.undone,
            left: report.undone.left.map((one) => ({
              ...one,
              why: translated(this.language, one.why),
            })),
          }
        : null,
      hasFaults: faultKey !== null,
      /** People whom nobody told yet. */
      waiting: this.waiting,
      may: companyImportFlow.from(this.resource.status, 'client'),
    }
  }
}
