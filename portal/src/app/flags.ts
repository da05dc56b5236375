import { useSyncExternalStore } from 'react'

/** What a person may switch in the interface; the country is the one that forms begin with. */
const flags = { menu: true, chatSidebar: true, country: 'IN' }
export type Flags = typeof flags

let state: Flags = flags
const listeners = new Set<() => void>()

export function setFlag<K extends keyof Flags>(name: K, value: Flags[K]) {
  state = { ...state, [name]: value }
  listeners.forEach((listener) => listener())
}

export function useFlags(): Flags {
  return useSyncExternalStore(
    (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
    () => state,
    () => flags
  )
}
