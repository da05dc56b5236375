import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import sanitize from 'sanitize-html'

const allowed: sanitize.IOptions = {
  allowedTags: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'code', 'blockquote', 'br'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 30,
  transformTags: {
    h1: 'h2',
    h4: 'h3',
    b: 'strong',
    i: 'em',
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { href, rel: 'nofollow noopener noreferrer' },
    }),
  },
}

/** Rich text that people wrote, with only what our pages show: paragraphs, headings, lists, emphasis, code, quotes and https or mail links. */
export function sanitizeRichText(html: string): string {
  return sanitize(html, allowed).trim()
}

/** Texts are kept as they are shown, up to so many characters before and after: what many read is cleaned once. */
const KEPT_CHARACTERS = 12_000_000

function kept(clean: (html: string) => string) {
  const shown = new LRUCache<string, string>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: (cleaned, html) => Math.max(1, cleaned.length + html.length),
  })
  return (html: string) => {
    let cleaned = shown.get(html)
    if (cleaned === undefined) shown.set(html, (cleaned = clean(html)))
    return cleaned
  }
}

/**
 * Rich text as it is shown: cleaned once more, as a row may have come otherwise than through a form (a restored copy, an
 * import, an older release).
 */
export const shownRichText = kept(sanitizeRichText)

/** Milliseconds for which many texts are cleaned before what else waits has its turn. */
const SLICE_MS = 10

/** Cleans the texts of a long list ahead, so that `shownRichText` finds them; others are served meanwhile. */
export async function cleanAhead(texts: Iterable<string>) {
  let since = performance.now()
  for (const text of texts) {
    shownRichText(text)
    if (performance.now() - since < SLICE_MS) continue
    await setImmediate()
    since = performance.now()
  }
}

/** The same of a text that may not be there. */
export const shownOrNone = (html: string | null) => (html === null ? null : shownRichText(html))

/** What `bin/content/help_pictures.mjs` writes; pictures from elsewhere would tell others who reads. */
const ourPicture = /^\/help-pictures\/[a-z0-9-]+\.webp$/

const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td']

const inArticles: sanitize.IOptions = {
  ...allowed,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ourPicture.test(attribs.src ?? ''),
  allowedTags: [...(allowed.allowedTags as string[]), 'pre', 'hr', 's', 'img', ...tables],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'loading'], table: ['tabindex'] },
  transformTags: {
    ...allowed.transformTags,
    del: 's',
    // on a phone a table scrolls sideways, by the keyboard too
    table: (tagName) => ({ tagName, attribs: { tabindex: '0' } }),
    img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: { src, alt, loading: 'lazy' } }),
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { href, ...(/^[/#](?!\/)/.test(href) ? {} : { rel: 'noopener noreferrer' }) },
    }),
  },
}

/** What administrators write for everyone: as rich text, with code blocks, tables, lines and our own pictures of the screens, and with links into our own pages. */
export const sanitizeArticle = kept((html) => sanitize(html, inArticles).trim())

/** What a reader sees of rich text, on one line; bounds are counted on it. */
export function textOf(html: string): string {
  const spaced = html.replace(/<(?:br|\/(?:p|h[1-6]|li|ul|ol|blockquote|div))\b[^<>]*>/gi, ' $&')
  return sanitize(spaced, { allowedTags: [], allowedAttributes: {} })
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}
