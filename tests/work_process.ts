/** Works one job in a process of its own, on DATABASE_URL: forked by tests with the job's name and data, it sends `{ ready }`, and `{ done }` or `{ failed }`. */
import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'

const ROOT = new URL('../', import.meta.url)
process.on('disconnect', () => process.exit())

const app = new Ignitor(ROOT, {
  importer: (path) => import(path.startsWith('.') ? new URL(path, ROOT).href : path),
})
  .tap((it) => it.booting(async () => void (await import('#config/env'))))
  .createApp('console')
await app.init()
await app.boot()
await app.start(() => {})
const { perform } = await import('#api/queue/queue')
process.send!({ ready: true })
const [name, data] = process.argv.slice(2)
await perform(name, JSON.parse(data)).then(
  () => process.send!({ done: true }),
  (error: Error) => process.send!({ failed: error.message })
)
