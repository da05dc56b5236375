import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import headingFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import textFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

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
  useFonts()
  return null
}

/**
 * Web fonts wait until the page is there. On phones the first view keeps the system's font, so that nothing moves;
 * the next one has them from the cache, and so has every later visit from its first paint.
 */
function useFonts() {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useEffect(() => {
    if ('fonts' in document.documentElement.dataset) return
    const fetched = Promise.all(
      [textFont, headingFont].map((font) =>
        fetch(font, { priority: 'low' }).then((answer) => answer.arrayBuffer())
      )
    )
    if (pathname !== first.current || window.matchMedia('(min-width: 62em)').matches) {
      document.documentElement.dataset.fonts = ''
      void fetched.then(() => import('./look/fonts.css')).catch(() => {})
    } else fetched.catch(() => {})
    try {
      localStorage.setItem('fonts', '1')
    } catch {}
  }, [pathname])
}
