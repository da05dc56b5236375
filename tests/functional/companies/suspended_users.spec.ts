import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { DateTime } from 'luxon'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import companyMailWords from '#api/mailing/sending/company_mail_words'
import sendFollowUps from '#api/mailing/sequences/send_follow_ups'
import MailFollowUp from '#api/mailing/models/mail_follow_up'
import MailTemplate from '#api/mailing/models/mail_template'
import Mail from '#api/notifications/models/mail'
import CompanyInvite from '#api/companies/models/company_invite'
import { hashInvite } from '#api/companies/team/invite_colleague'
import {
  givenAdmin,
  givenApplication,
  givenCompany,
  givenJob,
  givenMember,
  PASSWORD,
} from '#tests/givens'
import { givenInterview } from '../interviews/given_interviews.js'

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

  test('writes to nobody by what was begun before, and lets nobody in', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany()
    const { user, member } = await givenMember(company, 'admin')
    const job = await givenJob(company)
    const applicant = await givenApplication(job)
    await applicant.user.merge({ timeZone: 'UTC' }).save()
    const appliedIds = [applicant.application.id]
    const asUser = (path: string, body: object) =>
      client.post(`/api/v1/client${path}`).loginAs(user).json(body)
    const template = await MailTemplate.create({
      ...{ companyId: company.id, name: 'Loans', subject: 'Loans', body: '<p>Cheap loans</p>' },
      ...{ purpose: 'follow_up', status: 'active' },
    } as never)
    const steps = [{ templateId: template.id, waitDays: 0 }]
    const sequence = await asUser('/mail-sequences', { name: 'Loans', steps })
    const { _id } = sequence.body().data
    ;(await asUser(`/mail-sequences/${_id}/start`, { appliedIds })).assertStatus(201)
    ;(
      await asUser('/send-email', { appliedIds, subject: 'Loans', body: '<p>Now</p>' })
    ).assertStatus(202)
    const link = 'x'.repeat(43)
    await CompanyInvite.create({
      ...{ companyId: company.id, email: 'crony@example.com', role: 'admin' },
      ...{ invitedBy: user.id, tokenHash: hashInvite(link) },
      expiresAt: DateTime.now().plus({ days: 7 }),
    } as never)
    const invite = () => client.post('/api/v1/open-invite').json({ token: link })
    ;(await invite()).assertStatus(200)
    const interview = await givenInterview(
      {
        ...{ company, client: user, member, job, application: applicant.application },
        ...{ candidate: applicant.candidate, developer: applicant.user },
      },
      'scheduled'
    )
    ;(
      await client
        .put(`/api/v1/admin/client-users/${member.id}/suspend`)
        .loginAs(await givenAdmin('moderator'))
        .json({ reason: 'They wrote to applicants about loans' })
    ).assertStatus(200)

    await MailFollowUp.query().update({ due_at: new Date(0) })
    const wednesday = DateTime.utc().plus({ weeks: 1 }).startOf('week').plus({ days: 2, hours: 10 })
    assert.equal(await sendFollowUps({}, wednesday), 0)
    assert.equal((await MailFollowUp.firstOrFail()).status, 'ended')
    const waiting = await Mail.query().where({ userId: applicant.user.id, kind: 'message.mail' })
    assert.lengthOf(waiting, 1)
    assert.property(await companyMailWords(waiting[0]), 'ended')
    ;(await invite()).assertStatus(422)
    assert.isNotNull((await interview.refresh()).organiserLeftAt)
  })
})
