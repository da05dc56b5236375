import { fork } from 'node:child_process'
import { once } from 'node:events'
import app from '@adonisjs/core/services/app'
import { until } from '#tests/until'

/** A worker's process that works one job, and can be killed in the middle of it. */
export function givenWorker(name: string, data: object, env: NodeJS.ProcessEnv = {}) {
  const child = fork(app.makePath('tests/work_process.ts'), [name, JSON.stringify(data)], {
    execArgv: ['--import=./bin/typescript.mjs'],
    env: { ...process.env, ...env },
  })
  const ended = once(child, 'exit')
  let result: object | undefined
  // the framework says that it is ready as well
  child.on('message', (said: object | string) => {
    if (typeof said === 'object' && ('done' in said || 'failed' in said)) result = said
  })
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return {
    kill,
    async done() {
      await until(() => child.exitCode !== null || result !== undefined, 60_000)
      await kill()
      return result
    },
  }
}
