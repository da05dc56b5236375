// Pure: screens and tests import it too.
import { valuesOf } from '#api/http/choices'

/**
 * What an API key may be let do. Each scope is made of rights of routes, and a route that is open to keys names its
 * scope beside its right: a call needs both, the scope of the key and the right of the person who made it.
 */
export const apiScopes = [
  {
    value: 'company:read',
    label: 'Read the company profile and who works in it',
    rights: ['see_company'],
    reads: true,
  },
  { value: 'jobs:read', label: 'Read jobs', rights: ['see_jobs'], reads: true },
  {
    value: 'applicants:read',
    label: 'Read applicants, their answers and resumes',
    rights: ['see_applicants'],
    reads: true,
  },
  { value: 'interviews:read', label: 'Read interviews', rights: ['see_interviews'], reads: true },
  {
    value: 'assessments:read',
    label: 'Read sent tests and their results',
    rights: ['see_sends'],
    reads: true,
  },
  {
    value: 'candidates:read',
    label: 'Search developers and read their profiles',
    rights: ['search'],
    reads: true,
  },
  {
    value: 'jobs:write',
    label: 'Post, change and close jobs',
    rights: ['post_job', 'edit_job'],
    reads: false,
  },
  {
    value: 'applicants:write',
    label: 'Move and reject applicants',
    rights: ['move_applicants'],
    reads: false,
  },
  {
    value: 'interviews:write',
    label: 'Propose, move and cancel interviews',
    rights: ['interviews'],
    reads: false,
  },
  {
    value: 'messages:draft',
    label: 'Draft mails to applicants, which you send yourself',
    rights: ['send_mail'],
    reads: false,
  },
] as const

export type ApiScope = (typeof apiScopes)[number]['value']
export const apiScopeValues = valuesOf(apiScopes)

/** What a key may do unless more is chosen. */
export const readScopes = apiScopes.filter(({ reads }) => reads).map(({ value }) => value)
