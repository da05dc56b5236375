import { Flow, type StateOf } from '#api/flow/flow'

/** How a company comes to be trusted. */
export const companyFlow = new Flow({
  title: 'Company',
  one: 'company',
  column: 'verification',
  states: {
    unverified: { label: 'Not verified', is: 'is not verified' },
    pending: { label: 'Awaiting verification', is: 'waits for verification' },
    verified: { label: 'Verified', is: 'is verified' },
    rejected: { label: 'Not accepted', is: 'was not accepted' },
    suspended: { label: 'Suspended', is: 'is suspended' },
  },
  moves: {
    open: { by: 'client', from: 'new', to: 'unverified', label: 'Sign up', deed: 'be opened' },
    request: {
      by: 'client',
      from: ['unverified', 'rejected'],
      to: 'pending',
      label: 'Request verification',
      deed: 'ask for verification',
      checks: ['profileComplete'],
    },
    verify: {
      by: 'platform',
      from: ['unverified', 'pending', 'rejected'],
      to: 'verified',
      label: 'Verify',
      deed: 'be verified',
    },
    reject: {
      by: 'platform',
      from: ['pending'],
      to: 'rejected',
      label: 'Reject',
      deed: 'be rejected',
    },
    suspend: {
      by: 'platform',
      from: ['unverified', 'pending', 'verified', 'rejected'],
      to: 'suspended',
      label: 'Suspend',
      deed: 'be suspended',
    },
    // back to what it was: verified, or never so
    restore: {
      by: 'platform',
      from: ['suspended'],
      to: ['verified', 'unverified'],
      label: 'Restore',
      deed: 'be restored',
    },
  },
})

export type Verification = StateOf<typeof companyFlow>
