import { escapeHtml } from '#api/http/text/escape_html'
import { languages, prefixOf, type Language } from '#api/languages/language_facts'
import { tell } from '#api/languages/say'
import type { Sentence } from '#api/languages/sentence'
import { alternates, brandFonts } from '#api/pages/page'

/** A page of the documentation: plain HTML without a script, readable in any browser. */
export function docsPage(
  language: Language,
  nonce: string,
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
): string {
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
  return `<!doctype html><html lang="${language.code}" dir="${language.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words(page.title)} · Candor</title><meta name="description" content="${words(page.about)}">${alternates(page.path)}${fonts.tags}<style nonce="${escapeHtml(nonce)}">${fonts.css}${base}${page.style}</style></head><body>
<header><p class="top"><a href="${prefix || '/'}">Candor</a> ${[...links, ...others].join(' ')}</p><h1>${words(page.title)}</h1><p>${page.lead}</p></header>
${page.body}</body></html>`
}

const base = `:root{color-scheme:light dark;--ink:#14211d;--dim:#56635e;--paper:#fbfaf7;--surface:#fff;--line:#d9d7cf;--accent:#0e6b50;--soft:#eef3f0;--arc:#5d6b65}@media(prefers-color-scheme:dark){:root{--ink:#e6ebe8;--dim:#9daca6;--paper:#10171a;--surface:#172024;--line:#2c373a;--accent:#5cc9a3;--soft:#18262a;--arc:#93a39d}}*{box-sizing:border-box}html{scroll-padding-top:1rem}body{font:16px/1.5 'Inter Variable',system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:76rem;margin:0 auto;padding:1rem 1rem 4rem}h1,h2{font-family:'Bricolage Grotesque Variable','Inter Variable',system-ui,sans-serif;line-height:1.2}h1{font-size:2rem;margin:1.5rem 0 .5rem}a{color:var(--accent)}.top{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:0 -1rem;padding:.25rem 1rem 1rem;border-bottom:1px solid var(--line);font-size:14px}.top a:first-child{font-weight:700}.top a{text-decoration:none}.top a:hover{text-decoration:underline}table{width:100%;border-collapse:collapse;font-size:14px}th,td{text-align:start;padding:.4rem .6rem;border-top:1px solid var(--line);vertical-align:top}thead th{border-top:0}`
