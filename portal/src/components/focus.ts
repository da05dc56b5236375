import { useEffect, useState } from 'react'

/** What opened a dialog: the button itself, or that of the menu it was chosen from. */
function opener() {
  const active = document.activeElement
  const menu = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return (menu && document.getElementById(menu)) || active
}

/** Gives the focus back to what opened a dialog or drawer, once it is gone; when that is gone too, to the page. */
export function useFocusBack() {
  const [before] = useState(() => (typeof document === 'undefined' ? null : opener()))
  useEffect(
    () => () => {
      // after the dialog's own trap let go; what was focused on purpose meanwhile keeps it
      setTimeout(() => {
        const now = document.activeElement
        if (now && now !== document.body && now.isConnected) return
        const page = document.getElementById('main')
        if (page && !page.hasAttribute('tabindex')) page.tabIndex = -1
        const back = before !== document.body && before?.isConnected ? before : page
        if (back instanceof HTMLElement) back.focus({ preventScroll: true })
      }, 20)
    },
    []
  )
}
