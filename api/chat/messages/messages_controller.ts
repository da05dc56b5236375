import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { receiveUpload } from '#api/files/receive_upload'
import * as valid from '#api/chat/chat_validators'
import * as changes from '#api/chat/messages/change_message'
import { keepAttachment } from '#api/chat/messages/keep_attachment'
import { reachConversation } from '#api/chat/chat_access'
import {
  historyOf,
  type Stretch,
  pinnedMessages,
  reachMessage,
  searchMessages,
} from '#api/chat/messages/message_rows'
import MessageTransformer from '#api/chat/messages/message_transformer'
import { sendMessage } from '#api/chat/messages/send_message'
import { reportMessage } from '#api/chat/reports/report_message'
import { talker } from '#api/chat/talker'
import type { MessageRow } from '#api/chat/chat_rows'

/** What is written in a conversation. */
export default class MessagesController {
  /** Lists the messages of a conversation around a place. */
  async index(ctx: HttpContext) {
    const place = await ctx.request.validateUsing(valid.history)
    const found = await historyOf(talker(ctx), rowId(ctx.params.id), place)
    return this.#list(ctx, 'Messages', found)
  }

  /** Finds messages of a conversation by words. */
  async search(ctx: HttpContext) {
    const conversation = await this.#conversation(ctx)
    const wanted = await ctx.request.validateUsing(valid.messageSearch)
    const found = await searchMessages(conversation, wanted)
    return this.#list(ctx, 'Messages with these words', found)
  }

  /**
   * Lists the pinned messages of a conversation.
   *
   * @most 50
   */
  async pinned(ctx: HttpContext) {
    const found = await pinnedMessages(await this.#conversation(ctx))
    return this.#list(ctx, 'Pinned messages', found)
  }

  /** Sends a message. */
  async store(ctx: HttpContext) {
    const sending = await ctx.request.validateUsing(valid.sendMessage)
    const message = await sendMessage(talker(ctx), sending)
    ctx.response.status(201)
    return this.#answer(ctx, 'Sent', message)
  }

  /** Stores a file that a message will bring. */
  async upload({ auth, request, response }: HttpContext) {
    const file = await receiveUpload(request, { field: 'file', kind: 'attachment' }, (upload) =>
      keepAttachment(upload, auth.user!)
    )
    const { id, fileName, mimeType, byteSize } = file
    response.status(201)
    return {
      message: 'The file is ready to be sent',
      data: { _id: String(id), fileName, type: mimeType, size: byteSize },
    }
  }

  /** Changes the text of one's own message. */
  async update(ctx: HttpContext) {
    const { id } = await this.#find(ctx)
    const { text } = await ctx.request.validateUsing(valid.editMessage)
    const message = await changes.editMessage(talker(ctx), id, text)
    return this.#answer(ctx, 'Changed', message)
  }

  /** Deletes one's own message. */
  async destroy(ctx: HttpContext) {
    const { id } = await this.#find(ctx)
    const message = await changes.deleteMessage(talker(ctx), id)
    return this.#answer(ctx, 'The message is deleted', message)
  }

  /** Reacts to a message, or takes it back. */
  async react(ctx: HttpContext) {
    const { id } = await this.#find(ctx)
    const { reaction, on } = await ctx.request.validateUsing(valid.react)
    const message = await changes.react(talker(ctx), id, reaction, on)
    return this.#answer(ctx, 'Saved', message)
  }

  /** Pins a message for both sides, or takes the pin off. */
  async pin(ctx: HttpContext) {
    const { id } = await this.#find(ctx)
    const { pinned } = await ctx.request.validateUsing(valid.pin)
    const message = await changes.pinMessage(talker(ctx), id, pinned)
    return this.#answer(ctx, pinned ? 'Pinned' : 'No longer pinned', message)
  }

  /** Reports a message to the platform. */
  async report(ctx: HttpContext) {
    const { id } = await this.#find(ctx)
    const wanted = await ctx.request.validateUsing(valid.report)
    await reportMessage(talker(ctx), id, wanted)
    return { message: 'Reported; we look at it and tell you', data: { _id: String(id) } }
  }

  #conversation(ctx: HttpContext) {
    return reachConversation(talker(ctx), rowId(ctx.params.id))
  }

  #find(ctx: HttpContext) {
    return reachMessage(talker(ctx), rowId(ctx.params.id))
  }

  #answer(ctx: HttpContext, message: string, row: MessageRow) {
    return ctx.serialize({
      message,
      data: MessageTransformer.transform(row, ctx.auth.user!.id),
    })
  }

  #list(ctx: HttpContext, message: string, { messages, pagination }: Stretch) {
    return ctx.serialize({
      message,
      data: MessageTransformer.transform(messages, ctx.auth.user!.id),
      pagination,
    })
  }
}
