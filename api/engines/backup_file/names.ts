const SUM = '.sum.json'
const PACKED = '.zst'

/** The names of what a backup holds: `CONTENT.000001` for parts, `.zst.` in it where they are packed, `CONTENT.sum.json` after them. */
export const nameOfPart = (name: string, packed: boolean, number: number) =>
  `${name}${packed ? PACKED : ''}.${String(number).padStart(6, '0')}`

/** What the checksum of a backup is called. */
export const nameOfSum = (name: string) => `${name}${SUM}`

/** What a name in a backup says. */
export function readName(name: string) {
  if (name.endsWith(SUM)) return { kind: 'sum', name: name.slice(0, -SUM.length) } as const
  const [, content, packed] = /^(.+?)(\.zst)?\.\d{6,}$/.exec(name) ?? []
  if (content) return { kind: 'part', name: content, packed: packed !== undefined } as const
  return { kind: 'note', name } as const
}
