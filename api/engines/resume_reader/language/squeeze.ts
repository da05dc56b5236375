/** Letters and digits only, without accents and case: letter-spaced, small-cap and plain forms are the same. */
export function squeeze(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .replace(/ø/g, 'o')
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Lower case without accents; spaces and signs stay. */
export const unaccented = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss')
    .toLowerCase()
