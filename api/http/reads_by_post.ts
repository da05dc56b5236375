/** Calls that are sent as writes and change nothing, by their route's pattern without the API's prefix. */
export const readsByPost = new Set([
  '/job-list',
  '/promoted-job-list',
  '/faq-group-lists',
  '/order-list',
  '/apply-coupon',
  '/quote-order',
  '/open-invite',
  '/client/search-dev',
  '/client/search-count',
  '/client/dev-list',
  '/client/get-posted-jobs',
  '/client/applicant-list',
  '/client/verify-job-title',
  '/__transmit/subscribe',
  '/__transmit/unsubscribe',
])

/** The pattern of a route without the API's prefix, and whether its call changes nothing. */
export function callOf(method: string, pattern = '') {
  const path = pattern.replace(/^\/api\/v1/, '')
  return { path, isRead: ['GET', 'HEAD', 'OPTIONS'].includes(method) || readsByPost.has(path) }
}
