import type Candidate from '#api/candidates/models/candidate'

type Approval = Candidate['approval']

/** What an admin may decide about a profile, and from where. */
export const profileApproval = {
  approve: { from: ['submitted', 'changes_requested', 'rejected'], to: 'approved' },
  requestChanges: { from: ['submitted', 'approved'], to: 'changes_requested' },
  reject: { from: ['submitted', 'changes_requested', 'approved'], to: 'rejected' },
} as const satisfies Record<string, { from: readonly Approval[]; to: Approval }>

/** What the candidate does: the first time, and again after a decision against the profile. */
export const profileSubmission = {
  submit: { from: ['incomplete', 'changes_requested', 'rejected'], to: 'submitted' },
} as const satisfies Record<string, { from: readonly Approval[]; to: Approval }>
