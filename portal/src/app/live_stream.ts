import { storedToken } from './session_store'

type Handler = (event: any) => void

const handlers = new Map<string, Set<Handler>>()
const resumed = new Set<() => void>()
let connecting: Promise<{ subscribe(channel: string): Promise<void>; close(): void }> | undefined
let tries = 0

// The package's client gives up after five failed tries; we begin anew, without end, at jittered distances,
// and tell listeners so that they catch up by id.
async function connect() {
  const { Transmit } = await import('@adonisjs/transmit-client')
  const subscriptions = new Map<string, any>()
  const transmit = new Transmit({
    baseUrl: window.location.origin,
    maxReconnectAttempts: 0,
    beforeSubscribe: (request: Request) => void request.headers.set('authorization', `Bearer ${storedToken()}`),
    beforeUnsubscribe: (request: Request) => void request.headers.set('authorization', `Bearer ${storedToken()}`),
    onReconnectFailed: () => restart(),
  })
  const restart = () => {
    transmit.close()
    connecting = undefined
    if (!handlers.size || !storedToken()) return
    const wait = Math.min(30_000, 1_000 * 2 ** tries++) * (0.5 + Math.random())
    setTimeout(() => handlers.size && !connecting && open(), wait)
  }
  transmit.on('connected', () => {
    if (tries) resumed.forEach((catchUp) => catchUp())
    tries = 0
  })
  return {
    async subscribe(channel: string) {
      if (subscriptions.has(channel)) return
      const subscription = transmit.subscription(channel)
      subscriptions.set(channel, subscription)
      subscription.onMessage((event: any) => handlers.get(channel)?.forEach((handler) => handler(event)))
      await subscription.create().catch(() => subscriptions.delete(channel))
    },
    close: () => transmit.close(),
  }
}

function open() {
  connecting ??= connect()
  void connecting.then((stream) => [...handlers.keys()].forEach((channel) => stream.subscribe(channel)))
}

/** Hears a channel (`users/<id>`, `conversations/<id>`) until the returned function is called. `onResume` runs after a break, to fetch what was missed. */
export function hear(channel: string, handler: Handler, onResume?: () => void) {
  const set = handlers.get(channel) ?? new Set()
  handlers.set(channel, set.add(handler))
  if (onResume) resumed.add(onResume)
  open()
  return () => {
    set.delete(handler)
    if (onResume) resumed.delete(onResume)
    if (set.size) return
    handlers.delete(channel)
    if (!handlers.size) void connecting?.then((stream) => (stream.close(), (connecting = undefined)))
  }
}
