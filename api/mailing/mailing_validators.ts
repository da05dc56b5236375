import vine from '@vinejs/vine'
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

const text = ({ min, max }: { min: number; max: number }) =>
  vine.string().trim().minLength(min).maxLength(max)
const search = () => vine.string().trim().maxLength(100).optional()

export const templateListValidator = vine.create({
  ...paging,
  search: search(),
  status: vine.enum(templateStatusValues).optional(),
  templateFor: vine.enum(templatePurposeValues).optional(),
})

export const templateValidator = vine.create({
  name: text(limits.name),
  subject: text(limits.subject),
  body: text(limits.body),
  templateFor: vine.enum(templatePurposeValues).optional(),
  status: vine.enum(templateStatusValues).optional(),
})

export const changedTemplateValidator = vine.create({
  name: text(limits.name).optional(),
  subject: text(limits.subject).optional(),
  body: text(limits.body).optional(),
  templateFor: vine.enum(templatePurposeValues).optional(),
  status: vine.enum(templateStatusValues).optional(),
})

export const signatureValidator = vine.create({
  name: text(limits.name),
  body: text(limits.signature),
  isDefault: vine.boolean().optional(),
})

export const changedSignatureValidator = vine.create({
  name: text(limits.name).optional(),
  body: text(limits.signature).optional(),
  isDefault: vine.boolean().optional(),
})

const people = () => vine.array(id()).maxLength(limits.people.max).distinct().optional()

export const sendMailValidator = vine.create({
  templateId: id().nullable().optional(),
  subject: text(limits.subject).optional(),
  body: text(limits.body).optional(),
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
