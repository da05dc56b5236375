import db from '@adonisjs/lucid/services/db'
import type { HttpContext, HttpRequest } from '@adonisjs/core/http'
import { Refusal } from '#api/http/refusal'
import type Session from '#api/accounts/models/session'
import AccountVisit from '#api/accounts/models/account_visit'
import { SessionsEnded } from '#api/accounts/events'
import { endVisit } from '#api/accounts/visits/end_visit'

/** A browser says (Sec-Fetch-*) that it follows a link, loads a picture or runs another site's page: none of these changes anything. */
const isCall = (request: HttpRequest) =>
  !['navigate', 'no-cors', 'websocket'].includes(request.header('sec-fetch-mode', '')!) &&
  request.header('sec-fetch-site') !== 'cross-site'

/**
 * Ends the session of a call. Harmless when repeated: a token that is dead already is no error. Refuses (403) a link, a
 * picture or another site's page.
 */
export async function signOut({ auth, request }: Pick<HttpContext, 'auth' | 'request'>) {
  if (!isCall(request))
    throw new Refusal('Sign out with the button in the menu; a link cannot do it', {
      status: 403,
      reason: 'origin',
    })
  if (!request.header('authorization')) await auth.authenticate()
  const { session } = auth.use('token')
  if (session) await endSession(session)
}

/** Ends one device's session; what it holds open closes. */
export async function endSession(session: Session) {
  if (session.visitId) await endVisitOf(session.visitId)
  await session.delete()
  await SessionsEnded.dispatch(session.userId, [session.id])
}

const endVisitOf = (id: number) =>
  db.transaction(async (trx) => {
    const visit = await AccountVisit.query({ client: trx }).where('id', id).forUpdate().first()
    if (visit) await endVisit(visit, trx)
  })
