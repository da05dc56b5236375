import { startApp } from '#tests/start_app'

/** Makes rows with the product's own code in this process, on the database of DATABASE_URL, which it then lets go of. */
export async function prepare<T>(make: () => Promise<T>): Promise<T> {
  const app = await startApp()
  const { default: testUtils } = await import('@adonisjs/core/services/test_utils')
  const { default: hash } = await import('@adonisjs/core/services/hash')
  await testUtils.db().migrate()
  // nobody signs in by a password here
  hash.fake()
  const made = await make()
  await app.terminate()
  return made
}
