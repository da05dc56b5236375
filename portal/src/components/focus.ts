import { useEffect, useState, type RefObject } from 'react'

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

/** Gives the focus back to where it was before a dialog or drawer was drawn, once it is gone. */
export function useFocusBack() {
  const [before] = useState(() =>
    typeof document === 'undefined' ? null : (document.activeElement as HTMLElement | null)
  )
  useEffect(
    () => () => {
      // after the dialog's own trap let go; what was focused on purpose meanwhile keeps it
      setTimeout(() => {
        const now = document.activeElement
        if (before?.isConnected && (!now || now === document.body || !now.isConnected))
          before.focus({ preventScroll: true })
      }, 20)
    },
    []
  )
}
