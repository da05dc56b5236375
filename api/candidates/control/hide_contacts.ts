const HIDDEN = '[hidden]'
const at = /@|\(at\)|\[at\]/giu
/** Looking back from the sign, as looking for a name before it would begin anew at each letter of a long word. */
const nameBefore = /(?<=([\p{L}\p{N}._%+-]+\s*))/uy
const siteAfter = /\s*\.*[\p{L}\p{N}-]+(?:\.+[\p{L}\p{N}-]+)*/uy
const link =
  /\b(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github|gitlab|twitter|facebook|instagram|t|wa|telegram)\.(?:com|me)\/\S+/giu
const phone = /(?<![\p{L}\p{N}])\+?\(?\d(?:[\s().-]{0,2}\d){8,14}(?!\d)/gu

/**
 * A text as it reads before the contact is unlocked: without addresses, links and phone numbers. Looks at each letter a
 * few times at most, however the text is made.
 */
export function hideContacts<T extends string | null | undefined>(text: T): T {
  if (!text) return text
  return hideAddresses(text).replace(link, HIDDEN).replace(phone, HIDDEN) as T
}

function hideAddresses(text: string) {
  let shown = ''
  let done = 0
  for (const { index, 0: sign } of text.matchAll(at)) {
    nameBefore.lastIndex = index
    const name = nameBefore.exec(text)?.[1]
    siteAfter.lastIndex = index + sign.length
    const site = siteAfter.exec(text)?.[0]
    if (index < done || !name || !site || !/\.\p{L}{2}/u.test(site)) continue
    shown += text.slice(done, Math.max(done, index - name.length)) + HIDDEN
    done = index + sign.length + site.length
  }
  return shown + text.slice(done)
}
