import vine from '@vinejs/vine'
import { intervalValues } from '#api/billing/billing_facts'
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
