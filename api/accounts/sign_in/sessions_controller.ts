import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { assertPerson } from '#api/accounts/captcha'
import { finishSignIn, passkeyOptions } from '#api/accounts/second_factor/prove_second'
import { signIn } from '#api/accounts/sign_in/sign_in'
import { secondStep, signedIn } from '#api/accounts/sign_in/signed_in'
import { endSession, signOut } from '#api/accounts/sign_in/sign_out'
import { deviceOf } from '#api/accounts/sign_in/session_token_guard'
import { answerInEvenTime } from '#api/accounts/answer_in_even_time'
import {
  loginValidator,
  secondStepValidator,
  ticketValidator,
} from '#api/accounts/account_validators'
import SessionTransformer from '#api/accounts/sign_in/session_transformer'
import UserTransformer from '#api/accounts/user_transformer'

export default class SessionsController {
  /** Signs in with address and password. */
  async store(ctx: HttpContext) {
    const { captcha, ...typed } = await ctx.request.validateUsing(loginValidator)
    const isPerson = await assertPerson('login', captcha, ctx.request.ip())
    const entered = await answerInEvenTime(signIn(typed, deviceOf(ctx), isPerson))
    if (entered.opened)
      return ctx.serialize({
        message: 'You are signed in',
        data: await signedIn(ctx, entered.opened),
      })
    return ctx.serialize(secondStep(entered))
  }

  /** Ends the sign-in with the second factor. */
  async finish(ctx: HttpContext) {
    const { ticket, ...second } = await ctx.request.validateUsing(secondStepValidator)
    const opened = await finishSignIn(ticket, second, deviceOf(ctx))
    return ctx.serialize({ message: 'You are signed in', data: await signedIn(ctx, opened) })
  }

  /** Gives what the browser needs to sign with a passkey. */
  async passkey({ request, serialize }: HttpContext) {
    const { ticket } = await request.validateUsing(ticketValidator)
    return serialize({ message: 'What your passkey is asked', data: await passkeyOptions(ticket) })
  }

  /** Shows who is signed in. */
  async show({ auth, serialize }: HttpContext) {
    return serialize({
      message: 'Your account',
      data: await serialize({ user: UserTransformer.transform(auth.getUserOrFail()) }),
    })
  }

  /**
   * Lists the devices that are signed in.
   *
   * @most 100
   */
  async index({ auth, serialize }: HttpContext) {
    const sessions = await auth
      .getUserOrFail()
      .related('sessions')
      .query()
      .where('expires_at', '>', new Date())
      .orderBy('last_used_at', 'desc')
      .orderBy('id', 'desc')
      .limit(100)
    return serialize({
      message: 'Where you are signed in',
      data: SessionTransformer.transform(sessions, auth.use('token').session?.id),
    })
  }

  /** Ends one of one's own sessions. */
  async destroy({ params, auth, serialize }: HttpContext) {
    const session = await auth
      .getUserOrFail()
      .related('sessions')
      .query()
      .where('id', rowId(params.id))
      .firstOrFail()
    await endSession(session)
    return serialize({ message: 'This device is signed out', data: {} })
  }

  /** Ends all of one's own sessions. */
  async destroyAll({ auth, serialize }: HttpContext) {
    const user = auth.getUserOrFail()
    await db.transaction((trx) => user.endSessions(trx))
    return serialize({ message: 'You are signed out everywhere', data: {} })
  }

  /** Ends the session of the call. */
  async leave(ctx: HttpContext) {
    await signOut(ctx)
    return ctx.serialize({ message: 'You are signed out', data: {} })
  }
}
