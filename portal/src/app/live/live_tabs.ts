import { LiveConnection } from './live_connection.js'

/** What a tab says, and what it is told. */
export type Said =
  | { say: 'join'; channel: string; token: string }
  | { say: 'leave'; channel: string }
  | { say: 'here' }
  | { say: 'bye' }
export type Told =
  { tell: 'event'; channel: string; payload: unknown } | { tell: 'resume'; channels: string[] }

export const HERE_MS = 30_000
/** A tab that ended without a word is forgotten; browsers let a hidden one speak once a minute. */
const SILENT_MS = 150_000

type Tab = { channels: Set<string>; seen: number; tell(told: Told): void }

/** The tabs of a browser, and the one connection that hears for all of them. */
export class LiveTabs {
  #tabs = new Map<object, Tab>()
  #connection?: LiveConnection
  #token?: string

  add(port: object, tell: (told: Told) => void) {
    this.#tabs.set(port, { channels: new Set(), seen: Date.now(), tell })
  }

  take(port: object, said: Said) {
    const tab = this.#tabs.get(port)
    if (!tab) return
    tab.seen = Date.now()
    if (said.say === 'join') this.#join(tab, said.channel, said.token)
    else if (said.say === 'leave') this.#leave(tab, said.channel)
    else if (said.say === 'bye') this.#forget(port, tab)
    const silent = Date.now() - SILENT_MS
    for (const [other, { seen }] of this.#tabs)
      if (seen < silent) this.#forget(other, this.#tabs.get(other)!)
  }

  #join(tab: Tab, channel: string, token: string) {
    tab.channels.add(channel)
    if (this.#connection && this.#token === token) {
      // this tab read its page before, and the connection was heard by others only
      if (this.#connection.join(channel)) tab.tell({ tell: 'resume', channels: [channel] })
      return
    }
    // another person signed in, or the same one anew: the old stream is not theirs
    this.#connection?.close()
    this.#token = token
    this.#connection = new LiveConnection(token, {
      event: (to, payload) => this.#tell(to, { tell: 'event', channel: to, payload }),
      resume: (channels) => {
        for (const to of channels) this.#tell(to, { tell: 'resume', channels: [to] })
      },
    })
    const wanted = new Set([...this.#tabs.values()].flatMap(({ channels }) => [...channels]))
    for (const one of wanted) this.#connection.join(one)
  }

  #leave(tab: Tab, channel: string) {
    tab.channels.delete(channel)
    if ([...this.#tabs.values()].some(({ channels }) => channels.has(channel))) return
    this.#connection?.leave(channel)
  }

  #forget(port: object, tab: Tab) {
    this.#tabs.delete(port)
    for (const channel of [...tab.channels]) this.#leave(tab, channel)
  }

  #tell(channel: string, told: Told) {
    for (const { channels, tell } of this.#tabs.values()) if (channels.has(channel)) tell(told)
  }
}
