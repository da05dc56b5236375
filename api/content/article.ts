import { sanitizeArticle, textOf } from '#api/http/text/rich_text'
import { WORDS_A_MINUTE } from '#api/content/content_facts'

/** Minutes that a person reads at an article, one at least. */
export function readingMinutes(html: string): number {
  const words = textOf(html).split(' ').filter(Boolean).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

/**
 * Cleaned once more, with the heading of its column at each cell of a table: on a phone a row is a card, whose cells say
 * by it what they are.
 */
export const shownText = (html: string) =>
  sanitizeArticle(html).replace(/<table\b[^]*?<\/table>/g, (table) => {
    const first = table.slice(0, table.indexOf('</tr>'))
    const heads = [...first.matchAll(/<th>([^]*?)<\/th>/g)].map(([, words]) =>
      words
        .replace(/<[^<>]*>/g, '')
        .replaceAll('"', '&quot;')
        .trim()
    )
    let column = 0
    return table.replace(/<(tr|th|td)>/g, (tag, name) => {
      if (name === 'tr') column = 0
      const head = name === 'tr' ? undefined : heads[column++]
      return name === 'td' && head ? `<td data-label="${head}">` : tag
    })
  })

export type Heading = { id: string; text: string }

/** What pages show of an article: each heading with an id to link to, and the list of them. */
export function shownArticle(html: string): { body: string; headings: Heading[] } {
  const headings: Heading[] = []
  const taken = new Map<string, number>()
  const body = shownText(html).replace(/<h2>([^]*?)<\/h2>/g, (_, inner: string) => {
    const text = textOf(inner)
    const stem =
      text
        .toLowerCase()
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'part'
    const count = (taken.get(stem) ?? 0) + 1
    taken.set(stem, count)
    const id = count > 1 ? `${stem}-${count}` : stem
    headings.push({ id, text })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { body, headings }
}
