import { EventEmitter } from 'node:events'
import type {
  ChannelState,
  LiveEvent,
  LiveStore,
  StoredEvent,
} from '#api/engines/live_stream/live_stream'

type Row = {
  sessionId: number
  instance: string
  turn: number
  closed: boolean
  channels: Map<string, { position: number | null; state: ChannelState }>
}

/** What PostgreSQL keeps for the live stream, in memory; several instances share one. Sessions in `over` are ended. */
export function memoryLiveStore<Context>(contextOf: (session: number) => Context) {
  const events: StoredEvent[] = []
  const rows = new Map<string, Row>()
  const over = new Set<number>()
  const bus = new EventEmitter()
  const living = (sessions: number[]) => sessions.filter((id) => !over.has(id))
  const store: LiveStore<Context, undefined> = {
    async append(more: LiveEvent[]) {
      for (const { channel, payload, except } of more)
        events.push({
          position: events.length + 1,
          channel,
          payload: JSON.stringify(payload),
          except,
        })
      bus.emit('committed')
      bus.emit('hint', `e ${events.length}`)
    },
    givePositions: async () => [],
    lastPosition: async () => events.length,
    oldestPosition: async () => events[0]?.position,
    hasNews: async (position) => events.length > position,
    after: async (position, limit, channels) =>
      events
        .slice(position)
        .filter(({ channel }) => channels?.includes(channel) ?? true)
        .slice(0, limit),
    onCommitted(listener) {
      bus.on('committed', listener)
      return () => void bus.off('committed', listener)
    },
    async claim({ uid, sessionId, instance }) {
      const row = rows.get(uid)
      if (row && row.sessionId !== sessionId) return 'foreign'
      const turn = (row?.turn ?? 0) + 1
      const channels: Row['channels'] = row?.channels ?? new Map()
      rows.set(uid, { sessionId, instance, turn, closed: false, channels })
      return {
        turn,
        known: row !== undefined,
        channels: [...channels].map(([channel, rest]) => ({ channel, ...rest })),
      }
    },
    async release(_instance, streams) {
      for (const { uid, turn } of streams) {
        const row = rows.get(uid)
        if (row?.turn === turn) row.closed = true
      }
    },
    async join({ uid, sessionId, instance, position }, channel) {
      const row = rows.get(uid)
      if (!row) return 'closed'
      if (row.sessionId !== sessionId) return 'foreign'
      const state =
        row.instance === instance && position !== undefined
          ? ('joined' as const)
          : ('joining' as const)
      if (row.channels.get(channel)?.state === 'joined') return 'joined'
      row.channels.set(channel, { position: position ?? null, state })
      return state
    },
    async leave({ uid, sessionId }, channel) {
      const row = rows.get(uid)
      if (!row) return 'closed'
      if (row.sessionId !== sessionId) return 'foreign'
      const there = row.channels.get(channel)
      if (there) there.state = 'leaving'
      return 'leaving'
    },
    isJoined: async (uid, channel) => rows.get(uid)?.channels.get(channel)?.state === 'joined',
    pending: async (instance) =>
      [...rows].flatMap(([uid, row]) =>
        row.instance === instance
          ? [...row.channels]
              .filter(([, { state }]) => state !== 'joined')
              .map(([channel, { state }]) => ({ uid, channel, state }))
          : []
      ),
    async settle(uid, channel, position) {
      rows.get(uid)?.channels.set(channel, { position, state: 'joined' })
    },
    async forget(uid, channels) {
      for (const channel of channels) rows.get(uid)?.channels.delete(channel)
    },
    elsewhere: async (instance, uids) =>
      uids.flatMap((uid) => {
        const row = rows.get(uid)
        return row && row.instance !== instance ? [{ uid, turn: row.turn }] : []
      }),
    async beat() {},
    async depart() {},
    living: async (sessions) => living(sessions),
    contexts: async (sessions) => new Map(living(sessions).map((id) => [id, contextOf(id)])),
    listen({ hint }) {
      bus.on('hint', hint)
      return () => void bus.off('hint', hint)
    },
    async tell(hint) {
      bus.emit('hint', hint)
    },
    warn: (error, message) => console.error(message, error),
  }
  return { store, over }
}
