import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

export type Reply = { status: number; body: any; tries: number }
type Sending = {
  token?: string
  json?: object
  form?: () => FormData
  /** Sent again under the same key it is done once. */
  key?: string
}

/** Answers above 499 that were no 503: what must not be, by what was asked. */
export const broken: string[] = []
/** How often nothing was answered, or 503. */
export const unanswered = { times: 0 }

/** One request as a browser makes it; null where nobody answered. */
export async function ask(
  origin: string,
  method: string,
  path: string,
  { token, json, form, key }: Sending = {}
): Promise<Omit<Reply, 'tries'> | null> {
  try {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(json && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      body: form?.() ?? (json && JSON.stringify(json)),
      signal: AbortSignal.timeout(60_000),
    })
    const { status } = response
    const body: any = await response.json().catch(() => null)
    if (status > 499 && status !== 503) broken.push(`${status} ${method} ${path} ${body?.message}`)
    return { status, body }
  } catch {
    return null
  }
}

/** A first try under the same key still runs, or has just failed; or the request did not arrive whole in time. */
export const isToAskAgain = (answer: Omit<Reply, 'tries'> | null) =>
  answer?.status === 408 ||
  (answer?.status === 409 &&
    answer.body?.code === 'E_IDEMPOTENCY' &&
    answer.body.outcome !== 'done')

/**
 * A request that is made again until somebody says what became of it. With `keyed` all tries have one Idempotency-Key;
 * a change that was made while its answer was lost comes back as 409 with the outcome `done`.
 */
export async function call(
  origin: () => string,
  method: string,
  path: string,
  { keyed = false, ...sending }: Omit<Sending, 'key'> & { keyed?: boolean } = {}
): Promise<Reply> {
  const key = keyed ? randomUUID() : undefined
  for (let tries = 1; tries < 2_000; tries++) {
    const answer = await ask(origin(), method, path, { ...sending, key })
    if (answer && answer.status < 500 && !isToAskAgain(answer)) return { ...answer, tries }
    unanswered.times += 1
    await delay(100 + Math.random() * 200)
  }
  throw new Error(`Nobody answered ${method} ${path}`)
}
