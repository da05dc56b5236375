import type { HttpContext } from '@adonisjs/core/http'
import { readIncoming } from '#api/chat/by_mail/incoming_mail'
import { takeIn } from '#api/chat/by_mail/take_in_mail'

/** Answers to conversations that come by mail. */
export default class IncomingMailsController {
  /** Takes in a mail that the operator's mail provider has parsed; the same call twice is one message. */
  async store(ctx: HttpContext) {
    const sent = await takeIn(await readIncoming(ctx))
    return ctx.serialize({ message: sent ? 'Sent as a message' : 'Taken in', data: { sent } })
  }
}
