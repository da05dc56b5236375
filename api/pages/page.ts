import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import app from '@adonisjs/core/services/app'
import { errors, type HttpContext } from '@adonisjs/core/http'
import { appUrl, productName } from '#config/app'
import { assertSameBuild } from '#api/pages/built/same_build'
import { captchaTag } from '#api/pages/captcha_tag'
import { PICTURE } from '#api/pages/pictures/draw_picture'
import { pictureAddress } from '#api/pages/pictures/picture_address'
import { maintenanceNotice } from '#api/pages/maintenance_notice'
import { prunedCss } from '#api/pages/built/pruned_css'
import { escapeHtml } from '#api/http/text/escape_html'
import {
  alternatesOf,
  buildOf,
  FIRST_LANGUAGE,
  languages,
  prefixOf,
  type Language,
  type LanguageCode,
} from '#api/languages/language_facts'
import { labelsIn } from '#api/languages/labels_in'
import { say } from '#api/languages/say'
import { sentence, type Sentence } from '#api/languages/sentence'
import { look } from '#api/http/text/look_facts'

const ENTRY = 'portal/src/main.tsx'
const SERVER = 'portal/src/server.tsx'

/** An answer of the API that a screen begins with; `pages` is the first page's number of a list that grows. */
export type Given = {
  method: 'GET' | 'POST'
  path: string
  values?: { params?: object; query?: object; body?: object }
  pages?: number
  answer: unknown
}

/** A step on the way to a page, with its path. */
export type Crumb = [name: Sentence | string, path: string]

export type Head = {
  title?: Sentence | string
  description?: Sentence | string
  /** Path of the one address that this content should be found under. */
  canonical?: string
  /** The picture where this page is shared; without one it is drawn of the title and the description. */
  image?: string
  jsonLd?: object
  /** The way to this page, from a list to the page itself. */
  crumbs?: Crumb[]
  /** Kept out of search engines. */
  hidden?: boolean
  /** Paths of the neighbouring pages of a list. */
  previous?: string
  next?: string
}

type Chunks = (string | undefined)[]
type Rendered = { html: string; state: unknown; server: boolean; chunks: Chunks }
type Assets = {
  script: string
  base?: string
  /** Other scripts of a screen, which are fetched beside the base instead of after it. */
  beside?: string[]
  styles: string[]
  fonts: string[]
}
type Chunk = {
  file: string
  name?: string
  css?: string[]
  assets?: string[]
  imports?: string[]
  isDynamicEntry?: boolean
}
type ServerModule = {
  render(input: {
    url: string
    language: LanguageCode
    nonce: string
    given: Given[]
  }): Promise<Rendered>
}

/** What a page begins with says its labels as the API does to its reader: language_middleware.ts. */
const said = (language: Language, given: Given[]): Given[] =>
  language === FIRST_LANGUAGE
    ? given
    : given.map((one) => ({ ...one, answer: labelsIn(language, one.answer) }))

/** Writes a page of the portal: rendered on the server where its route says so, else an empty document that starts at once. */
export async function page(
  ctx: HttpContext,
  { head = {}, given = [], status = 200 }: { head?: Head; given?: Given[]; status?: number } = {}
) {
  const nonce = (ctx.response as any).nonce ?? ''
  const { language } = ctx
  const dev = await devTags(nonce)
  if (!dev) assertSameBuild()
  const assets = dev ? undefined : builtAssets(language)
  const { render } = await serverModule()
  const rendered = await render({
    url: ctx.request.url(true),
    language: language.code,
    nonce,
    given: said(language, [...given, await maintenanceNotice(ctx.serialize.bind(ctx))]),
  })
  const late = rendered.server && assets && withScreen(assets, rendered.chunks, language)

  ctx.response.status(status).header('content-type', 'text/html; charset=utf-8')
  // what is seen depends on nobody; browsers ask again after a moment, and may show it while they do
  ctx.response.header(
    'cache-control',
    status === 200 && rendered.server ? 'public, max-age=0, must-revalidate' : 'no-store'
  )
  return ctx.response.send(
    `<!doctype html><html lang="${language.code}" dir="${language.direction}" data-mantine-color-scheme="light"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${headTags(head, language)}` +
      `<meta property="csp-nonce" nonce="${nonce}"><script nonce="${nonce}">${scheme}${late ? lateStart(late) : ''}</script>` +
      (late ? `<style nonce="${nonce}">${prunedCss(late.styles, rendered.html)}</style>` : '') +
      (assets && !late ? startNow(assets, rendered.chunks, nonce, language) : '') +
      (dev ?? '') +
      `</head><body>${assets ? assets.fonts.map(fontTag).join('') : ''}<div id="root">${rendered.html}</div>${rendered.server ? '' : withoutScript(language)}${linkedTags(head, language)}${rendered.state ? `<script type="application/json" id="state" nonce="${nonce}">${inScript(rendered.state)}</script>` : ''}</body></html>`
  )
}

