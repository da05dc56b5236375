import { useEffect, useRef } from 'react'

const FIELDS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="listbox"], [role="menu"], [role="slider"]'
const TEXT = 'textarea, [contenteditable]:not([contenteditable="false"]), input'
const DIALOG = '[role="dialog"][aria-modal="true"]'
const NO_TEXT = ['checkbox', 'radio', 'range', 'file', 'button', 'submit']

type Keys = Record<string, ((event: KeyboardEvent) => unknown) | undefined>

/**
 * Single keys of a screen, by `event.key` in lower case; what returns false leaves the key to the browser.
 * They rest while somebody types or chooses, with Ctrl, Alt or Meta, and while a dialog is open that is not theirs.
 * @param options.inDialog the keys belong to the only open dialog, not to what lies under it
 * @param options.rest they rest for now
 */
export function useKeys(keys: Keys, { inDialog = false, rest = false } = {}) {
  const current = useRef(keys)
  current.current = keys
  useEffect(() => {
    if (rest) return
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if ((event.target as HTMLElement).closest?.(FIELDS)) return
      if (document.querySelectorAll(DIALOG).length > (inDialog ? 1 : 0)) return
      const act = current.current[event.key.toLowerCase()]
      if (act && act(event) !== false) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [rest, inDialog])
}

/** A field that holds text, in a dialog or a drawer, and nothing open of its own that Escape would close. */
function textIn(target: EventTarget | null) {
  const field = target instanceof HTMLElement ? target.closest<HTMLElement>(TEXT) : null
  if (!field?.closest(DIALOG) || field.getAttribute('aria-expanded') === 'true') return null
  if (field instanceof HTMLInputElement && (NO_TEXT.includes(field.type) || field.readOnly))
    return null
  // what is typed to search is no loss
  if ('closesOnEscape' in field.dataset) return null
  const text = 'value' in field ? String(field.value) : field.textContent
  return text?.trim() ? field : null
}

// before any dialog's own listener: the first Escape leaves the field, the second is for the dialog
if (typeof window !== 'undefined')
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing) return
      const field = textIn(event.target)
      if (!field || field.dataset.mantineStopPropagation === 'true') return
      event.preventDefault()
      event.stopImmediatePropagation()
      // the dialog keeps the focus, so that its keys and the next Escape reach it
      const dialog = field.closest<HTMLElement>(DIALOG)!
      if (!dialog.hasAttribute('tabindex')) dialog.tabIndex = -1
      dialog.focus({ preventScroll: true })
    },
    { capture: true }
  )
