import { useEffect, type RefObject } from 'react'

/** The height of the bar on top of every signed-in page. */
const TOP_BAR = 56

/**
 * Keeps the heads of a table below the top bar while the page scrolls past it. `position: sticky` alone sticks to the
 * frame, which scrolls sideways: it is told how far down of the frame that is.
 */
export function useHeadsInSight(frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const place = () => {
      const box = frame.current
      if (!box) return
      const down = Math.max(0, TOP_BAR - box.getBoundingClientRect().top)
      box.style.setProperty('--c-grid-head', `${down}px`)
    }
    place()
    window.addEventListener('scroll', place, { passive: true })
    return () => window.removeEventListener('scroll', place)
  }, [frame])
}
