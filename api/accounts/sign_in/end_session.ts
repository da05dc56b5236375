import type Session from '#api/accounts/models/session'
import { SessionsEnded } from '#api/accounts/events'

/** Ends one device's session; what it holds open closes. */
export async function endSession(session: Session) {
  await session.delete()
  await SessionsEnded.dispatch(session.userId, [session.id])
}
