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
