/// <reference types="vite/client" />
/**
 * The worker of one trial run. Its response has a policy of its own (`response_headers_middleware.ts`): WebAssembly may run
 * here, and nothing is reached but the files of the languages.
 */
import quickJsFile from '@jitl/quickjs-ng-wasmfile-release-sync/wasm?url'
import sqliteFile from 'sql.js/dist/sql-wasm-browser.wasm?url'
import { version } from 'pyodide/package.json'
import {
  openInBrowser,
  ranOut,
  type Code,
  type CodeLanguage,
  type Given,
  type Outcome,
} from '../../../../../api/engines/code_runner/in_browser'

/** What the page tells: the language at once, what is run when somebody runs it. */
export type Told = { language: CodeLanguage } | { code: Code; given: Given[] }
export type Said =
  { ready: true } | { broken: string } | { refused: string } | { outcome: Outcome } | { done: true }

const say = (said: Said) => postMessage(said)
const from = (url: string) => async () => new Uint8Array(await (await fetch(url)).arrayBuffer())
let language: ReturnType<typeof openInBrowser> | undefined

async function stripTypes() {
  const { transform } = await import('sucrase')
  return (source: string) =>
    transform(source, { transforms: ['typescript'], disableESTransforms: true }).code
}

async function take(told: Told) {
  if ('language' in told) {
    language = openInBrowser(told.language, {
      quickJs: from(quickJsFile),
      sqlite: from(sqliteFile),
      python: new URL(`${import.meta.env.BASE_URL}portal/python-${version}/`, location.href).href,
      stripTypes,
    })
    await language
    return say({ ready: true })
  }
  const opened = (await language)!
  const refused = await opened.load(told.code)
  if (ranOut(refused)) return say({ outcome: { error: refused, outOfMemory: true, ms: 0 } })
  if (refused !== undefined) return say({ refused })
  for (const one of told.given) {
    const outcome = await opened.run(one)
    say({ outcome })
    if (outcome.outOfMemory) break
  }
  say({ done: true })
}

addEventListener('message', ({ data }: MessageEvent<Told>) => {
  take(data).catch((error) => say({ broken: String(error) }))
})
