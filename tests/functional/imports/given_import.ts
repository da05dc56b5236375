import { ZipFile } from 'yazl'
import { buffer } from 'node:stream/consumers'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import { perform } from '#api/queue/queue'

export const IMPORTS = '/api/v1/client/imports'

export const sendFile = (
  client: ApiClient,
  user: User,
  content: string | Buffer,
  filename = 'candidates.csv',
  fields: object = {},
  path = IMPORTS
) => {
  const request = client.post(path).loginAs(user)
  for (const [name, value] of Object.entries(fields)) request.field(name, value)
  return request.file('file', Buffer.from(content), { filename })
}

export const shownImport = async (client: ApiClient, user: User, id: string, language = 'en') =>
  (await client.get(`${IMPORTS}/${id}`).loginAs(user).header('accept-language', language)).body()
    .data

/** Makes a move of an import and works it off; returns the import as it is then. */
export async function moved(
  client: ApiClient,
  user: User,
  id: string,
  move: 'check' | 'run' | 'undo'
) {
  const answer = await client.post(`${IMPORTS}/${id}/${move}`).loginAs(user)
  answer.assertStatus(200)
  await perform('imports.work', { importId: Number(id) })
  return shownImport(client, user, id)
}

/** Uploads a file, checks it and brings it in. */
export async function broughtIn(
  client: ApiClient,
  user: User,
  content: string | Buffer,
  filename?: string
) {
  const sent = await sendFile(client, user, content, filename)
  sent.assertStatus(201)
  const { _id } = sent.body().data
  await moved(client, user, _id, 'check')
  return moved(client, user, _id, 'run')
}

export async function zipOf(files: Record<string, string | Buffer>) {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}
