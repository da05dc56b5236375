import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { compressedOnce } from '#api/http/middleware/compress_middleware'
import { escapeHtml } from '#api/http/text/escape_html'
import { languages, prefixOf, type Language } from '#api/languages/language_facts'
import { tell } from '#api/languages/say'
import type { Sentence } from '#api/languages/sentence'
import { alternates, brandFonts } from '#api/pages/page'
import { look } from '#api/http/text/look_facts'

/** A page of the documentation with the hash of its one style, which the policy of the page allows. */
export type DocsPage = { html: string; styleHash: string }

const written = new Map<string, DocsPage>()

/** A page that only a release changes: made once in each language, and compressed once. */
export function writtenOnce(path: string, { code }: Language, make: () => DocsPage): DocsPage {
  const key = `${code} ${path}`
  let page = written.get(key)
  if (!page) {
    page = make()
    compressedOnce(page.html)
    written.set(key, page)
  }
  return page
}

/**
 * Sends a page of the documentation. Its one style is allowed by its hash instead of a nonce: what is the same for every
 * reader need not be sent again.
 */
export function sendDocs({ response }: HttpContext, { html, styleHash }: DocsPage) {
  // shield has set it on Node's response
  const policy = String(response.response.getHeader('content-security-policy'))
  return response
    .header('content-type', 'text/html; charset=utf-8')
    .header(
      'content-security-policy',
      policy.replaceAll(`'nonce-${response.nonce}'`, `'sha256-${styleHash}'`)
    )
    .send(html)
}

/** A page of the documentation: plain HTML without a script, readable in any browser. */
export function docsPage(
  language: Language,
  page: {
    path: string
    title: Sentence
    /** For search engines. */
    about: Sentence
    /** Beside the way back and the other languages. */
    links: { href: string; label: Sentence }[]
    lead: string
    style: string
    body: string
  }
): DocsPage {
  const words = (said: Sentence) => escapeHtml(tell(language, said))
  const prefix = prefixOf(language)
  const fonts = brandFonts(language)
  const others = languages
    .filter(({ code }) => code !== language.code)
    .map(
      ({ code, name }) =>
        `<a href="${prefixOf({ code })}${page.path}" lang="${code}" hreflang="${code}">${name}</a>`
    )
  const links = page.links.map(
    ({ href, label }) =>
      `<a href="${href.startsWith('/docs/') && !href.includes('.') ? prefix : ''}${href}">${words(label)}</a>`
  )
  const style = `${fonts.css}${base}${page.style}`
  const html = `<!doctype html><html lang="${language.code}" dir="${language.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words(page.title)} · Candor</title><meta name="description" content="${words(page.about)}">${alternates(page.path)}${fonts.tags}<style>${style}</style></head><body>
<header><p class="top"><a href="${prefix || '/'}">Candor</a> ${[...links, ...others].join(' ')}</p><h1>${words(page.title)}</h1><p>${page.lead}</p></header>
${page.body}</body></html>`
  return { html, styleHash: createHash('sha256').update(style).digest('base64') }
}

const base = `:root{color-scheme:light dark;--ink:${look.light.ink};--dim:#56635e;--paper:${look.light.ground};--surface:#fff;--line:#d9d7cf;--accent:${look.light.accent};--soft:#eef3f0;--arc:#5d6b65}@media(prefers-color-scheme:dark){:root{--ink:${look.dark.ink};--dim:#9daca6;--paper:${look.dark.ground};--surface:#172024;--line:#2c373a;--accent:${look.dark.accent};--soft:#18262a;--arc:#93a39d}}*{box-sizing:border-box}html{scroll-padding-top:1rem}body{font:16px/1.5 'Inter Variable',system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:76rem;margin:0 auto;padding:1rem 1rem 4rem}h1,h2{font-family:'Bricolage Grotesque Variable','Inter Variable',system-ui,sans-serif;line-height:1.2}h1{font-size:2rem;margin:1.5rem 0 .5rem}a{color:var(--accent)}.top{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:0 -1rem;padding:.25rem 1rem 1rem;border-bottom:1px solid var(--line);font-size:14px}.top a:first-child{font-weight:700}.top a{text-decoration:none}.top a:hover{text-decoration:underline}table{width:100%;border-collapse:collapse;font-size:14px}th,td{text-align:start;padding:.4rem .6rem;border-top:1px solid var(--line);vertical-align:top}thead th{border-top:0}`
