import { randomBytes } from 'node:crypto'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { errors, symbols } from '@adonisjs/auth'
import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import type { AuthClientResponse, GuardContract } from '@adonisjs/auth/types'
import { Together } from '#api/engines/together/together'
import { ask } from '#api/http/hot_reads'
import { columnsOf, parted } from '#api/http/joined'
import { onPrimary } from '#api/http/replica/reading'
import { hashToken } from '#api/accounts/hash_token'
import { identityColumns } from '#api/accounts/identity'
import type AccountVisit from '#api/accounts/models/account_visit'
import User from '#api/accounts/models/user'
import Session from '#api/accounts/models/session'
import { SessionsEnded } from '#api/accounts/events'
import {
  API_KEY_PREFIX,
  SESSION_DAYS,
  SESSION_MOST_DAYS,
  SESSIONS_MOST,
} from '#api/accounts/account_facts'

export type Device = { userAgent?: string; ip?: string }

/** What a person signs in from. */
export const deviceOf = ({ request }: HttpContext): Device => ({
  userAgent: request.header('user-agent'),
  ip: request.ip(),
})

/** Opens a session: 256 random bits for the person, their hash for the database. Beyond the most of an account, the one unused longest ends. */
export async function openSession(
  user: User,
  device: Device = {},
  {
    client,
    secondFactor = false,
  }: { client?: TransactionClientContract; secondFactor?: boolean } = {}
) {
  const token = randomBytes(32).toString('base64url')
  const now = DateTime.now()
  const session = await Session.create(
    {
      userId: user.id,
      secretHash: hashToken(token),
      userAgent: device.userAgent?.slice(0, 300) ?? null,
      ipAddress: device.ip ?? null,
      lastUsedAt: now,
      expiresAt: now.plus({ days: SESSION_DAYS }),
      secondFactor,
    },
    { client }
  )
  await User.query({ client }).where('id', user.id).update({ lastActiveAt: now.toJSDate() })
  await endOldest(user, client)
  const facts = { userId: user.id, sessionId: session.id, ip: session.ipAddress, secondFactor }
  logger.info(facts, 'signed in')
  return { token, session }
}

/** Opens the session of a visit: as long as that, and without a mark on the account that somebody was there. */
export async function openVisitSession(
  visit: AccountVisit,
  device: Device,
  client: TransactionClientContract
) {
  const token = randomBytes(32).toString('base64url')
  await Session.create(
    {
      userId: visit.userId,
      visitId: visit.id,
      secretHash: hashToken(token),
      userAgent: device.userAgent?.slice(0, 300) ?? null,
      ipAddress: null,
      lastUsedAt: DateTime.now(),
      expiresAt: visit.expiresAt,
    },
    { client }
  )
  return token
}

async function endOldest({ id }: User, client?: TransactionClientContract) {
  const { rows } = await (client ?? db.connection()).rawQuery(
    `delete from sessions where id in (
       select id from sessions where user_id = ? order by last_used_at desc, id desc offset ?) returning id`,
    [id, SESSIONS_MOST]
  )
  const ids = (rows as { id: number }[]).map((session) => session.id)
  if (ids.length === 0) return
  if (client) client.after('commit', () => SessionsEnded.dispatch(id, ids))
  else await SessionsEnded.dispatch(id, ids)
}

/** What one statement finds along with a session: rows of these models, left-joined to `users`. The name is of the statement. */
export type Along = { name: string; models: LucidModel[]; joins: string }

const ALONE: Along = { name: 'session_of_token', models: [], joins: '' }
const statements = new Map<string, string>()

function statementFor({ name, models, joins }: Along) {
  const known = statements.get(name)
  if (known) return known
  const columns = [User, Session, ...models].map(columnsOf)
  const made = `select ${[...columns, ...identityColumns()].join(', ')}
    from users join sessions on sessions.user_id = users.id ${joins} where sessions.secret_hash = any($1::text[]) and sessions.expires_at > $2`
  statements.set(name, made)
  return made
}

type Found = Record<string, unknown>
const lookups = new Map<string, Together<string, Found | undefined>>()

/** Finds sessions by the hashes of their tokens; requests that come meanwhile share a statement. Who calls is asked of the primary. */
function lookupFor(along: Along) {
  const known = lookups.get(along.name)
  if (known) return known
  const hashColumn = `${Session.table}__secret_hash`
  const lookup = new Together<string, Found | undefined>(
    async (hashes) => {
      const rows = await onPrimary(() =>
        ask<Found>(along.name, statementFor(along), [hashes, new Date()], { dates: true })
      )
      const byHash = new Map(rows.map((row) => [row[hashColumn], row]))
      // requests of one session share no values
      return hashes.map((hash, at) =>
        hashes.indexOf(hash) === at ? byHash.get(hash) : structuredClone(byHash.get(hash))
      )
    },
    { most: 50, runs: 2 }
  )
  lookups.set(along.name, lookup)
  return lookup
}

