import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

const SMALL = 1_024
/** For pages, and for what is compressed once: brotli's first level that looks far back. */
const PAGE_LEVEL = 5
/** How much of a page's body goes ahead, in letters: its head and what the first screen begins with. */
const AHEAD = 4_000
const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  wasm: 'application/wasm',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json',
}

/** On this thread: handing a text to another costs 0.1 ms by itself, as much as a list takes to be compressed. */
const codings = {
  // of a list: a third cheaper than brotli at its least, and a seventh smaller
  zstd: (text: string) =>
    zstdCompressSync(text, { params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
  br: (text: string, level: number) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }),
  gzip: (text: string, level: number) => gzipSync(text, { level }),
}

const once = new Map<string, Map<string, Buffer>>()

/** Says of a large text that every reader is sent the same: it is compressed once for each coding. For the few that a release has. */
export function compressedOnce(text: string): string {
  once.set(text, new Map())
  return text
}

function compress(coding: keyof typeof codings, text: string, level: number): Buffer {
  const kept = once.get(text)
  const done = kept?.get(coding)
  if (done) return done
  const made = codings[coding](text, kept ? PAGE_LEVEL : level)
  kept?.set(coding, made)
  return made
}

let assets: Set<string> | undefined

/** Assets go out as the build compressed them; pages and JSON above a kilobyte at a cheap level. */
export default class CompressMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    const accepted = request.header('accept-encoding') ?? ''
    const path = request.url()
    if (
      path.startsWith('/assets/') &&
      accepted.includes('br') &&
      (request.method() === 'GET' || request.method() === 'HEAD')
    ) {
      if (builtCopies().has(path)) {
        const file = join(app.publicPath(), `${path}.br`)
        response
          .header('content-type', types[path.slice(path.lastIndexOf('.') + 1)]!)
          .header('content-encoding', 'br')
          .header('vary', 'accept-encoding')
          .header('cache-control', 'public, max-age=31536000, immutable')
        if (request.method() === 'GET') return response.send(await readFile(file), false)
        response.header('content-length', String(statSync(file).size))
        return response.stream(createReadStream('/dev/null'))
      }
    }
    await next()

    const body = response.getBody()
    const text =
      typeof body === 'string'
        ? body
        : body && [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(body))
          ? JSON.stringify(body)
          : undefined
    if (
      text === undefined ||
      response.getHeader('content-encoding') ||
      Buffer.byteLength(text) < SMALL
    )
      return
    if (typeof body !== 'string')
      response.safeHeader('content-type', 'application/json; charset=utf-8')
    // a page must fit the first round trip; for a list a millisecond is worth more than a kilobyte
    const page = String(response.getHeader('content-type')).includes('html')
    const offered = page ? (['br', 'gzip'] as const) : (['zstd', 'br', 'gzip'] as const)
    const coding = offered.find((name) => new RegExp(`\\b${name}\\b`).test(accepted))
    if (!coding) return
    response.header('content-encoding', coding).append('vary', 'accept-encoding')
    const etag = response.lazyBody.content?.[1]
    const ahead = page && !once.has(text) ? aheadOf(text) : 0
    if (ahead) {
      response.lazyBody = {}
      response.stream(inTwoParts(coding, text, ahead))
    } else response.send(compress(coding, text, page ? PAGE_LEVEL : 1), etag)
  }
}

/** Where a page is parted: after its first screen, before what its script begins with. 0 where little would follow. */
function aheadOf(text: string) {
  const body = text.indexOf('<body')
  const script = text.indexOf('<script', body)
  const cut = text.indexOf('<', Math.min(body + AHEAD, script < 0 ? Infinity : script))
  return body < 0 || cut < 0 || text.length - cut < SMALL ? 0 : cut
}

/**
 * A page of which the first screen is sent by itself: a slow connection paints it while the rest is under way. The rest of
 * a list, and what its script begins with, are a half of its bytes.
 */
function inTwoParts(coding: keyof typeof codings, text: string, ahead: number) {
  const compressed =
    coding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_LEVEL } })
      : createGzip({ level: PAGE_LEVEL })
  compressed.write(text.slice(0, ahead))
  compressed.flush(() => compressed.end(text.slice(ahead)))
  return compressed
}

/**
 * The assets with a .br file beside them; looked up once, so a path from outside never reaches the disk. What is in the file
 * may become smaller meanwhile, see bin/compress.mjs.
 */
function builtCopies() {
  if (assets) return assets
  const folder = app.publicPath('assets')
  assets = new Set()
  if (!existsSync(folder)) return assets
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.br')) continue
    const file = join(entry.parentPath, entry.name)
    assets.add('/assets' + file.slice(folder.length, -3).replaceAll('\\', '/'))
  }
  return assets
}
