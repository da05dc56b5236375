import type { Verification } from '#api/companies/models/company'

type Move = {
  from: readonly Verification[]
  to: Verification
  by: 'client' | 'platform'
  label: string
}

/** How a company comes to be trusted, and whose move it is: guards, buttons, the docs page and tests read this. */
export const companyVerification = {
  request: {
    from: ['unverified', 'rejected'],
    to: 'pending',
    by: 'client',
    label: 'Request verification',
  },
  verify: {
    from: ['unverified', 'pending', 'rejected', 'suspended'],
    to: 'verified',
    by: 'platform',
    label: 'Verify',
  },
  reject: { from: ['pending'], to: 'rejected', by: 'platform', label: 'Reject' },
  suspend: {
    from: ['unverified', 'pending', 'verified', 'rejected'],
    to: 'suspended',
    by: 'platform',
    label: 'Suspend',
  },
} as const satisfies Record<string, Move>