/**
 * The live session of a token with its user, or null, and the rows that come along, null where there is none. Slides the
 * expiry at most once an hour, so reads stay reads.
 */
export async function findSession(
  token: string,
  along = ALONE
): Promise<{ session: Session; brought: (LucidRow | null)[] } | null> {
  const found = await lookupFor(along).add(hashToken(token))
  if (!found) return null
  const [user, session, ...brought] = parted([User, Session, ...along.models], along.name, found)
  if (user.status !== 'active') return null
  session.$setRelated('user', user)
  // every request comes by here
  if (Date.now() - session.lastUsedAt.toMillis() > 3_600_000) await slide(session)
  return { session, brought }
}

async function slide(session: Session) {
  const now = DateTime.now()
  session.lastUsedAt = now
  session.expiresAt = DateTime.min(
    now.plus({ days: SESSION_DAYS }),
    session.createdAt.plus({ days: SESSION_MOST_DAYS })
  )
  await session.save()
  await User.query().where('id', session.userId).update({ lastActiveAt: now.toJSDate() })
}

/** Reads the bearer header. The root cookie `token` counts only for opening the live stream, never for a write. */
export class SessionTokenGuard implements GuardContract<User> {
  declare [symbols.GUARD_KNOWN_EVENTS]: Record<string, never>
  readonly driverName = 'session_token'
  authenticationAttempted = false
  isAuthenticated = false
  user?: User
  session?: Session
  #along?: Along
  #brought: (LucidRow | null)[] = []

  constructor(private ctx: HttpContext) {}

  /** The API key that came with the request instead of a session's token. */
  get apiKey() {
    const token = this.#token()
    return token?.startsWith(API_KEY_PREFIX) ? token : undefined
  }

  /** Has these rows come with the session, so that what a route asks for next takes no further statement. */
  bring(along: Along) {
    this.#along = along
  }

  /** A row that came with the session; undefined where none did. */
  brought<Model extends LucidModel>(model: Model): InstanceType<Model> | undefined {
    return this.#brought.find((row): row is InstanceType<Model> => row instanceof model)
  }

  /** Lets the request act for the person who made its API key; it has no session then. */
  actFor(user: User) {
    this.authenticationAttempted = true
    this.isAuthenticated = true
    this.user = user
  }

  getUserOrFail() {
    if (!this.user) throw this.#unauthorized()
    return this.user
  }

  async authenticate() {
    if (this.authenticationAttempted) return this.getUserOrFail()
    this.authenticationAttempted = true
    const token = this.#token()
    const found = token ? await findSession(token, this.#along) : null
    if (!found) throw this.#unauthorized()
    this.session = found.session
    this.user = found.session.user
    this.#brought = found.brought
    this.isAuthenticated = true
    return this.user
  }

  /** Looks the session up again, as it is now; refuses one that has ended meanwhile. */
  authenticateAnew() {
    this.authenticationAttempted = false
    this.isAuthenticated = false
    this.user = undefined
    return this.authenticate()
  }

  async check() {
    try {
      await this.authenticate()
      return true
    } catch (error) {
      if (error instanceof errors.E_UNAUTHORIZED_ACCESS) return false
      throw error
    }
  }

  async authenticateAsClient(user: User): Promise<AuthClientResponse> {
    const { token } = await openSession(user)
    return { headers: { authorization: `Bearer ${token}` } }
  }

  #token() {
    const { request } = this.ctx
    const [scheme, token] = (request.header('authorization') ?? '').split(' ')
    if (scheme.toLowerCase() === 'bearer' && token) return token
    if (
      request.method() !== 'GET' ||
      request.url() !== '/__transmit/events' ||
      this.#fromElsewhere()
    )
      return undefined
    const cookie = request.plainCookie('token', { encoded: false })
    return typeof cookie === 'string' ? cookie : undefined
  }

  /** Another site's page opened this in the person's browser. */
  #fromElsewhere() {
    const { request } = this.ctx
    const site = request.header('sec-fetch-site')
    const origin = request.header('origin')
    return (
      (site !== undefined && site !== 'same-origin') ||
      (origin !== undefined && !origin.endsWith(`://${request.host()}`))
    )
  }

  #unauthorized() {
    return new errors.E_UNAUTHORIZED_ACCESS('Sign in to go on', {
      guardDriverName: this.driverName,
    })
  }
}
