import vine from '@vinejs/vine'
import { oneLine, prose } from '#api/http/text/free_text'
import { id } from '#api/http/ids'
import { paging } from '#api/http/pagination'
import {
  bulkLimits,
  companyImportLimits,
  importBasisValues,
  importColumnValues,
  importSystemValues,
  linkedinLimits,
  seniorityValues,
} from '#api/imports/import_facts'
import { accountLimits } from '#api/accounts/account_facts'
import { timeZone } from '#api/accounts/account_fields'
import { newPassword } from '#api/accounts/passwords/new_password'
import { stageStatuses } from '#api/applications/application_flow'
import { bulkFileFlow } from '#api/imports/bulk/bulk_file_flow'

const basis = {
  basis: vine.enum(importBasisValues).optional(),
  basisNote: prose().maxLength(bulkLimits.basisNote.max).optional(),
}

export const bulkUploadValidator = vine.create({
  ...basis,
  /** Whether each person is mailed an invitation as their resume is read; true unless told. */
  invite: vine.boolean().optional(),
})

export const bulkFilesValidator = vine.create({
  ...paging,
  state: vine.enum(bulkFileFlow.names).optional(),
})

export const claimTokenValidator = vine.create({
  token: vine.string().minLength(accountLimits.token.min).maxLength(accountLimits.token.max),
})

export const claimValidator = vine.create({
  token: vine.string().minLength(accountLimits.token.min).maxLength(accountLimits.token.max),
  password: newPassword(),
  timeZone: timeZone().optional(),
})

export const linkedinImportValidator = vine.create({
  ...basis,
  /** Reads and tells, and writes nothing. */
  dryRun: vine.boolean().optional(),
})

export const linkedinListValidator = vine.create({
  ...paging,
  term: vine.string().trim().maxLength(linkedinLimits.term.max).optional(),
  profileComplete: vine.boolean().optional(),
  seniorLevel: vine.enum(seniorityValues).optional(),
  sortBy: vine
    .enum(['updatedAt', 'createdAt', 'lastContactAt', 'lName', 'company', 'seniorLevel'])
    .optional(),
  sortOrder: vine.enum(['asc', 'desc', 'ASC', 'DESC']).optional(),
})

export const contactFetchValidator = vine.create({
  purpose: prose().minLength(linkedinLimits.purpose.min).maxLength(linkedinLimits.purpose.max),
})

/** The job of people who come without one; null for the pool. */
const withoutJob = { jobId: id().nullable().optional() }

export const importUploadValidator = vine.create({
  ...basis,
  ...withoutJob,
  /** Told by the files unless it is said. */
  system: vine.enum(importSystemValues).optional(),
})

export const importListValidator = vine.create(paging)

export const importChangeValidator = vine.create({
  ...basis,
  ...withoutJob,
  system: vine.enum(importSystemValues).optional(),
  /** By the order of the files, what each column of a table holds. */
  files: vine
    .array(
      vine.object({
        columns: vine
          .array(vine.enum(importColumnValues))
          .maxLength(companyImportLimits.columns.max)
          .optional(),
        dayFirst: vine.boolean().optional(),
      })
    )
    .maxLength(companyImportLimits.files.max)
    .optional(),
  stages: vine
    .array(
      vine.object({
        name: oneLine().minLength(1).maxLength(200),
        status: vine.enum([...stageStatuses, 'rejected', 'withdrawn'] as const),
      })
    )
    .maxLength(companyImportLimits.stageNames.max)
    .optional(),
})
