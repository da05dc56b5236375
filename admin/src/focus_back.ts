import { useEffect, useRef } from 'react'

/** Closing brings the focus back to what opened; where that is gone by then, or was a key, to the screen's heading. */
export function useFocusBack() {
  // before the dialog takes the focus
  const opener = useRef(document.activeElement as HTMLElement | null)
  useEffect(
    () => () => {
      const from = opener.current
      // after the dialog is gone, and with it what the change removed
      setTimeout(() => {
        if (document.querySelector('[role=dialog]')) return
        if (from?.isConnected && from !== document.body) from.focus()
        else if (document.activeElement === document.body || !document.activeElement) focusHeading()
      }, 50)
    },
    []
  )
}

/** The heading of the screen, or of the part that was decided on. */
export function focusHeading() {
  const heading =
    document.querySelector<HTMLElement>('[data-heading]') ??
    document.querySelector<HTMLElement>('#main-content h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
