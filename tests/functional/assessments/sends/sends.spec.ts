import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { NOT_ENOUGH_CREDITS } from '#api/assessments/credits/credit_facts'
import AssessmentSend from '#api/assessments/models/assessment_send'
import CreditEntry from '#api/assessments/models/credit_entry'
import settleSends from '#api/assessments/sends/due/settle_sends'
import { emptyDatabase } from '#tests/empty_database'
import {
  givenApplication,
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
} from '#tests/givens'
import { givenSkillTest } from '../given_tests.js'
import { send, put, read, give, balance, givenSending, givenSent } from './given_sends.js'

test.group('Sending tests', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('owners, admins and recruiters send; hiring managers, interviewers and billing do not', async ({
    client,
  }) => {
    const { company, applicant, assessment } = await givenSending()
    const body = { testIds: [assessment.id], appliedIds: [applicant.application.id] }
    ;(await client.post('/api/v1/client/send-assessment').json(body)).assertStatus(401)
    ;(await send(client, applicant.user, body)).assertStatus(403)
    for (const role of ['hiring_manager', 'interviewer', 'billing'] as const) {
      const refused = await send(client, (await givenMember(company, role)).user, body)
      refused.assertStatus(403)
      refused.assertBodyContains({ reason: 'role' })
    }
    ;(await send(client, (await givenMember(company, 'recruiter')).user, body)).assertStatus(201)
  })

  test("another company's applicants, jobs, tests and sends are not there", async ({ client }) => {
    const { applicant, assessment, job, sendId } = await givenSent(client)
    const stranger = await givenCompany()
    await give(stranger.company, 5)
    const own = await givenApplication(await givenJob(stranger.company))
    const custom = await givenSkillTest({ each: 1, topics: 1 })
    await custom.assessment
      .merge({ kind: 'custom', skillId: null, companyId: (await givenCompany()).company.id })
      .save()
    for (const body of [
      { testIds: [assessment.id], appliedIds: [applicant.application.id] },
      { testIds: [999_999_999], appliedIds: [own.application.id] },
      { testIds: [custom.assessment.id], appliedIds: [own.application.id] },
      { testIds: [assessment.id], devIds: [own.candidate.id], jobId: job.id },
    ])
      (await send(client, stranger.user, body)).assertStatus(404)
    ;(await read(client, stranger.user, `/client/assessment-result/${sendId}`)).assertStatus(404)
    for (const verb of ['extend', 'cancel'])
      (
        await put(client, stranger.user, `/client/sent-assessments/${sendId}/${verb}`, { days: 2 })
      ).assertStatus(404)
    ;(
      await put(client, own.user, `/candidate/received-assessments/${sendId}/decline`)
    ).assertStatus(404)
    ;(await read(client, stranger.user, `/client/assessment-comparison/${job.id}`)).assertStatus(
      404
    )
    ;(await read(client, stranger.user, `/client/job-assessments/${job.id}`)).assertStatus(404)
  })

  test('bad input names its field', async ({ client }) => {
    const { user, applicant, assessment } = await givenSending()
    const good = { testIds: [assessment.id], appliedIds: [applicant.application.id] }
    const wrong: [object, string][] = [
      [{ testIds: [] }, 'testIds'],
      [{ testIds: [assessment.id, assessment.id] }, 'testIds'],
      [{ testIds: [1, 2, 3, 4, 5, 6] }, 'testIds'],
      [{ appliedIds: [] }, 'appliedIds'],
      [{ dueDays: 0 }, 'dueDays'],
      [{ dueDays: 61 }, 'dueDays'],
      [{ message: 'x'.repeat(2001) }, 'message'],
    ]
    for (const [over, field] of wrong) {
      const refused = await send(client, user, { ...good, ...over })
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field }] })
    }
    await assessment.merge({ status: 'inactive' }).save()
    const off = await send(client, user, good)
    off.assertStatus(422)
    off.assertBodyContains({ errors: [{ field: 'testIds' }] })
  })

  test('a test reserves a credit, and the candidate hears what it asks by bell, stream and mail', async ({
    client,
    assert,
  }) => {
    const { company, user, job, applicant, assessment } = await givenSending()
    const sent = await send(client, user, {
      testIds: [assessment.id],
      appliedIds: [applicant.application.id],
      message: 'We like your profile',
    })
    sent.assertStatus(201)
    assert.containsSubset(sent.body().data, [
      { devId: String(applicant.candidate.id), state: 'sent' },
    ])
    assert.deepEqual(await balance(company), [4, 1])
    const line = await CreditEntry.query().where('kind', 'reserve').firstOrFail()
    assert.containsSubset(line.$attributes, {
      reference: `send:${sent.body().data[0]._id}`,
      actorId: user.id,
      delta: -1,
    })
    const bell = await db
      .from('notifications')
      .where({ user_id: applicant.user.id, kind: 'assessment.sent' })
      .firstOrFail()
    assert.containsSubset(bell, {
      message: `${company.name} sent you a test for ${job.title}`,
      link: '/candidate/assessments',
      job_id: job.id,
      company_id: company.id,
    })
    const mail = await db.from('mails').where('kind', 'assessment.sent').firstOrFail()
    for (const words of [`${assessment.minutes} minutes`, 'We like your profile', assessment.name])
      assert.include(mail.body_text, words)

    const [row] = (await read(client, applicant.user, '/candidate/received-assessments')).body()
      .data
    assert.containsSubset(row, {
      state: 'sent',
      minutes: assessment.minutes,
      jobId: String(job.id),
      company: { companyName: company.name },
      tests: [{ _id: String(assessment.id), state: 'open' }],
      actions: ['start', 'decline'],
    })
    assert.closeTo(DateTime.fromISO(row.due).diffNow().as('days'), 14, 0.1)
    const [own] = (await read(client, user, '/client/sent-assessments')).body().data
    assert.containsSubset(own, {
      state: 'sent',
      dev: { lName: applicant.user.lastName },
      sentBy: user.fullName,
      actions: ['extend', 'cancel'],
    })
  })

  test('a person of the search is named in part, and one who is not to be found is not there', async ({
    client,
    assert,
  }) => {
    const { user, assessment } = await givenSending()
    const found = await givenCandidate()
    const hidden = await givenCandidate({ visibility: 'deactivated' })
    ;(
      await send(client, user, { testIds: [assessment.id], devIds: [hidden.candidate.id] })
    ).assertStatus(404)
    ;(
      await send(client, user, { testIds: [assessment.id], devIds: [found.candidate.id] })
    ).assertStatus(201)
    const [row] = (await read(client, user, '/client/sent-assessments')).body().data
    assert.equal(row.dev.lName, 'R.')
  })

  test('too few credits send nothing, with the sentence of the product', async ({
    client,
    assert,
  }) => {
    const { company, user, job, applicant, assessment } = await givenSending({ credits: 1 })
    const second = await givenApplication(job)
    const refused = await send(client, user, {
      testIds: [assessment.id],
      appliedIds: [applicant.application.id, second.application.id],
    })
    refused.assertStatus(403)
    refused.assertBodyContains({ message: NOT_ENOUGH_CREDITS, reason: 'quota' })
    assert.lengthOf(await AssessmentSend.all(), 0)
    assert.deepEqual(await balance(company), [1, 0])
  })

  test('nobody has the same test twice, is tested after the end, or while tests are turned off', async ({
    client,
    assert,
  }) => {
    const { user, applicant, assessment, job } = await givenSent(client)
    const body = { testIds: [assessment.id], appliedIds: [applicant.application.id] }
    const again = await send(client, user, body)
    again.assertStatus(409)
    assert.deepEqual(again.body().devIds ?? again.body().details?.devIds, [
      String(applicant.candidate.id),
    ])
    await put(client, user, '/client/assessment-credit', { turnedOff: true })
    const second = await givenApplication(job)
    const off = await send(client, user, {
      testIds: [assessment.id],
      appliedIds: [second.application.id],
    })
    off.assertStatus(403)
    await put(client, user, '/client/assessment-credit', { turnedOff: false })
    await client
      .put(`/api/v1/candidate/withdraw-application/${second.application.id}`)
      .loginAs(second.user)
      .json({})
    ;(
      await send(client, user, {
        testIds: [assessment.id],
        appliedIds: [second.application.id],
      })
    ).assertStatus(409)
  })

  test('a person who withdraws from the company is sent none, leaves the lists, and costs nothing', async ({
    client,
    assert,
  }) => {
    const { company, user, applicant, assessment, sendId } = await givenSent(client)
    ;(
      await client
        .post('/api/v1/candidate/blocked-companies')
        .loginAs(applicant.user)
        .json({ companyId: company.id })
    ).assertStatus(201)
    assert.deepEqual(await balance(company), [5, 0])
    assert.equal((await AssessmentSend.findOrFail(sendId)).status, 'cancelled')
    assert.lengthOf((await read(client, user, '/client/sent-assessments')).body().data, 0)
    ;(await read(client, user, `/client/assessment-result/${sendId}`)).assertStatus(404)
    const refused = await send(client, user, {
      testIds: [assessment.id],
      devIds: [applicant.candidate.id],
    })
    refused.assertStatus(404)
  })

  test('a person who withdrew while a test runs is neither reminded nor given time', async ({
    client,
    assert,
  }) => {
    const { company, user, applicant, sendId } = await givenSent(client)
    const { candidate, user: developer } = applicant
    await AssessmentSend.query()
      .where('id', sendId)
      .update({ status: 'started', created_at: DateTime.now().minus({ days: 3 }).toJSDate() })
    const press = async () => {
      const said = []
      for (const [what, input] of [
        ['remind', {}],
        ['extend', { days: 3 }],
      ] as const)
        said.push(await put(client, user, `/client/sent-assessments/${sendId}/${what}`, input))
      return said
    }
    const told = () =>
      db
        .from('mails')
        .where('user_id', developer.id)
        .whereIn('kind', ['assessment.reminder', 'assessment.extended'])
        .select('id')
    await candidate.merge({ visibility: 'deactivated' }).save()
    for (const response of await press()) response.assertStatus(409)
    await candidate.merge({ visibility: 'active' }).save()
    await client
      .post('/api/v1/candidate/blocked-companies')
      .loginAs(developer)
      .json({ companyId: company.id })
    for (const response of await press()) {
      response.assertStatus(409)
      assert.include(response.body().message, 'withdrew from your company')
    }
    assert.isEmpty(await told())
  })

  test('a person who closed their profile is sent none, by whatever id', async ({
    client,
    assert,
  }) => {
    const { company, user, applicant, assessment } = await givenSending()
    ;(
      await client.put('/api/v1/candidate/deactivate').loginAs(applicant.user).json({})
    ).assertStatus(200)
    const asked = [{ devIds: [applicant.candidate.id] }, { appliedIds: [applicant.application.id] }]
    for (const whom of asked)
      (await send(client, user, { testIds: [assessment.id], ...whom })).assertStatus(409)
    assert.deepEqual(await balance(company), [5, 0])
  })

  test('declining gives the credit back, and the sender hears why', async ({ client, assert }) => {
    const { company, user, applicant, sendId } = await givenSent(client)
    const path = `/candidate/received-assessments/${sendId}/decline`
    const declined = await put(client, applicant.user, path, { reason: 'No time' })
    declined.assertStatus(200)
    assert.equal(declined.body().data.state, 'declined')
    assert.deepEqual(await balance(company), [5, 0])
    const mail = await db.from('mails').where('kind', 'assessment.declined').firstOrFail()
    assert.equal(mail.user_id, user.id)
    assert.include(mail.body_text, 'No time')
    ;(await put(client, applicant.user, path)).assertStatus(409)
    ;(await put(client, user, `/client/sent-assessments/${sendId}/cancel`)).assertStatus(409)
  })

  test('more time can be given, and a test that is not started can be taken back', async ({
    client,
    assert,
  }) => {
    const { company, user, applicant, sendId } = await givenSent(client)
    const path = `/client/sent-assessments/${sendId}`
    const later = await put(client, user, `${path}/extend`, { days: 7 })
    later.assertStatus(200)
    assert.closeTo(DateTime.fromISO(later.body().data.due).diffNow().as('days'), 21, 0.1)
    const far = await put(client, user, `${path}/extend`, { days: 60 })
    far.assertStatus(422)
    far.assertBodyContains({ errors: [{ field: 'days' }] })
    const cancelled = await put(client, user, `${path}/cancel`, { reason: 'Filled' })
    cancelled.assertStatus(200)
    assert.deepEqual(await balance(company), [5, 0])
    const kinds = await db.from('mails').where('user_id', applicant.user.id).select('kind')
    assert.includeMembers(
      kinds.map(({ kind }: { kind: string }) => kind),
      ['assessment.extended', 'assessment.cancelled']
    )
    assert.lengthOf(
      (await read(client, applicant.user, '/candidate/received-assessments')).body().data,
      0
    )
  })
})