/**
 * The two fonts of every page are asked for beside it; the others only when a letter needs them. They are in the body:
 * for those in the head Chromium puts off the first paint by up to a tenth of a second.
 */
const fontTag = (file: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`

const unscripted = {
  title: sentence('This page needs JavaScript'),
  text: sentence(
    'It is off in your browser. Jobs, companies, prices and the help can be read and searched without it, and the forms to write to us work, too.'
  ),
  links: [
    { path: '/jobs', label: sentence('Find jobs') },
    { path: '/help', label: sentence('Help') },
    { path: '/contact', label: sentence('Contact us') },
  ],
}

/** What a screen that is made in the browser says where no script runs. */
function withoutScript(language: Language) {
  const words = (said: Sentence) => escapeHtml(say(language, said))
  const links = unscripted.links.map(
    ({ path, label }) =>
      `<a class="c-text-link" href="${prefixOf(language)}${path}">${words(label)}</a>`
  )
  return `<noscript><main class="c-page"><h1>${words(unscripted.title)}</h1><p>${words(unscripted.text)}</p><p>${links.join(' · ')}</p></main></noscript>`
}

/** JSON that cannot end the script it is in. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

function headTags(head: Head, language: Language) {
  const { canonical, image, hidden } = head
  const title = head.title && say(language, head.title)
  const description = head.description && say(language, head.description)
  const name = title ? `${title} · ${productName}` : productName
  const here = (path: string) => prefixOf(language) + path
  const address = canonical && appUrl + here(canonical)
  // what is kept out of search engines may have words of anybody in its address
  const drawn = canonical && !hidden && !image
  const picture = drawn
    ? pictureAddress({ title: title ?? productName, about: description ?? '' })
    : image
  return [
    `<title>${escapeHtml(name)}</title>`,
    description &&
      `<meta name="description" content="${escapeHtml(description)}"><meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:title" content="${escapeHtml(title ?? productName)}"><meta property="og:site_name" content="${productName}"><meta property="og:type" content="website">`,
    address &&
      `<link rel="canonical" href="${escapeHtml(address)}"><meta property="og:url" content="${escapeHtml(address)}">`,
    openGraphLocales(language),
    canonical && !hidden && alternates(canonical),
    picture && `<meta property="og:image" content="${escapeHtml(picture)}">`,
    drawn &&
      `<meta property="og:image:width" content="${PICTURE.width}"><meta property="og:image:height" content="${PICTURE.height}"><meta name="twitter:card" content="summary_large_image">`,
    hidden && `<meta name="robots" content="noindex">`,
    address &&
      `<link rel="alternate" type="application/atom+xml" title="${productName} blog" href="${appUrl}/feeds/blogs.atom"><link rel="alternate" type="application/feed+json" title="${productName} jobs" href="${appUrl}/feeds/jobs.json">`,
    head.previous && `<link rel="prev" href="${escapeHtml(here(head.previous))}">`,
    head.next && `<link rel="next" href="${escapeHtml(here(head.next))}">`,
    `<link rel="icon" type="image/svg+xml" href="/icon.svg"><link rel="apple-touch-icon" href="/icon-192.png"><link rel="manifest" href="/manifest.webmanifest"><meta name="theme-color" content="${look.light.ground}" media="(prefers-color-scheme: light)"><meta name="theme-color" content="${look.dark.ground}" media="(prefers-color-scheme: dark)">`,
    captchaTag(),
  ]
    .filter(Boolean)
    .join('')
}

/** What the page says to machines. At its end, as nobody who looks at it waits for it. */
const linkedTags = ({ jsonLd, crumbs }: Head, language: Language) =>
  [jsonLd && linkedData(jsonLd), crumbs && linkedData(breadcrumbs(crumbs, language))]
    .filter(Boolean)
    .join('')

