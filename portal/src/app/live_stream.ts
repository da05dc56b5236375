import { storedToken } from './session_store'

type Handler = (event: any) => void

const handlers = new Map<string, Set<Handler>>()
const resumed = new Set<() => void>()
type Stream = { subscribe(channel: string): void; close(): void }
let connecting: Promise<Stream> | undefined
let tries = 0

// A browser gives up for good when a reconnect is answered by 4xx or 5xx, as a proxy does while the server restarts.
// So any break ends this stream, and a new one begins at a jittered distance, without end; listeners then catch up.
async function connect(): Promise<Stream> {
  const { Transmit } = await import('@adonisjs/transmit-client')
  const subscribed = new Set<string>()
  let live = false
  let over = false
  const authorize = (request: Request) =>
    void request.headers.set('authorization', `Bearer ${storedToken()}`)
  const transmit = new Transmit({
    baseUrl: window.location.origin,
    maxReconnectAttempts: 0,
    beforeSubscribe: authorize,
    beforeUnsubscribe: authorize,
    onSubscribeFailed: ({ status }: Response) =>
      status === 401 || status === 403 ? close() : restart(),
  })
  const close = () => {
    over = true
    transmit.close()
  }
  const restart = () => {
    if (over) return
    close()
    connecting = undefined
    setTimeout(
      () => handlers.size && storedToken() && open(),
      Math.min(30_000, 1_000 * 2 ** tries++) * (0.5 + Math.random())
    )
  }
  // the package polls without end for a stream that never opens, so it hears of a channel only once the stream is open
  const subscribe = async (channel: string) => {
    if (!live || over || subscribed.has(channel)) return
    subscribed.add(channel)
    const subscription = transmit.subscription(channel)
    subscription.onMessage((event: any) =>
      handlers.get(channel)?.forEach((handler) => handler(event))
    )
    await subscription.create()
    if (!subscription.isCreated) return restart()
    // what happened before the channel was open, or while it was broken, is in no event: listeners ask once
    resumed.forEach((catchUp) => catchUp())
    tries = 0
  }
  transmit.on('connected', () => {
    live = true
    for (const channel of handlers.keys()) void subscribe(channel)
  })
  transmit.on('disconnected', restart)
  return { subscribe, close }
}

function open() {
  connecting ??= connect().catch((error) => {
    connecting = undefined
    throw error
  })
  void connecting.then(
    (stream) => [...handlers.keys()].forEach((channel) => stream.subscribe(channel)),
    () => undefined
  )
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
    if (handlers.size) return
    void connecting?.then(
      (stream) => stream.close(),
      () => undefined
    )
    connecting = undefined
  }
}
