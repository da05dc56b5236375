import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { tellTyped } from './typed'

declare global {
  interface Window {
    /** Set by the page's first script: replays clicks that came before the page was live. */
    __live?: () => void
  }
}

const never = () => () => {}

/** Says that the page answers now. It is inside the boundary whose content must be hydrated for a replay. */
export function Live() {
  // true in the render in which a page also learns who is signed in: a click replayed before would be a stranger's
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false
  )
  // before anything renders again, which would write the empty state into the fields
  useLayoutEffect(tellTyped, [])
  useEffect(() => {
    if (!isLive) return
    document.documentElement.dataset.live = ''
    const timer = setTimeout(() => window.__live?.(), 0)
    // what a browser forbids it goes without
    navigator.serviceWorker?.register('/sw.js').catch(() => {})
    return () => clearTimeout(timer)
  }, [isLive])
  return null
}
