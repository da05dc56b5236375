import { createStore, useStore } from './store'

const KEY = 'flags'

/** What a person may switch in the interface; the country is the one that forms begin with. */
const flags = createStore({ menu: true, chatSidebar: true, country: 'IN' })
export type Flags = typeof flags.initial

/** What was closed on this device stays closed; without storage, as on the server, all is as it begins. */
function kept(): Partial<Flags> {
  try {
    const { menu, chatSidebar } = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return { menu: menu !== false, chatSidebar: chatSidebar !== false }
  } catch {
    return {}
  }
}
flags.set({ ...flags.initial, ...kept() })

/** Sets a flag for all that watch it. */
export function setFlag<K extends keyof Flags>(name: K, value: Flags[K]) {
  flags.set({ ...flags.get(), [name]: value })
  const { menu, chatSidebar } = flags.get()
  try {
    localStorage.setItem(KEY, JSON.stringify({ menu, chatSidebar }))
  } catch {}
}

/** The flags as they are now. */
export const useFlags = () => useStore(flags, (all) => all)
