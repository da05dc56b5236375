import { Writable } from 'node:stream'
import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import { Logger } from '@adonisjs/core/logger'
import logger from '@adonisjs/core/services/logger'
import testUtils from '@adonisjs/core/services/test_utils'
import loggerConfig from '#config/logger'
import HttpExceptionHandler from '#api/http/errors/exception_handler'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import SecondFactor from '#api/accounts/models/second_factor'
import { newTotp } from '#api/accounts/second_factor/totp'
import { SIGN_IN_TRIES } from '#api/accounts/account_facts'
import { givenCandidate, PASSWORD } from '#tests/givens'
import { address } from '../accounts/heard.js'

type Line = { message: string } & Record<string, unknown>

test.group('The log of who comes in and who is refused', (group) => {
  let lines: Line[] = []
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    lines = []
    const { info, warn } = logger
    const keep = ((facts: object, message: string) =>
      void lines.push({ ...facts, message })) as typeof logger.info
    Object.assign(logger, { info: keep, warn: keep })
    return () => void Object.assign(logger, { info, warn })
  })
  const told = (message: string) => lines.filter((line) => line.message === message)
  const person = async () => {
    const { user } = await givenCandidate()
    await user.merge({ email: address() }).save()
    return user
  }

  test('tells of each sign-in and each that failed, with who and where, and of no secret', async ({
    client,
    assert,
  }) => {
    const user = await person()
    const tryIn = (email: string, password: string) =>
      client.post('/api/v1/login').json({ email, password })
    ;(await tryIn(user.email, 'a wrong password')).assertStatus(401)
    ;(await tryIn(address(), 'a wrong password')).assertStatus(401)
    assert.containSubset(told('sign-in failed'), [
      { userId: user.id, by: 'password', ip: '127.0.0.1' },
      { userId: null, by: 'password', ip: '127.0.0.1' },
    ])
    assert.isEmpty(told('signed in'))
    ;(await tryIn(user.email, PASSWORD)).assertStatus(200)
    const [signedIn, ...more] = told('signed in')
    assert.isEmpty(more)
    assert.containSubset(signedIn, { userId: user.id, ip: '127.0.0.1', secondFactor: false })
    assert.isNumber(signedIn.sessionId)
    for (const secret of [user.email, PASSWORD, 'a wrong password'])
      assert.notInclude(JSON.stringify(lines), secret)
  })

  test('tells of a second factor, a code and a password again that were wrong', async ({
    client,
    assert,
  }) => {
    const user = await person()
    const { sealed } = newTotp(user)
    const factor = {
      kind: 'totp',
      name: 'App',
      secret: sealed,
      confirmedAt: DateTime.now(),
    } as const
    await SecondFactor.create({ ...factor, userId: user.id })
    const { ticket } = (
      await client.post('/api/v1/login').json({ email: user.email, password: PASSWORD })
    ).body().data
    const wrong = await client
      .post('/api/v1/login/second-factor')
      .json({ ticket, code: 'wrong-code' })
    wrong.assertStatus(422)
    assert.containSubset(told('sign-in failed'), [{ userId: user.id, by: 'second factor' }])
    assert.isEmpty(told('signed in'))

    const code = { email: user.email, code: '000000' }
    ;(await client.post('/api/v1/email-verification').json(code)).assertStatus(422)
    const { token } = await openSession(user)
    const asked = await client
      .post('/api/v1/second-factors/totp')
      .bearerToken(token)
      .json({ password: 'a wrong password' })
    asked.assertStatus(422)
    assert.sameMembers(
      told('sign-in failed').map(({ by }) => by),
      ['second factor', 'code', 'password again']
    )
  })

  test('tells of each call that was refused for want of a sign-in or a right', async ({
    client,
    assert,
  }) => {
    const user = await person()
    ;(await client.get('/api/v1/get-user')).assertStatus(401)
    const { token } = await openSession(user)
    const refused = await client.get('/api/v1/admin/audit-log').bearerToken(token)
    refused.assertStatus(403)
    const [stranger, candidate, ...more] = told('request refused')
    assert.isEmpty(more)
    assert.containSubset(stranger, { status: 401, route: '/api/v1/get-user', ip: '127.0.0.1' })
    assert.containSubset(candidate, {
      status: 403,
      reason: 'role',
      method: 'GET',
      userId: user.id,
      requestId: refused.header('x-request-id'),
    })
    assert.notInclude(JSON.stringify(lines), token)
  })

  test('tells of tries beyond a limit', async ({ client, assert }) => {
    const user = await person()
    for (let tries = 0; tries <= SIGN_IN_TRIES; tries++)
      await client.post('/api/v1/login').json({ email: user.email, password: 'a wrong password' })
    const [last] = told('request refused').slice(-1)
    assert.containSubset(last, {
      status: 429,
      code: 'E_TOO_MANY_REQUESTS',
      route: '/api/v1/login',
    })
  })
})

test('a failure of ours is logged with its request, and nothing of it is shown', async ({
  assert,
  cleanup,
}) => {
  const ctx = await testUtils.createHttpContext()
  const { error } = ctx.logger
  const lines: Line[] = []
  ctx.logger.error = ((facts: object, message: string) =>
    void lines.push({ ...facts, message })) as typeof error
  cleanup(() => void (ctx.logger.error = error))
  const handler = new HttpExceptionHandler()
  const failure = new Error('connect to 10.0.0.7 with password hunter2')
  await handler.report(failure, ctx)
  await handler.handle(failure, ctx)
  assert.lengthOf(lines, 1)
  assert.containSubset(lines[0], { message: 'request failed', requestId: ctx.request.id() })
  assert.include(lines[0].stack, 'hunter2')
  assert.equal(ctx.response.getStatus(), 500)
  assert.notMatch(JSON.stringify(ctx.response.getBody()), /10\.0\.0\.7|hunter2|at .*\.ts/)
})

test('a line of the log is one line of JSON, whatever somebody typed, and keeps secrets out', ({
  assert,
}) => {
  let written = ''
  const destination = new Writable({
    write(chunk, _, done) {
      written += chunk
      done()
    },
  })
  const typed = 'Asha\n{"level":60,"msg":"forged"}\r\n\u001b[2J'
  new Logger({ ...loggerConfig.loggers.app, level: 'info', destination }).info(
    { typed, password: PASSWORD, user: { token: 'a-token' } },
    'typed'
  )
  const lines = written.trimEnd().split('\n')
  assert.lengthOf(lines, 1)
  const line = JSON.parse(lines[0])
  assert.equal(line.typed, typed)
  assert.equal(line.password, '[kept out]')
  assert.equal(line.user.token, '[kept out]')
  assert.closeTo(line.time, Date.now(), 5_000)
  assert.notInclude(written, '\u001b')
})