const linkedData = (said: object) => `<script type="application/ld+json">${inScript(said)}</script>`

/** The way to a page in the words of schema.org. */
const breadcrumbs = (crumbs: Crumb[], language: Language) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  'itemListElement': crumbs.map(([name, path], index) => ({
    '@type': 'ListItem',
    'position': index + 1,
    'name': say(language, name),
    'item': appUrl + prefixOf(language) + path,
  })),
})

/** The same page in each language, for search engines. */
export const alternates = (path: string, origin = appUrl) =>
  alternatesOf(path)
    .map(
      ({ code, path }) =>
        `<link rel="alternate" hreflang="${code}" href="${escapeHtml(origin + path)}">`
    )
    .join('')

/** In what language a shared page is, and in which others it can be had, as Open Graph writes languages: `hi_IN`. */
export const openGraphLocales = (language: Language) =>
  languages
    .map(({ code, locales: [locale] }) => {
      const name = code === language.code ? 'og:locale' : 'og:locale:alternate'
      return `<meta property="${name}" content="${locale.replace('-', '_')}">`
    })
    .join('')

// before the first paint: light or dark, and who reads, as what the server drew for everybody may wait for what is theirs
const scheme = `(function(h){try{localStorage.getItem('token')&&h.setAttribute('data-reader',localStorage.getItem('userType'))}catch(e){}try{var s=localStorage.getItem('mantine-color-scheme-value')||'auto'}catch(e){s='auto'}h.setAttribute('data-mantine-color-scheme',s==='auto'?matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light':s)})(document.documentElement);`

// The script comes with the first sign of a person, or 1.5 s after load: never before the first paint.
// What all pages share runs by itself first, so that neither part holds the thread for long. Links and forms with an address work without it; clicks on anything else, and forms that the script sends, wait and are done again once the page is live.
const lateStart = ({ script, base = script, beside = [], styles }: Assets) =>
  `(function(d,w){var q=[],on=0,h=d.documentElement;` +
  `function link(r,u,f){var l=d.createElement('link');l.rel=r;l.href=u;l.onload=l.onerror=f;d.head.append(l)}` +
  `function go(){if(on++)return;var c=${addresses(styles)},n=c.length;c.forEach(function(u){link('stylesheet',u,function(){--n||import('/assets/${base}').then(function(){setTimeout(function(){import('/assets/${script}')})})})});` +
  `${addresses([base, script, ...beside])}.forEach(function(u){link('modulepreload',u)})}` +
  `w.__live=function(){q.splice(0).forEach(function(t){t.isConnected&&(t.requestSubmit?t.requestSubmit():t.click())})};` +
  `d.addEventListener('click',function(e){if('live' in h.dataset)return;go();var t=e.target.closest&&e.target.closest('button,[role=button],summary');if(t&&!(t.form&&t.type==='submit'))q.push(t)},true);` +
  `d.addEventListener('submit',function(e){if('live' in h.dataset||e.target.hasAttribute('action'))return;e.preventDefault();e.stopPropagation();go();q.push(e.target)},true);` +
  `'pointermove pointerdown keydown touchstart wheel scroll'.split(' ').forEach(function(n){w.addEventListener(n,go,{once:true,passive:true,capture:true})});` +
  `w.addEventListener('load',function(){setTimeout(go,1500)});` +
  `try{localStorage.getItem('token')&&d.addEventListener('DOMContentLoaded',go);}catch(e){}` +
  `})(document,window)`

const addresses = (files: string[]) => JSON.stringify(files.map((file) => `/assets/${file}`))

const screens = new Map<string, Assets>()

/** The files of the portal with those of a screen, in the order in which the browser would find them. */
function withScreen(assets: Assets, chunks: Chunks, language: Language): Assets {
  const key = `${language.code} ${chunks.join()}`
  let found = screens.get(key)
  if (!found) {
    const files = [...screenFiles(language, chunks)]
    found = {
      ...assets,
      beside: files.filter((file) => file.endsWith('.js') && file !== assets.base),
      styles: [...new Set([...assets.styles, ...files.filter((file) => file.endsWith('.css'))])],
    }
    screens.set(key, found)
  }
  return found
}

