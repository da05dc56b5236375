/** How long an administrator sees an account as its person does. */
export const VISIT_MINUTES = 30

/** In characters. */
export const visitLimits = { reason: { min: 10, max: 500 } } as const

/**
 * What is closed to a visit although it reads: files, exports, the live stream, which would show the person as present,
 * a running test, which would go on at another device, the linking of accounts elsewhere, which begins and ends by a
 * read, and the door of programs. Each is a route's pattern without the API's prefix. A test fails when a route that
 * gives a file is missing here, and when a read that it can open writes a row.
 */
export const closedToVisits = new Set([
  '/__transmit/events',
  '/__transmit/subscribe',
  '/__transmit/unsubscribe',
  '/account/export',
  '/candidate/export/json-resume',
  '/candidate/export/resume.pdf',
  '/candidate/integrations/:provider/callback',
  '/candidate/integrations/:provider/redirect',
  '/candidate/interview/:id/calendar',
  '/candidate/resume/:id/pages/:page',
  '/candidate/test-attempt/:id',
  '/candidate/test-audio/:id',
  '/client/ai-impact/:jobId',
  '/client/applicants-export/:jobId',
  '/client/imports/:id/faults',
  '/client/integrations/:provider/callback',
  '/client/integrations/:provider/redirect',
  '/client/interview/:id/calendar',
  '/files/:id',
  '/invoices/:id/pdf',
  '/mcp',
  '/payments/csv',
])
