import type { Word, Pages } from '#api/engines/resume_reader/pages/words'

/** The page's number, and any other but a year. */
const BUT_YEARS = /(?<!\d)(?!(?:19|20)\d\d(?!\d))\d+/g

/**
 * Running headers and footers: rows at the top or the foot that are the same on all pages but for the page's number.
 * A row with another year on each page tells of the person.
 */
export function repeatedRows(words: Word[], pages: Pages['pages']): Set<Word> {
  const dropped = new Set<Word>()
  if (pages.length < 2) return dropped
  const rows = new Map<string, Word[]>()
  for (const word of words) {
    const { height } = pages[word.page - 1]
    if (word.top > height * 0.07 && word.bottom < height * 0.93) continue
    const place = `${word.page}:${Math.round(word.baseline / 3)}`
    const row = rows.get(place)
    if (row) row.push(word)
    else rows.set(place, [word])
  }
  const alike = new Map<string, { pages: Set<number>; words: Word[] }>()
  for (const [place, row] of rows) {
    row.sort((one, other) => one.x - other.x)
    const text = row.map((word) => word.text).join(' ')
    const said = text.replace(BUT_YEARS, '#')
    const key = `${place.split(':')[1]}:${said}`
    const same = alike.get(key) ?? { pages: new Set(), words: [] }
    same.pages.add(row[0].page)
    same.words.push(...row)
    alike.set(key, same)
  }
  for (const { pages: seen, words: same } of alike.values())
    if (seen.size === pages.length || (seen.size > 1 && seen.size >= pages.length - 1))
      // On the first page it may be the name itself, so it stays there when it is at the top.
      for (const word of same)
        if (word.page > 1 || word.top > pages[0].height / 2) dropped.add(word)
  return dropped
}
