import { port } from '#api/http/port'
import type { IncomingMail } from '#api/chat/by_mail/incoming_mail'

/** Takes a mail that answers no conversation but something of a module above; returns whether it did. */
export const takenElsewhere = port<(mail: IncomingMail) => Promise<boolean>>(
  'mails that answer no conversation'
)
