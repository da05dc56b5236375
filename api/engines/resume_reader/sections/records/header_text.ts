import type { Line } from '#api/engines/resume_reader/pages/lines'
import type { Box } from '#api/engines/resume_reader/resume_draft'

export const BULLET =
  /^\s*(?:[•●◦▪■□○∙·‣⁃➢➤►▸»›✓✔★☆❖◆◇⬥⦁*–—-]+|o(?=\s+\p{Lu})|\(?\d{1,2}[.)])\s*(?=\S)/u
/** A sign that starts a point, also the letter o that stands for a ring; numbers do not. */
export const STRONG_BULLET = /^\s*(?:[•●◦▪■□○∙·‣⁃➢➤►▸»›✓✔★☆❖◆◇⬥⦁*]|o(?=\s+\p{Lu})|[–—-]\s?(?=\S))/u

/** Most of its longer words begin with capitals, as in a name and unlike in a sentence. */
export function isCapitalised(text: string): boolean {
  const long = text.match(/\p{L}{4,}/gu) ?? []
  return long.filter((word) => /^\p{Lu}/u.test(word)).length >= long.length * 0.6
}

/** The words of a line of a list, without its point. */
export const withoutBullet = (text: string) => text.replace(BULLET, '').trim()

/** Whether a line starts a point of a list. */
export const isBullet = (line: Line) => STRONG_BULLET.test(line.text)

/** Without bullets, empty brackets and separators at the ends. */
export function tidy(text: string): string {
  return text
    .replace(/\(\s*[,;–—-]*\s*\)|\[\s*\]/g, ' ')
    .replace(BULLET, '')
    .replace(/^[\s,;:|•·❖…–—/)\]-]+/u, '')
    .replace(/[\s,;:|•·❖~–—/([-]+$/u, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .replace(/^\[([^[\]]*)\]?$/, '$1')
    .replace(/^\(([^()]*)$/, '$1')
    .replace(/^([^()]+)\)$/, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Without a bracket that nothing closes: it begins what is no longer the name, "Engineer (Contract". */
export const closed = (text: string) => text.replace(/\s+[([][^()[\]]*$/, '')

/** "Foo Property foo.com" without the site, which says again who it is. */
export const withoutSite = (name: string) =>
  name.replace(
    /(?<=\p{L}{2}|\))(?<!\b(?:at|for|of|@))\s+(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?$/u,
    ''
  )

/** Around all words of some lines on the first of their pages. */
export function boxOf(lines: Line[]): { page: number; box: Box | null } {
  const page = lines[0]?.page ?? 1
  const same = lines.filter((line) => line.page === page)
  if (!same.length || same[0].size < 0) return { page, box: null }
  const x = Math.min(...same.map((line) => line.x))
  const top = Math.min(...same.map((line) => line.top))
  const right = Math.max(...same.map((line) => line.right))
  const bottom = Math.max(...same.map((line) => line.bottom))
  const round = (value: number) => Math.round(value * 10) / 10
  return { page, box: [round(x), round(top), round(right - x), round(bottom - top)] }
}
