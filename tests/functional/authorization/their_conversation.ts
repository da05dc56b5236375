import Conversation from '#api/chat/models/conversation'
import Message from '#api/chat/models/message'
import { mark, type Owners } from './routes_and_mark.js'

/** A conversation of both with a message. */
export async function theirConversation({ company, client, candidate }: Owners) {
  const conversation = await Conversation.create({
    kind: 'company',
    companyId: company.id,
    candidateId: candidate.id,
    openedBy: client.id,
  })
  const message = await Message.create({
    conversationId: conversation.id,
    senderId: client.id,
    body: mark,
  })
  await conversation.merge({ lastMessageId: message.id, messageCount: 1 }).save()
  return { conversation, message }
}
