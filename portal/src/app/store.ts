import { useSyncExternalStore } from 'react'

/** A value of the whole page: read and set anywhere, watched by who shows it. */
export function createStore<T>(initial: T) {
  let now = initial
  const watching = new Set<() => void>()
  return {
    initial,
    get: () => now,
    set(next: T) {
      now = next
      for (const listener of watching) listener()
    },
    watch(listener: () => void) {
      watching.add(listener)
      return () => void watching.delete(listener)
    },
  }
}

/** What a component shows of a store; on the server, and while the page becomes live, what it began with. */
export const useStore = <T, Part>(
  { initial, get, watch }: ReturnType<typeof createStore<T>>,
  part: (value: T) => Part
): Part =>
  useSyncExternalStore(
    watch,
    () => part(get()),
    () => part(initial)
  )
