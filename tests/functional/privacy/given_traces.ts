/** What a life here leaves behind, by the API or by hand, and where to look for it. */
import { readdir, readFile } from 'node:fs/promises'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import loggerConfig from '#config/logger'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import { givenCompany } from '#tests/givens'
import { pdf } from '#tests/sample_files'
import { as } from '../chat/given_conversations.js'

const storage = app.tmpPath('storage')

/** Names and contents of what lies in storage. */
export async function stored(): Promise<string[]> {
  const names = await readdir(storage, { recursive: true, withFileTypes: true }).catch(() => [])
  return Promise.all(
    names
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = `${entry.parentPath}/${entry.name}`
        return `${path}\n${await readFile(path, 'latin1')}`
      })
  )
}

/** Everything that the server says while `work` runs, kept back as the live product keeps it back. */
export async function logOf(work: () => Promise<void>) {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const before = logger.pino
  logger.pino = pino(
    { level: 'trace', redact: loggerConfig.loggers.app.redact as never },
    stream
  ) as never
  try {
    await work()
  } finally {
    logger.pino = before
  }
  return lines.join('')
}

/** Both write, send a file, react and report, and each names the one who will be gone. */
export async function talk(client: ApiClient, user: User, other: User, mark: string) {
  const hers = as(client, user)
  const theirs = as(client, other)
  const id = (await hers.open({ receiver_id: other.id })).body().data._id
  const file = (
    await hers.upload(Buffer.concat([pdf(), Buffer.from(`\n%${mark}`)]), `${mark}.pdf`)
  ).body().data._id
  const mine = await hers.send(id, `This is ${user.fullName}, write to ${user.email}`, {
    attachments: [file],
  })
  mine.assertStatus(201)
  const answer = (await theirs.send(id, `Thank you, ${user.fullName}`)).body().data._id
  await theirs.send(id, `Dear ${user.firstName}, when could you start?\n${user.firstName}: soon?`)
  await hers.put(`message/${answer}/reaction`, { reaction: 'agree', on: true })
  await theirs.report(mine.body().data._id, { reason: 'other', note: 'Why so quick' })
  return id
}

export async function candidateTables(): Promise<string[]> {
  const { rows } = await db.rawQuery(
    `with recursive reach as (
       select 'candidates'::regclass as id
       union select c.conrelid::regclass from pg_constraint c join reach on c.confrelid = reach.id::oid
         where c.contype = 'f' and c.confdeltype = 'c'
     ) select id::text as name from reach`
  )
  return rows.map(({ name }: { name: string }) => name)
}

/** A file of a bulk upload that turned out to be of somebody who is here. */
export async function givenBulkFile(userId: number) {
  const { id } = await db.from('candidates').where('user_id', userId).firstOrFail()
  const [{ id: upload }] = await db
    .table('bulk_uploads')
    .insert({ basis: 'consent', total: 1, duplicates: 1 })
    .returning('id')
  await db.table('bulk_files').insert({
    upload_id: upload,
    candidate_id: id,
    file_name: 'resume.pdf',
    byte_size: 1,
    sha256: 'x',
    state: 'duplicate',
  })
}

/** What a company's import made of somebody. */
export async function givenImportedRecord(userId: number) {
  const { id } = await db.from('candidates').where('user_id', userId).firstOrFail()
  const { company } = await givenCompany()
  const [{ id: importId }] = await db
    .table('company_imports')
    .insert({ company_id: company.id, system: 'csv', basis: 'consent' })
    .returning('id')
  await db.table('imported_records').insert({
    company_id: company.id,
    import_id: importId,
    system: 'csv',
    kind: 'person',
    external_id: 'x',
    made: true,
    candidate_id: id,
  })
}
