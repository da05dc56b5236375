import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'

const ROOT = new URL('../', import.meta.url)

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
