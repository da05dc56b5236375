import { HttpError } from 'react-admin'
import type { Uses } from '#api/catalogues/definition'

export const API = '/api/v1'
const ADMIN = `${API}/admin`

type Reply = { status: number; headers: Headers; body: string; json: any; pagination?: any }

/** Every call of the console: with the bearer, `data` unwrapped, `id` beside `_id`, and `errors[]` as messages by field. */
export async function http(
  url: string,
  options: {
    method?: string
    body?: any
    headers?: any
    signal?: AbortSignal | null
    /** Sent to the end even when the page is left meanwhile. */ keepalive?: boolean
  } = {}
): Promise<Reply> {
  const response = await answerOf(url, options)
  const body = await response.text()
  const answer = body ? parse(body) : {}
  return {
    status: response.status,
    headers: response.headers,
    body,
    json: withId(answer.data === undefined ? answer : answer.data),
    pagination: answer.pagination,
  }
}

/** The server's answer; throws what it refuses with. */
async function answerOf(url: string, { method = 'GET', headers, body, ...options }: RequestInit) {
  const token = localStorage.getItem('token')
  const response = await fetch(url, {
    ...options,
    method,
    body,
    headers: {
      accept: 'application/json',
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
  }).catch((error) => {
    if (error.name === 'AbortError') throw error
    throw new HttpError('The server does not respond. Check your connection and try again.', 0)
  })
  if (response.ok) return response
  const text = await response.text()
  const answer = text ? parse(text) : {}
  throw new HttpError(answer.message ?? `The server answered ${response.status}`, response.status, {
    ...answer,
    errors: byField(answer),
  })
}

/** Gives what the server writes at an address of the console to the person as a file, however long it is. */
export async function download(path: string, name: string) {
  const response = await answerOf(`${ADMIN}/${path}`, { headers: { accept: 'text/csv' } })
  saveBlob(name, await response.blob())
}

/** Calls an action of a row as it was shown: one that changed since is refused. It goes through even as the page is left. */
export const act = (
  resource: string,
  action: string,
  { id, updatedAt }: { id: string; updatedAt?: string },
  input: object = {}
) =>
  http(`${ADMIN}/${resource}/${id}/${action}`, {
    method: 'PUT',
    body: JSON.stringify({ ...input, updatedAt }),
    keepalive: true,
  }).then((reply) => reply.json)

/** Gives a text to the person as a file. */
export const save = (name: string, text: string) =>
  saveBlob(name, new Blob([text], { type: 'text/csv' }))

function saveBlob(name: string, blob: Blob) {
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(blob),
    download: name,
  })
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000)
}

export type Done = { done: string[]; refused: { _id: string; message: string }[] }

/** Most rows in one call. */
const BATCH = 100

/** Does something (an action's name, or `delete`) to many rows, by the hundred. */
export async function onMany(
  resource: string,
  what: string,
  ids: string[],
  input: object = {}
): Promise<Done> {
  const all: Done = { done: [], refused: [] }
  for (let from = 0; from < ids.length; from += BATCH) {
    const part: Done = await post(`${resource}/bulk/${what}`, {
      ...input,
      ids: ids.slice(from, from + BATCH),
    })
    all.done.push(...part.done)
    all.refused.push(...part.refused)
  }
  return all
}

/** What uses rows, and what goes with them when they are deleted. */
export async function usesOf(resource: string, ids: string[]): Promise<Uses> {
  const all: Uses = { kept: 0, usedBy: [], deleted: [], emptied: [] }
  for (let from = 0; from < ids.length; from += BATCH) {
    const part: Uses = await post(`${resource}/bulk/uses`, { ids: ids.slice(from, from + BATCH) })
    all.kept += part.kept
    for (const kind of ['usedBy', 'deleted', 'emptied'] as const)
      for (const use of part[kind]) {
        const known = all[kind].find(({ name }) => name === use.name)
        if (known) known.rows += use.rows
        else all[kind].push({ ...use })
      }
  }
  return all
}

const post = (path: string, body: object) =>
  http(`${ADMIN}/${path}`, { method: 'POST', body: JSON.stringify(body), keepalive: true }).then(
    (reply) => reply.json
  )

/** Rows of a catalogue outside of react-admin's own screens. */
export async function rows(
  resource: string,
  {
    filter = {},
    sort = ['id', 'DESC'],
    from = 0,
    count = 100,
  }: { filter?: object; sort?: readonly string[]; from?: number; count?: number },
  signal?: AbortSignal
): Promise<{ data: any[]; total: number }> {
  const query = new URLSearchParams({
    sort: JSON.stringify(sort),
    range: JSON.stringify([from, from + count - 1]),
    filter: JSON.stringify(filter),
  })
  const { json, headers } = await http(`${ADMIN}/${resource}?${query}`, { signal })
  return { data: json, total: Number(headers.get('content-range')?.split('/')[1] ?? json.length) }
}

const withId = (data: any): any =>
  Array.isArray(data)
    ? data.map(withId)
    : data && typeof data === 'object' && '_id' in data
      ? { id: data._id, ...data }
      : data
const byField = (answer: any) =>
  answer.errors
    ? Object.fromEntries(
        answer.errors.map((error: { field: string; message: string }) => [
          error.field,
          error.message,
        ])
      )
    : undefined

function parse(body: string): any {
  try {
    return JSON.parse(body)
  } catch {
    return {}
  }
}
