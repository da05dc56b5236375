import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import encryption from '@adonisjs/core/services/encryption'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Refusal } from '#api/http/refusal'
import { running, type Attempt } from '#api/http/watched_transactions'

/** A first try that gave no sign of life for so many seconds is given up: its server was killed. */
const GIVEN_UP_AFTER = 10
/** Each try that runs gives one every so many milliseconds. */
const SIGN_MS = 2_500
/** Seconds for which what became of a try is kept again, while the database is away. */
const KEPT_AGAIN = 120
const KEPT_HOURS = 24

type Row = {
  id: number
  fingerprint: string
  attempt: number
  changed: boolean
  status: number | null
  response: string | null
  given_up: boolean
}

/**
 * Runs a write once for each `Idempotency-Key` of an account: the same request sent again within a day gets the first
 * one's response (`Idempotency-Replayed: true`). Refuses another request under the same key (422 on `Idempotency-Key`),
 * a second one while the first runs, and one whose change was made but whose response was lost (409). A first try that
 * failed without a change frees its key. Source: draft-ietf-httpapi-idempotency-key-header-07.
 */
export async function onlyOnce(ctx: HttpContext, userId: number, next: NextFn) {
  const { request, response } = ctx
  const key = request.header('idempotency-key')
  if (key === undefined || request.method() === 'GET' || request.method() === 'HEAD') return next()
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    refuse(422, 'Idempotency-Key must be 1 to 200 visible ASCII characters, such as a UUID')

  const fingerprint = fingerprintOf(ctx)
  const begun = await begin(userId, key, fingerprint)
  if (begun.fingerprint !== fingerprint)
    refuse(422, 'This Idempotency-Key belongs to another request; send this one with a new key')
  if (!begun.fresh) return repeat(ctx, begun)

  const attempt: Attempt = { id: begun.id, attempt: begun.attempt }
  await whileAlive(attempt, () => running.run(attempt, next))
  const status = response.getStatus()
  const body = response.getBody()
  const plain = body && typeof body === 'object' && !('pipe' in body) ? body : null
  const row = () => db.from('idempotent_requests').where({ ...attempt })
  await evenAfterALoss(() =>
    status < 400
      ? row().update({ status, response: encryption.encrypt({ body: plain }) })
      : row().where('changed', false).delete()
  )
}

/** The tries that run in this process. */
const alive = new Set<Attempt>()
let signing = false

/**
 * Gives signs of life for a try as long as it runs, so that the key of a killed server is free again within seconds. A
 * try that was given up though it lives changes nothing: its transaction finds that it was replaced.
 */
async function whileAlive(attempt: Attempt, run: () => Promise<unknown>) {
  alive.add(attempt)
  if (!signing) void signOn()
  try {
    return await run()
  } finally {
    alive.delete(attempt)
  }
}

async function signOn() {
  signing = true
  while (alive.size > 0) {
    await setTimeout(SIGN_MS, undefined, { ref: false })
    if (alive.size > 0) await sign([...alive])
  }
  signing = false
}

async function sign(tries: Attempt[]) {
  await db
    .rawQuery(
      `update idempotent_requests set started_at = now() from unnest(?::bigint[], ?::int[]) as running(id, attempt)
       where idempotent_requests.id = running.id and idempotent_requests.attempt = running.attempt`,
      [tries.map(({ id }) => id), tries.map(({ attempt }) => attempt)] as any[]
    )
    .catch((error) => logger.warn({ err: error }, 'the running requests gave no sign of life'))
}

/**
 * The pool may hand out the connection on which the request just lost its database; the response is the same either way.
 * While the database is away it is tried on, so that who sends the request again does not wait until it is given up.
 */
async function evenAfterALoss(write: () => PromiseLike<unknown>) {
  try {
    await write()
  } catch {
    await Promise.resolve(write()).catch(() => void writeLater(write))
  }
}

async function writeLater(write: () => PromiseLike<unknown>) {
  for (let second = 1; second < KEPT_AGAIN; second++) {
    await setTimeout(1_000, undefined, { ref: false })
    try {
      return await write()
    } catch (error) {
      logger.warn({ err: error }, 'what became of an Idempotency-Key could not be kept yet')
    }
  }
}

/** Removes what is older than a day; returns how many rows. Safe to run twice. */
export default async function sweepIdempotentRequests() {
  const removed = await db
    .from('idempotent_requests')
    .whereRaw(`started_at < now() - make_interval(hours => ?)`, [KEPT_HOURS])
    .delete()
  return Number(removed)
}

/** The row of the key: fresh where this request is the one to run. */
async function begin(userId: number, key: string, fingerprint: string) {
  const { rows } = await db.rawQuery<{ rows: (Row & { fresh: boolean })[] }>(
    `insert into idempotent_requests as mine (user_id, key, fingerprint) values (:userId, :key, :fingerprint)
     on conflict (user_id, key) do update set attempt = mine.attempt + 1, started_at = now()
       where mine.status is null and not mine.changed and mine.fingerprint = excluded.fingerprint
         and mine.started_at < now() - make_interval(secs => :given)
     returning *, true as fresh`,
    { userId, key, fingerprint, given: GIVEN_UP_AFTER }
  )
  if (rows[0]) return rows[0]
  const row: Row | null = await db
    .from('idempotent_requests')
    .where({ user_id: userId, key })
    .first()
  // its first try failed between the two statements and freed the key
  return row
    ? { ...row, fresh: false }
    : refuse(409, 'The first request just failed; send it again')
}

function repeat({ response }: HttpContext, row: Row) {
  if (row.status !== null && row.response !== null) {
    const kept = encryption.decrypt<{ body: unknown }>(row.response)
    response.header('idempotency-replayed', 'true')
    return response.status(row.status).send(kept?.body ?? null)
  }
  if (row.changed || row.status !== null)
    refuse(
      409,
      'Your change was made, but its answer was lost. Read it again instead of sending it again',
      { outcome: 'done' }
    )
  response.header('retry-after', '2')
  return refuse(409, 'The first request is still running; try again in a moment', {
    outcome: 'running',
  })
}

function fingerprintOf({ request }: HttpContext) {
  const files = Object.entries(request.allFiles())
    .flatMap(([name, found]) =>
      [found].flat().map((file) => `${name} ${file?.clientName} ${file?.size}`)
    )
    .join('\n')
  return createHash('sha256')
    .update([request.method(), request.url(true), JSON.stringify(request.body()), files].join('\n'))
    .digest('base64url')
}

function refuse(status: number, message: string, details?: Record<string, unknown>): never {
  throw new Refusal(message, {
    status,
    details,
    ...(status === 422 ? { field: 'Idempotency-Key' } : { code: 'E_IDEMPOTENCY' }),
  })
}
