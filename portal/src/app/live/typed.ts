const written = 'input:not([type=checkbox], [type=radio], [type=file]), textarea'

/**
 * Tells React what was typed before it knew the fields: it leaves the text in its field, but the screens would go on
 * as if there were none.
 */
export function tellTyped() {
  for (const field of document.querySelectorAll<HTMLInputElement>(written)) {
    const typed = field.value
    if (typed === field.defaultValue) continue
    // by React's own setter, so that the text afterwards is a change to it
    field.value = ''
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!
    set!.call(field, typed)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
