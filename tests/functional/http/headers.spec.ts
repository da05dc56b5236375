import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { appUrl } from '#config/app'
import { trialWorkerPolicy } from '#api/http/middleware/response_headers_middleware'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import { givenAdmin, givenCandidate } from '#tests/givens'
import { send } from '#tests/send'
import { setSettings } from '#tests/settings'

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

test.group('Every response', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const some = [
    ['GET', '/'],
    ['GET', '/login'],
    ['GET', '/robots.txt'],
    ['GET', '/nothing-is-here'],
    ['GET', '/icon.svg'],
    ['GET', '/sw.js'],
    ['GET', '/api/v1/health'],
    ['GET', '/api/v1/get-user'],
    ['POST', '/api/v1/nothing-is-here'],
  ] as const

  test('says what it is, and is taken for nothing else', async ({ assert }) => {
    for (const [method, path] of some) {
      const { headers } = await send(method, path)
      assert.equal(headers['x-content-type-options'], 'nosniff', path)
      if (!path.endsWith('.svg')) assert.match(headers['content-type'], /; charset=utf-8$/i, path)
    }
  })

  test('is shown in a frame of our own pages only', async ({ assert }) => {
    for (const [method, path] of some) {
      const { headers } = await send(method, path)
      assert.include(headers['content-security-policy'], "frame-ancestors 'self'", path)
    }
  })

  test('in production says to come by HTTPS for a year', async ({ assert, cleanup }) => {
    Object.defineProperty(app, 'inProduction', { value: true, configurable: true })
    cleanup(() => void Reflect.deleteProperty(app, 'inProduction'))
    const said = async (host: string, [method, path]: (typeof some)[number] = some[0]) =>
      (await send(method, path, { headers: { host } })).headers['strict-transport-security']
    const [own, year] = [new URL(appUrl).host, 'max-age=31536000']
    for (const each of some)
      assert.equal(await said(own, each), `${year}; includeSubDomains`, each[1])
    // what lies below a company's host is the company's
    assert.equal(await said('careers.example.com'), year)
    cleanup(setSettings({ HSTS_SUBDOMAINS: 'off' }))
    assert.equal(await said(own), year)
  })

  test('of a page runs scripts of its own nonce only', async ({ assert }) => {
    const policyOf = async () => {
      const { headers } = await send('GET', '/', { headers: { accept: 'text/html' } })
      const directives = String(headers['content-security-policy']).split(/;\s*/)
      return new Map(directives.map((each) => [each.split(' ')[0], each.split(' ').slice(1)]))
    }
    const [first, second] = [await policyOf(), await policyOf()]
    assert.deepEqual(first.get('object-src'), ["'none'"])
    assert.deepEqual(first.get('base-uri'), ["'none'"])
    const [self, nonce, ...more] = first.get('script-src')!
    assert.equal(self, "'self'")
    assert.match(nonce, /^'nonce-[\w+/=-]{16,}'$/)
    assert.isEmpty(more)
    assert.notEqual(second.get('script-src')![1], nonce)
  })

  test('is kept from the pages of other sites', async ({ assert }) => {
    const origin = 'https://evil.example'
    const read = await send('GET', '/api/v1/skills', { headers: { origin } })
    assert.equal(read.status, 200)
    assert.notProperty(read.headers, 'access-control-allow-origin')
    const asked = await send('OPTIONS', '/api/v1/login', {
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    })
    assert.notProperty(asked.headers, 'access-control-allow-origin')
    assert.notProperty(asked.headers, 'access-control-allow-headers')
  })

  test('echoes no request, and lists no folder', async ({ assert }) => {
    const traced = await send('TRACE', '/', { headers: { 'x-secret': 'echo-me' } })
    assert.isAtLeast(traced.status, 400)
    assert.notInclude(traced.text, 'echo-me')
    for (const path of ['/assets/', '/help-pictures/', '/embed/', '/.env', '/.git/config'])
      assert.equal((await send('GET', path)).status, 404, path)
  })

  test('is refused to a request whose end can be read in two ways', async ({ assert }) => {
    const odd = 'content-length: 4\r\ntransfer-encoding: chunked'
    const socket = connect(Number(process.env.PORT), process.env.HOST)
    socket.end(
      `POST /api/v1/login HTTP/1.1\r\nhost: candor\r\n${odd}\r\n\r\n0\r\n\r\nGET /smuggled`
    )
    const heard = await text(socket)
    assert.match(heard, /^HTTP\/1\.1 400 /)
    assert.lengthOf([...heard.matchAll(/^HTTP\/1\.1 /gm)], 1)
  })
})

test.group('A sign-out by GET', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is a call of our own pages: no link, picture or page of another site does it', async ({
    client,
    assert,
  }) => {
    const { token } = await openSession((await givenCandidate()).user)
    const authorization = `Bearer ${token}`
    const leave = (headers: object) => send('GET', '/api/v1/logout', { headers: { ...headers } })
    for (const [mode, site] of [
      ['navigate', 'same-origin'],
      ['no-cors', 'same-origin'],
      ['cors', 'cross-site'],
    ]) {
      const headers = { 'sec-fetch-mode': mode, 'sec-fetch-site': site }
      assert.equal((await leave({ ...headers, authorization })).status, 403, mode)
      assert.equal((await leave({ ...headers, cookie: `token=${token}` })).status, 403, mode)
    }
    assert.equal((await leave({ cookie: `token=${token}` })).status, 401)
    ;(await client.get('/api/v1/get-user').bearerToken(token)).assertStatus(200)
    const own = { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin', authorization }
    assert.equal((await leave(own)).status, 200)
    ;(await client.get('/api/v1/get-user').bearerToken(token)).assertStatus(401)
  })
})

test.group('The worker that tries out code', () => {
  const origin = 'https://candor.example'

  test('runs WebAssembly and reaches the files beside it, nothing else', ({ assert }) => {
    const policy = trialWorkerPolicy('/assets/portal/trial_worker-B9_x-1.js', origin)!
    assert.equal(trialWorkerPolicy('/assets/portal_hi/trial_worker-B9_x-1.js', origin), policy)
    assert.deepEqual(policy.split('; '), [
      "default-src 'none'",
      `script-src ${origin}/assets/ 'wasm-unsafe-eval'`,
      `connect-src ${origin}/assets/`,
      "frame-ancestors 'self'",
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
