import { imageUrl } from '#api/files/image_url'
import type { ChatUser } from '#api/chat/chat_rows'

/** A person as the chat shows them: no token and no e-mail. */
export const chatUser = ({ id, firstName, lastName, imageKey, here }: ChatUser) => ({
  _id: String(id),
  fName: firstName,
  lName: lastName,
  userImage: imageUrl(imageKey),
  activityStatus: here ? ('online' as const) : ('offline' as const),
})
