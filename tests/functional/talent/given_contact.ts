import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import ContactRequest from '#api/talent/models/contact_request'
import { givenCandidate, givenCompany } from '#tests/givens'

export const ask = (client: ApiClient, user: User, devId: number, over: object = {}) =>
  client
    .post('/api/v1/client/view-contact-request')
    .loginAs(user)
    .json({ devId, message: 'We build payments in Pune. May we talk?', ...over })

export const answer = (
  client: ApiClient,
  user: User,
  id: number,
  verb: 'accept' | 'decline',
  body = {}
) => client.put(`/api/v1/candidate/contact-requests/${id}/${verb}`).loginAs(user).json(body)

export const profile = (client: ApiClient, user: User, devId: number) =>
  client.get(`/api/v1/client/candidate/${devId}`).loginAs(user)

export async function givenRequest(client: ApiClient) {
  const company = await givenCompany()
  const dev = await givenCandidate()
  ;(await ask(client, company.user, dev.candidate.id)).assertStatus(200)
  const request = await ContactRequest.findByOrFail('candidate_id', dev.candidate.id)
  return { ...company, dev, request }
}
