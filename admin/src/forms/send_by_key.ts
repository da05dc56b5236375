import type { KeyboardEvent } from 'react'

/** Ctrl Enter (or Command) from any field, as a text of several lines keeps Enter to itself. */
export function sendByKey(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  // of the button, which is off while it is sent, or a number is not typed yet
  event.currentTarget.querySelector<HTMLElement>('[type=submit]')?.click()
}
