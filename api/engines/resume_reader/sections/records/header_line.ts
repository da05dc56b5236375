import type { DateRange } from '#api/engines/resume_reader/language/dates'
import type { Line } from '#api/engines/resume_reader/pages/lines'
import { STRONG_BULLET, tidy } from '#api/engines/resume_reader/sections/records/header_text'

export type HeaderLine = {
  /** Where it stands relative to the line with the dates. */
  offset: number
  cells: { text: string; bold: boolean; italic: boolean; size: number }[]
}

/** Reads a line as part of a record's header: its cells, where the dates of `range` part them and are left out. */
export function headerLine(
  line: Line,
  offset: number,
  range: DateRange | null,
  underHeader = false
): HeaderLine {
  const cells: HeaderLine['cells'] = []
  // The range's place is one in the line's text: its cells are joined by one tab each.
  let at = 0
  for (const cell of line.cells) {
    let text = cell.text
    if (range) {
      const from = Math.max(range.index - at, 0)
      const to = Math.min(range.index + range.length - at, text.length)
      if (to > from) text = `${text.slice(0, from)}\u0001${text.slice(to)}`
    }
    at += cell.text.length + 1
    // Dates set beside the first point of a list head it without its text.
    if (underHeader && STRONG_BULLET.test(cell.text) && !cell.bold) continue
    text = parted(text, cell.words)
    for (const piece of text.split('\u0001')) {
      const cleaned = tidy(piece)
      if (cleaned) {
        const own = cell.words.length > 1 ? styleAtStart(cell.words) : cell
        cells.push({ text: cleaned, bold: own.bold, italic: own.italic, size: cell.size })
      }
    }
  }
  return { offset, cells }
}

const LITTLE_WORD = /^(?:in|of|and|&|de|en|em|für|for|the)$/i

/** Enough letters in one style to be a name. */
const hasName = (words: Line['cells'][number]['words']) => {
  const [{ bold, italic }] = words
  const same = words.filter((word) => word.bold === bold && word.italic === italic)
  return same.reduce((sum, word) => sum + word.text.length, 0) > 3
}

/** Marks where bold ends or begins beside a comma or a dash: what is set otherwise is something else. */
function parted(text: string, words: Line['cells'][number]['words']): string {
  let marked = text
  let from = 0
  for (let index = 1; index < words.length; index++) {
    const [previous, word] = [words[index - 1], words[index]]
    const isParted = /[,;:–—|-]$/.test(previous.text) || /^[,;:–—|-]/.test(word.text)
    if (previous.bold === word.bold && previous.italic === word.italic) continue
    // "Architect (Cloud)" in two styles is one.
    if (/^\(/.test(word.text) || /\)$/.test(word.text)) continue
    if (LITTLE_WORD.test(previous.text) || LITTLE_WORD.test(word.text)) continue
    if (!isParted && !(hasName(words.slice(0, index)) && hasName(words.slice(index)))) continue
    const start = marked.indexOf(`${previous.text} ${word.text}`, from)
    if (start < 0) continue
    from = start + previous.text.length
    marked = `${marked.slice(0, from)}\u0001${marked.slice(from + 1)}`
  }
  return marked
}

const styleAtStart = (words: Line['cells'][number]['words']) => ({
  bold: words[0].bold,
  italic: words[0].italic,
})
