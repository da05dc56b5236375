import { fork } from 'node:child_process'
import { on } from 'node:events'
import app from '@adonisjs/core/services/app'

/** The product in a process of its own, with other settings, and with modules that are imported before it. */
export async function startInstance(env: NodeJS.ProcessEnv, preloaded: string[] = []) {
  const child = fork(app.makePath('tests/live/live_process.ts'), {
    execArgv: ['./bin/typescript.mjs', ...preloaded].map((module) => `--import=${module}`),
    env: { ...process.env, ...env, NODE_ENV: 'test', HOST: '127.0.0.1' },
  })
  child.once('exit', () => child.emit('message', { ended: true }))
  const end = () => void child.kill('SIGKILL')
  // the framework says that it is ready as well
  for await (const [{ port, ended }] of on(child, 'message')) {
    if (port) return { origin: `http://127.0.0.1:${port}`, end }
    if (ended) break
  }
  throw new Error('The instance ended before it listened')
}
