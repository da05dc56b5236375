import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import { perform } from '#api/queue/queue'
import { classic } from '#tests/resumes/pdf/one_column'
import { makePerson } from '#tests/resumes/people'

export const PATH = '/api/v1/admin/bulk-pdf-uploads'
export const people = [11, 12, 13].map((seed) => makePerson(seed, ['in'], false))
export const drawn = await Promise.all(people.map((person) => classic(person)))
export const mailOf = (at: number) => people[at].truth.email!.toLowerCase()

export type Sent = { name: string; bytes: Buffer }
export const pdfs = (...at: number[]): Sent[] =>
  at.map((index) => ({ name: `resume-${index}.pdf`, bytes: drawn[index] }))

export function post(
  client: ApiClient,
  admin: User,
  files: Sent[],
  fields: object = {},
  path = PATH
) {
  const request = client.post(path).loginAs(admin)
  for (const [name, value] of Object.entries(fields)) request.field(name, value)
  for (const { name, bytes } of files) request.file('files[]', bytes, { filename: name })
  return request
}
export const filesOf = async (client: ApiClient, admin: User, id: string, query = '') =>
  (await client.get(`${PATH}/${id}/files${query}`).loginAs(admin)).body().data
export const read = (uploadId: string) => perform('bulk.read', { uploadId: Number(uploadId) })
/** The secret of the invitation that was mailed to an address. */
export const tokenOf = async (email: string) => {
  const mail = await db.from('mails').where({ recipient: email, kind: 'account.claim' }).first()
  return decodeURIComponent(mail.body_text.match(/claim-profile\?token=([^\s)]+)/)[1])
}
