import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import ace from '@adonisjs/core/services/ace'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#api/accounts/models/user'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import { emptyDatabase } from '#tests/empty_database'
import { givenAdmin, givenCandidate, PASSWORD } from '#tests/givens'
import { address, listen } from './heard.js'

test.group('Platform members', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const heard = listen(group)

  test('only a super admin manages them', async ({ client, assert }) => {
    const [moderator, other] = [await givenAdmin('moderator'), await givenAdmin('content')]
    await assert.rejects(() => other.deactivate(moderator), /Only a super admin/)
    await assert.rejects(
      () => other.changeRole(moderator, { adminRole: 'super' }),
      /Only a super admin/
    )
    const made = await client
      .post('/api/v1/admin/members')
      .json({ fName: 'A', lName: 'B', email: address(), adminRole: 'super' })
      .loginAs(moderator)
    made.assertStatus(403)
  })

  test('a password that is guessed first is as weak in the console as anywhere', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    for (const [password, message] of [
      ['password123', 'This password is too easy to guess; choose another'],
      ['ninechars', 'Password needs at least 10 characters'],
      ['ab'.repeat(65), 'Password may have at most 128 characters'],
    ]) {
      const refused = await client
        .post('/api/v1/admin/members')
        .loginAs(admin)
        .json({ fName: 'Mia', lName: 'Lund', email: address(), adminRole: 'content', password })
      refused.assertStatus(422)
      assert.equal(refused.body().errors[0].field, 'password', password)
      assert.equal(refused.body().errors[0].message, message)
    }
  })

  test('an empty password is none, as the form says', async ({ client }) => {
    const admin = await givenAdmin()
    for (const password of ['', ' ', null]) {
      const made = await client
        .post('/api/v1/admin/members')
        .loginAs(admin)
        .json({ fName: 'Mia', lName: 'Lund', email: address(), adminRole: 'content', password })
      made.assertStatus(201)
    }
  })

  test('an invited member chooses a password by the link, and signs in', async ({
    client,
    assert,
  }) => {
    const chief = await givenAdmin()
    const email = address()
    const member = { fName: 'Mira', lName: 'Sen', email, adminRole: 'moderator' }
    const made = await client.post('/api/v1/admin/members').json(member).loginAs(chief)
    made.assertStatus(201)
    assert.notProperty(made.body().data, 'password')
    const early = await client.post('/api/v1/login').json({ email, password: PASSWORD })
    early.assertStatus(401)
    const mail = await db.from('mails').where('recipient', email).firstOrFail()
    assert.include(mail.body_text, heard.invitations.at(-1)!.token)
    const chosen = await client
      .put('/api/v1/reset-password')
      .json({ token: heard.invitations.at(-1)!.token, password: PASSWORD })
    chosen.assertStatus(200)
    const login = await client.post('/api/v1/login').json({ email, password: PASSWORD })
    login.assertStatus(200)
    assert.equal(login.body().data.redirectUrl, '/admin')
    assert.equal(login.body().data.user.adminRole, 'moderator')
    const twice = await client
      .post('/api/v1/admin/members')
      .json({ ...member, email: email.toUpperCase() })
      .loginAs(chief)
    twice.assertStatus(409)
  })

  test('an edit refuses what it would not change, and takes a form that sends everything', async ({
    client,
    assert,
  }) => {
    const [chief, member] = [await givenAdmin(), await givenAdmin('finance')]
    const path = `/api/v1/admin/members/${member.id}`
    for (const [field, value] of [
      ['adminRole', 'super'],
      ['email', 'another@example.com'],
      ['password', PASSWORD],
      ['status', 'deactivated'],
    ] as const) {
      const refused = await client
        .put(path)
        .loginAs(chief)
        .json({ fName: 'Mira', [field]: value })
      refused.assertStatus(422)
      assert.equal(refused.body().errors[0].field, field)
    }
    assert.notEqual((await member.refresh()).firstName, 'Mira')
    const read = await client.get(path).loginAs(chief)
    const saved = await client
      .put(path)
      .loginAs(chief)
      .json({ ...read.body().data, fName: 'Mira' })
    saved.assertStatus(200)
    assert.equal((await member.refresh()).firstName, 'Mira')
  })

  test('deactivating signs a member out everywhere; reactivating lets them in again', async ({
    client,
    assert,
  }) => {
    const [chief, member] = [await givenAdmin(), await givenAdmin('finance')]
    const { token } = await openSession(member)
    const deactivated = await client
      .put(`/api/v1/admin/members/${member.id}/deactivate`)
      .json({})
      .loginAs(chief)
    deactivated.assertStatus(200)
    assert.exists(heard.ended.find(({ userId }) => userId === member.id))
    const dead = await client.get('/api/v1/get-user').bearerToken(token)
    dead.assertStatus(401)
    await assert.rejects(() => member.deactivate(chief), /already/)
    await member.reactivate(chief)
    assert.equal((await User.findOrFail(member.id)).status, 'active')
    await assert.rejects(() => member.reactivate(chief), /Only a deactivated/)
  })

  test('the last super stays, and nobody acts on themselves', async ({ assert }) => {
    await db.from('users').where('admin_role', 'super').update({ admin_role: 'content' })
    const [chief, second] = [await givenAdmin(), await givenAdmin()]
    await assert.rejects(() => chief.deactivate(chief), /your own account/)
    await second.changeRole(chief, { adminRole: 'support' })
    assert.equal((await User.findOrFail(second.id)).adminRole, 'support')
    await db
      .from('users')
      .where('id', second.id)
      .update({ admin_role: 'super', status: 'deactivated' })
    await assert.rejects(
      () => chief.changeRole(second, { adminRole: 'content' }),
      /only active|Only a super|meanwhile|Reactivate|last super/
    )
    assert.equal((await User.findOrFail(chief.id)).adminRole, 'super')
  })

  test('a member who never acted is removed, one who did is deactivated', async ({ assert }) => {
    const chief = await givenAdmin()
    const [idle, busy] = [await givenAdmin('content'), await givenAdmin('content')]
    await db
      .table('audit_log')
      .insert({ actor_id: busy.id, action: 'approve', subject_type: 'jobs' })
    await idle.removeMember(chief)
    await busy.removeMember(chief)
    assert.isNull(await User.find(idle.id))
    assert.equal((await User.findOrFail(busy.id)).status, 'deactivated')
  })

  test('a candidate is deactivated by any admin', async ({ assert }) => {
    const { user } = await givenCandidate()
    await user.deactivate(await givenAdmin('moderator'))
    assert.equal((await User.findOrFail(user.id)).status, 'deactivated')
  })

  test('the operator makes an admin on the command line', async ({ client, assert, cleanup }) => {
    ace.ui.switchMode('raw')
    process.env.ADMIN_PASSWORD = 'qwertyuiop'
    cleanup(() => {
      ace.ui.switchMode('normal')
      delete process.env.ADMIN_PASSWORD
    })
    const email = address()
    const weak = await ace.exec('user:create-admin', [email])
    assert.equal(weak.exitCode, 1)
    process.env.ADMIN_PASSWORD = PASSWORD
    const made = await ace.exec('user:create-admin', [email])
    assert.equal(made.exitCode, 0)
    const login = await client.post('/api/v1/login').json({ email, password: PASSWORD })
    login.assertStatus(200)
    const twice = await ace.exec('user:create-admin', [email])
    assert.equal(twice.exitCode, 1)
  })
})

test.group('Two supers at once', (group) => {
  group.each.teardown(emptyDatabase)

  test('cannot both be removed by each other', async ({ assert }) => {
    const [one, two] = [await givenAdmin(), await givenAdmin()]
    await Promise.allSettled([
      one.deactivate(await User.findOrFail(two.id)),
      two.deactivate(await User.findOrFail(one.id)),
    ])
    assert.lengthOf(await User.query().where({ adminRole: 'super', status: 'active' }), 1)
  })
})
