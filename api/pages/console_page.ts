import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { assertSameBuild } from '#api/pages/built/same_build'
import { captchaTag } from '#api/pages/captcha_tag'
import { look } from '#api/http/text/look_facts'

const ENTRY = 'admin/src/main.tsx'

/** The document that the console starts from. */
export async function consolePage(ctx: HttpContext) {
  const nonce = (ctx.response as any).nonce ?? ''
  const tags = (await devTags(nonce)) ?? builtTags(nonce)
  ctx.response
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
  return ctx.response.send(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Candor console</title><meta name="robots" content="noindex">${captchaTag()}` +
      `<link rel="icon" type="image/svg+xml" href="/icon.svg"><meta property="csp-nonce" nonce="${nonce}"><style nonce="${nonce}">body{margin:0;background:${look.light.ground}}@media(prefers-color-scheme:dark){body{background:${look.dark.ground}}}</style>${tags}</head><body><div id="root"></div></body></html>`
  )
}

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>
let manifest: Manifest | undefined

/** The script with what it imports fetched alongside, by the manifest of the console's build. */
function builtTags(nonce: string) {
  assertSameBuild()
  manifest ??= JSON.parse(
    readFileSync(app.makePath('public/assets/.vite/console.json'), 'utf8')
  ) as Manifest
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const walk = (key: string) => {
    const { file, css, imports } = manifest![key]!
    if (scripts.has(file)) return
    scripts.add(file)
    css?.forEach((sheet) => styles.add(sheet))
    imports?.forEach(walk)
  }
  walk(ENTRY)
  const [entry, ...imported] = scripts
  return (
    [...styles].map((href) => `<link rel="stylesheet" href="/assets/${href}">`).join('') +
    imported
      .map((href) => `<link rel="modulepreload" nonce="${nonce}" href="/assets/${href}">`)
      .join('') +
    `<script type="module" nonce="${nonce}" src="/assets/${entry}"></script>`
  )
}

/** The Vite dev server's tags, while it runs. */
async function devTags(nonce: string) {
  if (!process.env.DEV_MODE || app.getEnvironment() !== 'web') return undefined
  const vite = await app.container.make('vite')
  if (!vite.useDevServer) return undefined
  const preamble = `<script type="module" nonce="${nonce}">import r from '/@react-refresh';r.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>t=>t</script>`
  return preamble + (await vite.generateEntryPointsTags(ENTRY, { nonce })).join('')
}
