/**
 * The PostgreSQL that comes with the product: binaries from npm, one cluster for each clone.
 *
 * Every process that uses the cluster holds a *lease*: a connection with a shared advisory lock.
 * The first one starts PostgreSQL, later ones join, and the one that leaves last stops it. A process
 * that is killed loses its lease with its connection, so nothing has to be cleaned up by hand.
 */
import * as fs from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { type ClusterConnection, type ClusterPlace, connectionOf } from './embedded/place.ts'
import { type Say, isCluster, launch, tail } from './embedded/server.ts'
import { prepareFolders, isThrowaway, remove } from './embedded/folders.ts'
import { serverStatus, runningPid, stop } from './embedded/processes.ts'

export { addressOf, clusterPlace, connectionOf } from './embedded/place.ts'
export type { ClusterConnection, ClusterPlace } from './embedded/place.ts'
export { cloneDatabase, createTemplate, dropDatabase } from './embedded/test_databases.ts'

/** The right to use the cluster, until it is released. */
export interface Lease {
  connection: ClusterConnection
  release(): Promise<'stopped' | 'left running'>
}

const LEASE = 20_260_101

/**
 * Brings the cluster up, or joins the one that runs already, and holds it until the lease is released.
 * The lease does not keep the process alive. A throwaway cluster trades safety for speed and is
 * deleted with its last lease.
 */
export async function startCluster(
  place: ClusterPlace,
  options: { throwaway?: boolean; database?: string; onProgress?: Say } = {}
): Promise<Lease> {
  const say = options.onProgress ?? (() => {})
  const connection = connectionOf(place, options.database)
  const throwaway = options.throwaway ?? false
  prepareFolders(place, throwaway)

  let client = await hold(place, { throwaway, say })
  let released = false
  let rejoining: Promise<void> | undefined
  await createDatabase(client, connection.database)
  watch()

  /** PostgreSQL may be killed (out of memory, say) under a running process: start it again. */
  function watch() {
    client.connection.stream.unref()
    client.once('end', () => {
      if (!released) rejoining = rejoin()
    })
  }

  async function rejoin() {
    say('The connection to PostgreSQL was lost; joining again.')
    try {
      client = await hold(place, { throwaway, say, mayCreate: false })
      watch()
    } catch (error) {
      say((error as Error).message)
    }
  }

  return {
    connection,
    async release() {
      if (released) return 'left running'
      released = true
      await rejoining
      // without it the process could end in the middle of the last steps
      client.connection.stream.ref()
      return leave(place, client)
    },
  }
}

// pg's types leave out the stream that the process must be able to forget
type LeaseClient = pg.Client & { connection: { stream: { ref(): void; unref(): void } } }

async function hold(
  place: ClusterPlace,
  { throwaway, say, mayCreate = true }: { throwaway: boolean; say: Say; mayCreate?: boolean }
): Promise<LeaseClient> {
  const deadline = Date.now() + 600_000
  let attempts = 0
  let patience = Date.now() + 60_000
  while (Date.now() < deadline) {
    const client = await connect(place)
    if (client) {
      const got = await tryLock(client, 'pg_try_advisory_lock_shared')
      // while it stops, the lock of who stopped it is free again before we are thrown out
      if (got && serverStatus(place) !== 'stopping') return client
      await client.end().catch(() => {})
    } else if (runningPid(place)) {
      // starting, stopping, or recovering after a crash; the latter may take its time
      if (Date.now() > patience) {
        say('Still waiting for PostgreSQL …')
        patience = Date.now() + 60_000
      }
    } else {
      if (!mayCreate && !isCluster(place.data)) {
        throw new Error(`The cluster ${place.data} is gone. Start Candor again to make a new one.`)
      }
      const outcome = await launch(place, throwaway, say)
      // more than once: remains of a killed server may hold its memory for a moment
      if (outcome !== 'another' && ++attempts > 15) {
        throw new Error(`PostgreSQL does not start. ${tail(place)}`)
      }
      if (outcome === 'failed') await delay(100)
    }
    await delay(20)
  }
  throw new Error(`PostgreSQL does not answer. ${tail(place)}`)
}

/** A connection to the maintenance database, or nothing while there is no server to answer. */
async function connect(place: ClusterPlace): Promise<LeaseClient | undefined> {
  if (!fs.existsSync(place.passwordFile)) return
  const { password, ...connection } = connectionOf(place, 'postgres')
  const client = new pg.Client({
    ...connection,
    password: password(),
    application_name: 'candor lease',
    connectionTimeoutMillis: 5000,
  }) as LeaseClient
  // an error event without a listener would end the process; the `end` that follows is the signal
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    client.connection.stream.unref()
    if (['28P01', '28000', '3D000'].includes((error as { code?: string }).code ?? '')) {
      throw new Error(`PostgreSQL in ${place.base} refuses us: ${(error as Error).message}`)
    }
  }
}

async function tryLock(client: LeaseClient, lock: string) {
  const answer = await client
    .query(`select ${lock}($1) as got`, [LEASE])
    .catch(() => ({ rows: [{ got: false }] }))
  return answer.rows[0].got as boolean
}

/** Gives the lease back; who leaves last stops the server. */
async function leave(place: ClusterPlace, client: LeaseClient) {
  // read first: what runs there after the lock was got may be another's new server
  const server = runningPid(place)
  let last = false
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [LEASE])
    last = await tryLock(client, 'pg_try_advisory_lock')
  } catch {
    // stopped by another, or killed
  }
  const throwaway = last && isThrowaway(place.base)
  if (last && server) await stop(place, server, throwaway)
  await client.end().catch(() => {})
  if (throwaway) remove(place)
  return last ? 'stopped' : 'left running'
}

async function createDatabase(client: LeaseClient, name: string) {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (rowCount) return
  try {
    await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } catch (error) {
    // another process was quicker
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error
  }
}
