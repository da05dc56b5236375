import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'

const ROOT = new URL('../../', import.meta.url)

/** The application within this process, started on the database that DATABASE_URL names; whoever asks terminates it. */
export async function startApp() {
  const app = new Ignitor(ROOT, {
    importer: (path) => import(path.startsWith('.') ? new URL(path, ROOT).href : path),
  })
    .tap((booting) => booting.booting(() => import('#config/env').then(() => undefined)))
    .createApp('test')
  await app.init()
  await app.boot()
  await app.start(() => {})
  return app
}
