import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { assertOpen, reachConversation } from '#api/chat/chat_access'
import * as valid from '#api/chat/chat_validators'
import { aboutConversation } from '#api/chat/conversations/about_conversation'
import AboutTransformer from '#api/chat/conversations/about_transformer'
import ConversationTransformer from '#api/chat/conversations/conversation_transformer'
import {
  conversationRow,
  countUnread,
  listConversations,
} from '#api/chat/conversations/conversation_rows'
import {
  arrangeConversation,
  blockConversation,
  handOver,
  markSeen,
} from '#api/chat/conversations/keep_conversation'
import { openConversation } from '#api/chat/conversations/open_conversation'
import { talker } from '#api/chat/talker'
import { tellTyping } from '#api/chat/tell_conversation'

/** What somebody talks about, and with whom. */
export default class ConversationsController {
  /** Lists one's conversations, the last written first. */
  async index(ctx: HttpContext) {
    const filter = await ctx.request.validateUsing(valid.conversationList)
    const { conversations, pagination } = await listConversations(talker(ctx), filter)
    return ctx.serialize({
      message: 'Your conversations',
      data: ConversationTransformer.transform(conversations, ctx.auth.user!.id),
      unread: await countUnread(talker(ctx)),
      pagination,
    })
  }

  /** Shows one conversation. */
  async show(ctx: HttpContext) {
    return this.#answer(ctx, 'The conversation', (await this.#find(ctx)).id)
  }

  /** Says what a conversation is about: the job, the application, the interview. */
  async about(ctx: HttpContext) {
    const about = await aboutConversation(talker(ctx), await this.#find(ctx))
    return ctx.serialize({
      message: 'What the conversation is about',
      data: AboutTransformer.transform(about, ctx.member ? 'client' : 'candidate'),
    })
  }

  /** Opens a conversation, or returns the one that is there. */
  async store(ctx: HttpContext) {
    const opening = await ctx.request.validateUsing(valid.openConversation)
    return this.#answer(
      ctx,
      'The conversation is open',
      await openConversation(talker(ctx), opening)
    )
  }

  /** Counts conversations with something unread. */
  async unread(ctx: HttpContext) {
    return {
      message: 'Conversations with something unread',
      data: { unread: await countUnread(talker(ctx)) },
    }
  }

  /** Tells the other side that one is writing. */
  async typing(ctx: HttpContext) {
    const conversation = await this.#find(ctx)
    const { typing } = await ctx.request.validateUsing(valid.typing)
    assertOpen(conversation)
    await tellTyping(conversation.id, ctx.auth.user!.id, typing)
    return { message: 'Told', data: { typing } }
  }

  /** Marks messages as seen up to one of them. */
  async seen(ctx: HttpContext) {
    const { id } = await this.#find(ctx)
    const { messageId } = await ctx.request.validateUsing(valid.seen)
    await markSeen(talker(ctx), id, messageId)
    return {
      message: 'Marked as seen',
      data: { _id: String(id), unread: await countUnread(talker(ctx)) },
    }
  }

  /** Pins, mutes or archives a conversation for oneself. */
  async arrange(ctx: HttpContext) {
    const { id } = await this.#find(ctx)
    const wanted = await ctx.request.validateUsing(valid.arrange)
    await arrangeConversation(talker(ctx), id, wanted)
    return this.#answer(ctx, 'Saved', id)
  }

  /** Blocks a conversation, or opens it again. */
  async block(ctx: HttpContext) {
    const { id } = await this.#find(ctx)
    const { blocked } = await ctx.request.validateUsing(valid.block)
    await blockConversation(talker(ctx), id, blocked)
    return this.#answer(ctx, blocked ? 'The conversation is blocked' : 'You can write again', id)
  }

  /** Says which colleague answers a conversation. */
  async handOver(ctx: HttpContext) {
    const { id } = await this.#find(ctx)
    const { userId } = await ctx.request.validateUsing(valid.answerer)
    await handOver(talker(ctx), id, userId)
    return this.#answer(ctx, userId ? 'Handed over' : 'Nobody answers it now', id)
  }

  #find(ctx: HttpContext) {
    return reachConversation(talker(ctx), rowId(ctx.params.id))
  }

  async #answer(ctx: HttpContext, message: string, id: number) {
    const row = await conversationRow(talker(ctx), id)
    return ctx.serialize({
      message,
      data: ConversationTransformer.transform(row, ctx.auth.user!.id),
    })
  }
}
