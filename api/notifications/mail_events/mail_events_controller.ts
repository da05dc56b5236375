import type { HttpContext } from '@adonisjs/core/http'
import { readMailEvent } from '#api/notifications/mail_events/read_mail_event'
import { takeMailEvent } from '#api/notifications/mail_events/take_mail_event'

/** What the operator's mail provider tells of mails that it took. */
export default class MailEventsController {
  /** Takes in that a mail was delivered, bounced or called spam. */
  async store(ctx: HttpContext) {
    const event = await readMailEvent(ctx)
    const taken = event ? await takeMailEvent(event) : false
    return { message: taken ? 'Written down' : 'Nothing to write down', data: { taken } }
  }
}
