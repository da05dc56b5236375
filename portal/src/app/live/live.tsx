import { useEffect } from 'react'

declare global {
  interface Window {
    /** Set by the page's first script: replays clicks that came before the page was live. */
    __live?: () => void
  }
}

/** Says that the page answers now. It is inside the boundary whose content must be hydrated for a replay. */
export function Live() {
  useEffect(() => {
    document.documentElement.dataset.live = ''
    const timer = setTimeout(() => window.__live?.(), 0)
    // what a browser forbids it goes without
    navigator.serviceWorker?.register('/sw.js').catch(() => {})
    return () => clearTimeout(timer)
  }, [])
  return null
}
