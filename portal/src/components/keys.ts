import { useEffect, useRef } from 'react'

const FIELDS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="listbox"], [role="menu"], [role="slider"]'
const CHOICES = '[type="checkbox"], [type="radio"]'
const TEXT = 'textarea, [contenteditable]:not([contenteditable="false"]), input'
const DIALOG = '[role="dialog"][aria-modal="true"]'
const NO_TEXT = ['checkbox', 'radio', 'range', 'file', 'button', 'submit', 'search', 'password']

/** Keys as they are written, with what they do: `{ 'J, K': 'Next and previous row' }`. */
type Told = Record<string, string>

const tellers = new Set<{ current: Told | undefined }>()

/** The keys that work on what is shown now, for the list that ? opens. */
export const keysTold = (): Told =>
  Object.assign({}, ...[...tellers].map(({ current }) => current ?? {}))

function useTold(told: Told | undefined) {
  const current = useRef(told)
  current.current = told
  useEffect(() => {
    tellers.add(current)
    return () => void tellers.delete(current)
  }, [])
}

type Keys = Record<string, ((event: KeyboardEvent) => unknown) | undefined>

/**
 * Single keys of a screen, by `event.key` in lower case; what returns false leaves the key to the browser.
 * They rest while somebody types or chooses, with Ctrl, Alt or Meta, and while a dialog is open that is not theirs.
 * @param options.inDialog the keys belong to the only open dialog, not to what lies under it
 * @param options.rest they rest for now
 * @param options.onChoices they also work on a checkbox or radio button that has the focus
 * @param options.told what the list of keys says of them
 */
export function useKeys(
  keys: Keys,
  {
    inDialog = false,
    rest = false,
    onChoices = false,
    told,
  }: { inDialog?: boolean; rest?: boolean; onChoices?: boolean; told?: Told } = {}
) {
  const current = useRef(keys)
  current.current = keys
  useTold(rest ? undefined : told)
  useEffect(() => {
    if (rest) return
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const field = (event.target as HTMLElement).closest?.(FIELDS)
      if (field && !(onChoices && field.matches(CHOICES))) return
      if (document.querySelectorAll(DIALOG).length > (inDialog ? 1 : 0)) return
      const act = current.current[event.key.toLowerCase()]
      if (act && act(event) !== false) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [rest, inDialog, onChoices])
}

const GO_MS = 1_500

/** G and then a letter goes to a place; the letter belongs to nothing else then. */
export function useGoKeys(go: (letter: string) => boolean) {
  const current = useRef(go)
  current.current = go
  useEffect(() => {
    let pressed = 0
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if ((event.target as HTMLElement).closest?.(FIELDS) || document.querySelector(DIALOG)) return
      const waits = Date.now() - pressed < GO_MS
      pressed = !waits && event.key === 'g' ? Date.now() : 0
      if (waits && current.current(event.key.toLowerCase())) event.preventDefault()
    }
    // before the keys of the screen, which leave alone what was taken
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}

/** Opens something from anywhere, also while somebody types: Ctrl (or Command) and a letter. */
export function useCtrlKey(letter: string, act: () => unknown) {
  const current = useRef(act)
  current.current = act
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== letter) return
      event.preventDefault()
      current.current()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [letter])
}

/** What is typed into this field would be lost with it: text, but not what only searches or chooses. */
export function isTextField(target: EventTarget | null): target is HTMLElement {
  if (!(target instanceof HTMLElement) || !target.matches(TEXT)) return false
  if (target.closest('[data-closes-on-escape]') || target.getAttribute('role') === 'combobox')
    return false
  return !(
    target instanceof HTMLInputElement &&
    (NO_TEXT.includes(target.type) || target.readOnly || target.ariaHasPopup === 'listbox')
  )
}

/** What is in a field, whatever its kind. */
export const textOf = (field: HTMLElement) =>
  'value' in field ? String(field.value) : (field.textContent ?? '')

// what Escape closes, the innermost last
const closers: (() => unknown)[] = []

/** Escape closes this one while it is drawn, and only the last drawn of several. */
export function useEscape(close: () => unknown) {
  const current = useRef(close)
  current.current = close
  useEffect(() => {
    const mine = () => current.current()
    closers.push(mine)
    return () => void closers.splice(closers.indexOf(mine), 1)
  }, [])
}

// before any listener of a library: the first Escape leaves a field with text, the second is for the dialog
if (typeof window !== 'undefined')
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing || closers.length === 0) return
      const target = event.target instanceof HTMLElement ? event.target : document.body
      // a list or menu of its own is open, which Escape closes first
      if (target.closest('[data-mantine-stop-propagation="true"]')) return
      if (target.getAttribute('aria-expanded') === 'true' && target.matches(TEXT)) return
      const field = target.closest<HTMLElement>(TEXT)
      event.preventDefault()
      event.stopImmediatePropagation()
      const dialog = field?.closest<HTMLElement>(DIALOG)
      if (dialog && isTextField(field) && textOf(field).trim()) {
        // the dialog keeps the focus, so that its keys and the next Escape reach it
        if (!dialog.hasAttribute('tabindex')) dialog.tabIndex = -1
        dialog.focus({ preventScroll: true })
      } else closers.at(-1)!()
    },
    { capture: true }
  )
