/** The reads that show offers, and what an answer changes. */
export const offerReads = [
  '/client/application/:id',
  '/client/applicant-list',
  '/client/dashboard',
  '/candidate/applied-jobs',
  '/candidate/dashboard',
  '/conversation/:id/about',
]
