/**
 * The brotli copies beside the built assets; the server sends them as they are. `node bin/compress.mjs` makes them as
 * small as they get, where a build made quick ones; with `--aside` it leaves the processor to all others.
 */
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import * as os from 'node:os'
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
      // a running server may read it
      fs.writeFileSync(`${file}.br.new`, await compressed.get(digest))
      fs.renameSync(`${file}.br.new`, `${file}.br`)
    })
  )
}

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** Where bin/steps.mjs notes that the copies are quick ones. */
const mark = join(root, 'tmp', 'start', 'quick')

if (process.argv[1] === fileURLToPath(import.meta.url) && fs.existsSync(mark)) {
  if (process.argv.includes('--aside')) os.setPriority(os.constants.priority.PRIORITY_LOW)
  const assets = join(root, 'public', 'assets')
  const builds = fs.readdirSync(assets).filter((name) => !name.startsWith('.'))
  await Promise.all(builds.map((name) => compress(join(assets, name))))
  fs.rmSync(mark)
}
