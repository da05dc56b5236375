import { once } from 'node:events'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { Argon } from '@adonisjs/core/hash/drivers/argon'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { isCommonPassword } from '#api/accounts/passwords/common_passwords'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import type User from '#api/accounts/models/user'
import { givenUser, PASSWORD } from '#tests/givens'
import { setSettings } from '#tests/settings'
import { address } from './heard.js'

const NEW = 'another long enough one'

test.group('What a password may be', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const person = () =>
    givenUser('admin', { email: address(), adminRole: 'content' } as Partial<User>)
  const change = async (client: ApiClient, user: User, password: string, now = PASSWORD) =>
    client
      .put('/api/v1/change-password')
      .bearerToken((await openSession(user)).token)
      .json({ currentPassword: now, password })
  const login = (client: ApiClient, user: User, password: string) =>
    client.post('/api/v1/login').json({ email: user.email, password })

  test('blanks at its ends count, in every kind of form', async ({ client }) => {
    const user = await person()
    const password = ` a blank at both ends `
    ;(await change(client, user, password)).assertStatus(200)
    for (const other of [password.trim(), password.trimStart(), `${password} `])
      (await login(client, user, other)).assertStatus(401)
    ;(await login(client, user, password)).assertStatus(200)
    const byForm = (typed: string) =>
      client.post('/api/v1/login').form({ email: user.email, password: typed })
    ;(await byForm(password.trim())).assertStatus(401)
    ;(await byForm(password)).assertStatus(200)
    ;(await change(client, user, NEW, password.trim())).assertStatus(422)
    ;(await change(client, user, NEW, password)).assertStatus(200)
    ;(await login(client, user, ' '.repeat(12))).assertStatus(422)
  })

  test('none of the 3,000 that are guessed first', async ({ client, assert }) => {
    const source = readFileSync('api/accounts/passwords/common_passwords.ts', 'utf8')
    const [, list] = /const list = `([^`]+)`/.exec(source)!
    const common = [...new Set(list.trim().split(/\s+/))].filter((each) => each.length >= 10)
    assert.isAbove(common.length, 3_000)
    assert.deepEqual(
      common.filter((each) => !isCommonPassword(each.toUpperCase())),
      []
    )
    const user = await person()
    for (const each of [common[0], common[1_500], common[3_000].toUpperCase()]) {
      const refused = await change(client, user, each)
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field: 'password', rule: 'commonPassword' }] })
    }
    ;(await change(client, user, NEW)).assertStatus(200)
  })

  test('none that a breach has shown, by five digits of its hash', async ({
    client,
    assert,
    cleanup,
  }) => {
    const digits = (password: string) =>
      createHash('sha1').update(password).digest('hex').toUpperCase()
    const [stolen, padded] = ['a well known old one', 'nobody ever had this']
    const asked: string[] = []
    let status = 200
    const list = createServer(({ url }, response) => {
      asked.push(url!)
      const rows = [`${digits(stolen).slice(5)}:23`, `${digits(padded).slice(5)}:0`]
      response.writeHead(status).end(['0'.repeat(35) + ':7', ...rows].join('\r\n'))
    }).listen(0, '127.0.0.1')
    await once(list, 'listening')
    cleanup(() => void list.close())
    const { port } = list.address() as AddressInfo
    const user = await person()
    // nobody is asked unless the operator says whom
    ;(await change(client, user, stolen)).assertStatus(200)
    assert.isEmpty(asked)
    cleanup(setSettings({ BREACHED_PASSWORDS_URL: `http://127.0.0.1:${port}/range/` }))
    const refused = await change(client, user, stolen, stolen)
    refused.assertStatus(422)
    refused.assertBodyContains({ errors: [{ field: 'password', rule: 'breachedPassword' }] })
    ;(await change(client, user, padded, stolen)).assertStatus(200)
    assert.deepEqual(
      asked,
      [stolen, padded].map((each) => `/range/${digits(each).slice(0, 5)}`)
    )
    // a list that does not work keeps nobody from choosing
    status = 500
    ;(await change(client, user, stolen, padded)).assertStatus(200)
  })

  test('its hash follows the rules of today at the next sign-in', async ({ client, assert }) => {
    const user = await person()
    const kept = async () => (await db.from('users').where('id', user.id).first()).password
    const weak = await new Argon({ memory: 1_024, iterations: 2 }).make(PASSWORD)
    await db.from('users').where('id', user.id).update({ password: weak })
    ;(await login(client, user, 'a wrong password')).assertStatus(401)
    assert.equal(await kept(), weak)
    ;(await login(client, user, PASSWORD)).assertStatus(200)
    const renewed = await kept()
    assert.isTrue(hash.needsReHash(weak))
    assert.isFalse(hash.needsReHash(renewed))
    ;(await login(client, user, PASSWORD)).assertStatus(200)
    assert.equal(await kept(), renewed)
  })
})
