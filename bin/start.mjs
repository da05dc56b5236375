/**
 * What `npm start` runs: from a fresh clone to a running server, doing only what is not done yet.
 *
 *   npm start             install, build and prepare what is new, then serve
 *   npm start -- --dev    the same without the build; the server reloads what changes
 */
import { join } from 'node:path'
import { serverFlags } from './server_flags.mjs'
import {
  Halt,
  build,
  compile,
  compress,
  environment,
  generate,
  install,
  prepareDatabase,
  released,
  requireFreePort,
  run,
  say,
  settings,
  windows,
} from './steps.mjs'

const dev = process.argv.includes('--dev')

/**
 * The server, in a process group of its own, so that Ctrl-C reaches it once and as SIGTERM. When this
 * process is killed the channel between the two closes, and the server ends itself.
 */
async function serve({ node, env }) {
  const withParent =
    `process.on('disconnect', () => process.kill(${dev ? '-' : ''}process.pid, 'SIG${dev ? 'KILL' : 'TERM'}'));` +
    `process.channel?.unref();`
  const imports = [`--import=data:text/javascript,${encodeURIComponent(withParent)}`]
  const program = dev
    ? ['ace.js', 'serve', '--hmr']
    : [...serverFlags(env), join(released ? '' : join('dist', 'node'), 'bin', 'server.js')]
  say('Starting the server …')
  return run(node, [...imports, ...program], { env, ipc: true, detached: !windows })
}

try {
  if (dev && released) throw new Halt('A release has no sources to watch: take a checkout.')
  const found = settings()
  await requireFreePort(found)
  await install({ tests: dev })
  const runtime = environment(found)
  await generate(runtime, { tests: dev })
  await Promise.all([
    // who visits an installation counts bytes; who tries it waits for the first page
    !dev && build(runtime, { quick: found.NODE_ENV !== 'production' }),
    prepareDatabase(runtime).then(() => !dev && compile(runtime)),
  ])
  const serving = serve(runtime)
  // told by itself if it fails; what is compressed quickly works as well
  if (!dev) compress(runtime, { aside: true }).catch(() => {})
  process.exitCode = await serving
} catch (error) {
  if (!(error instanceof Halt)) throw error
  if (error.message) console.error(`\n${error.message}`)
  process.exitCode = error.code
}
