import { appUrl, productName } from '#config/app'
import type { Language } from '#api/languages/language_facts'
import { say } from '#api/languages/say'
import { sentence } from '#api/languages/sentence'
import { escapeHtml } from '#api/http/text/escape_html'
import { look } from '#api/http/text/look_facts'

/** A line of a list, and the portal's path to what it is about. */
export type MailItem = { text: string; path?: string | null }

/** What somebody wrote in rich text, sanitised, and the same for readers without HTML. */
export type RichWords = { html: string; text: string }

type Words = {
  language: Language
  subject: string
  lines: string[]
  rich?: RichWords
  items?: MailItem[]
  code?: string
  action?: { label: string; path: string }
  footer?: string
  /** Where the reader ends such mails. */
  unsubscribe?: string | null
}

/** An address that works outside of our pages. */
export const absolute = (path: string) => new URL(path, appUrl).href

const paragraph = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>')

const stopThese = sentence('Stop these mails')

/** The plain text of a mail, for readers without HTML. */
export function mailText({
  language,
  lines,
  rich,
  items = [],
  code,
  action,
  footer,
  unsubscribe,
}: Words) {
  return (
    [
      ...lines,
      rich?.text,
      items
        .map(({ text, path }) => (path ? `- ${text}\n  ${absolute(path)}` : `- ${text}`))
        .join('\n'),
      code,
      action && `${action.label}: ${absolute(action.path)}`,
      [
        '--',
        productName,
        absolute('/'),
        footer,
        unsubscribe && `${say(language, stopThese)}: ${unsubscribe}`,
      ]
        .filter(Boolean)
        .join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n') + '\n'
  )
}

/** The HTML of a mail: one column, inline styles, no picture or font from elsewhere; dark mode where the reader has it. */
export function mailHtml({
  language,
  subject,
  lines,
  rich,
  items,
  code,
  action,
  footer,
  unsubscribe,
}: Words) {
  const body = lines.map(
    (line) =>
      `<p class="ink" style="margin:0 0 16px;color:${look.light.ink}">${paragraph(line)}</p>`
  )
  if (rich) body.push(`<div class="ink" style="color:${look.light.ink}">${rich.html}</div>`)
  if (items?.length)
    body.push(
      `<ul class="ink" style="margin:0 0 16px;padding:0 0 0 20px;color:${look.light.ink}">${items
        .map(({ text, path }) => {
          const words = paragraph(text)
          const link = path && escapeHtml(absolute(path))
          return `<li style="margin:0 0 10px">${link ? `<a class="ink" href="${link}" style="color:${look.light.ink}">${words}</a>` : words}</li>`
        })
        .join('')}</ul>`
    )
  if (code)
    body.push(
      `<p class="ink" style="margin:0 0 16px;font:600 28px/1.3 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px;color:${look.light.ink}">${escapeHtml(code)}</p>`
    )
  if (action) {
    const link = escapeHtml(absolute(action.path))
    body.push(
      `<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${look.light.accent};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>`
    )
    body.push(
      `<p class="dim" style="margin:0 0 16px;font-size:13px;color:#5a6762;word-break:break-all">${say(language, sentence('Or open {link}', { link }))}</p>`
    )
  }
  return `<!doctype html>
<html lang="${language.code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>@media (prefers-color-scheme:dark){.page{background:${look.dark.ground}!important}.card{background:#1a2428!important}.ink{color:${look.dark.ink}!important}.dim{color:#98a7a1!important}}</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:${look.light.ground};font:16px/1.55 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div class="card" style="max-width:560px;margin:0 auto;padding:28px 24px;border-radius:12px;background:#ffffff">
<p class="ink" style="margin:0 0 20px;font-size:18px;font-weight:700;color:${look.light.ink}">${escapeHtml(productName)}</p>
${body.join('\n')}
</div>
<div style="max-width:560px;margin:0 auto;padding:16px 24px">
<p class="dim" style="margin:0;font-size:13px;color:#5a6762">${footer ? `${paragraph(footer)}<br>` : ''}<a class="dim" href="${escapeHtml(absolute('/'))}" style="color:#5a6762">${escapeHtml(productName)}</a>${unsubscribe ? ` · <a class="dim" href="${escapeHtml(unsubscribe)}" style="color:#5a6762">${say(language, stopThese)}</a>` : ''}</p>
</div>
</body>
</html>
`
}
