import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import MailFollowUp from '#api/mailing/models/mail_follow_up'
import MailSequence from '#api/mailing/models/mail_sequence'
import { enqueue } from '#api/queue/queue'
import { beginTotp } from '#api/accounts/second_factor/keep_second'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import type User from '#api/accounts/models/user'
import { purchase } from '#api/assessments/credits/credits'
import File from '#api/files/models/file'
import Session from '#api/accounts/models/session'
import Tool from '#api/taxonomy/models/tool'
import Application from '#api/applications/models/application'
import {
  givenAdmin,
  givenApplication,
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
  givenSkill,
  PASSWORD,
} from '#tests/givens'
import { drainQueue } from '#tests/queue'
import { pdf, picture } from '#tests/sample_files'
import { as } from '../chat/given_conversations.js'
import { givenRefundedOrder } from '../billing/given_billing.js'
import { givenSkillTest } from '../assessments/given_tests.js'
import { givenSaid } from '../screening/given_screening.js'
import { givenHelpPage } from '../content/given_content.js'
import { fillEverything, findText } from './fill.js'
import {
  candidateTables,
  givenBulkFile,
  givenImportedRecord,
  logOf,
  stored,
  talk,
} from './given_traces.js'

const erase = (client: ApiClient, user: User, password = PASSWORD) =>
  client.delete('/api/v1/account').loginAs(user).json({ password })