/** The files of a screen's own chunks and of all that they import. */
function screenFiles(language: Language, chunks: Chunks, files = new Set<string>()) {
  for (const [key, { name, isDynamicEntry }] of Object.entries(manifest(language)))
    if (isDynamicEntry && chunks.includes(name)) filesOf(language, key, files)
  return files
}

/** The script at once, and beside it all that the screen needs: found one by one, its chunks come in four waves. */
function startNow({ script, styles }: Assets, chunks: Chunks, nonce: string, language: Language) {
  const files = screenFiles(language, chunks, filesOf(language, ENTRY))
  return (
    [...files]
      .filter((file) => file !== script && !styles.includes(file))
      .map((file) =>
        file.endsWith('.css')
          ? `<link rel="preload" as="style" crossorigin href="/assets/${file}">`
          : `<link rel="modulepreload" nonce="${nonce}" href="/assets/${file}">`
      )
      .join('') +
    styles.map((href) => `<link rel="stylesheet" href="/assets/${href}">`).join('') +
    `<script type="module" nonce="${nonce}" src="/assets/${script}"></script>`
  )
}

type Manifest = Record<string, Chunk>
const manifests = new Map<Language, Manifest>()

const manifestFile = (language: Language) =>
  app.makePath(`public/assets/.vite/${buildOf(language)}.json`)

/** The files of a language's build. An address in a language that was not built leads nowhere. */
function manifest(language: Language) {
  let found = manifests.get(language)
  if (!found) {
    const file = manifestFile(language)
    if (!existsSync(file)) throw new errors.E_ROUTE_NOT_FOUND(['GET', prefixOf(language)])
    found = JSON.parse(readFileSync(file, 'utf8')) as Manifest
    manifests.set(language, found)
  }
  return found
}

/** A chunk's file and sheets, and those of all that it imports. */
function filesOf(language: Language, key: string, files = new Set<string>()) {
  const { file, imports = [], css = [] } = manifest(language)[key]!
  if (!files.has(file)) {
    files.add(file)
    for (const each of imports) filesOf(language, each, files)
    for (const each of css) files.add(each)
  }
  return files
}

const built = new Map<Language, Assets>()

/** The files of the portal as it was built for a language, by its manifest. */
function builtAssets(language: Language): Assets {
  let found = built.get(language)
  if (!found) {
    const entry = manifest(language)[ENTRY]!
    found = {
      script: entry.file,
      base: entry.imports
        ?.map((key) => manifest(language)[key]!)
        .find(({ name }) => name === 'base')?.file,
      styles: [...filesOf(language, ENTRY)].filter((file) => file.endsWith('.css')),
      fonts: (entry.assets ?? []).filter((file) =>
        /\/(inter|bricolage)-[\w-]{8}\.woff2$/.test(file)
      ),
    }
    built.set(language, found)
  }
  return found
}

/** The two fonts of every page for a document without the portal's sheets; none while the portal is not built. */
export function brandFonts(language: Language): { tags: string; css: string } {
  if (!existsSync(manifestFile(language))) return { tags: '', css: '' }
  const { fonts } = builtAssets(language)
  const faces = fonts.map((file) => {
    const family = file.includes('/inter-') ? 'Inter Variable' : 'Bricolage Grotesque Variable'
    return `@font-face{font-family:'${family}';font-weight:100 900;font-display:swap;src:url(/assets/${file}) format('woff2')}`
  })
  return { tags: fonts.map(fontTag).join(''), css: faces.join('') }
}

/** The Vite dev server's tags, while it runs. */
async function devTags(nonce: string) {
  const vite = await devVite()
  if (!vite) return undefined
  const preamble = `<script type="module" nonce="${nonce}">import r from '/@react-refresh';r.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>t=>t</script>`
  return preamble + (await vite.generateEntryPointsTags(ENTRY, { nonce })).join('')
}

async function devVite() {
  if (!process.env.DEV_MODE || app.getEnvironment() !== 'web') return undefined
  const vite = await app.container.make('vite')
  return vite.useDevServer ? vite : undefined
}

async function serverModule(): Promise<ServerModule> {
  const vite = await devVite()
  if (vite) return vite.loadServerModule(SERVER) as Promise<ServerModule>
  return import(pathToFileURL(app.makePath('dist/server/server.js')).href)
}
