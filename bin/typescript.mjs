/**
 * Lets a process run TypeScript: `node --import=./bin/typescript.mjs FILE.ts`.
 *
 * Like @poppinss/ts-exec, with the same transformation, but in the thread that imports instead of one beside it, and
 * what a file becomes is kept in tmp/start/typescript: the processes of a test run import the same thousand files
 * dozens of times, and three quarters of the processor time of a process that boots went into that.
 */
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import * as module from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { swcOptions } from './compile/swc_options.mjs'

const ROOT = pathToFileURL(join(dirname(dirname(fileURLToPath(import.meta.url))), '/')).href
const PACKAGES = new URL('node_modules/', ROOT).href
const require = module.createRequire(import.meta.url)
const { imports } = require('../package.json')
/** Of `#api/*` the beginning, the folder and the ending that it stands for. */
const aliases = Object.entries(imports)
  .filter(([name]) => name.endsWith('/*'))
  .map(([name, target]) => {
    const [folder, ending] = target.split('*')
    return { start: name.slice(0, -1), folder: new URL(folder, ROOT), ending }
  })

const KEPT = fileURLToPath(new URL('tmp/start/typescript/', ROOT))
const { version } = require('@swc/core/package.json')
const options = { ...swcOptions, sourceMaps: true }
const salt = JSON.stringify([version, options])

process.setSourceMapsEnabled(true)
// the limited processes are told of no folder
module.enableCompileCache?.(join(dirname(KEPT), 'compiled'))
module.registerHooks({ resolve, load })

/** A file of ours by its own name: imports say `.js`, as TypeScript wants it, of what is `.ts`. */
function resolve(specifier, context, next) {
  const found = ours(specifier, context.parentURL ?? ROOT)
  if (!found) return next(specifier, context)
  return { url: found.href, format: 'module-typescript', shortCircuit: true }
}

function ours(specifier, parent) {
  const alias =
    specifier.startsWith('#') &&
    !parent.startsWith(PACKAGES) &&
    aliases.find(({ start }) => specifier.startsWith(start))
  if (!alias && !/^(\.\.?\/|file:)/.test(specifier)) return
  const url = alias
    ? new URL(specifier.slice(alias.start.length) + alias.ending, alias.folder)
    : new URL(specifier, parent)
  if (!url.href.startsWith(ROOT) || url.href.startsWith(PACKAGES)) return
  const [name, ending] = url.pathname.match(/^(.*)\.(js|tsx?)$/)?.slice(1) ?? []
  const endings = ending === 'js' ? ['ts', 'tsx'] : ending ? [ending] : []
  for (const each of endings) {
    url.pathname = `${name}.${each}`
    if (fs.existsSync(url)) return url
  }
}

function load(url, context, next) {
  if (context.format !== 'module-typescript' && !/\.[jt]sx($|\?)/.test(url))
    return next(url, context)
  return {
    format: 'module',
    source: `${transformed(new URL(url))}\n//# sourceURL=${url}`,
    shortCircuit: true,
  }
}

/** What a file becomes: as it was kept from the same text, or made now. */
function transformed(url) {
  const filename = fileURLToPath(url)
  const source = fs.readFileSync(filename, 'utf8')
  const digest = createHash('sha1').update(salt).update(source).digest('hex')
  const kept = join(KEPT, createHash('sha1').update(filename).digest('hex'))
  try {
    const text = fs.readFileSync(kept, 'utf8')
    if (text.startsWith(digest)) return text.slice(digest.length)
  } catch {
    // not made yet
  }
  const { code, map } = require('@swc/core').transformSync(source, { ...options, filename })
  const inline = Buffer.from(map).toString('base64')
  const text = `${code}\n//# sourceMappingURL=data:application/json;base64,${inline}`
  try {
    fs.mkdirSync(KEPT, { recursive: true })
    fs.writeFileSync(`${kept}.${process.pid}`, digest + text)
    fs.renameSync(`${kept}.${process.pid}`, kept)
  } catch {
    // a folder that may not be written: made anew each time
  }
  return text
}
