/**
 * One process of the suite: it boots the application once, on a database of its own, and runs the spec files that
 * bin/test.ts hands to it, each with a run of Japa of its own. What the application writes goes below TEST_FOLDER.
 *
 * It sends `migrated` (the one that is told a TEST_TEMPLATE to migrate), `next` when it wants a file, and
 * `{ passed, failed }` when that is done. It is sent `{ file }`, or `{}` at the end.
 */
import './equal_turns.mjs'
import 'reflect-metadata'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { pathToFileURL } from 'node:url'
import { Ignitor } from '@adonisjs/core'
// the types of loginAs
import type {} from '@adonisjs/auth/plugins/api_client'
import type { ApplicationService } from '@adonisjs/core/types'
import { defineConfig, drivers } from '@adonisjs/core/hash'
import { apiClient, ApiClient, ApiRequest } from '@japa/api-client'
import { assert } from '@japa/assert'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import { configure, processCLIArgs, run } from '@japa/runner'
import { spec } from '@japa/runner/reporters'
import type { Config, PluginFn } from '@japa/runner/types'
import fc from 'fast-check'
import type User from '#api/accounts/models/user'
import { freePort } from '#tests/free_port'
import settings from '../adonisrc.js'

const cheapArgon = drivers.argon2({ variant: 'id', iterations: 2, memory: 64, parallelism: 1 })
const ROOT = new URL('../', import.meta.url)
const CONNECTION = 'database.connections.postgres.connection'

// bin/test.ts was killed: all that this process started, its group, ends with it
process.on('disconnect', () =>
  process.kill(process.platform === 'win32' ? process.pid : -process.pid, 'SIGKILL')
)
process.env.PORT = String(await freePort())
// the same cases each time: a rare one would refuse somebody else's change; SEED=7 looks at others
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20_261_128) })

await new Ignitor(ROOT, {
  importer: (path) => import(path.startsWith('.') ? new URL(path, ROOT).href : path),
})
  .tap((app) => {
    const directories = { ...settings.directories, tmp: process.env.TEST_FOLDER }
    app.rcContents({ ...settings, directories })
    app.booting(async () => {
      await import('#config/env')
    })
    app.booted(() => {
      // the product's 19 MiB twice would be a tenth of the suite's processor time
      app.config.set('hash', defineConfig({ default: 'argon', list: { argon: cheapArgon } }))
      // the transaction around a test waits while the test does, on a slow machine for more than the product's half minute
      app.config.set(`${CONNECTION}.idle_in_transaction_session_timeout`, 0)
    })
  })
  .testRunner()
  .run(work)

async function work(app: ApplicationService) {
  const { TEST_TEMPLATE } = process.env
  if (TEST_TEMPLATE) await migrate(app, TEST_TEMPLATE)
  const plugins = [assert(), pluginAdonisJS(app), apiClient({}), await signingIn()]
  const started = new Map<string, () => unknown>()
  processCLIArgs(process.argv.slice(2))
  for (let first = true; ; first = false) {
    const message = once(process, 'message')
    process.send!('next')
    const [{ file }] = await message
    if (!file) break
    const suite = file.split('/')[1]
    if (!started.has(suite)) started.set(suite, await start(suite, app))
    process.send!(await runFile(suite, file, first ? plugins : []))
  }
  for (const stop of started.values()) await stop()
  await app.terminate()
  process.exit()
}

/**
 * `loginAs(user)` of a request: a session of the person's own, as by the plugin of the framework, which makes a router
 * and keys for each request before it asks the guard: a twentieth of the time of a file with many requests.
 */
async function signingIn(): Promise<PluginFn> {
  const { openSession } = await import('#api/accounts/sign_in/session_token_guard')
  const users = new WeakMap<ApiRequest, User>()
  return () => {
    ApiRequest.macro('loginAs', function (this: ApiRequest, user: User) {
      users.set(this, user)
      return this
    })
    ApiClient.setup(async (request) => {
      const user = users.get(request)
      if (user) request.bearerToken((await openSession(user)).token)
    })
  }
}

/** Makes the tables of the database that all others are cloned from; nobody stays connected to it. */
async function migrate(app: ApplicationService, connectionString: string) {
  const { MigrationRunner } = await import('@adonisjs/lucid/migration')
  const db = await app.container.make('lucid.db')
  const { config } = db.manager.get(db.primaryConnectionName)!
  db.manager.add('template', { ...config, connection: { connectionString } } as typeof config)
  const runner = new MigrationRunner(db, app, { direction: 'up', connectionName: 'template' })
  await runner.run()
  if (runner.error) throw runner.error
  await db.manager.close('template', true)
  process.send!('migrated')
}

/** What the specs of a suite need beside the application; returns what ends it. */
async function start(suite: string, app: ApplicationService): Promise<() => unknown> {
  if (suite === 'functional') {
    const testUtils = await app.container.make('testUtils')
    // connections are kept for good: a test would send its first request on one that is just being closed
    const stop = await testUtils
      .httpServer()
      .start((handle) => createServer({ keepAliveTimeout: 0 }, handle))
    return () => void stop()
  }
  if (suite !== 'browser') return () => {}
  const { startProduct, stopProduct } = await import('./browser/product.js')
  await startProduct()
  return stopProduct
}

/** One run of Japa. It is made for one run in a process: what it leaves in the process is taken away here. */
async function runFile(name: string, file: string, plugins: Config['plugins']) {
  const { timeout } = settings.tests!.suites!.find((suite) => suite.name === name)!
  const kept = ['uncaughtException', 'unhandledRejection'].map((event) => ({
    event,
    listeners: process.listeners(event as never) as (() => void)[],
  }))
  let total = { passed: 0, failed: 1, skipped: 0 }
  configure({
    suites: [{ name, files: async () => [pathToFileURL(file)], timeout }],
    reporters: { activated: ['spec'], list: [spec()] },
    plugins: [
      ({ emitter, runner, config }) => {
        emitter.clearListeners()
        // Japa keeps the titles of failed tests in a file that all processes would share
        config.teardown.splice(0)
        config.teardown.push(() => void (total = runner.getSummary().aggregates))
      },
      ...plugins!,
    ],
  })
  await run()
  for (const { event, listeners } of kept) {
    process.removeAllListeners(event)
    for (const listener of listeners) process.on(event, listener)
  }
  const { passed, skipped } = total
  const nothing = passed + total.failed + skipped === 0
  if (nothing) console.log(`${file} has no test.`)
  // a failed hook or an error that nobody caught
  const failed = Math.max(total.failed, process.exitCode || nothing ? 1 : 0)
  process.exitCode = 0
  return { passed, failed }
}
