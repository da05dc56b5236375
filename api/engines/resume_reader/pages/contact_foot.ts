import type { Pages, Word } from '#api/engines/resume_reader/pages/words'

const SAYS_HOW = /[\p{L}\p{N}._%+-]+\s?@\s?[\p{L}\p{N}-]+\.[\p{L}\p{N}.-]+|[+(]?\d[\d\s().-]{8,}\d/u
const MOST_ROWS = 4

/**
 * The rows at the foot of the first page that say how to reach the person: those that repeat on other pages, or that
 * stand in the middle, apart from the text above.
 */
export function contactFoot(words: Word[], pages: Pages['pages'], repeated: Set<Word>): Set<Word> {
  const { height = 0, width = 0 } = pages[0] ?? {}
  const own = words.filter((word) => word.page === 1 && word.turn === 0)
  const rows = rowsOf(own.filter(({ bottom }) => bottom > height * 0.87))
  const again = rows.filter((row) => row.every((word) => repeated.has(word)))
  const isCentred = (row: Word[]) =>
    Math.abs(row[0].x + Math.max(...row.map(({ right }) => right)) - width) < width * 0.02
  const lowest = rows.slice(rows.findLastIndex((row) => !isCentred(row)) + 1)
  const top = Math.min(...lowest.flat().map((word) => word.top))
  const above = own.filter(({ bottom }) => bottom < top + 1).map(({ bottom }) => bottom)
  const isApart =
    lowest.length > 0 &&
    lowest.length <= MOST_ROWS &&
    top - Math.max(0, ...above) > lowest[0][0].size * 1.5
  const foot = again.length ? again : isApart ? lowest : []
  const isSaid = foot.some((row) => SAYS_HOW.test(row.map(({ text }) => text).join(' ')))
  return new Set(isSaid ? foot.flat() : [])
}

/** Words of one height, from top to bottom, each row from the left. */
function rowsOf(words: Word[]): Word[][] {
  const rows: Word[][] = []
  for (const word of [...words].sort((one, other) => one.baseline - other.baseline)) {
    const row = rows.at(-1)
    if (row && word.baseline - row[0].baseline < word.size * 0.3) row.push(word)
    else rows.push([word])
  }
  return rows.map((row) => row.sort((one, other) => one.x - other.x))
}
