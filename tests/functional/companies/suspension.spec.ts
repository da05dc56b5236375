import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { notify } from '#api/notifications/notify'
import deliverMail from '#api/notifications/deliver_mail'
import Mail from '#api/notifications/models/mail'
import drive from '@adonisjs/drive/services/main'
import File from '#api/files/models/file'
import {
  givenAdmin,
  givenApplication,
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
} from '#tests/givens'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import CompanyMember from '#api/companies/models/company_member'
import { make } from '../applications/given_offers.js'
import { givenInterview } from '../interviews/given_interviews.js'
import { givenRequest } from '../talent/given_contact.js'
import { send } from '#tests/send'

const suspendUrl = (id: number) => `/api/v1/admin/clients/${id}/suspend`
const restoreUrl = (id: number) => `/api/v1/admin/clients/${id}/restore`
const reason = { reason: 'Asks candidates for money' }

test.group('A suspended company', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is suspended and restored by those who decide about companies, with a reason', async ({
    client,
  }) => {
    const { company, user } = await givenCompany()
    for (const url of [suspendUrl(company.id), restoreUrl(company.id)]) {
      ;(await client.put(url).json(reason)).assertStatus(401)
      ;(await client.put(url).json(reason).loginAs(user)).assertStatus(403)
      for (const role of ['finance', 'content'] as const)
        (
          await client
            .put(url)
            .json(reason)
            .loginAs(await givenAdmin(role))
        ).assertStatus(403)
      ;(
        await client
          .put(url)
          .json({})
          .loginAs(await givenAdmin())
      ).assertStatus(422)
    }
    ;(
      await client
        .put(restoreUrl(company.id))
        .json(reason)
        .loginAs(await givenAdmin())
    ).assertStatus(409)
  })

  test('reads no resume any more by a link that it was given before', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const job = await givenJob(company)
    const applied = await givenApplication(job)
    const file = await File.query().where('owner_id', applied.user.id).firstOrFail()
    await drive.use().put(file.storageKey, 'the resume')
    await file.merge({ byteSize: 'the resume'.length }).save()
    const listed = await client
      .post('/api/v1/client/applicant-list')
      .loginAs(user)
      .json({ jobId: job.id })
    const [{ resumeUrl }] = listed.body().data.applicants
    ;(await client.get(resumeUrl)).assertStatus(200)
    const admin = await givenAdmin()
    ;(await client.put(suspendUrl(company.id)).json(reason).loginAs(admin)).assertStatus(200)
    const closed = await client.get(resumeUrl)
    closed.assertStatus(403)
    assert.equal(closed.body().reason, 'status')
    ;(await client.put(restoreUrl(company.id)).json(reason).loginAs(admin)).assertStatus(200)
    ;(await client.get(resumeUrl)).assertStatus(200)
  })

  test('is signed out, then reads why and its papers and nothing else, and its jobs are hidden', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const { user: recruiter } = await givenMember(company, 'recruiter')
    const job = await givenJob(company, { hideBudget: true } as never)
    const draft = await givenJob(company, { status: 'draft', isApproved: null } as never)
    const { token } = await openSession(recruiter)
    ;(
      await client
        .put(suspendUrl(company.id))
        .json(reason)
        .loginAs(await givenAdmin('support'))
    ).assertStatus(200)

    assert.equal((await send('GET', '/api/v1/get-user', { token })).status, 401)
    const again = { token: (await openSession(user)).token }
    const access = await send('GET', '/api/v1/client/page-access/post_job', again)
    assert.equal(access.status, 200)
    assert.equal(access.body.data.reason, 'status')
    assert.include(access.body.data.message, reason.reason)
    for (const path of [
      '/client/page-access',
      '/client/billing-address',
      '/account/export',
      '/get-user',
    ])
      assert.equal((await send('GET', `/api/v1${path}`, again)).status, 200, path)
    for (const [method, path] of [
      ['PUT', '/client/billing-address'],
      ['GET', '/company-profile'],
      ['GET', '/client/dashboard'],
      ['POST', '/client/get-posted-jobs'],
      ['GET', '/notifications'],
      ['GET', '/calendar-feed'],
    ]) {
      const refused = await send(method, `/api/v1${path}`, { ...again, json: {} })
      assert.equal(refused.status, 403, path)
      assert.equal(refused.body.reason, 'status', path)
    }
    const stream = await send('GET', `/__transmit/events?uid=${crypto.randomUUID()}`, again)
    assert.equal(stream.status, 403)
    for (const { id } of [job, draft])
      assert.equal((await send('GET', `/api/v1/job-detail/${id}`, again)).status, 404)

    const audited = await db.from('audit_log').where('action', 'clients.suspend').first()
    assert.equal(Number(audited.subject_id), company.id)
    const told = await Mail.query().where({ userId: user.id, kind: 'company.suspended' })
    assert.lengthOf(told, 1)
  })

  test('its mails wait, and go out when it is restored; it stands where it stood', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany({ verifiedAt: DateTime.now() } as never)
    const { user: applicant } = await givenCandidate()
    const admin = await givenAdmin()
    ;(await client.put(suspendUrl(company.id)).json(reason).loginAs(admin)).assertStatus(200)
    await db.transaction((trx) =>
      notify(trx, {
        to: [applicant.id],
        kind: 'application.status',
        message: 'Moved',
        clientId: company.id,
        mail: { subject: 'Moved', lines: ['Moved.'] },
      })
    )
    const mail = await Mail.query().where('userId', applicant.id).firstOrFail()
    await deliverMail({ mailId: mail.id })
    assert.equal((await mail.refresh()).status, 'queued')
    const restored = await client.put(restoreUrl(company.id)).json(reason).loginAs(admin)
    restored.assertStatus(200)
    assert.equal(restored.body().data.verification, 'verified')
    await deliverMail({ mailId: mail.id })
    assert.notEqual((await mail.refresh()).status, 'queued')
  })
})

