import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { commentsOn, mentionedIn } from '#api/talent/comments/candidate_comments'
import CandidateCommentTransformer from '#api/talent/comments/candidate_comment_transformer'
import {
  changeComment,
  commentOnCandidate,
  discussedBy,
} from '#api/talent/comments/comment_on_candidate'
import * as valid from '#api/talent/comments/comment_validators'
import CandidateComment from '#api/talent/models/candidate_comment'

/** What a team says about a candidate; the candidate never reads it. */
export default class CandidateCommentsController {
  /** Lists the company's comments on a candidate. */
  async index({ auth, member, params, request, serialize }: HttpContext) {
    const { id } = await discussedBy(member)
      .where('candidates.id', rowId(params.devId))
      .firstOrFail()
    const paging = await request.validateUsing(valid.comments)
    const { comments, people, pagination } = await commentsOn(member.companyId, id, paging)
    return serialize({
      message: 'Comments',
      data: CandidateCommentTransformer.transform(comments, people, auth.user!.id),
      pagination,
    })
  }

  /** Comments on a candidate for one's colleagues. */
  async store(ctx: HttpContext) {
    const { auth, member, request, response } = ctx
    const input = await request.validateUsing(valid.newComment)
    const { id } = await commentOnCandidate(member, auth.user!, input)
    response.status(201)
    return this.#answer(ctx, id, 'Comment added')
  }

  /** Changes one's own comment. */
  async update(ctx: HttpContext) {
    const { auth, member, params, request } = ctx
    const mine = await this.#mine(ctx, rowId(params.id))
    const { id } = await changeComment(
      member,
      auth.user!,
      mine.id,
      await request.validateUsing(valid.changedComment)
    )
    return this.#answer(ctx, id, 'Comment changed')
  }

  /** Deletes one's own comment. */
  async destroy(ctx: HttpContext) {
    const mine = await this.#mine(ctx, rowId(ctx.params.id))
    await mine.delete()
    return { message: 'Comment removed', data: { _id: String(mine.id) } }
  }

  /** Only one's own; a colleague's is not there to change. */
  #mine({ auth, member }: HttpContext, id: number) {
    return CandidateComment.query()
      .where({ id, companyId: member.companyId, authorId: auth.user!.id })
      .firstOrFail()
  }

  async #answer({ auth, serialize }: HttpContext, id: number, message: string) {
    const comment = await CandidateComment.query().where('id', id).preload('author').firstOrFail()
    return serialize({
      message,
      data: CandidateCommentTransformer.transform(
        comment,
        await mentionedIn([comment]),
        auth.user!.id
      ),
    })
  }
}
