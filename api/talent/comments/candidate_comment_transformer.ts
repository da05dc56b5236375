import { BaseTransformer } from '@adonisjs/core/transformers'
import { imageUrl } from '#api/files/image_url'
import type User from '#api/accounts/models/user'
import type CandidateComment from '#api/talent/models/candidate_comment'

/** A comment with its author loaded, to the team that it is for. */
export default class CandidateCommentTransformer extends BaseTransformer<CandidateComment> {
  constructor(
    comment: CandidateComment,
    protected people: Map<number, User>,
    protected readerId: number
  ) {
    super(comment)
  }

  toObject() {
    const { id, candidateId, body, author, authorId, mentionedIds, editedAt, createdAt } =
      this.resource
    return {
      _id: String(id),
      devId: String(candidateId),
      comment: body,
      author: author
        ? {
            _id: String(author.id),
            fName: author.firstName,
            lName: author.lastName,
            userImage: imageUrl(author.imageKey),
          }
        : null,
      mentions: mentionedIds.flatMap((userId) => {
        const user = this.people.get(userId)
        return user ? [{ _id: String(userId), fName: user.firstName, lName: user.lastName }] : []
      }),
      isMine: authorId === this.readerId,
      editedAt: editedAt?.toUTC().toISO() ?? null,
      createdAt: createdAt.toUTC().toISO(),
    }
  }
}
