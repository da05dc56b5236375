import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import User from '#api/accounts/models/user'

/** What the rules of channels read of a request, for when there is none. */
export const contextOf = (user: User) => ({ auth: { user } }) as unknown as HttpContext

/** Which of these sessions may still listen. */
export async function living(sessions: number[]): Promise<number[]> {
  const { rows } = await db.rawQuery(
    `select sessions.id from sessions join users on users.id = sessions.user_id where sessions.id = any(?) and sessions.expires_at > now() and users.status = 'active'`,
    [sessions] as any[]
  )
  return rows.map(({ id }: { id: number }) => id)
}

/** The people of those sessions that are not over, as the rules of channels ask for them. */
export async function contexts(sessions: number[]): Promise<Map<number, HttpContext>> {
  const users = await User.query()
    .join('sessions', 'sessions.user_id', 'users.id')
    .whereIn('sessions.id', sessions)
    .where('sessions.expires_at', '>', new Date())
    .where('users.status', 'active')
    .select('users.*', 'sessions.id as session_id')
  return new Map(users.map((user) => [user.$extras.session_id, contextOf(user)]))
}
