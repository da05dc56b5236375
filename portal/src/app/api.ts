import { t } from '@lingui/core/macro'
import type { Registry } from '../../../.adonisjs/client/registry/schema.d.ts'
import { language } from './language'
import { notify } from './notices'
import { sessionEnded, storedToken } from './session/session_store'

// Calls are typed by method and path, as they are in contract and browser:
//   const { data, pagination } = await api.post('/job-list', { query: { page: 1 }, body: { search: 'react' } })
//   await api.put('/client/job/:jobId', { params: { jobId }, body })
// Paths, bodies, queries and answers come from the generated registry as types only; nothing of it reaches the browser.
// A path that the server does not have is a type error.

type Endpoint = Registry[keyof Registry]
type Base = '/api/v1'
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type EndpointBy<M extends Method, E = Endpoint> = E extends {
  methods: infer A extends readonly string[]
}
  ? M extends A[number]
    ? E
    : never
  : never
type Strip<P> = P extends `${Base}${infer R}` ? R : never
export type PathOf<M extends Method> =
  EndpointBy<M> extends infer E ? (E extends { pattern: infer P } ? Strip<P> : never) : never
type EndpointAt<M extends Method, P extends string> = Extract<
  EndpointBy<M>,
  { pattern: `${Base}${P}` }
>
type TypesAt<M extends Method, P extends string> =
  EndpointAt<M, P> extends { types: infer T } ? T : never

/** What a path returns: `{ message, data, pagination? }`. */
export type Answer<M extends Method, P extends string> =
  TypesAt<M, P> extends { response: infer R } ? R : never
/** The `data` part of what a path returns. */
export type DataOf<M extends Method, P extends string> =
  Answer<M, P> extends { data: infer D } ? D : never
/** What a path takes as its body. */
export type BodyOf<M extends Method, P extends string> = BodyAt<M, P>
type BodyAt<M extends Method, P extends string> =
  TypesAt<M, P> extends { body: infer B } ? B : never
type QueryAt<M extends Method, P extends string> =
  TypesAt<M, P> extends { query: infer Q } ? Q : never

export type CallOptions<Body = unknown, Query = unknown> = {
  params?: Record<string, string | number>
  query?: Query | Record<string, unknown>
  body?: Body
  /** all: message of success and failure (writes); errors: failures only (reads); none. */
  notice?: 'all' | 'errors' | 'none'
  signal?: AbortSignal
  /** Calls of one name keep only the latest: an earlier one is aborted. */
  latest?: string
  /** Goes on although the page goes away. */
  keepalive?: boolean
  /** Sent as `Idempotency-Key`: the same key is the same write, and is done once. */
  key?: string
}

export type FieldError = { field: string; rule: string; message: string }

/** A failed call, with the server's own words. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code = 'E_NETWORK',
    readonly errors: FieldError[] = [],
    readonly reason?: string,
    readonly details: Record<string, any> = {}
  ) {
    super(message)
  }

  /** The server said no; otherwise it was not reached, or met a problem. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500
  }

  /** Messages by field name, as forms take them. */
  get fields(): Record<string, string> {
    return Object.fromEntries(this.errors.map((error) => [error.field, error.message]))
  }
}

const running = new Map<string, AbortController>()

/** Drops what is empty, null or undefined, so that a filter that is not set is not sent. */
export function kept<T extends object>(values: T | undefined): Partial<T> {
  return Object.fromEntries(
    Object.entries(values ?? {}).filter(
      ([, value]) =>
        value !== '' &&
        value !== null &&
        value !== undefined &&
        !(Array.isArray(value) && !value.length)
    )
  ) as Partial<T>
}

/** The address of a call: its path filled, and its query. */
function urlOf(path: string, options: CallOptions = {}) {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(kept(options.query as object))) {
    for (const one of Array.isArray(value) ? value : [value])
      search.append(Array.isArray(value) ? `${key}[]` : key, String(one))
  }
  const filled = path.replace(/:(\w+)/g, (_, name) =>
    encodeURIComponent(String(options.params?.[name] ?? ''))
  )
  return `/api/v1${filled}${search.size ? `?${search}` : ''}`
}

const writing = new Map<string, Promise<any>>()

/** Says what a write did; one that worked with a reservation says so by its `notice`. */
function sayDone({ message, notice }: { message?: string; notice?: 'warn' }) {
  if (message) notify[notice ?? 'success'](message)
}

