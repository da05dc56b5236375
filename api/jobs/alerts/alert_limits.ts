import limiter from '@adonisjs/limiter/services/main'
import { width } from '#api/http/limiters'
import { CONFIRMS_A_DAY } from '#api/jobs/alerts/alert_facts'

/** Mails to confirm an alert, by the address that they go to; in the database, so that they hold over restarts and instances. */
export const confirmMails = limiter.use('database', {
  requests: CONFIRMS_A_DAY * width,
  duration: '1 day',
})
