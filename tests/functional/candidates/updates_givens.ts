import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'

/** Where candidates call. */
export const API = '/api/v1/candidate'

/** The changes that wait, as their candidate reads them. */
export const waiting = async (client: ApiClient, user: User) =>
  (await client.get(`${API}/profile-update-requests?status=pending`).loginAs(user)).body().data
