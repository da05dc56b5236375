import { HERE_MS, LiveTabs, type Said, type Told } from './live_tabs'
import { storedToken, storedVisit } from '../session/session_store'

type Handler = (event: any) => void

const handlers = new Map<string, Set<Handler>>()
const resumed = new Map<string, Set<() => void>>()
let line: ((said: Said) => void) | undefined

function take(told: Told) {
  if (told.tell === 'event') handlers.get(told.channel)?.forEach((handler) => handler(told.payload))
  else for (const channel of told.channels) resumed.get(channel)?.forEach((catchUp) => catchUp())
}

/** The line to the connection of all tabs; where a browser has no shared workers, each tab has its own. */
function open() {
  if (line) return line
  try {
    const worker = new SharedWorker(new URL('./live_worker.ts', import.meta.url), {
      type: 'module',
      name: 'candor-live',
    })
    worker.port.onmessage = ({ data }: MessageEvent<Told>) => take(data)
    line = (said) => worker.port.postMessage(said)
    // a worker that does not load, as under a stricter policy of the browser, says so here only
    worker.onerror = () => {
      line = alone()
      joinAll()
    }
  } catch {
    line = alone()
  }
  if (!watching) watch()
  return line
}

let watching = false

function watch() {
  watching = true
  setInterval(() => line?.({ say: 'here' }), HERE_MS)
  window.addEventListener('pagehide', () => {
    line?.({ say: 'bye' })
    line = undefined
  })
  // back from the browser's memory of pages, after the farewell
  window.addEventListener('pageshow', ({ persisted }) => persisted && joinAll())
}

function alone() {
  const tabs = new LiveTabs()
  const self = {}
  tabs.add(self, take)
  return (said: Said) => tabs.take(self, said)
}

// the connection is that of all tabs, and a visit has none
const streamToken = () => (storedVisit() ? null : storedToken())

function joinAll() {
  const token = streamToken()
  if (token) for (const channel of handlers.keys()) open()({ say: 'join', channel, token })
}

/** Hears a channel (`users/<id>`, `conversations/<id>`) until the returned function is called. `onResume` runs whenever something may have been missed, first when the channel is joined. */
export function hear(channel: string, handler: Handler, onResume?: () => void) {
  const set = handlers.get(channel) ?? new Set()
  handlers.set(channel, set.add(handler))
  const catchUps = resumed.get(channel) ?? new Set()
  if (onResume) resumed.set(channel, catchUps.add(onResume))
  const token = streamToken()
  if (token) open()({ say: 'join', channel, token })
  return () => {
    set.delete(handler)
    if (onResume) catchUps.delete(onResume)
    if (set.size > 0) return
    handlers.delete(channel)
    resumed.delete(channel)
    line?.({ say: 'leave', channel })
  }
}
