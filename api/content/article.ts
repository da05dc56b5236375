import { sanitizeArticle, textOf } from '#api/http/text/rich_text'
import { WORDS_A_MINUTE } from '#api/content/content_facts'

/** Minutes that a person reads at an article, one at least. */
export function readingMinutes(html: string): number {
  const words = textOf(html).split(' ').filter(Boolean).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

export type Heading = { id: string; text: string }

/** What pages show of an article: cleaned once more, each heading with an id to link to, and the list of them. */
export function shownArticle(html: string): { body: string; headings: Heading[] } {
  const headings: Heading[] = []
  const taken = new Map<string, number>()
  const body = sanitizeArticle(html).replace(/<h2>([^]*?)<\/h2>/g, (_, inner: string) => {
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
