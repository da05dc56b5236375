import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import { givenApplication, givenCompany, givenJob } from '#tests/givens'

export const move = (
  client: ApiClient,
  user: User,
  id: number,
  status: string,
  body: object = {}
) =>
  client
    .put('/api/v1/client/applied-job-status')
    .qs({ appliedId: id, status })
    .loginAs(user)
    .json(body)

export const reject = (
  client: ApiClient,
  user: User,
  appliedIds: (number | string)[],
  over: object = {}
) =>
  client
    .put('/api/v1/client/multiple-application-rejection')
    .loginAs(user)
    .json({
      appliedIds,
      reason: 'Position is filled',
      feedBack: 'Thank you for your time',
      ...over,
    })

export const list = (client: ApiClient, user: User, body: object, query: object = {}) =>
  client.post('/api/v1/client/applicant-list').qs(query).loginAs(user).json(body)

export const mine = async (client: ApiClient, user: User) =>
  (await client.get('/api/v1/candidate/applied-jobs').loginAs(user)).body().data[0]

export async function givenPipeline(applicants = 1) {
  const { company, user: owner } = await givenCompany()
  const job = await givenJob(company)
  const applied = []
  for (let count = 0; count < applicants; count++) applied.push(await givenApplication(job))
  return { company, owner, job, applied, ...applied[0] }
}
