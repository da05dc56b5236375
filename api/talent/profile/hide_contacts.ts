const address = /[\p{L}\p{N}._%+-]+\s*(?:@|\(at\)|\[at\])\s*[\p{L}\p{N}.-]+\.[\p{L}]{2,}/giu
const link =
  /\b(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github|gitlab|twitter|facebook|instagram|t|wa|telegram)\.(?:com|me)\/\S+/giu
const phone = /(?<![\p{L}\p{N}])\+?\(?\d(?:[\s().-]{0,2}\d){8,14}(?!\d)/gu

/** A text as it reads before the contact is unlocked: without addresses, links and phone numbers. */
export function hideContacts<T extends string | null | undefined>(text: T): T {
  if (!text) return text
  return text.replace(address, '[hidden]').replace(link, '[hidden]').replace(phone, '[hidden]') as T
}
