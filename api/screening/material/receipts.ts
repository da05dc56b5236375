import type { Evidence, Passage } from '#api/screening/material/material'
import { MASK } from '#api/screening/material/blind'

/** Letters by which a quote is compared: case, spaces and the shapes of quotation marks and dashes say nothing. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’‚‛]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

const LEAST = 2
const MOST = 300
/** Lines of a page that one quote may run over. */
const ACROSS = 4

/**
 * The place of a quote, word for word; null for one that no passage has. It is looked for first where it is said
 * to be. A quote across lines has the place of its first.
 */
export function receipt(quote: string, passages: Passage[], source?: string): Evidence | null {
  const wanted = plain(quote)
  if (wanted.length < LEAST || wanted.length > MOST || wanted.includes(MASK)) return null
  const order = source
    ? [...passages].sort(
        (one, other) => Number(other.source === source) - Number(one.source === source)
      )
    : passages
  for (const passage of order) if (has(plain(passage.text), wanted)) return placed(quote, passage)
  for (let at = 0; at < passages.length; at++) {
    const first = passages[at]
    if (first.source !== 'resume') continue
    let joined = first.text
    for (let more = 1; more < ACROSS; more++) {
      const next = passages[at + more]
      if (!next || next.source !== 'resume' || next.page !== first.page) break
      joined += ` ${next.text}`
      if (has(plain(joined), wanted) && !has(plain(joined.slice(first.text.length)), wanted))
        return placed(quote, first)
    }
  }
  return null
}

/** Whole words only: "Java" is not quoted from "JavaScript". */
function has(text: string, wanted: string) {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const before = text[at - 1] ?? ' '
    const after = text[at + wanted.length] ?? ' '
    const opens = !/[\p{L}\p{N}]/u.test(before) || !/^[\p{L}\p{N}]/u.test(wanted)
    const closes = !/[\p{L}\p{N}]/u.test(after) || !/[\p{L}\p{N}]$/u.test(wanted)
    if (opens && closes) return true
  }
  return false
}

const placed = (quote: string, { source, page, box, at }: Passage): Evidence => ({
  quote: quote.replace(/\s+/g, ' ').trim(),
  source,
  ...(page !== undefined && { page }),
  ...(box && { box }),
  ...(at !== undefined && { at }),
})

/** Those of the quotes that are found, each once, with their places; and how many do not. */
export function receipts(
  quotes: { quote: string; source?: string }[],
  passages: Passage[]
): { found: Evidence[]; thrown: number } {
  const found = new Map<string, Evidence>()
  let thrown = 0
  for (const { quote, source } of quotes) {
    const evidence = receipt(quote, passages, source)
    if (evidence)
      found.set(`${evidence.source}:${evidence.page}:${plain(evidence.quote)}`, evidence)
    else thrown += 1
  }
  return { found: [...found.values()], thrown }
}
