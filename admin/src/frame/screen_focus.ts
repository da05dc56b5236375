import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { focusHeading } from '../focus_back'

const LOOK_MS = 50
/** A screen that takes longer than this is not waited for: who went on meanwhile is elsewhere. */
const LONGEST_MS = 3_000

let isAsked = false

/** The screen that opens next begins at its heading, wherever the focus was before: it was asked for by a key. */
export const beginAtHeading = () => void (isAsked = true)

/**
 * Another screen begins at its heading where what had the focus is gone, or a key led there: Tab goes on into it, not
 * through the menu once more.
 */
export function useScreenFocus() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const byKey = isAsked
    isAsked = false
    const since = performance.now()
    const looking = setInterval(() => {
      const at = document.activeElement
      if (at?.closest('[role=dialog]') && performance.now() - since < LONGEST_MS) return
      if ((at === document.body || byKey) && performance.now() - since < LONGEST_MS) {
        if (!document.querySelector('#main-content h1')) return
        focusHeading()
      }
      clearInterval(looking)
    }, LOOK_MS)
    return () => clearInterval(looking)
  }, [pathname])
}
