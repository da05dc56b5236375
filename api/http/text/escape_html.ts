const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as HTML shows it, between tags and within attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter])

/** Text without the characters that XML has no word for: one of them makes a whole document unreadable. */
export const inXml = (text: string) =>
  // eslint-disable-next-line no-control-regex
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')

/** Text as XML shows it, between tags and within attributes. */
export const escapeXml = (text: string) => escapeHtml(inXml(text))
