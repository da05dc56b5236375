/**
 * Makes the archive of a release, dist/release/candor-VERSION.tar.gz, and the sum of it. What is in it starts without
 * building; docs/deploy.md says how. The same commit gives the same bytes.
 */
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { archiveOf, commit, releaseFiles } from './release/archive.mjs'
import {
  Halt,
  build,
  compile,
  environment,
  generate,
  install,
  path,
  say,
  settings,
} from './steps.mjs'

async function release() {
  const made = commit()
  await install({ tests: true })
  const runtime = environment(settings())
  await generate(runtime, { tests: true })
  await build(runtime)
  await compile(runtime)
  const { version } = JSON.parse(fs.readFileSync(path('package.json'), 'utf8'))
  const name = `candor-${version}`
  const files = releaseFiles(made)
  const archive = await archiveOf(files, name, made)
  const sum = createHash('sha256').update(archive).digest('hex')
  fs.mkdirSync(path('dist', 'release'), { recursive: true })
  fs.writeFileSync(path('dist', 'release', `${name}.tar.gz`), archive)
  fs.writeFileSync(path('dist', 'release', `${name}.tar.gz.sha256`), `${sum}  ${name}.tar.gz\n`)
  say(
    `dist/release/${name}.tar.gz: ${files.length} files, ${(archive.length / 1e6).toFixed(1)} MB, sha256 ${sum}`
  )
}

try {
  await release()
} catch (error) {
  if (!(error instanceof Halt)) throw error
  console.error(`\n${error.message}`)
  process.exitCode = error.code
}
