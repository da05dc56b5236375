/**
 * What is typed between the key that opens the palette and the focus of its field, which is loaded and drawn in
 * between. Without it the first letters would be lost, or be the keys of the screen below.
 */
let text = ''
let isSent = false
let give: ((text: string, isSent: boolean) => void) | undefined
let leave: (() => void) | undefined
let keeping: ReturnType<typeof setTimeout> | undefined
/** A palette that could not be loaded must not hold the keys. */
const LONGEST_MS = 5_000

function onKey(event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  if (event.key === 'Escape' && leave) {
    event.preventDefault()
    event.stopImmediatePropagation()
    return leave()
  }
  if (event.key === 'Enter') isSent = true
  else if (event.key === 'Backspace') text = text.slice(0, -1)
  else if (event.key.length !== 1) return
  // after Enter it would be a key of the screen that is being left
  else if (!isSent) text += event.key
  event.preventDefault()
  event.stopImmediatePropagation()
  give?.(text, isSent)
}

/** From now on keys are text of the field to come; Escape is `onEscape`, as the field is not there to hear it. */
export function keepTyped(onEscape?: () => void) {
  leave = onEscape
  text = ''
  isSent = false
  window.addEventListener('keydown', onKey, { capture: true })
  clearTimeout(keeping)
  keeping = setTimeout(endTyped, LONGEST_MS)
}

/** The field has the focus, or is not wanted any more. */
export function endTyped() {
  window.removeEventListener('keydown', onKey, { capture: true })
  clearTimeout(keeping)
  keeping = undefined
  give = undefined
  leave = undefined
}

/** What was typed so far, and whether Enter ended it; the field is told of what comes until it has the focus. */
export function takeTyped(onText: (text: string, isSent: boolean) => void) {
  if (keeping) give = onText
  onText(text, isSent)
}
