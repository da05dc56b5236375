import vine from '@vinejs/vine'
import { oneLine, plainProse } from '#api/http/text/free_text'
import { id } from '#api/http/ids'
import { paging } from '#api/http/pagination'
import { SEARCH_MAX } from '#api/http/paging_facts'
import { sanitizeRichText, textOf } from '#api/http/text/rich_text'
import { noSite } from '#api/http/text/site_words'
import { gstStates } from '#api/companies/billing/gst_states'
import { isGstin } from '#api/companies/billing/tax_number'
import { accountLimits } from '#api/accounts/account_facts'
import { countryCode, phoneNumber } from '#api/accounts/account_fields'
import {
  companyLimits as limits,
  companySizeValues,
  memberStatusValues,
} from '#api/companies/company_facts'
import {
  isLinkOf,
  linkRules,
  networks,
  type LinkKind,
  type Network,
} from '#api/taxonomy/link_facts'
import { placeLimits } from '#api/taxonomy/taxonomy_facts'

const link = vine.createRule((value, kind: LinkKind, field) => {
  if (typeof value === 'string' && !isLinkOf(kind, value, 'company'))
    field.report(
      kind === 'website'
        ? 'This must be an https address, such as https://example.com'
        : 'This must be an https address of a page on {{ site }}',
      'link',
      field,
      { site: linkRules[kind].label }
    )
})

/** Bounds count what people read, not the marks around it. */
const readable = vine.createRule((value, max: number, field) => {
  if (typeof value !== 'string') return
  const clean = sanitizeRichText(value)
  if (textOf(clean).length > max)
    field.report('{{ field }} may have at most {{ max }} characters', 'maxLength', field, { max })
  else field.mutate(textOf(clean) ? clean : null, field)
})

const needed = (max: number) => oneLine().minLength(1).maxLength(max)
const line = (max: number) => oneLine().maxLength(max).nullable().optional()
const address = (kind: LinkKind) =>
  vine.string().trim().maxLength(limits.link.max).use(link(kind)).nullable().optional()

export const saveCompanyProfile = vine.create({
  companyName: oneLine()
    .minLength(limits.name.min)
    .maxLength(limits.name.max)
    .use(noSite())
    .optional(),
  tagline: line(limits.tagline.max),
  about: vine
    .string()
    .use(plainProse())
    .maxLength(4 * limits.about.max)
    .use(readable(limits.about.max))
    .nullable()
    .optional(),
  website: address('website'),
  email: vine
    .string()
    .trim()
    .maxLength(accountLimits.email.max)
    .email()
    .toLowerCase()
    .nullable()
    .optional(),
  phone: vine
    .string()
    .trim()
    .maxLength(accountLimits.phone.max)
    .use(phoneNumber())
    .nullable()
    .optional(),
  industryId: id().nullable().optional(),
  size: vine.enum(companySizeValues).nullable().optional(),
  foundedYear: vine
    .number()
    .withoutDecimals()
    .min(limits.foundedYear.min)
    .max(new Date().getUTCFullYear())
    .nullable()
    .optional(),
  countryCode: countryCode().optional(),
  state: vine
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{1,3}$/)
    .nullable()
    .optional(),
  stateName: line(placeLimits.stateName.max),
  city: line(placeLimits.city.max),
  address: line(limits.address.max),
  postalCode: line(limits.postalCode.max),
  perks: vine.array(id()).maxLength(limits.perks.max).distinct().optional(),
  links: vine
    .object(
      Object.fromEntries(networks.map((kind) => [kind, address(kind)])) as Record<
        Network,
        ReturnType<typeof address>
      >
    )
    .optional(),
})

const gstin = vine.createRule((value, _, field) => {
  if (
    typeof value === 'string' &&
    field.parent.countryCode?.toUpperCase?.() === 'IN' &&
    !isGstin(value)
  )
    field.report('This is not a GSTIN; check its 15 characters', 'gstin', field)
})

/** A GSTIN begins with the number of its state; an invoice to another one would be taxed in the wrong place. */
const gstinOfState = vine.createRule((value, _, field) => {
  const { countryCode, state } = field.parent
  if (typeof value !== 'string' || countryCode?.toUpperCase?.() !== 'IN') return
  const number = typeof state === 'string' && gstStates[state.trim().toUpperCase()]
  if (number && number !== value.slice(0, 2))
    field.report(
      'This GSTIN is of another state: it begins with {{ given }}, and those of the chosen state with {{ number }}. Choose the state that it was given in, or write the GSTIN of this one',
      'gstinOfState',
      field,
      { given: value.slice(0, 2), number }
    )
})

const pin = vine.createRule((value, _, field) => {
  if (
    typeof value === 'string' &&
    field.parent.countryCode?.toUpperCase?.() === 'IN' &&
    !/^[1-9]\d{2} ?\d{3}$/.test(value)
  )
    field.report('A PIN code has 6 digits, such as 560001', 'pin', field)
})

/** Sales to a special economic zone are without tax; who says so shows it by the zone's own GSTIN. */
const specialZone = vine.createRule((value, _, field) => {
  if (value !== true) return
  const { countryCode, taxNumber } = field.parent
  if (countryCode?.toUpperCase?.() !== 'IN')
    field.report(
      'Only an address in India is in a special economic zone; choose India, or take this mark off',
      'specialZone',
      field
    )
  else if (!taxNumber)
    field.report(
      'A unit in a special economic zone has a GSTIN of its own; write it, or take this mark off',
      'specialZone',
      field
    )
})

export const saveBillingAddress = vine.create({
  legalName: needed(limits.legalName.max),
  line1: needed(limits.addressLine.max),
  line2: line(limits.addressLine.max),
  city: needed(placeLimits.city.max),
  state: vine
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{1,3}$/)
    .nullable()
    .optional()
    .requiredWhen('countryCode', '=', 'IN'),
  postalCode: vine
    .string()
    .trim()
    .maxLength(limits.postalCode.max)
    .use(pin())
    .nullable()
    .optional(),
  countryCode: countryCode(),
  taxNumber: vine
    .string()
    .trim()
    .toUpperCase()
    .maxLength(limits.taxNumber.max)
    .use(gstin())
    .use(gstinOfState())
    .nullable()
    .optional(),
  isSez: vine.boolean({ strict: true }).use(specialZone()).optional(),
  email: vine
    .string()
    .trim()
    .maxLength(accountLimits.email.max)
    .email()
    .toLowerCase()
    .nullable()
    .optional(),
})

export const setFirstEntry = vine.create({ firstEntry: vine.boolean().optional() })
export const openProfile = vine.create({ slug: vine.string().trim().minLength(1).maxLength(200) })
export const topCompanies = vine.create({
  ...paging,
  industryId: id().optional(),
  search: vine.string().trim().maxLength(SEARCH_MAX).optional(),
  hiring: vine.boolean().optional(),
})
export const companyUsers = vine.create({
  ...paging,
  search: vine.string().trim().maxLength(SEARCH_MAX).optional(),
  status: vine.enum(memberStatusValues).optional(),
})
export const pageAccess = vine.create({ jobId: id().optional() })
