import type { HttpContext } from '@adonisjs/core/http'
import User from '#api/accounts/models/user'
import type Session from '#api/accounts/models/session'
import { isMissing } from '#api/accounts/second_factor/needs_second'
import type { Entered } from '#api/accounts/sign_in/sign_in'
import UserTransformer from '#api/accounts/user_transformer'

/** What every way of signing in returns. The browser keeps the token itself; no cookie is set here. */
export async function signedIn(
  { serialize }: HttpContext,
  { token, session }: { token: string; session: Session }
) {
  const user = await User.query()
    .withScopes((scopes) => scopes.withIdentity())
    .where('users.id', session.userId)
    .firstOrFail()
  return serialize({
    user: UserTransformer.transform(user),
    accessToken: token,
    userType: user.userType,
    redirectUrl: user.home,
    /** An admin who has to set one up before anything else. */
    mustSetSecondFactor: isMissing(user, session),
  })
}

/** What every way of signing in returns where a second factor is asked for. */
export const secondStep = ({ ways, ticket }: Extract<Entered, { ticket: string }>) => ({
  message: 'One step more: your second factor',
  data: { secondFactor: ways, ticket },
})
