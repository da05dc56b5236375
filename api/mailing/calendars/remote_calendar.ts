import type { DateTime } from 'luxon'
import { askProvider, bearer, ProviderRefused } from '#api/mailing/linked/ask_provider'
import type { InterviewWords } from '#api/interviews/calendar/interview_calendar'
import {
  BUSY_SECONDS,
  CALENDAR_SECONDS,
  type CalendarProvider,
} from '#api/mailing/linked/linked_facts'
import { providerOf } from '#api/mailing/linked/providers'

export type Busy = { start: string; end: string }
type Span = { from: DateTime; to: DateTime }

/** A person's calendar at a provider, by a token that works. */
export type RemoteCalendar = {
  /** When they are busy, never with what. */
  busy: (token: string, span: Span) => Promise<Busy[]>
  /** Writes an event under an id that we derive, in place of what is there. Safe to run twice. */
  keep: (token: string, uid: string, words: InterviewWords) => Promise<unknown>
  /** Takes an event away; one that is gone is fine. */
  drop: (token: string, uid: string) => Promise<unknown>
}

const send = (
  method: string,
  url: string,
  token: string,
  { body, headers, patience = CALENDAR_SECONDS }: Sent = {}
) =>
  askProvider(
    url,
    {
      method,
      headers: {
        ...bearer(token),
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    },
    patience
  )
type Sent = { body?: object; headers?: Record<string, string>; patience?: number }

/** Takes some of a provider's refusals as an answer. */
const unless = (...statuses: number[]) => ({
  is: (error: unknown) => error instanceof ProviderRefused && statuses.includes(error.status),
})

const utc = (time: DateTime) => time.toUTC().toISO({ suppressMilliseconds: true })!

/** Source: https://developers.google.com/workspace/calendar/api/v3/reference (freebusy.query, events). */
const google: RemoteCalendar = {
  async busy(token, { from, to }) {
    const { calendars } = await send('POST', `${base('google')}/freeBusy`, token, {
      body: { timeMin: utc(from), timeMax: utc(to), items: [{ id: 'primary' }] },
      patience: BUSY_SECONDS.patience,
    })
    const { busy, errors } = calendars?.primary ?? {}
    if (errors?.length || !Array.isArray(busy)) throw new Error('The calendar could not be read')
    return busy.map(({ start, end }: Busy) => ({ start, end }))
  },

  async keep(token, uid, words) {
    const events = `${base('google')}/calendars/primary/events`
    const body = {
      id: googleId(uid),
      status: 'confirmed',
      summary: words.summary,
      description: words.description,
      location: words.location ?? undefined,
      start: { dateTime: utc(words.start), timeZone: 'UTC' },
      end: { dateTime: utc(words.end), timeZone: 'UTC' },
      // colleagues who see the calendar see that it is taken, not by whom
      visibility: 'private',
      transparency: 'opaque',
      source: { title: words.summary, url: words.url },
    }
    try {
      return await send('POST', `${events}?sendUpdates=none`, token, { body })
    } catch (error) {
      // it is there, perhaps deleted: an id is never given twice, so it is written over
      if (!unless(409).is(error)) throw error
      return send('PUT', `${events}/${body.id}?sendUpdates=none`, token, { body })
    }
  },

  async drop(token, uid) {
    const url = `${base('google')}/calendars/primary/events/${googleId(uid)}?sendUpdates=none`
    await send('DELETE', url, token).catch((error) => {
      if (!unless(404, 410).is(error)) throw error
    })
  },
}

/** Digits and the letters a to v are what Google takes; those of a UUID are among them. */
const googleId = (uid: string) => uid.replaceAll('-', '')

/** The property by which our events are found again: Graph names events itself. */
const OUR_ID = 'String {8a0c7d52-3c3b-4d0e-9a53-6c1f0c6b7a11} Name CandorInterview'
const inUtc = { prefer: 'outlook.timezone="UTC"' }
const MOST = 500

/**
 * Sources: https://learn.microsoft.com/graph/api/user-list-calendarview, …/user-post-events, …/event-update,
 * …/event-delete, …/singlevaluelegacyextendedproperty-get. Busy hours come from the view, of which only times are asked
 * for: `getSchedule` is not there for personal accounts.
 */
const outlook: RemoteCalendar = {
  async busy(token, { from, to }) {
    const query = new URLSearchParams({
      startDateTime: utc(from),
      endDateTime: utc(to),
      $select: 'start,end,showAs,isCancelled',
      $top: String(MOST),
    })
    const { value } = await send('GET', `${base('outlook')}/calendarView?${query}`, token, {
      headers: inUtc,
      patience: BUSY_SECONDS.patience,
    })
    if (!Array.isArray(value)) throw new Error('The calendar could not be read')
    return value
      .filter(
        ({ showAs, isCancelled }) =>
          !isCancelled && ['busy', 'oof', 'tentative', 'workingElsewhere'].includes(showAs)
      )
      .map(({ start, end }) => ({ start: zulu(start.dateTime), end: zulu(end.dateTime) }))
  },

  async keep(token, uid, words) {
    const body = {
      subject: words.summary,
      body: { contentType: 'text', content: `${words.description}\n\n${words.url}` },
      start: { dateTime: utc(words.start), timeZone: 'UTC' },
      end: { dateTime: utc(words.end), timeZone: 'UTC' },
      location: { displayName: words.location ?? '' },
      showAs: 'busy',
      sensitivity: 'private',
    }
    const found = await ours(token, uid)
    if (found) return send('PATCH', `${base('outlook')}/events/${found}`, token, { body })
    return send('POST', `${base('outlook')}/events`, token, {
      body: {
        ...body,
        // two tries at the same time are one event
        transactionId: uid,
        singleValueExtendedProperties: [{ id: OUR_ID, value: uid }],
      },
    })
  },

  async drop(token, uid) {
    const found = await ours(token, uid)
    if (!found) return
    await send('DELETE', `${base('outlook')}/events/${found}`, token).catch((error) => {
      if (!unless(404, 410).is(error)) throw error
    })
  },
}

/** The id that Graph gave to an event of ours, if it is there. */
async function ours(token: string, uid: string): Promise<string | undefined> {
  const query = new URLSearchParams({
    $filter: `singleValueExtendedProperties/Any(ep: ep/id eq '${OUR_ID}' and ep/value eq '${uid}')`,
    $select: 'id',
  })
  const { value } = await send('GET', `${base('outlook')}/events?${query}`, token)
  return value?.[0]?.id && encodeURIComponent(value[0].id)
}

/** Graph says the time of a zone without the zone. */
const zulu = (text: string) => new Date(/Z$/.test(text) ? text : `${text}Z`).toISOString()

const base = (provider: CalendarProvider) => providerOf(provider).calendar!

export const remoteCalendars: Record<CalendarProvider, RemoteCalendar> = { google, outlook }
