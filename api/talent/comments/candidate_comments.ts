import { pagination } from '#api/http/pagination'
import User from '#api/accounts/models/user'
import CandidateComment from '#api/talent/models/candidate_comment'

/** A page of what a team says about a candidate, latest first. */
export async function commentsOn(
  companyId: number,
  devId: number,
  { page = 1, limit = 20 }: { page?: number; limit?: number }
) {
  const list = await CandidateComment.query()
    .where({ companyId, candidateId: devId })
    .preload('author')
    .orderBy('id', 'desc')
    .paginate(page, limit)
  return {
    comments: list.all(),
    people: await mentionedIn(list.all()),
    pagination: pagination(page, limit, list.total),
  }
}

/** The people that comments name, by id. */
export async function mentionedIn(comments: CandidateComment[]): Promise<Map<number, User>> {
  const ids = [...new Set(comments.flatMap((comment) => comment.mentionedIds))]
  const users = ids.length ? await User.query().whereIn('id', ids) : []
  return new Map(users.map((user) => [user.id, user]))
}
