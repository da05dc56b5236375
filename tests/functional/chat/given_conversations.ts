import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import { givenApplicant } from '../interviews/given_interviews.js'

const API = '/api/v1'

/** The calls of the chat as one person makes them. */
export const as = (client: ApiClient, user: User) => ({
  open: (body: object) =>
    client
      .post(`${API}/conversation/create-open-conversation`)
      .loginAs(user)
      .json(body as never),
  list: (query: object = {}) =>
    client.get(`${API}/conversation/get-conversations`).loginAs(user).qs(query),
  about: (id: string) => client.get(`${API}/conversation/${id}/about`).loginAs(user),
  show: (id: string) => client.get(`${API}/conversation/${id}`).loginAs(user),
  send: (id: string, text: string, over: object = {}) =>
    client
      .post(`${API}/message/send-message`)
      .loginAs(user)
      .json({ conversation_id: id, text, ...over } as never),
  read: (id: string, query: object = {}) =>
    client.get(`${API}/message/get-messages/${id}`).loginAs(user).qs(query),
  find: (id: string, search: string) =>
    client.get(`${API}/message/search/${id}`).loginAs(user).qs({ search }),
  pinned: (id: string) => client.get(`${API}/message/pinned/${id}`).loginAs(user),
  seen: (id: string, messageId: string | number) =>
    client
      .put(`${API}/conversation/${id}/seen`)
      .loginAs(user)
      .json({ messageId } as never),
  put: (path: string, body: object) =>
    client
      .put(`${API}/${path}`)
      .loginAs(user)
      .json(body as never),
  typing: (id: string) =>
    client
      .post(`${API}/conversation/${id}/typing`)
      .loginAs(user)
      .json({ typing: true } as never),
  remove: (id: string) => client.delete(`${API}/message/${id}`).loginAs(user),
  report: (id: string, body: object) =>
    client
      .post(`${API}/message/${id}/report`)
      .loginAs(user)
      .json(body as never),
  friends: (kind: string, query: object = {}) =>
    client.get(`${API}/friends/${kind}`).loginAs(user).qs(query),
  upload: (file: Buffer, filename: string) =>
    client.post(`${API}/message/upload`).loginAs(user).file('file', file, { filename }),
})

/** A company and its applicant with their conversation open; `hers` are the company's calls, `his` the candidate's. */
export async function givenConversation(client: ApiClient) {
  const applicant = await givenApplicant()
  const hers = as(client, applicant.client)
  const his = as(client, applicant.developer)
  const opened = await hers.open({ receiver_id: applicant.developer.id })
  opened.assertStatus(200)
  return { ...applicant, hers, his, id: opened.body().data._id as string }
}
