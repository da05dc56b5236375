/** One instance of the product's API in a process of its own, on DATABASE_URL: forked by tests, it sends `{ port }`. */
import { freePort } from '#tests/free_port'
import { startApp } from '#tests/start_app'

const port = await freePort()
process.env.PORT = String(port)
process.on('disconnect', () => process.exit())

await startApp()
const { default: testUtils } = await import('@adonisjs/core/services/test_utils')
await testUtils.boot()
await testUtils.httpServer().start()
process.send!({ port })
