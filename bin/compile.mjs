/**
 * Writes the server as plain JavaScript below dist/node, file for file: a server that starts from there
 * needs no compiler in its memory. The transformation is the one that `node ace` and the tests run with.
 */
import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformFile } from '@swc/core'
import { swcOptions } from './compile/swc_options.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const target = join(root, 'dist', 'node')
// bin/console.ts is for releases, which have no compiler
const sources = [
  ...['bin/server.ts', 'bin/console.ts', 'adonisrc.ts'],
  ...['api', 'database', '.adonisjs/server'],
]

const files = sources.flatMap((source) =>
  fs.statSync(join(root, source)).isFile()
    ? [source]
    : fs
        .readdirSync(join(root, source), { recursive: true })
        .map((name) => join(source, name))
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
)

const fresh = `${target}.new`
fs.rmSync(fresh, { recursive: true, force: true })
await Promise.all(
  files.map(async (name) => {
    const { code } = await transformFile(join(root, name), swcOptions)
    const file = join(fresh, name.replace(/\.ts$/, '.js'))
    fs.mkdirSync(dirname(file), { recursive: true })
    fs.writeFileSync(file, code)
  })
)
// the same names for the same files: "#api/jobs/models/job" is dist/node/api/jobs/models/job.js here
const { type, imports } = JSON.parse(fs.readFileSync(join(root, 'package.json'), 'utf8'))
fs.writeFileSync(join(fresh, 'package.json'), JSON.stringify({ type, imports }, null, 2))
fs.rmSync(target, { recursive: true, force: true })
fs.renameSync(fresh, target)
