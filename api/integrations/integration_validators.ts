import vine from '@vinejs/vine'
import { oneLine, prose } from '#api/http/text/free_text'
import { valuesOf } from '#api/http/choices'
import { paging } from '#api/http/pagination'
import { careersLimits } from '#api/integrations/careers/careers_facts'
import { HOST_MAX } from '#api/integrations/careers/domain_facts'
import { recordKinds } from '#api/companies/company_facts'
import { apiScopeValues } from '#api/companies/access/api_scope_facts'
import {
  integrationLimits as limits,
  keyDays,
  webhookLimits,
  webhookStatuses,
} from '#api/integrations/integration_facts'

const name = () => oneLine().minLength(limits.name.min).maxLength(limits.name.max)

export const pageValidator = vine.create(paging)

export const keyValidator = vine.create({
  name: name(),
  /** Those that read, unless told. */
  scopes: vine
    .array(vine.enum(apiScopeValues))
    .minLength(1)
    .maxLength(apiScopeValues.length)
    .distinct()
    .optional(),
  /** 90 unless told; 0 for no end. */
  days: vine.enum(valuesOf(keyDays)).optional(),
})

const url = () => vine.string().trim().maxLength(webhookLimits.url.max)
const events = () =>
  vine
    .array(vine.enum(valuesOf(recordKinds)))
    .minLength(1)
    .maxLength(recordKinds.length)
    .distinct()

export const webhookValidator = vine.create({ name: name(), url: url(), events: events() })
export const changedWebhookValidator = vine.create({
  name: name().optional(),
  url: url().optional(),
  events: events().optional(),
  status: vine.enum(valuesOf(webhookStatuses)).optional(),
})

const host = () =>
  vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(HOST_MAX + 10)
export const domainValidator = vine.create({ host: host() })
/** As Caddy's on-demand TLS asks: `?domain=`. */
export const askedHostValidator = vine.create({ domain: host() })

export const careersValidator = vine.create({
  isOn: vine.boolean().optional(),
  accent: vine
    .string()
    .trim()
    .regex(/^#[0-9a-f]{6}$/i)
    .transform((color) => color.toLowerCase())
    .optional(),
  headline: oneLine().maxLength(careersLimits.headline.max).nullable().optional(),
  intro: prose().maxLength(careersLimits.intro.max).nullable().optional(),
})
