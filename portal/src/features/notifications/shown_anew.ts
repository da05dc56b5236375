const applications = [
  '/candidate/applied-jobs',
  '/candidate/dashboard',
  '/client/dashboard',
  '/conversation/:id/about',
]
const interviews = [
  ...applications,
  '/candidate/interviews',
  '/candidate/interview-applications',
  '/client/getInterviewsData',
]

/** The reads that a notification makes stale, by the first part of its kind. A board of applicants hears its own events. */
const readsOf: Record<string, string[]> = {
  application: applications,
  offer: applications,
  interview: interviews,
  contact: ['/candidate/contact-requests', '/client/contact-requests', '/conversation/:id/about'],
  assessment: [
    '/candidate/received-assessments',
    '/candidate/dashboard',
    '/client/sent-assessments',
  ],
  profile: ['/candidate/dashboard'],
  company: ['/company-profile', '/client/dashboard', '/client/page-access'],
  job: ['/client/get-posted-jobs', '/client/dashboard'],
}

/** Paths of the reads that are shown anew when a notification of this kind comes in. */
export const shownAnew = (kind: string): string[] => readsOf[kind.split('.')[0]] ?? []
