import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import { givenAdmin, givenCompany, givenMember, PASSWORD } from '#tests/givens'

test.group('A company user whom the platform suspends', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is signed out at once, reads why, and is restored', async ({ client, assert }) => {
    const { company, user: owner } = await givenCompany()
    const { user, member } = await givenMember(company, 'recruiter')
    const path = `/api/v1/admin/client-users/${member.id}`
    const reason = 'They wrote to applicants about loans'
    const suspend = () => client.put(`${path}/suspend`)
    ;(await suspend().json({ reason })).assertStatus(401)
    ;(await suspend().loginAs(owner).json({ reason })).assertStatus(403)
    ;(
      await suspend()
        .loginAs(await givenAdmin('finance'))
        .json({ reason })
    ).assertStatus(403)
    const admin = await givenAdmin('moderator')
    ;(await suspend().loginAs(admin).json({})).assertStatus(422)

    const { token } = await openSession(user)
    const asUser = () => client.get('/api/v1/client/company-user').bearerToken(token)
    const signIn = () =>
      client
        .post('/api/v1/login')
        .json({ email: user.email, password: PASSWORD, userType: 'client' })
    ;(await suspend().loginAs(admin).json({ reason })).assertStatus(200)
    ;(await asUser()).assertStatus(401)
    assert.lengthOf(await db.from('sessions').where('user_id', user.id), 0)
    assert.notEqual((await signIn()).status(), 200)
    const mail = await db
      .from('mails')
      .where({ user_id: user.id, kind: 'account.standing' })
      .firstOrFail()
    assert.include(mail.body_text, reason)
    const entry = await db.from('audit_log').where('action', 'client-users.suspend').firstOrFail()
    assert.deepEqual([entry.actor_id, entry.reason], [admin.id, reason])
    ;(await suspend().loginAs(admin).json({ reason })).assertStatus(409)

    const restored = await client
      .put(`${path}/restore`)
      .loginAs(admin)
      .json({ reason: 'A mistake' })
    restored.assertStatus(200)
    assert.equal(restored.body().data.accountStatus, 'active')
    assert.lengthOf(await db.from('mails').where({ user_id: user.id, kind: 'account.standing' }), 2)
    const again = await client
      .get('/api/v1/client/company-user')
      .bearerToken((await openSession(user)).token)
    assert.equal(again.status(), 403)
  })
})
