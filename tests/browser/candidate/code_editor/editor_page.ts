import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { build } from 'vite'
import react from '@vitejs/plugin-react'
import { trialWorkerPolicy } from '#api/http/middleware/response_headers_middleware'
import { readExercises } from '#api/assessments/bank/read_exercises'
import { storedExercise } from '#api/assessments/bank/stored_exercise'
import { shownOf } from '#api/assessments/taking/attempt_transformer'
import { messages } from '../../../../bin/texts/messages.mjs'
import { pythonParts, themeVariables } from '../../../../vite.config.js'

const FOLDER = join(process.cwd(), 'tmp', 'code_editor')
const NONCE = 'a-nonce-of-the-page'
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
}

/** Builds page.jsx as the portal is built, and serves it with the policies of the product. Returns what it was asked for at /api. */
export async function serveEditorPage() {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    base: '/assets/',
    plugins: [
      messages({ root: process.cwd(), languageOf: () => 'en' }),
      react(),
      themeVariables(),
      pythonParts(),
    ],
    worker: { format: 'es' },
    build: {
      outDir: join(FOLDER, 'assets'),
      assetsDir: 'portal',
      assetsInlineLimit: 0,
      emptyOutDir: true,
      manifest: true,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: { input: join(import.meta.dirname, 'page.jsx') },
    },
  })
  const manifest = JSON.parse(readFileSync(join(FOLDER, 'assets/.vite/manifest.json'), 'utf8'))
  const entry = Object.values<any>(manifest).find((one) => one.isEntry)
  const wanted = ['parse-duration', 'format-money', 'moving-average', 'running-balance']
  const exercises = readExercises()
    .filter(({ slug }) => wanted.includes(slug))
    .map((one) => ({
      title: one.title,
      solution: one.solution,
      code: shownOf(storedExercise(one)),
    }))
  const styles = (entry.css ?? []).map(
    (one: string) => `<link rel="stylesheet" href="/assets/${one}">`
  )
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Code editor</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta property="csp-nonce" nonce="${NONCE}">${styles.join('')}</head><body><div id="root"></div><script type="application/json" id="exercises">${JSON.stringify(exercises).replaceAll('<', '\\u003c')}</script><script type="module" nonce="${NONCE}" src="/assets/${entry.file}"></script></body></html>`

  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url!.split('?')[0]
    if (path.startsWith('/assets/')) {
      const file = join(FOLDER, path)
      if (!file.startsWith(FOLDER) || !existsSync(file)) return response.writeHead(404).end()
      const policy = trialWorkerPolicy(path, `http://${request.headers.host}`)
      if (policy) response.setHeader('content-security-policy', policy)
      response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream')
      return response.end(readFileSync(file))
    }
    if (path !== '/') asked.push(path)
    // as in api/config/shield.ts
    response.setHeader(
      'content-security-policy',
      `default-src 'self'; script-src 'self' 'nonce-${NONCE}'; style-src 'self' 'nonce-${NONCE}'; style-src-attr 'unsafe-inline'; img-src 'self' data:; worker-src 'self'; connect-src 'self'`
    )
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(html)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    close: () => server.close().closeAllConnections(),
  }
}
