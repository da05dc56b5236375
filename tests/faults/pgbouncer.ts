import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../load/own/server.js'
import { database, place } from './world.js'

/** PgBouncer in transaction mode before the PostgreSQL of the faults, with so many sessions, as its own defaults are otherwise. */
export async function startPgBouncer(program: string, sessions: number) {
  const folder = fs.mkdtempSync(join(tmpdir(), 'pgbouncer-'))
  const port = await freePort()
  const password = fs.readFileSync(place.passwordFile, 'utf8').trim()
  const file = join(folder, 'pgbouncer.ini')
  fs.writeFileSync(
    file,
    `[databases]
${database} = host=${place.run} port=5432 user=candor password=${password} dbname=${database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${sessions}
max_client_conn = 200
`
  )
  if (place.user)
    for (const path of [folder, file]) fs.chownSync(path, place.user.uid, place.user.gid)
  const child = spawn(program, ['-q', file], {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(place.user && { uid: place.user.uid, gid: place.user.gid }),
  })
  for (let times = 0; times < 200 && !(await opens(port)); times++) await delay(50)
  return {
    address: `postgres://candor:none@127.0.0.1:${port}/${database}`,
    async close() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

const opens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
