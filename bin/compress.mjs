/**
 * The brotli copies beside the built assets; the server sends them as they are. `node bin/compress.mjs` makes them as
 * small as they get, where the build for tests, which nobody loads over a slow line, made quick ones.
 */
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const brotli = promisify(brotliCompress)
/** What is compressed of a content that several builds have. */
const compressed = new Map()

/** Puts a brotli copy beside every text asset of a build, on all cores. */
export async function compress(folder, { quick = false } = {}) {
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(m?js|css|svg|json|wasm)$/.test(entry.name))
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name)
      const content = fs.readFileSync(file)
      const digest = createHash('sha1').update(content).digest('hex')
      const params = {
        // the parts of Python would take half a minute
        [constants.BROTLI_PARAM_QUALITY]: quick ? 1 : content.length > 1_000_000 ? 5 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      }
      if (!compressed.has(digest)) compressed.set(digest, brotli(content, { params }))
      fs.writeFileSync(`${file}.br`, await compressed.get(digest))
    })
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const assets = join(dirname(dirname(fileURLToPath(import.meta.url))), 'public', 'assets')
  const builds = fs.readdirSync(assets).filter((name) => !name.startsWith('.'))
  await Promise.all(builds.map((name) => compress(join(assets, name))))
}
