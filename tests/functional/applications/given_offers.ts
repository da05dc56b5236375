import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import Offer from '#api/applications/models/offer'
import { givenApplication, givenCompany, givenJob } from '#tests/givens'

export const inDays = (days: number) => DateTime.utc().plus({ days }).toISODate()
const terms = (over: object = {}) => ({
  pay: { amount: 2_400_000, currency: 'INR', per: 'year' },
  startDate: inDays(40),
  place: 'Pune, two days a week from home',
  text: 'We would be glad to work with you.',
  answerBy: inDays(7),
  ...over,
})
export const make = (client: ApiClient, user: User, appliedId: number, over: object = {}) =>
  client
    .post('/api/v1/client/offer')
    .loginAs(user)
    .json({ appliedId, ...terms(over) })
export const withdraw = (
  client: ApiClient,
  user: User,
  id: number,
  reason = 'The budget was cut'
) => client.put(`/api/v1/client/offer/${id}/withdraw`).loginAs(user).json({ reason })
export const answer = (client: ApiClient, user: User, id: number, body: object) =>
  client.put(`/api/v1/candidate/offer/${id}`).loginAs(user).json(body)
export const move = (client: ApiClient, user: User, id: number, status: string) =>
  client
    .put('/api/v1/client/applied-job-status')
    .qs({ appliedId: id, status })
    .loginAs(user)
    .json({ reason: 'Other' })
export const opened = async (client: ApiClient, user: User, id: number) =>
  (await client.get(`/api/v1/client/application/${id}`).loginAs(user)).body().data
export const mine = async (client: ApiClient, user: User) =>
  (await client.get('/api/v1/candidate/applied-jobs').loginAs(user)).body().data[0]
/** Beside the confirmation of having applied. */
const told = (table: 'notifications' | 'mails', user: User) =>
  db.from(table).where('user_id', user.id).whereNot('kind', 'application.sent').orderBy('id')
export const bells = (user: User) => told('notifications', user)
export const mails = (user: User) => told('mails', user)

export async function givenApplicant() {
  const { company, user: owner } = await givenCompany()
  const job = await givenJob(company)
  return { company, owner, job, ...(await givenApplication(job)) }
}

export async function givenOffer(client: ApiClient) {
  const given = await givenApplicant()
  const sent = await make(client, given.owner, given.application.id)
  sent.assertStatus(201)
  return { ...given, offer: await Offer.findOrFail(Number(sent.body().data._id)) }
}
