import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import MessageTransformer from '#api/chat/messages/message_transformer'
import { saidBefore } from '#api/chat/reports/said_before'

export default class MessageReportsController {
  /**
   * What was said in the conversation before the reported message, for who decides; who reads it is audited.
   * @most 10
   */
  async before({ auth, params, serialize }: HttpContext) {
    const messages = await saidBefore(auth.getUserOrFail(), rowId(params.id))
    return serialize({
      message: 'What was said before',
      data: MessageTransformer.transform(messages),
    })
  }
}
