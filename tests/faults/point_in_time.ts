/**
 * A PostgreSQL of one's own that goes back to a single moment, by the very lines of docs/deploy.md: people write, a copy is
 * made, they go on, and after the moment things are written and deleted by mistake. Then every table must be as it was.
 *
 *   node bin/compile.mjs
 *   POSTGRES=/usr/lib/postgresql/15/bin node --import=./bin/typescript.mjs tests/faults/point_in_time.ts
 *
 * `POSTGRES` has initdb, pg_basebackup and the like, which the embedded PostgreSQL does not bring. As root it runs as `postgres`.
 */
process.env.NODE_ENV = 'test'
process.env.LOG_LEVEL ??= 'fatal'

import { execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { print, printLoad, ROOT, startServer } from '../load/own/server.js'
import { call } from './calls.js'
import { prepare } from './prepare.js'
import { must, wrong } from './verdict.js'

const PROGRAMS = process.env.POSTGRES ?? '/usr/lib/postgresql/15/bin'
const MESSAGES = 20

const folder = mkdtempSync(join(tmpdir(), 'moment-'))
const main = join(folder, 'main')
const user = userOf()
for (const name of ['wal', 'base', 'storage']) mkdirSync(join(folder, name))
if (user) for (const name of ['', 'wal', 'base']) chownSync(join(folder, name), user.uid, user.gid)

const [archiving, copying, goingBack] = blocks()
run('initdb --pgdata=main --username=postgres --encoding=UTF8 --auth=trust')
appendFileSync(join(main, 'postgresql.conf'), inPlace(archiving))
startPostgres()
run('createdb candor')
const address = `postgres://postgres@localhost/candor?host=${folder}`
process.env.DATABASE_URL = address
process.env.STORAGE_PATH = join(folder, 'storage')
const { company, candidate } = await prepare(async () => {
  const { openSession } = await import('#api/accounts/sign_in/session_token_guard')
  const { givenApplicant } = await import('../functional/interviews/given_interviews.js')
  const { client, developer } = await givenApplicant()
  return { company: (await openSession(client)).token, candidate: developer.id }
})

// ------------------------------------------------------------------ what people write, before and after the moment

const before = await product()
const talk = await call(() => before.origin, 'POST', '/conversation/create-open-conversation', {
  token: company,
  json: { receiver_id: candidate },
})
const talkId: string = talk.body.data._id
await write(before.origin, 'before the copy')
run(copying)
await write(before.origin, 'after the copy')
// what is put down a moment later belongs to this one
await delay(1_500)
const known = await everyTable()
const moment = (await query('select now() as at'))[0].at as Date
await delay(1_500)
await write(before.origin, 'after the moment')
await query('delete from users where id = $1', [candidate])
await before.stop()
print('tables; messages before the moment', `${known.size}; ${2 * MESSAGES}`)

// ------------------------------------------------------------------ back, by the words of the document

run('pg_ctl stop --pgdata=main --mode=immediate')
const began = performance.now()
run(
  goingBack
    .replace(/base\/\d{4}-\d\d-\d\d/, `base/${moment.toISOString().slice(0, 10)}`)
    .replace(
      /'\d{4}[-\d :]+ UTC'/,
      `'${moment.toISOString().replace('T', ' ').replace('Z', ' UTC')}'`
    )
)
startPostgres()
while ((await query('select pg_is_in_recovery() as reads'))[0].reads) await delay(50)
await query('alter system reset recovery_target_time')
print('back at the moment after (s)', ((performance.now() - began) / 1_000).toFixed(1))
const found = await everyTable()
must(
  'tables that are not as they were',
  [...known].filter(([name, sum]) => found.get(name) !== sum)
)
must(
  'tables that were not there',
  [...found.keys()].filter((name) => !known.has(name))
)
const after = await product()
await write(after.origin, 'on the new time line')
const bodies = (await query('select body from messages')).map(({ body }) => body as string)
must(
  'messages that came after the moment',
  bodies.filter((body) => body.startsWith('after the moment'))
)
must('messages that are lost', bodies.length === 3 * MESSAGES ? [] : [bodies.length])
await after.stop()
await query('select pg_switch_wal()')
const archived = async () => (await query('select * from pg_stat_archiver'))[0]
for (let times = 0; times < 100; times++) {
  if ((await archived()).last_archived_wal?.startsWith('00000002')) break
  await delay(100)
}
const { last_archived_wal: last, failed_count: failures } = await archived()
must('a log that is not archived afterwards', last?.startsWith('00000002') ? [] : [last])
must('pieces of the log that could not be archived', failures > 0 ? [failures] : [])

printLoad()
for (const each of wrong) console.log(`WRONG ${each}`)
run('pg_ctl stop --pgdata=main --mode=immediate')
rmSync(folder, { recursive: true, force: true })
process.exit(wrong.length > 0 ? 1 : 0)

/** The three blocks of the document: how the log is kept, how a copy is made, how one goes back. */
function blocks() {
  const text = readFileSync(join(ROOT, 'docs/deploy.md'), 'utf8')
  const [, section] = text.split('### Back to a single moment')
  const found = [...section.matchAll(/```(?:ini|sh)\n([^]*?)```/g)].map(([, lines]) => lines)
  return found as [string, string, string]
}

/** The document's paths, here. */
function inPlace(lines: string) {
  return lines
    .replaceAll('/var/backups', folder)
    .replaceAll('/var/lib/postgresql/15', folder)
    .replaceAll(/^ +/gm, '')
}

/** Who runs PostgreSQL, as root may not. */
function userOf() {
  if (process.getuid?.() !== 0) return undefined
  const id = (which: string) =>
    Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Runs lines of a shell as that user; throws what they said where one of them fails. */
function run(lines: string) {
  execFileSync('bash', ['-e', '-c', inPlace(lines)], {
    ...user,
    cwd: folder,
    // what pg_ctl starts would keep a pipe open
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: `${PROGRAMS}:${process.env.PATH}`,
      PGHOST: folder,
      PGUSER: 'postgres',
      PGDATABASE: 'postgres',
    },
  })
}

function startPostgres() {
  run(`pg_ctl start --wait --pgdata=main --log=main.log --options="-k ${folder} -h ''"`)
}

function product() {
  return startServer(
    { DATABASE_URL: address, NODE_ENV: 'development', LOG_LEVEL: process.env.LOG_LEVEL! },
    { silent: process.env.LOG_LEVEL === 'fatal' }
  )
}

async function write(origin: string, what: string) {
  for (let nth = 0; nth < MESSAGES; nth++) {
    const json = { conversation_id: talkId, text: `${what} ${nth}` }
    // the connection may have ended while this process waited for a command
    const { status } = await call(() => origin, 'POST', '/message/send-message', {
      keyed: true,
      token: company,
      json,
    })
    if (status !== 201) throw new Error(`${status}, not written: ${what}`)
  }
}

async function query(sql: string, values: unknown[] = []): Promise<any[]> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  return (await client.query(sql, values).finally(() => client.end())).rows
}

/** What each table holds, as a sum of its rows; but for the one in which a process says each moment that it lives. */
async function everyTable() {
  const tables = await query(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = relnamespace
     where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema')
       and relname <> 'live_instances' order by 1`
  )
  const sums = new Map<string, string>()
  for (const { name } of tables) {
    const [{ sum }] = await query(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${name} t`
    )
    sums.set(name, sum)
  }
  return sums
}
