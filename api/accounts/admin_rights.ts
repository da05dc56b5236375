// Pure: the console bundles this file, so nothing of the server may be imported here.

import { valuesOf } from '#api/http/choices'

/** The roles of the platform team. */
export const adminRoles = [
  { value: 'super', label: 'Super' },
  { value: 'moderator', label: 'Moderator' },
  { value: 'finance', label: 'Finance' },
  { value: 'content', label: 'Content' },
  { value: 'support', label: 'Support' },
] as const
export type AdminRole = (typeof adminRoles)[number]['value']
export const adminRoleValues = valuesOf(adminRoles)

const everyone = ['moderator', 'finance', 'content', 'support'] as const

/**
 * Which administrators may read and write what, besides `super`, who may do everything: the one table behind
 * the console's routes, catalogues and screens, and the recipients of its notices. Candidates with their mail
 * addresses, phones and resumes are for those who answer for people; finance and content see none of them.
 */
export const adminRights = {
  see_console: everyone,
  see_lists: everyone,
  keep_lists: ['content'],
  decide_asked_lists: ['content', 'moderator'],
  see_jobs: everyone,
  decide_jobs: ['moderator'],
  see_companies: everyone,
  decide_companies: ['moderator', 'support'],
  see_people: ['moderator', 'support'],
  decide_people: ['moderator', 'support'],
  /** Resumes in bulk and LinkedIn candidates, and the contact details of those. */
  bring_people_in: ['moderator'],
  see_places: ['moderator', 'support', 'finance'],
  grant_places: ['moderator'],
  see_credits: ['finance', 'support'],
  grant_credits: ['finance'],
  see_money: ['finance', 'support'],
  keep_prices: ['finance'],
  keep_money: ['finance'],
  deliver: ['finance', 'content', 'support'],
  /** With their keys. */
  see_tests: ['content', 'moderator'],
  keep_tests: ['content'],
  /** Help, answers, articles: what everyone reads. */
  see_content: everyone,
  keep_content: ['content'],
  announce_maintenance: ['support'],
  see_leads: ['support'],
  answer_leads: ['support'],
  answer_support: ['support'],
  /** To see an account as its person does, without changing it. */
  visit_accounts: ['support'],
  see_reports: ['moderator', 'support'],
  decide_reports: ['moderator', 'support'],
  see_audit: ['moderator', 'support'],
  see_mails: [],
  /** The words of the product's own mails; their preview shows real ones. */
  keep_mail_words: ['support'],
  see_admins: ['moderator', 'support'],
  /** For `super` alone: who works here, and what nobody changes by hand. */
  keep_admins: [],
  /** The machines: what waits, failed and runs full, and who is told of it. */
  keep_installation: [],
} as const satisfies Record<string, readonly AdminRole[]>

export type AdminRight = keyof typeof adminRights

/** May an administrator of this role do this? */
export function adminMay(right: AdminRight, role: string | null | undefined): boolean {
  return role === 'super' || (adminRights[right] as readonly string[]).includes(role!)
}
