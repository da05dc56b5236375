import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { CompanyImportSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import Company from '#api/companies/models/company'
import Job from '#api/jobs/models/job'
import type { StageStatus } from '#api/applications/application_flow'
import type { ImportBasis, ImportColumn, ImportSystem } from '#api/imports/import_facts'
import type { CompanyImportStatus } from '#api/imports/transfer/company_import_flow'
import type { Report } from '#api/imports/transfer/report'

/** A file that was uploaded: a zip, a list as JSON, a resume, or a table with its columns as they are guessed or chosen. */
export type ImportFile = {
  name: string
  /** In storage; null once it is read or let go. */
  key: string | null
  bytes: number
  sort: 'table' | 'json' | 'zip' | 'resume'
  encoding?: string
  delimiter?: string
  columns?: { heading: string; holds: ImportColumn; samples: string[] }[]
  /** Files beside the tables of a zip, which have no place here. */
  others?: number
  /** Whether 03/04 is the third of April. */
  dayFirst?: boolean
}

export type EndedAs = 'rejected' | 'withdrawn'

// the driver would write a list as a PostgreSQL array
const json = { prepare: (value: unknown) => value && JSON.stringify(value) }

/** What a company brings along from elsewhere in one go. */
export default class CompanyImport extends CompanyImportSchema {
  declare system: ImportSystem
  declare basis: ImportBasis
  declare status: CompanyImportStatus

  @column(json)
  declare files: ImportFile[]

  @column(json)
  declare stages: Record<string, StageStatus | EndedAs>

  @column(json)
  declare report: Partial<Report>

  @belongsTo(() => Company)
  declare company: BelongsTo<typeof Company>

  /** The job of people who come without one; null for the company's pool. */
  @belongsTo(() => Job)
  declare job: BelongsTo<typeof Job>

  @belongsTo(() => User, { foreignKey: 'createdBy' })
  declare creator: BelongsTo<typeof User>
}
