import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import { freePort } from './server.js'

const ROOT = new URL('../../../', import.meta.url)

/** The application within this process, started on the database that DATABASE_URL names; the caller terminates it. */
export async function startApp() {
  const app = new Ignitor(ROOT, {
    importer: (path) => import(path.startsWith('.') ? new URL(path, ROOT).href : path),
  })
    .tap((it) => it.booting(async () => void (await import('#config/env'))))
    .createApp('test')
  await app.init()
  await app.boot()
  await app.start(() => {})
  return app
}

/** The same on a free port and an empty database of its own, with the live stream; `stop` removes all of it. */
export async function startListening() {
  const port = await freePort()
  process.env.PORT = String(port)
  const app = await startApp()
  const { default: testUtils } = await import('@adonisjs/core/services/test_utils')
  await testUtils.boot()
  const undoMigrations = await testUtils.db().migrate()
  const closeServer = await testUtils.httpServer().start()
  const { default: transmit } = await import('#api/notifications/stream/transmit')
  const { emptyDatabase } = await import('#tests/empty_database')
  const stop = async () => {
    await transmit.close()
    await closeServer()
    // a migration is not undone over what was measured with
    await emptyDatabase()
    await undoMigrations()
    await app.terminate()
  }
  return { port, transmit, stop }
}
