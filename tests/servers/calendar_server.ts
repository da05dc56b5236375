import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

type Event = { id: string; status?: string; ours?: string; body: any }

export type CalendarState = {
  /** By their ids. */
  events: Map<string, Event>
  /** What was asked, as `METHOD path?query`, with what came along. */
  calls: { method: string; path: string; query: URLSearchParams; prefer?: string; body: any }[]
  busy: { start: string; end: string; showAs?: string; subject?: string }[]
  /** Instead of every answer. */
  status: number
  /** Milliseconds before every answer. */
  delay: number
}

/**
 * The parts of Google Calendar and of Microsoft Graph that are used, as they behave: an id of Google's is given once, also
 * after its event was deleted; Graph names events itself, finds them by an extended property, and takes a transaction once.
 * Undefined for what is none of theirs.
 */
export async function calendarServer(state: CalendarState, request: IncomingMessage, text: string) {
  const url = new URL(request.url!, 'http://here')
  const path = url.pathname
  const isGoogle = path.startsWith('/calendar/v3/')
  if (!isGoogle && !/^\/v1\.0\/me\/(calendarView|events)/.test(path)) return undefined
  const body = text ? JSON.parse(text) : undefined
  const method = request.method!
  const { prefer } = request.headers as { prefer?: string }
  state.calls.push({ method, path, query: url.searchParams, prefer, body })
  if (state.delay) await new Promise((resolve) => setTimeout(resolve, state.delay))
  if (state.status) return { status: state.status, body: { error: { code: state.status } } }
  return (isGoogle ? google : graph)(state, { method, path, query: url.searchParams, body })
}

type Asked = { method: string; path: string; query: URLSearchParams; body: any }
const no = (status: number) => ({ status, body: { error: { code: status } } })

function google({ events, busy }: CalendarState, { method, path, body }: Asked) {
  if (path === '/calendar/v3/freeBusy' && method === 'POST')
    return {
      status: 200,
      body: {
        calendars: { [body.items[0].id]: { busy: busy.map(({ start, end }) => ({ start, end })) } },
      },
    }
  const [, id] = /^\/calendar\/v3\/calendars\/primary\/events(?:\/([^/]+))?$/.exec(path) ?? [null]
  if (method === 'POST' && !id) {
    if (!/^[a-v0-9]{5,1024}$/.test(body.id)) return no(400)
    if (events.has(body.id)) return no(409)
    events.set(body.id, { id: body.id, status: body.status, body })
    return { status: 200, body }
  }
  const event = id ? events.get(id) : undefined
  if (!event) return no(404)
  if (method === 'PUT') {
    Object.assign(event, { status: body.status, body })
    return { status: 200, body }
  }
  if (method !== 'DELETE') return no(405)
  if (event.status === 'cancelled') return no(410)
  event.status = 'cancelled'
  return { status: 204, body: undefined }
}

function graph({ events, busy }: CalendarState, { method, path, query, body }: Asked) {
  if (path === '/v1.0/me/calendarView') {
    const selected = query.get('$select')!.split(',')
    const time = (at: string) => ({ dateTime: `${at.slice(0, 19)}.0000000`, timeZone: 'UTC' })
    const all = busy.map((one) => ({
      ...one,
      isCancelled: false,
      start: time(one.start),
      end: time(one.end),
    }))
    const value = all.map((one) =>
      Object.fromEntries(Object.entries(one).filter(([name]) => selected.includes(name)))
    )
    return { status: 200, body: { value } }
  }
  const [, id] = /^\/v1\.0\/me\/events(?:\/([^/]+))?$/.exec(path) ?? [null]
  if (!id && method === 'GET') {
    const [, wanted] = /ep\/value eq '([^']+)'\)$/.exec(query.get('$filter')!)!
    const found = [...events.values()].filter(({ ours }) => ours === wanted)
    return { status: 200, body: { value: found.map((event) => ({ id: event.id })) } }
  }
  if (!id && method === 'POST') {
    const same = [...events.values()].find(
      ({ body: { transactionId } }) => transactionId === body.transactionId
    )
    if (same) return { status: 201, body: { id: same.id } }
    const made = `AAMk${randomUUID()}=`
    events.set(made, { id: made, ours: body.singleValueExtendedProperties[0].value, body })
    return { status: 201, body: { id: made } }
  }
  const event = events.get(decodeURIComponent(id ?? ''))
  if (!event) return no(404)
  if (method === 'PATCH') {
    event.body = { ...event.body, ...body }
    return { status: 200, body: event.body }
  }
  if (method !== 'DELETE') return no(405)
  events.delete(event.id)
  return { status: 204, body: undefined }
}
