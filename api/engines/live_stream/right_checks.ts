import { every } from '#api/engines/live_stream/every'
import type { Listener } from '#api/engines/live_stream/listener'
import type { LiveStore } from '#api/engines/live_stream/live_store'
import type { StreamHub } from '#api/engines/live_stream/stream_hub'

const SESSIONS_MS = 1_000
/** The slow look behind the hints: so many channels are asked about in a second, all in turn. */
const CHANNELS_A_SECOND = 50

type MayListen<Context> = (context: Context, channel: string) => Promise<boolean>

/** Looks at rights again after a stream was opened: when word comes that they may have changed, and slowly in turn. */
export class RightChecks<Context> {
  /** How often word of a change came: who compares it notices that some came meanwhile. */
  changes = 0
  #hub: StreamHub
  #store: LiveStore<Context, any>
  #mayListen: MayListen<Context>
  #changed = new Set<number>()
  #checking?: Promise<void>
  #round?: Iterator<Listener>
  #stops: (() => void)[] = []

  constructor(hub: StreamHub, store: LiveStore<Context, any>, mayListen: MayListen<Context>) {
    this.#hub = hub
    this.#store = store
    this.#mayListen = mayListen
  }

  start() {
    this.#stops.push(every(SESSIONS_MS, () => this.#lookInTurn()))
  }

  stop() {
    this.#stops.splice(0).forEach((stop) => stop())
  }

  /** The rights of these people may have changed; of everybody, when word may have been lost. */
  changed(users: Iterable<number> | 'all') {
    this.changes++
    if (users === 'all') for (const { userId } of this.#hub.listeners()) this.#changed.add(userId)
    else for (const user of users) if (this.#hub.listenersOf(user).length) this.#changed.add(user)
    this.#checking ??= this.#checkChanged().finally(() => {
      this.#checking = undefined
    })
  }

  async #checkChanged() {
    while (this.#changed.size > 0) {
      const users = [...this.#changed].slice(0, 200)
      users.forEach((user) => this.#changed.delete(user))
      try {
        await this.#check(users.flatMap((user) => this.#hub.listenersOf(user)))
      } catch (error) {
        this.#store.warn(error, 'the live stream cannot check rights')
        // the look in turn asks again
        users.forEach((user) => this.#changed.add(user))
        return
      }
    }
  }

  /** Sign-out of which no word came, an expired session: their streams end. Then some channels, in turn. */
  async #lookInTurn() {
    try {
      const ids = this.#hub.sessionIds
      if (ids.length === 0) return
      const alive = new Set(await this.#store.living(ids))
      this.#hub.endSessions(ids.filter((id) => !alive.has(id)))
      if (this.#changed.size > 0) this.changed([])
      const some: Listener[] = []
      for (let channels = 0; channels < CHANNELS_A_SECOND;) {
        this.#round ??= this.#hub.listeners()
        const { value, done } = this.#round.next()
        if (done) {
          this.#round = undefined
          break
        }
        if (value.channels.size > 0) some.push(value)
        channels += value.channels.size
      }
      await this.#check(some)
    } catch (error) {
      this.#store.warn(error, 'the live stream cannot check its sessions')
    }
  }

  async #check(listeners: Listener[]) {
    if (listeners.length === 0) return
    const contexts = await this.#store.contexts([...new Set(listeners.map((one) => one.sessionId))])
    const answers = new Map<string, boolean>()
    for (const listener of listeners) {
      const context = contexts.get(listener.sessionId)
      if (!context) {
        this.#hub.endSessions([listener.sessionId])
        continue
      }
      const lost: string[] = []
      for (const channel of [...listener.channels.keys()]) {
        const key = `${listener.userId} ${channel}`
        if (!answers.has(key)) answers.set(key, await this.#mayListen(context, channel))
        if (!answers.get(key)) lost.push(channel)
      }
      for (const channel of lost) this.#hub.drop(listener, channel)
      if (lost.length > 0) await this.#store.forget(listener.uid, lost)
    }
  }
}
