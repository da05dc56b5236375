import pg from 'pg'
import type { Lease } from '../embedded.ts'

/**
 * Freezes a copy of the lease's database under a name, to be cloned for tests. Nobody may be connected
 * to the original at that moment.
 */
export async function createTemplate(lease: Lease, name: string) {
  const source = pg.escapeIdentifier(lease.connection.database)
  const template = pg.escapeIdentifier(name)
  await dropDatabase(lease, name)
  await administer(lease, `create database ${template} template ${source} strategy file_copy`)
  await administer(lease, `alter database ${template} is_template true allow_connections false`)
}

/** A new database with a template's content; returns how to connect to it. */
export async function cloneDatabase(lease: Lease, template: string, name: string) {
  const [copy, source] = [name, template].map((each) => pg.escapeIdentifier(each))
  await administer(lease, `create database ${copy} template ${source} strategy file_copy`)
  return { ...lease.connection, database: name }
}

/** Drops a database or a template, with its connections; no error when there is none. */
export async function dropDatabase(lease: Lease, name: string) {
  const database = pg.escapeIdentifier(name)
  await administer(lease, `alter database ${database} is_template false`).catch(
    (error: { code?: string }) => {
      if (error.code !== '3D000') throw error
    }
  )
  await administer(lease, `drop database if exists ${database} with (force)`)
}

async function administer({ connection }: Lease, statement: string) {
  const { password, ...rest } = connection
  const client = new pg.Client({ ...rest, password: password(), database: 'postgres' })
  // a server that ends meanwhile rejects the query; without a listener the event would end the process
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
