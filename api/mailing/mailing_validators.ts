import vine from '@vinejs/vine'
import { words } from '#api/http/text/free_text'
import { time } from '#api/http/dates'
import { id } from '#api/http/ids'
import { paging } from '#api/http/pagination'
import {
  historyStatusValues,
  mailboxValues,
  mailLimits as limits,
  templatePurposeValues,
  templateStatusValues,
} from '#api/mailing/mail_facts'

const search = () => vine.string().trim().maxLength(100).optional()

export const templateListValidator = vine.create({
  ...paging,
  search: search(),
  status: vine.enum(templateStatusValues).optional(),
  templateFor: vine.enum(templatePurposeValues).optional(),
})

export const templateValidator = vine.create({
  name: words(limits.name),
  subject: words(limits.subject),
  body: words(limits.body),
  templateFor: vine.enum(templatePurposeValues).optional(),
  status: vine.enum(templateStatusValues).optional(),
})

export const changedTemplateValidator = vine.create({
  name: words(limits.name).optional(),
  subject: words(limits.subject).optional(),
  body: words(limits.body).optional(),
  templateFor: vine.enum(templatePurposeValues).optional(),
  status: vine.enum(templateStatusValues).optional(),
})

export const signatureValidator = vine.create({
  name: words(limits.name),
  body: words(limits.signature),
  isDefault: vine.boolean().optional(),
})

export const changedSignatureValidator = vine.create({
  name: words(limits.name).optional(),
  body: words(limits.signature).optional(),
  isDefault: vine.boolean().optional(),
})

const people = () => vine.array(id()).maxLength(limits.people.max).distinct().optional()

export const sendMailValidator = vine.create({
  templateId: id().nullable().optional(),
  subject: words(limits.subject).optional(),
  body: words(limits.body).optional(),
  appliedIds: people(),
  devIds: people(),
  signatureId: id().nullable().optional(),
  sendAt: time().nullable().optional(),
  mailbox: vine.enum(mailboxValues).optional(),
})

export const historyValidator = vine.create({
  ...paging,
  search: search(),
  status: vine.enum(historyStatusValues).optional(),
  appliedId: id().optional(),
  devId: id().optional(),
  batchId: id().optional(),
})
