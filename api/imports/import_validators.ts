import vine from '@vinejs/vine'
import { paging } from '#api/http/pagination'
import {
  bulkLimits,
  importBasisValues,
  linkedinLimits,
  seniorityValues,
} from '#api/imports/import_facts'
import { accountLimits } from '#api/accounts/account_facts'
import { newPassword, timeZone } from '#api/accounts/account_fields'
import { bulkFileFlow } from '#api/imports/bulk/bulk_file_flow'

const basis = {
  basis: vine.enum(importBasisValues).optional(),
  basisNote: vine.string().trim().maxLength(bulkLimits.basisNote.max).optional(),
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
  purpose: vine
    .string()
    .trim()
    .minLength(linkedinLimits.purpose.min)
    .maxLength(linkedinLimits.purpose.max),
})
