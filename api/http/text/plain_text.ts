import sanitize from 'sanitize-html'

/** Rich text for readers without HTML: paragraphs with an empty line between them, lists with dashes, links with their address. */
export function plainText(html: string): string {
  const marked = html
    .replace(/\s+/g, ' ')
    .replace(/<a\b[^<>]*\bhref="([^"]*)"[^<>]*>([^<>]*)<\/a>/gi, (_, href, words) =>
      words.trim() === href ? href : `${words} (${href})`
    )
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<li\b[^<>]*>(?:\s*<p>)?/gi, '- ')
    .replace(/(?:<\/p>\s*)?<\/li>/gi, '\n')
    .replace(/<\/(?:p|h[1-6]|blockquote|ul|ol)>/gi, '\n\n')
  return sanitize(marked, { allowedTags: [], allowedAttributes: {} })
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
