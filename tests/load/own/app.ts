import { startApp } from '#tests/start_app'
import { freePort } from './server.js'

/** The application on a free port and an empty database of its own, with the live stream; `stop` removes all of it. */
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
