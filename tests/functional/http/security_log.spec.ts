import { Writable } from 'node:stream'
import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import { Logger } from '@adonisjs/core/logger'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import loggerConfig from '#config/logger'
import HttpExceptionHandler from '#api/http/errors/exception_handler'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import { audit } from '#api/accounts/audit/audit'
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

  test('tells of refused input, moves and rows of others, by their fields and without what was typed', async ({
    client,
    assert,
  }) => {
    const user = await person()
    const { token } = await openSession(user)
    const typed = "x' or 1=1 --"
    const wrong = await client.put('/api/v1/language').bearerToken(token).json({ language: typed })
    wrong.assertStatus(422)
    ;(await client.delete('/api/v1/sessions/999999').bearerToken(token)).assertStatus(404)
    ;(await client.delete('/api/v1/sessions/999999')).assertStatus(401)
    ;(await client.get('/api/v1/nothing-is-here')).assertStatus(404)
    const nul = { email: user.email, password: PASSWORD, [typed]: 'a\0b' }
    ;(await client.post('/api/v1/login').json(nul)).assertStatus(422)
    ;(await client.get('/api/v1/get-user').bearerToken(token)).assertStatus(200)
    const [field, row, key, ...more] = told('input refused')
    assert.isEmpty(more)
    assert.containSubset(field, {
      userId: user.id,
      ip: '127.0.0.1',
      route: '/api/v1/language',
      status: 422,
      fields: [{ field: 'language', rule: 'enum' }],
    })
    assert.containSubset(row, { userId: user.id, route: '/api/v1/sessions/:id', status: 404 })
    assert.containSubset(key, { status: 422, fields: [{ field: null, rule: 'refused' }] })
    assert.notInclude(JSON.stringify(lines), typed)
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

test.group('A line of the audit log', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('stays as it was written, but for the name and address of who goes', async ({ assert }) => {
    const { user } = await givenCandidate()
    const { id } = await db.transaction((trx) =>
      audit(
        trx,
        {
          actorId: user.id,
          action: 'jobs.edit',
          subjectType: 'jobs',
          subjectId: 7,
          subjectLabel: 'Cook',
        },
        { ip: '192.0.2.1' }
      )
    )
    const line = (trx = db as { from: typeof db.from }) => trx.from('audit_log').where('id', id)
    for (const change of [
      { action: 'jobs.read' },
      { subject_id: 8 },
      { actor_id: (await givenCandidate()).user.id },
      { subject_label: 'Waiter' },
      { ip_address: '192.0.2.2' },
      { changes: '{"pay": 1}' },
      { created_at: new Date(0) },
    ])
      await assert.rejects(() => db.transaction((trx) => line(trx).update(change)), /append-only/)
    await assert.rejects(() => db.transaction((trx) => line(trx).delete()), /append-only/)
    const kept = await line().first()
    assert.containsSubset(kept, { action: 'jobs.edit', subject_id: 7, actor_id: user.id })
    await line().update({ subject_label: null, changes: '{}', reason: null, ip_address: null })
    assert.containsSubset(await line().first(), {
      action: 'jobs.edit',
      subject_label: null,
      ip_address: null,
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
  assert.closeTo(line.time, Date.now(), 60_000)
  assert.notInclude(written, '\u001b')
})
