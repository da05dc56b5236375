import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { addressOf, connectionOf } from '#database/embedded'
import { database, place, query } from './world.js'

/** What of a data folder is the running server's own, or is streamed. */
const OWN = /^(postmaster\.(pid|opts)|pg_wal\/.+|pg_replslot\/.+|pg_stat_tmp\/.+)$/

/** A second PostgreSQL beside that of the faults, which follows it by streaming: a copy made while people write. */
export async function startStandby() {
  const base = fs.mkdtempSync(join(tmpdir(), 'standby-'))
  const data = join(base, 'data')
  const password = fs.readFileSync(place.passwordFile, 'utf8').trim()
  await query(`select pg_create_physical_replication_slot('standby', true)`)
  await copy(data)
  fs.writeFileSync(join(data, 'standby.signal'), '')
  if (place.user) give(base, place.user)
  const source = `host=${place.run} user=candor password=${password} application_name=standby`
  const flags = {
    primary_conninfo: source,
    primary_slot_name: 'standby',
    listen_addresses: '',
    max_connections: '60',
    timezone: 'UTC',
    hot_standby_feedback: 'on',
  }
  const start = () => {
    fs.rmSync(join(data, 'postmaster.pid'), { force: true })
    return spawn(
      join(place.binaries, 'bin', 'postgres'),
      [
        ...['-D', data, '-k', base, '-p', '5432'],
        ...Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      { cwd: '/', stdio: 'ignore', ...(place.user && { uid: place.user.uid, gid: place.user.gid }) }
    )
  }
  let server = start()
  const address = addressOf({
    ...connectionOf(place, database),
    host: base,
    password: () => password,
  })
  const ask = async (sql: string) => {
    const client = new pg.Client({ connectionString: address })
    client.on('error', () => undefined)
    await client.connect()
    return (await client.query(sql).finally(() => client.end())).rows
  }
  const answers = async () => {
    for (const deadline = Date.now() + 60_000; Date.now() < deadline; await delay(20))
      if (await ask('select pg_is_in_recovery()').catch(() => undefined)) return
    throw new Error('The standby did not answer within a minute')
  }
  const end = async (signal: NodeJS.Signals) => {
    const gone = once(server, 'exit')
    server.kill(signal)
    await gone
  }
  await answers()
  return {
    address,
    ask,
    /** What the primary tells arrives, and is not shown. */
    hold: () => ask('select pg_wal_replay_pause()'),
    goOn: () => ask('select pg_wal_replay_resume()'),
    kill: () => end('SIGKILL'),
    async startAgain() {
      server = start()
      await answers()
    },
    async close() {
      await end('SIGQUIT')
      // its walsender lets go of the slot a moment later
      for (let times = 0; times < 50; times++) {
        const gone = await query(`select pg_drop_replication_slot('standby')`).catch(
          () => undefined
        )
        if (gone) break
        await delay(100)
      }
      fs.rmSync(base, { recursive: true, force: true })
    },
  }
}

/** A copy of the data folder, with the label that says where its log begins. */
async function copy(data: string) {
  const session = new pg.Client({ ...connectionOf(place, 'postgres') })
  await session.connect()
  await session.query(`select pg_backup_start('standby', true)`)
  fs.cpSync(place.data, data, {
    recursive: true,
    filter: (path) => !OWN.test(path.slice(place.data.length + 1)),
  })
  const { rows } = await session.query('select labelfile from pg_backup_stop(false)')
  fs.writeFileSync(join(data, 'backup_label'), rows[0].labelfile)
  await session.end()
}

function give(base: string, { uid, gid }: { uid: number; gid: number }) {
  fs.chownSync(base, uid, gid)
  for (const name of fs.readdirSync(base, { recursive: true }) as string[])
    fs.lchownSync(join(base, name), uid, gid)
}
