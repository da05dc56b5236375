import type { HttpContext } from '@adonisjs/core/http'
import { FIRST_LANGUAGE } from '#api/languages/language_facts'
import { look } from '#api/http/text/look_facts'

/** A page that needs neither the portal's build nor a script: what is said to somebody who came from a mail, or when the rest failed. */
export function plainPage(
  { response, language = FIRST_LANGUAGE }: HttpContext,
  { title, body }: { title: string; body: string }
) {
  const nonce = (response as any).nonce ?? ''
  return response
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(
      `<!doctype html><html lang="${language.code}" dir="${language.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Candor</title>` +
        `<style nonce="${nonce}">:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:1rem/1.6 system-ui,sans-serif;background:light-dark(${look.light.ground},${look.dark.ground});color:light-dark(${look.light.ink},${look.dark.ink})}main{max-width:480px;padding:24px;text-align:center}h1{font-size:1.75rem;line-height:1.2;margin:0 0 12px}a{color:light-dark(${look.light.accent},${look.dark.accent})}small{color:light-dark(#56635E,#9DACA6)}button{font:inherit;font-weight:600;margin:8px 0;padding:10px 20px;min-height:44px;border:0;border-radius:8px;cursor:pointer;background:light-dark(${look.light.accent},${look.dark.accent});color:light-dark(#FFF,${look.dark.ground})}</style></head>` +
        `<body><main><h1>${title}</h1>${body}</main></body></html>`
    )
}
