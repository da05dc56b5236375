// Who listens to what, which job runs which handler, and when the clock strikes: the only wiring
// between modules that do not import each other.
import { every, work } from '#api/queue/queue'

// accounts

// companies

// candidates

// jobs

// applications

// interviews

// notifications
work('mail.deliver', () => import('#api/notifications/deliver_mail'))

void every
