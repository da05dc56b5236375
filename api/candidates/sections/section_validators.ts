import vine from '@vinejs/vine'
import { oneLine, prose } from '#api/http/text/free_text'
import { DateTime } from 'luxon'
import type { FieldContext } from '@vinejs/vine/types'
import { id } from '#api/http/ids'
import { country } from '#api/candidates/candidate_validators'
import { jobTypeValues } from '#api/jobs/job_facts'
import { isLinkOf, linkKinds, linkRules, publicUrl, type LinkKind } from '#api/taxonomy/link_facts'
import { candidateLimits as limits } from '#api/candidates/candidate_facts'
import { askableKinds, placeLimits, taxonomyLimits } from '#api/taxonomy/taxonomy_facts'

/** The latest month that has begun anywhere on earth. */
const thisMonth = () => DateTime.now().setZone('UTC+14').toFormat('yyyy-MM')

const isMonth = vine.createRule(
  (value: unknown, { future }: { future?: boolean }, field: FieldContext) => {
    if (typeof value !== 'string') return
    if (!/^(19[5-9]\d|20\d\d)-(0[1-9]|1[0-2])$/.test(value))
      return field.report('{{ field }} must be a month such as 2024-05', 'month', field)
    if (!future && value > thisMonth())
      field.report('{{ field }} cannot lie in the future', 'future', field)
  }
)

const notBefore = vine.createRule((value: unknown, start: string, field: FieldContext) => {
  const from = field.parent[start]
  if (typeof value === 'string' && typeof from === 'string' && field.isValid && value < from)
    field.report('{{ field }} cannot lie before {{ start }}', 'order', field, { start })
})

const endsOnce = vine.createRule(
  (value: unknown, _: undefined, field: FieldContext) => {
    const current = [true, 'true', 1, '1', 'on'].includes(field.parent.isCurrent)
    if (current && value) field.report('Leave the end empty while you work there', 'current', field)
    if (!current && !value)
      field.report('Say when it ended, or that you work there now', 'required', field)
  },
  { implicit: true }
)

const isPublicUrl = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value !== 'string') return
  const url = publicUrl(value)
  if (url) field.mutate(url.href, field)
  else field.report('{{ field }} must be a whole address that begins with https://', 'url', field)
})

const isOfKind = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  const kind = field.parent.kind as LinkKind
  if (typeof value !== 'string' || !field.isValid || !linkKinds.includes(kind)) return
  if (!isLinkOf(kind, value))
    field.report('{{ field }} must lead to {{ site }}, such as {{ example }}', 'host', field, {
      site: linkRules[kind].label,
      example: linkRules[kind].example,
    })
})

const line = (max: number) => oneLine().minLength(1).maxLength(max)
const optionalLine = (max: number) => oneLine().maxLength(max).nullable().optional()
const month = (options: { future?: boolean } = {}) => vine.string().trim().use(isMonth(options))
const text = () => prose().maxLength(limits.text.max)
const optionalText = () => text().nullable().optional()
const url = () => vine.string().trim().maxLength(limits.link.max).use(isPublicUrl())
const skillIds = () => vine.array(id()).maxLength(limits.rowSkills.max).distinct().optional()
const span = {
  start: month().nullable().optional(),
  end: month().use(notBefore('start')).nullable().optional(),
}

export const toolValidator = vine.create({ toolId: id() })

export const employmentValidator = vine.create({
  company: line(limits.company.max),
  title: line(limits.jobTitle.max),
  employmentType: vine.enum(jobTypeValues).nullable().optional(),
  location: optionalLine(placeLimits.city.max),
  countryCode: country().nullable().optional(),
  start: month(),
  end: month().use(notBefore('start')).nullable().optional().use(endsOnce()),
  isCurrent: vine.boolean().optional(),
  description: optionalText(),
  skillIds: skillIds(),
})

export const projectValidator = vine.create({
  title: line(limits.jobTitle.max),
  role: optionalLine(limits.jobTitle.max),
  url: url().nullable().optional(),
  ...span,
  description: text().minLength(1),
  skillIds: skillIds(),
  employmentId: id().nullable().optional(),
})

export const additionalProjectValidator = vine.create({
  title: line(limits.jobTitle.max),
  url: url().nullable().optional(),
  description: text().minLength(1),
  skillIds: skillIds(),
})

export const certificationValidator = vine.create({
  name: line(limits.certificate.max),
  issuer: line(limits.company.max),
  issued: month().nullable().optional(),
  expires: month({ future: true }).use(notBefore('issued')).nullable().optional(),
  credentialId: optionalLine(limits.company.max),
  url: url().nullable().optional(),
})

export const academicRecordValidator = vine.create({
  institution: line(limits.institution.max),
  degree: line(limits.institution.max),
  field: optionalLine(limits.jobTitle.max),
  ...span,
  grade: optionalLine(limits.grade.max),
  description: optionalText(),
})

export const achievementValidator = vine.create({
  title: line(limits.certificate.max),
  date: month().nullable().optional(),
  description: optionalText(),
  url: url().nullable().optional(),
})

export const socialLinkValidator = vine.create({
  kind: vine.enum(linkKinds),
  url: url().use(isOfKind()),
})

export const customSkillValidator = vine.create({
  name: line(taxonomyLimits.name.max),
  kind: vine.enum(askableKinds).optional(),
})
