import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { pagination, wholeList } from '#api/http/pagination'
import Webhook from '#api/integrations/models/webhook'
import WebhookMessage from '#api/integrations/models/webhook_message'
import * as keep from '#api/integrations/webhooks/keep_webhook'
import WebhookTransformer, {
  WebhookMessageTransformer,
} from '#api/integrations/webhooks/webhook_transformer'
import {
  changedWebhookValidator,
  pageValidator,
  webhookValidator,
} from '#api/integrations/integration_validators'

/** The addresses that hear of a company's changes. */
export default class WebhooksController {
  /**
   * Lists the company's webhooks.
   *
   * @most 10
   */
  async index({ member, serialize }: HttpContext) {
    const webhooks = await Webhook.query()
      .where('company_id', member.companyId)
      .orderBy('id', 'desc')
    return serialize({
      message: 'Webhooks',
      data: WebhookTransformer.transform(webhooks),
      pagination: wholeList(webhooks),
    })
  }

  /** Adds a webhook; this response alone holds its secret. */
  async store({ member, request, response, serialize }: HttpContext) {
    const { webhook, secret } = await keep.addWebhook(
      member,
      await request.validateUsing(webhookValidator)
    )
    response.status(201)
    return serialize({
      message: 'The webhook is set; copy its secret now, it is not shown again',
      data: { webhook: WebhookTransformer.transform(webhook), secret },
    })
  }

  /** Changes a webhook, pauses it or starts it again. */
  async update({ member, params, request, serialize }: HttpContext) {
    const input = await request.validateUsing(changedWebhookValidator)
    const webhook = await keep.changeWebhook(member, rowId(params.id), input)
    return serialize({ message: 'Saved', data: WebhookTransformer.transform(webhook) })
  }

  /** Gives a webhook a new secret; the old one signs beside it for a day. */
  async rotate({ member, params, serialize }: HttpContext) {
    const { webhook, secret } = await keep.rotateSecret(member, rowId(params.id))
    return serialize({
      message: 'The new secret signs from now on; copy it, it is not shown again',
      data: { webhook: WebhookTransformer.transform(webhook), secret },
    })
  }

  /** Deletes a webhook with its log. */
  async destroy({ member, params }: HttpContext) {
    const { id } = await keep.removeWebhook(member, rowId(params.id))
    return { message: 'The webhook is deleted', data: { _id: String(id) } }
  }

  /** Sends a message that tells of nothing, to see whether it arrives. */
  async ping({ member, params, response, serialize }: HttpContext) {
    const message = await keep.pingWebhook(member, rowId(params.id))
    response.status(202)
    return serialize({
      message: 'A ping is on its way; its line in the log says what became of it',
      data: WebhookMessageTransformer.transform(message),
    })
  }

  /** Lists what was sent to a webhook, the latest first. */
  async messages({ member, params, request, serialize }: HttpContext) {
    const { page = 1, limit = 20 } = await request.validateUsing(pageValidator)
    const { id } = await Webhook.query()
      .where({ id: rowId(params.id), companyId: member.companyId })
      .firstOrFail()
    const list = await WebhookMessage.query()
      .where('webhook_id', id)
      .orderBy('id', 'desc')
      .paginate(page, limit)
    return serialize({
      message: 'What was sent',
      data: WebhookMessageTransformer.transform(list.all()),
      pagination: pagination(page, limit, list.total),
    })
  }

  /** Sends a message again, under the same id. */
  async resend({ member, params, response, serialize }: HttpContext) {
    const message = await keep.resendMessage(member, rowId(params.id))
    response.status(202)
    return serialize({
      message: 'It is on its way again',
      data: WebhookMessageTransformer.transform(message),
    })
  }
}
