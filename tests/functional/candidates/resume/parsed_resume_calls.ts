import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'

/** Where a candidate reads and accepts the draft of a resume. */
export const PATH = '/api/v1/candidate/parsed-resume'

/** The draft as its candidate reads it. */
export const shown = async (client: ApiClient, user: User) =>
  (await client.get(PATH).loginAs(user)).body().data

/** Accepts parts of the draft. */
export const apply = (client: ApiClient, user: User, body: object) =>
  client.post(`${PATH}/apply`).loginAs(user).json(body)
