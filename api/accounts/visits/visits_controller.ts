import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { prose } from '#api/http/text/free_text'
import { id } from '#api/http/ids'
import { deviceOf } from '#api/accounts/sign_in/session_token_guard'
import { beginVisit } from '#api/accounts/visits/begin_visit'
import { visitLimits } from '#api/accounts/visits/visit_facts'

export const visitValidator = vine.create({
  userId: id(),
  reason: prose().minLength(visitLimits.reason.min).maxLength(visitLimits.reason.max),
})

/** An administrator sees an account as its person does; signing out of it ends that. */
export default class VisitsController {
  /** Begins a visit. */
  async store(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const { visit, token } = await beginVisit(
      auth.getUserOrFail(),
      auth.use('token').session!,
      await request.validateUsing(visitValidator),
      deviceOf(ctx),
      { ip: request.ip(), requestId: request.id() }
    )
    const { user, expiresAt } = visit
    return response.created({
      message: `You see what ${user.fullName} sees`,
      data: {
        accessToken: token,
        userType: user.userType,
        name: user.fullName,
        home: user.home,
        expiresAt: expiresAt.toUTC().toISO(),
      },
    })
  }
}
