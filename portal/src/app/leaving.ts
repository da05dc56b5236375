// The browser's own way back, heard before the router hears of it: this is part of what every page begins with.

type Guard = { entry: number; path: string; search: string; mayLeave: () => boolean }

const guards = new Set<Guard>()
let returns = false

const entry = () => Number(window.history.state?.idx ?? 0)

/** Asks `mayLeave` before another entry of the history is shown, until the returned function is called. */
export function guardHistory(mayLeave: () => boolean) {
  const { pathname: path, search } = window.location
  const guard = { entry: entry(), path, search, mayLeave }
  guards.add(guard)
  return () => void guards.delete(guard)
}

/** Told no, the history goes back to where it was, and nobody else hears that it had moved. */
function onMove(event: PopStateEvent) {
  if (returns) {
    returns = false
    event.stopImmediatePropagation()
    return
  }
  const { pathname, search } = window.location
  for (const guard of guards) {
    const by = guard.entry - entry()
    if (by === 0 || (pathname === guard.path && search === guard.search)) continue
    if (guard.mayLeave()) return
    event.stopImmediatePropagation()
    returns = true
    window.history.go(by)
    return
  }
}

if (typeof window !== 'undefined') window.addEventListener('popstate', onMove)
