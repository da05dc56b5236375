import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#api/accounts/models/user'
import { prepare } from '#database/prepare'
import { DEMO_PASSWORD, demoSignIns } from '#database/seeders/demo/demo_data'
import { givenUser } from '#tests/givens'

test.group('An installation in production', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('begins without an account, those of the demo too', async ({ client, assert, cleanup }) => {
    await User.query().delete()
    Object.defineProperty(app, 'inProduction', { value: true, configurable: true })
    cleanup(() => void Reflect.deleteProperty(app, 'inProduction'))
    await prepare(app, () => {})
    assert.lengthOf(await User.all(), 0)
    const tryIn = (email: string) =>
      client.post('/api/v1/login').json({ email, password: DEMO_PASSWORD })
    for (const email of demoSignIns) (await tryIn(email)).assertStatus(401)
    const [email] = demoSignIns
    await givenUser('admin', { email, password: DEMO_PASSWORD, adminRole: 'super' })
    ;(await tryIn(email)).assertStatus(200)
  })
})