test.group('With a suspended company', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('nobody shares a contact, takes an offer or settles a time until it is restored', async ({
    client,
    assert,
  }) => {
    const { dev, request, company, user } = await givenRequest(client)
    const job = await givenJob(company)
    const applied = await givenApplication(job)
    const offered = await make(client, user, applied.application.id)
    const member = await CompanyMember.findByOrFail('user_id', user.id)
    const invited = await givenApplication(job)
    const { id: interviewId, times } = await givenInterview(
      {
        ...{ company, client: user, member, job, application: invited.application },
        ...{ candidate: invited.candidate, developer: invited.user },
      },
      'proposed'
    )
    const all = async () => [
      await client.put(`/api/v1/candidate/contact-requests/${request.id}/accept`).loginAs(dev.user),
      await client
        .put(`/api/v1/candidate/offer/${offered.body().data._id}`)
        .loginAs(applied.user)
        .json({ answer: 'accept' }),
      await client
        .patch('/api/v1/candidate/setInterviewSlot')
        .loginAs(invited.user)
        .json({ interviewId, slotId: times[0].id }),
    ]
    const admin = await givenAdmin('moderator')
    ;(await client.put(suspendUrl(company.id)).json(reason).loginAs(admin)).assertStatus(200)
    for (const refused of await all()) {
      refused.assertStatus(409)
      assert.match(refused.body().message, /company is suspended/)
    }
    assert.isEmpty(await db.from('contact_unlocks').where('company_id', company.id))
    ;(await client.put(restoreUrl(company.id)).json(reason).loginAs(admin)).assertStatus(200)
    for (const done of await all()) done.assertStatus(200)
  })
})

test.group('A deactivated colleague', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('reads a job as a stranger does, and hears of nothing any more', async ({ assert }) => {
    const { company } = await givenCompany()
    const { user, member } = await givenMember(company, 'recruiter')
    const draft = await givenJob(company, { status: 'draft', isApproved: null } as never)
    const hidden = await givenJob(company, { hideBudget: true } as never)
    const { token } = await openSession(user)
    const read = (id: number) => send('GET', `/api/v1/job-detail/${id}`, { token })
    assert.equal((await read(draft.id)).status, 200)
    assert.include((await read(hidden.id)).text, '1500000')
    await member.merge({ status: 'deactivated' }).save()
    assert.equal((await read(draft.id)).status, 404)
    assert.notInclude((await read(hidden.id)).text, '1500000')
    await db.transaction((trx) =>
      notify(trx, { to: [user.id], kind: 'application.received', message: 'Somebody applied' })
    )
    assert.lengthOf(await db.from('notifications').where('user_id', user.id), 0)
  })
})
