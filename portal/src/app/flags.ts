import { createStore, useStore } from './store'

/** What a person may switch in the interface; the country is the one that forms begin with. */
const flags = createStore({ menu: true, chatSidebar: true, country: 'IN' })
export type Flags = typeof flags.initial

/** Sets a flag for all that watch it. */
export const setFlag = <K extends keyof Flags>(name: K, value: Flags[K]) =>
  flags.set({ ...flags.get(), [name]: value })

/** The flags as they are now. */
export const useFlags = () => useStore(flags, (all) => all)
