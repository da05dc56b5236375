const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as HTML shows it, between tags and within attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter])
