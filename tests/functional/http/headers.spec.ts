import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { trialWorkerPolicy } from '#api/http/middleware/response_headers_middleware'
import { givenAdmin, givenCandidate } from '#tests/givens'

test.group('Headers of every response', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('no cache keeps what one person reads', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    for (const path of ['/api/v1/get-user', '/api/v1/candidate/profile', '/api/v1/skills']) {
      const response = await client.get(path).loginAs(user)
      response.assertStatus(200)
      assert.equal(response.header('cache-control'), 'private, no-store', path)
    }
    const refused = await client.get('/api/v1/get-user')
    assert.equal(refused.header('cache-control'), 'private, no-store')
  })

  test('what is the same for everyone may be kept shortly', async ({ client, assert }) => {
    const response = await client.get('/api/v1/skills')
    assert.match(response.header('cache-control')!, /^public, max-age=\d+/)
    assert.include(response.header('vary'), 'authorization')
  })

  test('links tell only where they come from, and pages ask for no device', async ({
    client,
    assert,
  }) => {
    for (const path of ['/api/v1/health', '/', '/login']) {
      const response = await client.get(path).accept('html' as any)
      assert.equal(response.header('referrer-policy'), 'strict-origin-when-cross-origin', path)
      assert.include(response.header('permissions-policy'), 'camera=()', path)
    }
  })
})

test.group('The worker that tries out code', () => {
  const origin = 'https://candor.example'

  test('runs WebAssembly and reaches the files beside it, nothing else', ({ assert }) => {
    const policy = trialWorkerPolicy('/assets/portal/trial_worker-B9_x-1.js', origin)!
    assert.deepEqual(policy.split('; '), [
      "default-src 'none'",
      `script-src ${origin}/assets/portal/ 'wasm-unsafe-eval'`,
      `connect-src ${origin}/assets/portal/`,
    ])
  })

  test('is the only one with such a policy', ({ assert }) => {
    for (const path of ['/', '/assets/portal/main-1.js', '/api/v1/trial_worker-1.js'])
      assert.isUndefined(trialWorkerPolicy(path, origin), path)
  })
})

test.group('A filter whose name is empty or odd', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is refused by its name', async ({ client, assert }) => {
    const admin = await givenAdmin()
    for (const name of ['', '\n', 'a\nb', '_gte', '__proto__', 'constructor']) {
      const refused = await client
        .get('/api/v1/admin/skills')
        .loginAs(admin)
        .qs({ filter: `{${JSON.stringify(name)}:1}` })
      refused.assertStatus(422)
      assert.match(refused.body().errors[0].field, /^filter\./, JSON.stringify(name))
    }
  })
})
