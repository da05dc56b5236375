import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import { givenCompany } from '#tests/givens'

/** What invited colleagues choose. */
export const PASSWORD = 'a long walk by the river'

let count = 0

/** An address that nobody has yet. */
export const address = () => `colleague-${process.pid}-${++count}@example.com`

/** Where a company calls. */
export const url = (path: string) => `/api/v1/client/${path}`

/** Invites a colleague. */
export const invite = (client: ApiClient, user: User, over: object = {}) =>
  client
    .post(url('user-invite'))
    .loginAs(user)
    .json({ email: address(), role: 'recruiter', ...over })

/** Accepts an invitation by the secret of its link. */
export const accept = (client: ApiClient, token: string, over: object = {}) =>
  client
    .post('/api/v1/accept-invite')
    .json({ token, name: 'Meera van Dijk', password: PASSWORD, ...over })

/** Changes the role, the jobs or the rights of a colleague. */
export const change = (client: ApiClient, user: User, body: object) =>
  client.put(url('user-role')).loginAs(user).json(body)

/** Shuts a colleague out, or lets them in again. */
export const switchTo = (client: ApiClient, user: User, userId: number, active: boolean) =>
  client.post(url('active-deactive-client-user')).loginAs(user).json({ userId, active })

/** The secret of the newest mail to an address. */
export async function tokenFor(email: string) {
  const mail = await db.from('mails').where('recipient', email).orderBy('id', 'desc').firstOrFail()
  return decodeURIComponent(/accept-invite\?token=([\w%-]+)/.exec(mail.body_text)![1])
}

/** A company with room for ten users. */
export const givenTeam = () => givenCompany({ userLimit: 10 } as never)
