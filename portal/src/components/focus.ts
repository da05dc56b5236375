import { useEffect, useRef, useState, type RefObject } from 'react'

/** Gives the focus to what a selector finds (in `root`, else on the page) as soon as it is drawn and can take it. */
export function useFocus(root?: RefObject<HTMLElement | null>) {
  const [wanted, want] = useState<string>()
  useEffect(() => {
    if (!wanted) return
    const found = (root?.current ?? document).querySelector<HTMLElement>(wanted)
    found?.focus()
    if (found && document.activeElement === found) want(undefined)
  })
  return want
}

/** Gives the focus to `place` when what had it is gone, such as a button whose act is done; looks when one of `after` changes. */
export function useFocusKept(place: RefObject<HTMLElement | null>, after: unknown[]) {
  const begun = useRef(false)
  useEffect(() => {
    // a page begins where pages begin: only what was there can have lost the focus
    if (!begun.current) return void (begun.current = place.current !== null)
    // after a dialog gave it back, and what it was given to went
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
    }, 40)
    return () => clearTimeout(timer)
  }, after)
}

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