/** Calls the API. The same write while it is under way is the same click twice: it is sent once, and both get its answer. */
export function send(method: Method, path: string, options: CallOptions = {}): Promise<any> {
  if (method === 'GET' || options.signal || options.latest || options.body instanceof FormData)
    return call(method, path, options)
  const key = `${method} ${urlOf(path, options)} ${JSON.stringify(options.body)}`
  const same = writing.get(key)
  if (same) return same
  const sent = call(method, path, options).finally(() => writing.delete(key))
  writing.set(key, sent)
  return sent
}

async function call(method: Method, path: string, options: CallOptions): Promise<any> {
  const notice = options.notice ?? (method === 'GET' ? 'errors' : 'all')
  let signal = options.signal
  let own: AbortController | undefined
  if (options.latest) {
    running.get(options.latest)?.abort()
    running.set(options.latest, (own = new AbortController()))
    signal = signal ? AbortSignal.any([signal, own.signal]) : own.signal
  }
  const form = options.body instanceof FormData
  const token = storedToken()
  try {
    const response = await fetch(urlOf(path, options), {
      method,
      signal,
      keepalive: options.keepalive,
      headers: {
        'accept': 'application/json',
        'accept-language': language().code,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(options.body !== undefined && !form ? { 'content-type': 'application/json' } : {}),
        ...(options.key ? { 'idempotency-key': options.key } : {}),
      },
      body:
        options.body === undefined
          ? undefined
          : form
            ? (options.body as FormData)
            : JSON.stringify(options.body),
    }).catch(unreachable)
    const answer = response.headers.get('content-type')?.includes('json')
      ? await response.json().catch(unreachable)
      : {}
    if (!response.ok) throw refused(response.status, answer, token)
    if (notice === 'all') sayDone(answer)
    return answer
  } catch (error) {
    if (error instanceof ApiError && notice !== 'none') notify.error(error.message)
    throw error
  } finally {
    if (own && running.get(options.latest!) === own) running.delete(options.latest!)
  }
}

/** No connection, or one that broke in the middle of the answer. */
function unreachable(error: Error): never {
  if (error.name === 'AbortError') throw error
  throw new ApiError(0, t`The server cannot be reached; check your connection and try again`)
}

function refused(status: number, answer: any, token: string | null) {
  if (status === 401 && token && token === storedToken()) sessionEnded()
  const { message, code, errors, reason, requestId: _, ...details } = answer ?? {}
  return new ApiError(
    status,
    message ?? t`The server answered ${status}; try again in a moment`,
    code ?? 'E_REFUSED',
    errors,
    reason,
    details
  )
}

const caller =
  <M extends Method>(method: M) =>
  <P extends PathOf<M>>(
    path: P,
    options?: CallOptions<BodyAt<M, P>, QueryAt<M, P>>
  ): Promise<Answer<M, P>> =>
    send(method, path, options)

export const api = {
  get: caller('GET'),
  post: caller('POST'),
  put: caller('PUT'),
  patch: caller('PATCH'),
  delete: caller('DELETE'),
}

type Sent<T> = { message: string; data: T; pagination?: Pagination }
export type Pagination = {
  page: number
  limit: number
  total: number
  totalPages: number
  nextCursor: string | null
}

type Sending = {
  onPercent?: (percent: number) => void
  signal?: AbortSignal
  notice?: CallOptions['notice']
  method?: 'POST' | 'PUT'
}

/** Sends a file (and fields beside it), telling the percentage as it goes. */
export function upload<T = any>(
  path: string,
  fields: Record<string, Blob | string>,
  options: Sending = {}
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return sendBytes<T>(path, form, options)
}

/** Sends a form, or bytes as they are, telling the percentage as it goes. */
export function sendBytes<T = any>(
  path: string,
  body: FormData | Blob,
  { onPercent, signal, notice = 'all', method = 'POST' }: Sending = {}
) {
  return new Promise<Sent<T>>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const token = storedToken()
    const fail = (error: ApiError) => {
      if (notice !== 'none') notify.error(error.message)
      reject(error)
    }
    request.upload.onprogress = (event) =>
      event.lengthComputable && onPercent?.(Math.round((event.loaded / event.total) * 100))
    request.onerror = () =>
      fail(new ApiError(0, t`The file did not arrive; check your connection and send it again`))
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
    request.onload = () => {
      let answer: any = {}
      try {
        answer = JSON.parse(request.responseText)
      } catch {}
      if (request.status < 200 || request.status > 299)
        return fail(refused(request.status, answer, token))
      if (notice === 'all') sayDone(answer)
      resolve(answer)
    }
    request.open(method, `/api/v1${path}`)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('accept-language', language().code)
    if (body instanceof Blob) request.setRequestHeader('content-type', 'application/octet-stream')
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}
