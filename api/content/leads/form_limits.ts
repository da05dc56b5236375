import limiter from '@adonisjs/limiter/services/main'
import { width } from '#api/http/limiters'
import { UNPROVEN_AN_HOUR } from '#api/content/leads/lead_facts'

/** What holds back those who send thousands; in the database, so that they hold over restarts and instances. */
export const formLimits = {
  /** Forms of an address that come without a proof of work. */
  unproven: limiter.use('database', { requests: UNPROVEN_AN_HOUR * width, duration: '1 hour' }),
}
