import limiter from '@adonisjs/limiter/services/main'
import { width } from '#api/http/limiters'
import { GUEST_UPLOADS_A_DAY } from '#api/applications/guests/guest_facts'

/** Resumes that one network address sends without an account; in the database, so that it holds over restarts and instances. */
export const guestUploads = limiter.use('database', {
  requests: GUEST_UPLOADS_A_DAY * width,
  duration: '1 day',
})
