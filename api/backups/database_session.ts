import pg from 'pg'
import { direct } from '#config/database'

/** A connection of its own, without the limits of time that requests have; dates and texts come in one form on every server. */
export async function openSession(purpose: string) {
  const client = new pg.Client({
    ...direct,
    application_name: `candor ${purpose}`,
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  })
  // a server that ends rejects the query; without a listener the event would end the process
  client.on('error', () => {})
  await client.connect()
  await client.query(
    `set client_encoding = 'UTF8'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC';
     set extra_float_digits = 1; set bytea_output = 'hex'; set synchronize_seqscans = off; set lock_timeout = 0`
  )
  return client
}
