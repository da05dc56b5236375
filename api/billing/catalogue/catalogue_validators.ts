import vine from '@vinejs/vine'
import { valuesOf } from '#api/http/choices'
import { billingLimits, buyerSides, intervalValues } from '#api/billing/billing_facts'
import { companyRights, type CompanyRight } from '#api/companies/access/company_rights'

const country = () =>
  vine
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/)

export const plansQuery = vine.create({
  country: country().optional(),
  billingInterval: vine.enum(intervalValues).optional(),
  actionPage: vine.enum(Object.keys(companyRights) as CompanyRight[]).optional(),
})

export const countryQuery = vine.create({ country: country().optional() })

export const pricePreview = vine.create({
  country: country(),
  quantity: vine
    .number()
    .withoutDecimals()
    .range([billingLimits.quantity.min, billingLimits.quantity.max])
    .optional(),
})

export const addonsQuery = vine.create({
  country: country().optional(),
  side: vine.enum(valuesOf(buyerSides)).optional(),
})