test.group('Erasing an account', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => drive.use().deleteAll())

  test('asks for the password again', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    ;(await client.delete('/api/v1/account')).assertStatus(401)
    ;(await client.delete('/api/v1/account').loginAs(user).json({})).assertStatus(422)
    const wrong = await erase(client, user, 'not the password')
    wrong.assertStatus(422)
    assert.equal(wrong.body().errors[0].field, 'password')
    assert.equal((await user.refresh()).status, 'active')
    ;(await erase(client, await givenAdmin())).assertStatus(409)
  })

  test('leaves nothing of a candidate in any table, file or log, and keeps the counts', async ({
    client,
    assert,
  }) => {
    const mark = `zq${randomUUID().slice(0, 8)}x`
    const { company, user: recruiter } = await givenCompany()
    const job = await givenJob(company)
    const admin = await givenAdmin()
    const { user, candidate } = await givenCandidate({ slug: `${mark}-slug` })
    await user
      .merge({
        firstName: `${mark}First`,
        lastName: `${mark}Last`,
        email: `${mark}@example.com`,
        phone: `${mark}phone`,
      })
      .save()
    const put = (path: string, as: User, body: object) =>
      client.put(`/api/v1${path}`).loginAs(as).json(body)
    const post = (path: string, as: User, body: object) =>
      client.post(`/api/v1${path}`).loginAs(as).json(body)

    let conversation = ''
    const log = await logOf(async () => {
      // what a life here leaves behind, by the ways of the product
      await openSession(user, { userAgent: mark, ip: '203.0.113.9' })
      await put('/candidate/profile', user, {
        city: mark,
        headline: `${mark} engineer of systems`,
        story: `${mark} `.repeat(20),
        preferredTitles: [mark],
      })
      await post('/candidate/dev-employment', user, {
        company: mark,
        title: mark,
        start: '2020-01',
        isCurrent: true,
      })
      await post('/candidate/social-profiles', user, {
        kind: 'website',
        url: `https://${mark}.example/`,
      })
      await post('/candidate/custom-skill', user, { name: `${mark} skill` })
      await post('/candidate/dev-techskill', user, {
        skillId: (await givenSkill()).id,
        years: 1,
        level: 'expert',
      })
      await Tool.create({ name: 'Tool of all', slug: 'tool-of-all', status: 'active' } as never)
      const resume = Buffer.concat([pdf(), Buffer.from(`\n%${mark}`)])
      ;(
        await client
          .post('/api/v1/candidate/resume')
          .loginAs(user)
          .file('resume', resume, { filename: `${mark}.pdf` })
      ).assertStatus(201)
      ;(
        await client
          .post('/api/v1/candidate/profile-image')
          .loginAs(user)
          .file('image', await picture(40, 40), { filename: `${mark}.jpg` })
      ).assertStatus(201)
      const applied = await post('/apply-job', user, { jobId: job.id, coverLetter: mark })
      applied.assertStatus(201)
      const appliedId = applied.body().data._id
      ;(
        await post('/client/send-email', recruiter, {
          subject: `For ${mark}First`,
          body: mark,
          appliedIds: [appliedId],
        })
      ).assertStatus(202)
      await put(`/client/applied-job-status?appliedId=${appliedId}&status=shortlisted`, recruiter, {
        feedBack: `We like ${mark}First`,
        note: mark,
      })
      const scheduled = await client
        .patch('/api/v1/client/scheduleInterview')
        .loginAs(recruiter)
        .json({
          appliedId,
          slots: [{ start: DateTime.utc().plus({ days: 3 }).startOf('hour').toISO() }],
          duration: 45,
          timeZone: 'Asia/Kolkata',
          type: 'video',
          message: mark,
        })
      scheduled.assertStatus(201)
      const [request] = (
        await client.get('/api/v1/candidate/profile-update-requests').loginAs(user)
      ).body().data
      await put(`/admin/profile-update-requests/${request._id}/reject`, admin, {
        reason: `No, ${mark}First`,
      })
      await put(`/admin/developers/${candidate.id}/reject`, admin, { reason: `No, ${mark}First` })
      conversation = await talk(client, user, recruiter, mark)
      await post('/account/export', user, {})
      await drainQueue()
      // a job that failed keeps what it was told
      await db.transaction((trx) =>
        enqueue(trx, 'account.export', { exportId: 0, about: user.email })
      )
      await db.rawQuery(`update queue.job set output = ? where name = 'mail.deliver'`, [
        JSON.stringify({ message: `550 ${mark}@example.com is unknown` }),
      ])

      await beginTotp(user)
      await givenSkillTest({ each: 1, topics: 1 })
      await db.transaction((trx) =>
        purchase(trx, {
          owner: { candidateId: candidate.id },
          credits: 3,
          reference: 'order:1',
          key: 'order:1',
        })
      )
      await givenRefundedOrder(client, user)
      // a sequence of mails may be under way for them
      const sequence = await MailSequence.create({ companyId: company.id, name: 'Reminders' })
      await MailFollowUp.create({
        companyId: company.id,
        mailSequenceId: sequence.id,
        candidateId: candidate.id,
        mailbox: 'platform',
        status: 'ended',
        sent: 0,
        endedBecause: mark,
      })
      // somebody may have voted on it
      await givenHelpPage()
      await givenBulkFile(user.id)
      await givenImportedRecord(user.id)
      await givenSaid(await Application.findByOrFail('job_id', job.id))
      const { filled, missing } = await fillEverything(user.id, mark)
      assert.deepEqual(missing, [], 'no row could be made of itself; make one in this test')
      assert.includeMembers(filled, [
        'applications',
        'interviews',
        'profile_update_requests',
        'resumes',
        'reviews',
        'notifications',
        'account_exports',
      ])
      assert.isAbove((await findText(mark)).length, 30)
      assert.isTrue((await stored()).some((file) => file.includes(mark)))

      const applicants = (await job.refresh()).applicantCount
      const answer = await erase(client, user)
      answer.assertStatus(200)
      assert.equal((await job.refresh()).applicantCount, applicants)
      assert.equal(
        await Application.query()
          .where('job_id', job.id)
          .then(({ length }) => length),
        1
      )
    })

    // papers are kept as they were issued, for as long as tax law asks
    const found = await findText(mark)
    assert.deepEqual(
      found.filter((text) => !text.startsWith('public.invoices:')),
      []
    )
    assert.deepEqual(
      (await stored()).filter((file) => file.includes(mark)),
      []
    )
    assert.notInclude(log, mark)
    assert.deepEqual(await File.query().where('owner_id', user.id), [])
    assert.deepEqual(await stored(), [])

    // who is left has no name, no way in, and no place in any search
    await user.refresh()
    assert.containsSubset(user.$attributes, { status: 'erased', firstName: 'A former' })
    assert.lengthOf(await Session.query().where('user_id', user.id), 0)
    ;(await client.get('/api/v1/get-user').bearerToken('dead')).assertStatus(401)
    ;(
      await client.post('/api/v1/login').json({ email: `${mark}@example.com`, password: PASSWORD })
    ).assertStatus(401)
    // the company hears that the application is over, without a name
    const [application] = await Application.query().where('job_id', job.id)
    assert.equal(application.status, 'withdrawn')
    const told = await db
      .from('notifications')
      .where({ user_id: recruiter.id, kind: 'application.withdrawn' })
      .first()
    assert.match(told.message, /^A former member withdrew/)
    // the company keeps the words, without the name
    const { data: words } = (await as(client, recruiter).read(conversation)).body()
    assert.deepEqual(
      words.map((message: any) => [message.text, message.sender.fName, message.attachments.length]),
      [
        ['This is a former member, write to a former member', 'A former', 0],
        ['Thank you, a former member', recruiter.firstName, 0],
        [
          'Dear a former member, when could you start?\na former member: soon?',
          recruiter.firstName,
          0,
        ],
      ]
    )
    // the address is free again
    ;(
      await client.post('/api/v1/sign-up').json({
        userType: 'developer',
        fName: 'New',
        lName: 'Person',
        email: `${mark}@example.com`,
        password: PASSWORD,
        countryCode: 'IN',
      })
    ).assertStatus(201)
    assert.isNotNull(await db.from('sign_ups').where('email', `${mark}@example.com`).first())
  })

  test('leaves a company that hired them a row without an address, and nobody to write to', async ({
    client,
    assert,
  }) => {
    const { company, user: owner } = await givenCompany()
    const job = await givenJob(company)
    const applicant = await givenCandidate()
    const { application } = await givenApplication(job, applicant)
    await application.merge({ status: 'hired' }).save()
    const read = async () =>
      (await client.get(`/api/v1/client/application/${application.id}`).loginAs(owner)).body().data
    const before = await read()
    assert.isTrue(before.reaches)
    assert.include(JSON.stringify(before), applicant.user.email)
    ;(await erase(client, applicant.user)).assertStatus(200)
    const after = await read()
    assert.isFalse(after.reaches)
    assert.equal(after.status, 'hired')
    assert.notInclude(JSON.stringify(after), 'erased')
    const list = await client
      .post('/api/v1/client/applicant-list')
      .loginAs(owner)
      .json({ jobId: job.id })
    assert.lengthOf(list.body().data.applicants, 1)
    assert.notInclude(list.text(), 'erased')
  })

  test('leaves nothing of a client, whose company stays with the colleagues', async ({
    client,
    assert,
  }) => {
    const mark = `zq${randomUUID().slice(0, 8)}x`
    const { company, user: owner } = await givenCompany()
    const { user } = await givenMember(company, 'admin')
    await user
      .merge({
        firstName: `${mark}First`,
        lastName: `${mark}Last`,
        email: `${mark}@example.com`,
        phone: `${mark}phone`,
      })
      .save()
    const job = await givenJob(company, { createdBy: user.id })
    await db
      .table('job_alerts')
      .insert({ email: user.email, search: '', frequency: 'daily', time_zone: 'UTC' })
    const log = await logOf(async () => {
      await beginTotp(user)
      await talk(client, user, owner, mark)
      await givenHelpPage()
      const { missing } = await fillEverything(user.id, mark, {
        // a client has no candidate's rows
        without: await candidateTables(),
      })
      assert.deepEqual(missing, [])
      assert.isAbove((await findText(mark)).length, 5)
      ;(await erase(client, user)).assertStatus(200)
    })
    assert.deepEqual(await findText(mark), [])
    assert.notInclude(log, mark)
    assert.equal((await job.refresh()).status, 'open')
    assert.isTrue((await company.refresh()).isActive)
    assert.equal((await owner.refresh()).status, 'active')
  })

  test('is refused to the last owner while colleagues work there; alone, the company closes', async ({
    client,
    assert,
  }) => {
    const { company, user: owner } = await givenCompany()
    const { member } = await givenMember(company, 'recruiter')
    const job = await givenJob(company)
    ;(await erase(client, owner)).assertStatus(409)
    assert.equal((await owner.refresh()).status, 'active')
    await member.merge({ status: 'deactivated' }).save()
    ;(await erase(client, owner)).assertStatus(200)
    assert.isFalse((await company.refresh()).isActive)
    assert.equal((await job.refresh()).status, 'closed')
  })

  test('counts no owner whom the platform suspended, as nobody could make another one', async ({
    client,
    assert,
  }) => {
    const { company, user: owner } = await givenCompany()
    const { user: other } = await givenMember(company, 'owner')
    const { member } = await givenMember(company, 'recruiter')
    await other.merge({ status: 'deactivated' }).save()
    ;(await erase(client, owner)).assertStatus(409)
    await member.merge({ status: 'deactivated' }).save()
    ;(await erase(client, owner)).assertStatus(200)
    assert.isFalse((await company.refresh()).isActive)
  })
})
