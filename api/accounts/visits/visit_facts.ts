/** How long an administrator sees an account as its person does. */
export const VISIT_MINUTES = 30

/** In characters. */
export const visitLimits = { reason: { min: 10, max: 500 } } as const

/**
 * What is closed to a visit although it reads: files, exports, the live stream, which would show the person as present,
 * and a running test, which would go on at another device. By the route's pattern without the API's prefix.
 */
export const closedToVisits = new Set([
  '/__transmit/events',
  '/__transmit/subscribe',
  '/__transmit/unsubscribe',
  '/account/export',
  '/client/applicants-export/:jobId',
  '/export/json-resume',
  '/export/resume.pdf',
  '/files/:id',
  '/payments/csv',
  '/test-attempt/:id',
])
