import { visibleCompanySql } from '#api/companies/models/company'

/** SQL: may this subject be shown in such a place? English that was waived counts as cleared. */
export const eligible = {
  candidate: `candidates.approval = 'approved' and candidates.visibility = 'active' and candidates.english in ('cleared', 'waived')`,
  company: visibleCompanySql,
  job: `jobs.listed and jobs.valid_through > now()`,
} as const

export const needs = {
  candidate: 'A candidate needs an approved, active profile and cleared English for this',
  company: 'A company must be verified and active for this',
  job: 'A job must be live for this',
} as const
