import { createHash } from 'node:crypto'
import { sentence } from '#api/languages/sentence'
import env from '#config/env'
import app from '@adonisjs/core/services/app'
import limiter from '@adonisjs/limiter/services/main'
import { errors } from '@adonisjs/limiter'
import { Refusal } from '#api/http/refusal'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import {
  CODES_AN_HOUR,
  KEY_CALLS_A_MINUTE,
  CODE_PAUSE_SECONDS,
  SIGN_IN_MINUTES,
  SECOND_FACTOR_TRIES,
  SIGN_INS_AN_HOUR,
  SIGN_IN_TRIES,
} from '#api/accounts/account_facts'

/** Where people develop and test, many share one address. */
export const width = app.inProduction ? 1 : 50

/** The flood guards of all routes: by address where nobody is signed in, else by account or API key. */
export const floods = {
  address: limiter.use('memory', {
    requests: env.get('RATE_LIMIT', 600) * width,
    duration: '1 minute',
  }),
  account: limiter.use('memory', {
    requests: env.get('RATE_LIMIT_ACCOUNT', 6_000),
    duration: '1 minute',
  }),
  /** Programs are not people: a key of theirs may be tried again by mistake for ever. */
  key: limiter.use('memory', {
    requests: env.get('RATE_LIMIT_KEY', KEY_CALLS_A_MINUTE),
    duration: '1 minute',
  }),
}

/** By account, in the database, so that they hold over restarts and instances. Made here at boot: a limiter keeps the connection it was made with. */
export const limits = {
  /** Sign-in tries of an account from an address. */
  signIn: limiter.use('database', {
    requests: SIGN_IN_TRIES,
    duration: `${SIGN_IN_MINUTES} minutes`,
  }),
  /** Sign-in tries of an account from everywhere together. */
  signInAnywhere: limiter.use('database', { requests: SIGN_INS_AN_HOUR, duration: '1 hour' }),
  /** Codes of a second factor. */
  secondFactor: limiter.use('database', {
    requests: SECOND_FACTOR_TRIES,
    duration: `${SIGN_IN_MINUTES} minutes`,
  }),
  /** Guesses of the password by someone who holds a session. */
  password: limiter.use('database', {
    requests: SIGN_IN_TRIES,
    duration: `${SIGN_IN_MINUTES} minutes`,
  }),
  /** Reset mails that strangers can cause. */
  resetMail: limiter.use('database', {
    requests: SIGN_IN_TRIES,
    duration: `${SIGN_IN_MINUTES} minutes`,
  }),
  /** How soon a code follows another, and how many there are in an hour. */
  codeSpacing: limiter.use('database', { requests: 1, duration: `${CODE_PAUSE_SECONDS} seconds` }),
  codesPerHour: limiter.use('database', { requests: CODES_AN_HOUR, duration: '1 hour' }),
}

/** An address as limits count it: an IPv6 customer holds a whole /64. */
export function network(ip: string) {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '')
  const [head, tail = ''] = ip.split('%')[0].split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const groups = ip.includes('::')
    ? [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
    : left
  return groups.slice(0, 4).join(':')
}

/** A limit's key: short, and without a readable e-mail address. */
export const limitKey = (name: string, ...parts: (string | number)[]) =>
  `${name}:${createHash('sha256').update(parts.join('\n')).digest('base64url')}`

/** Whether what counts was still within its limit. */
export async function within(counting: Promise<unknown>) {
  try {
    await counting
    return true
  } catch (error) {
    if (error instanceof errors.E_TOO_MANY_REQUESTS) return false
    throw error
  }
}

/** Route middleware for heavy work: at most this many requests a minute of one account, by the route's name. */
export function perAccount(name: string, requests: number) {
  const limit = limiter.use('memory', { requests, duration: '1 minute' })
  return async ({ auth }: HttpContext, next: NextFn) => {
    await limit.consume(`${name}:${auth.user!.id}`)
    return next()
  }
}

/** Route middleware for what takes long to send: one at a time of an account, by the route's name; the next is refused (429). */
export function oneAtATime(name: string) {
  const running = new Set<number>()
  return async ({ auth, response }: HttpContext, next: NextFn) => {
    const { id } = auth.user!
    if (running.has(id))
      throw new Refusal(
        sentence('Your last {name} is still on its way; wait for it and try again', { name }),
        {
          status: 429,
          code: 'E_TOO_MANY_REQUESTS',
        }
      )
    running.add(id)
    // sent whole, or left by its reader
    response.response.once('close', () => running.delete(id))
    return next()
  }
}

/** How many heavy requests the process works on at once; others are answered between them. */
const HEAVY_AT_ONCE = 2
const heavyRunning = new Set<number>()
const heavyWaiting: { id: number; go: () => void }[] = []

function startHeavy() {
  while (heavyRunning.size < HEAVY_AT_ONCE) {
    const next = heavyWaiting.findIndex(({ id }) => !heavyRunning.has(id))
    if (next < 0) return
    const [{ id, go }] = heavyWaiting.splice(next, 1)
    heavyRunning.add(id)
    go()
  }
}

/**
 * Route middleware for what costs the main thread tens of milliseconds: one at a time of an account and two of the
 * process, in the order of their coming, so that people with many heavy requests wait for each other and not everyone
 * for them. A slot is held until the response is made, not until it is read. Source: tests/load/one_account.ts.
 */
export const heavy = async ({ auth }: HttpContext, next: NextFn) => {
  const { id } = auth.user!
  await new Promise<void>((go) => {
    heavyWaiting.push({ id, go })
    startHeavy()
  })
  try {
    return await next()
  } finally {
    heavyRunning.delete(id)
    // those who are not heavy first
    setImmediate(startHeavy)
  }
}

/** Route middleware: at most this many requests a minute from one address, by the route's name. */
export function perAddress(name: string, requests: number) {
  const limit = limiter.use('memory', { requests: requests * width, duration: '1 minute' })
  return async ({ request }: HttpContext, next: NextFn) => {
    await limit.consume(`${name}:${network(request.ip())}`)
    return next()
  }
}
