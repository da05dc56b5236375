import { QueryClient } from '@adonisjs/lucid/database'
import { isRead, noteLoss, noteWrite, reading } from '#api/http/replica/reading'

/** What of Lucid's client and of knex is used here. */
type Knex = {
  client: { acquireConnection(): Promise<object>; releaseConnection(connection: object): unknown }
}
type Insides = {
  connection: { client: Knex }
  getReadClient(): Knex
  getWriteClient(): Knex
  rawQuery(sql: string, bindings?: unknown): unknown
}

/**
 * Lets queries of models go where their request reads. Lucid by itself reads the replica always; here the primary is
 * read but for requests that may read the replica and have written nothing, and outside of requests.
 */
export function chooseConnections() {
  const client = QueryClient.prototype as unknown as Insides
  const { getReadClient, getWriteClient, rawQuery } = client
  client.getReadClient = function () {
    const primary = this.connection.client
    return reading()?.replica ? orPrimary(getReadClient.call(this), primary) : primary
  }
  client.getWriteClient = function () {
    noteWrite()
    return getWriteClient.call(this)
  }
  client.rawQuery = function (sql, bindings) {
    if (!isRead(sql)) noteWrite()
    return rawQuery.call(this, sql, bindings)
  }
}

const made = new WeakMap<Knex, Knex>()

/** The replica's connections, and the primary's where it gives none. */
function orPrimary(there: Knex, primary: Knex): Knex {
  const known = made.get(there)
  if (known) return known
  const own = new WeakSet<object>()
  const client = Object.create(there.client, {
    acquireConnection: {
      async value() {
        const connection = await there.client.acquireConnection().catch(noteLoss)
        if (!connection) return primary.client.acquireConnection()
        own.add(connection)
        return connection
      },
    },
    releaseConnection: {
      value: (connection: object) =>
        (own.has(connection) ? there : primary).client.releaseConnection(connection),
    },
  })
  const both: Knex = Object.create(there, { client: { value: client } })
  made.set(there, both)
  return both
}