test.group('Sending tests, with real commits', (group) => {
  group.each.teardown(emptyDatabase)

  test('of the same test sent ten times at once, one goes out', async ({ client, assert }) => {
    const { company, user, applicant, assessment } = await givenSending()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        send(client, user, {
          testIds: [assessment.id],
          appliedIds: [applicant.application.id],
        })
      )
    )
    assert.lengthOf(
      answers.filter((answer) => answer.status() === 201),
      1
    )
    assert.lengthOf(
      answers.filter((answer) => answer.status() === 409),
      9
    )
    assert.deepEqual(await balance(company), [4, 1])
  })

  test('two sweeps at once remind once and end once', async ({ client, assert }) => {
    const { company } = await givenSent(client)
    await db
      .from('assessment_sends')
      .update({ due_at: DateTime.now().plus({ hours: 20 }).toJSDate() })
    const both = await Promise.all([settleSends(), settleSends()])
    assert.equal(both[0].reminded + both[1].reminded, 1)
    await db
      .from('assessment_sends')
      .update({ due_at: DateTime.now().minus({ hours: 1 }).toJSDate() })
    const ended = await Promise.all([settleSends(), settleSends()])
    assert.equal(ended[0].ended + ended[1].ended, 1)
    assert.deepEqual(await balance(company), [5, 0])
  })
})
