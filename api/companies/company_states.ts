import type { Verification } from '#api/companies/models/company'

/** What the platform may decide about a company, and from where. */
export const companyVerification = {
  verify: { from: ['unverified', 'pending', 'rejected', 'suspended'], to: 'verified' },
  suspend: { from: ['unverified', 'pending', 'verified', 'rejected'], to: 'suspended' },
} as const satisfies Record<string, { from: readonly Verification[]; to: Verification }>
