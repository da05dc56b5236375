import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import type Candidate from '#api/candidates/models/candidate'
import { givenCandidate } from '#tests/givens'

export const act = (
  client: ApiClient,
  admin: User,
  id: number,
  action: 'spotlight' | 'promote',
  body: object = {},
  of = 'developers'
) => client.put(`/api/v1/admin/${of}/${id}/${action}`).loginAs(admin).json(body)

export const wall = (client: ApiClient, query: object = {}, user?: User) => {
  const call = client.get('/api/v1/spotlight-wall-list').qs(query)
  return user ? call.loginAs(user) : call
}

export const ids = (answer: { body(): any }) => answer.body().data.map((row: any) => row._id)

export const bells = (user: User) =>
  db.from('notifications').where('user_id', user.id).orderBy('id')

export const inDays = (days: number) => DateTime.now().plus({ days })

export const givenShown = (over: object = {}) =>
  givenCandidate({ english: 'cleared', ...over } as never)

/** A place as it stood some days ago: the history row and the kept expiry. */
export async function givenSpotlight(candidate: Candidate, startsAt: DateTime, endsAt: DateTime) {
  await db.table('spotlights').insert({
    candidate_id: candidate.id,
    starts_at: startsAt.toSQL(),
    ends_at: endsAt.toSQL(),
  })
  await db
    .from('candidates')
    .where('id', candidate.id)
    .update({ spotlight_expires_at: endsAt.toSQL() })
}
