/** One instance of the product's API in a process of its own, on DATABASE_URL: forked by tests, it sends `{ port }`. */
import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import { freePort } from '#tests/free_port'

const ROOT = new URL('../../', import.meta.url)
const port = await freePort()
process.env.PORT = String(port)
process.on('disconnect', () => process.exit())

const app = new Ignitor(ROOT, {
  importer: (path) => import(path.startsWith('.') ? new URL(path, ROOT).href : path),
})
  .tap((it) => it.booting(async () => void (await import('#config/env'))))
  .createApp('test')
await app.init()
await app.boot()
await app.start(() => {})
const { default: testUtils } = await import('@adonisjs/core/services/test_utils')
await testUtils.boot()
await testUtils.httpServer().start()
process.send!({ port })
