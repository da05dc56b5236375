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
