import { test, timeTravel } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import emitter from '@adonisjs/core/services/emitter'
import testUtils from '@adonisjs/core/services/test_utils'
import type User from '#api/accounts/models/user'
import { applicationFlow, clientTargets } from '#api/applications/application_flow'
import { ApplicationEnded } from '#api/applications/events'
import tellRejections from '#api/applications/tell_rejections'
import Application from '#api/applications/models/application'
import ApplicationEvent from '#api/applications/models/application_event'
import { givenApplication, givenCompany, givenJob, givenMember } from '#tests/givens'
import { move, reject, list, mine, givenPipeline } from './given_pipeline.js'

/** The day in which a rejection can be called back is over. */
async function tellNow(...ids: number[]) {
  await db
    .from('applications')
    .whereIn('id', ids)
    .whereNotNull('held_until')
    .update({ held_until: new Date() })
  await tellRejections()
}

async function givenAssigned(job: { id: number; companyId: number }, user: User) {
  await db
    .table('job_members')
    .insert({ company_id: job.companyId, job_id: job.id, user_id: user.id })
}

test.group('The pipeline', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('another company gets 404 for every path, and a candidate 403', async ({ client }) => {
    const { job, application, user: candidate } = await givenPipeline()
    const { user: stranger } = await givenCompany()
    const calls = (user: User) => [
      client.get(`/api/v1/applied-for-job/${job.id}`).loginAs(user),
      client.get(`/api/v1/shortlisted-for-job/${job.id}`).loginAs(user),
      list(client, user, { jobId: job.id }),
      client.get(`/api/v1/client/application/${application.id}`).loginAs(user),
      move(client, user, application.id, 'shortlisted'),
      reject(client, user, [application.id]),
      client.get(`/api/v1/client/applicants-export/${job.id}`).loginAs(user),
      client
        .put('/api/v1/client/undo-rejection')
        .loginAs(user)
        .json({ batchId: '00000000-0000-4000-8000-000000000000' }),
    ]
    for (const call of calls(stranger)) (await call).assertStatus(404)
    for (const call of calls(candidate)) (await call).assertStatus(403)
  })

  test('a hiring manager works on their own jobs only, an interviewer sees nobody whom they do not interview, billing stays outside', async ({
    client,
    assert,
  }) => {
    const { company, job, application } = await givenPipeline()
    const { user: manager } = await givenMember(company, 'hiring_manager')
    const { user: interviewer } = await givenMember(company, 'interviewer')
    const { user: billing } = await givenMember(company, 'billing')
    for (const user of [manager, interviewer]) {
      const refused = await list(client, user, { jobId: job.id })
      refused.assertStatus(403)
      assert.equal(refused.body().reason, 'membership')
      await givenAssigned(job, user)
    }
    ;(await list(client, manager, { jobId: job.id })).assertStatus(200)
    for (const path of [
      `applied-for-job/${job.id}`,
      `client/applicants-export/${job.id}`,
      `client/application/${application.id}`,
      `client/application-duplicates/${application.id}`,
      `client/reports/pipeline?jobId=${job.id}`,
    ]) {
      const refused = await client.get(`/api/v1/${path}`).loginAs(interviewer)
      refused.assertStatus(403)
      assert.equal(refused.body().reason, 'membership', path)
    }
    const found = await client
      .get('/api/v1/client/find-applicants')
      .qs({ search: 'Rao' })
      .loginAs(interviewer)
    assert.isEmpty(found.body().data)
    const outside = await list(client, billing, { jobId: job.id })
    outside.assertStatus(403)
    assert.equal(outside.body().reason, 'role')
    ;(await move(client, interviewer, application.id, 'shortlisted')).assertStatus(403)
    ;(await move(client, manager, application.id, 'shortlisted')).assertStatus(200)
    const other = await givenApplication(await givenJob(company))
    ;(await reject(client, manager, [application.id, other.application.id])).assertStatus(403)
  })

  test('bad input is named', async ({ client, assert }) => {
    const { owner, application, job } = await givenPipeline()
    for (const status of ['withdrawn', 'expired', 'job_closed', 'nonsense', ''])
      (await move(client, owner, application.id, status)).assertStatus(422)
    ;(
      await move(client, owner, application.id, 'reviewing', { feedBack: 'x'.repeat(2001) })
    ).assertStatus(422)
    ;(await reject(client, owner, [])).assertStatus(422)
    ;(
      await reject(
        client,
        owner,
        Array.from({ length: 201 }, (_, index) => index + 1)
      )
    ).assertStatus(422)
    const without = await reject(client, owner, [application.id], { reason: '' })
    without.assertStatus(422)
    assert.equal(without.body().errors[0].field, 'reason')
    for (const query of [{ limit: 101 }, { page: 0 }])
      (await list(client, owner, { jobId: job.id }, query)).assertStatus(422)
    ;(await list(client, owner, {})).assertStatus(422)
  })

  test('a move writes the row and an event, and tells the candidate what is meant for them only', async ({
    client,
    assert,
  }) => {
    const { owner, company, job, application, user, candidate } = await givenPipeline()
    const response = await move(client, owner, application.id, 'shortlisted', {
      feedBack: 'We liked your answers',
      reason: 'Skills',
      note: 'Ask about pay',
    })
    response.assertStatus(200)
    assert.containsSubset(response.body().data, {
      status: 'shortlisted',
      note: 'Ask about pay',
      reason: 'Skills',
      feedBack: 'We liked your answers',
      dev: { email: user.email },
      history: [
        { status: 'applied' },
        { status: 'shortlisted', by: owner.fullName, note: 'Ask about pay' },
      ],
    })

    const events = await ApplicationEvent.query()
      .where('application_id', application.id)
      .orderBy('id')
    assert.containsSubset(
      events.map((event) => event.toJSON()),
      [
        { toStatus: 'applied' },
        {
          fromStatus: 'applied',
          toStatus: 'shortlisted',
          actorId: owner.id,
          feedback: 'We liked your answers',
          reason: 'Skills',
          note: 'Ask about pay',
        },
      ]
    )

    const seen = await client.get('/api/v1/candidate/applied-jobs').loginAs(user)
    assert.containsSubset(seen.body().data[0], {
      status: 'shortlisted',
      feedBack: 'We liked your answers',
      history: [
        { status: 'applied' },
        { status: 'shortlisted', feedBack: 'We liked your answers' },
      ],
    })
    assert.notInclude(JSON.stringify(seen.body()), 'Ask about pay')
    assert.notProperty(seen.body().data[0], 'reason')

    const bell = await db.from('notifications').where('user_id', user.id).firstOrFail()
    assert.containsSubset(bell, {
      kind: 'application.shortlisted',
      job_id: job.id,
      candidate_id: candidate.id,
      company_id: company.id,
      link: '/candidate/jobs?tab=applied',
    })
    const mail = await db.from('mails').where('recipient', user.email).firstOrFail()
    assert.include(mail.body_text, 'We liked your answers')
    assert.notInclude(JSON.stringify([bell, mail]), 'Ask about pay')
  })

  test('the first answer counts for the response rate, in time or late, once', async ({
    client,
    assert,
  }) => {
    const { owner, company, applied } = await givenPipeline(2)
    await move(client, owner, applied[0].application.id, 'reviewing')
    await move(client, owner, applied[0].application.id, 'interview')
    await company.refresh()
    assert.deepEqual([company.answeredInTime, company.answersDue], [1, 1])
    await db
      .from('applications')
      .where('id', applied[1].application.id)
      .update({ answer_by: DateTime.now().minus({ days: 1 }).toJSDate() })
    await move(client, owner, applied[1].application.id, 'reviewing')
    await company.refresh()
    assert.deepEqual([company.answeredInTime, company.answersDue], [1, 2])
    assert.isTrue((await mine(client, applied[1].user)).isLate)
  })

  test('the guard follows the table, status by status', async ({ client, assert }) => {
    const { owner, application } = await givenPipeline()
    for (const from of applicationFlow.names) {
      for (const to of clientTargets) {
        await db
          .from('applications')
          .where('id', application.id)
          .update({
            status: from,
            ended_at:
              applicationFlow.targets(from, 'candidate').length || from === 'hired'
                ? null
                : new Date(),
          })
        const response = await move(client, owner, application.id, to)
        assert.equal(
          response.status(),
          applicationFlow.targets(from, 'client').includes(to) ? 200 : 409,
          `${from} to ${to}`
        )
      }
    }
  })

  test('a rejection of more than 30 days stays', async ({ client }) => {
    const { owner, application } = await givenPipeline()
    await move(client, owner, application.id, 'rejected')
    await db
      .from('applications')
      .where('id', application.id)
      .update({ ended_at: DateTime.now().minus({ days: 31 }).toJSDate() })
    ;(await move(client, owner, application.id, 'reviewing')).assertStatus(409)
  })

  test('many are rejected for one reason, all or none', async ({ client, assert }) => {
    const { owner, applied } = await givenPipeline(3)
    const ids = applied.map(({ application }) => application.id)
    const foreign = (await givenPipeline()).application.id
    ;(await reject(client, owner, [...ids, foreign])).assertStatus(404)
    await db
      .from('applications')
      .where('id', ids[2])
      .update({ status: 'withdrawn', ended_at: new Date() })
    ;(await reject(client, owner, ids)).assertStatus(409)
    assert.lengthOf(await Application.query().where('status', 'rejected'), 0)

    const ended: number[] = []
    const off = emitter.on(ApplicationEnded, ({ application }) => void ended.push(application.id))
    const response = await reject(client, owner, [String(ids[0]), ids[1]])
    response.assertStatus(200)
    assert.equal(response.body().data.rejected, 2)
    assert.closeTo(
      DateTime.fromISO(response.body().data.undoUntil).diffNow('minutes').minutes,
      10,
      0.2
    )
    assert.deepEqual(ended, [])
    await tellNow(...ids)
    off()
    assert.deepEqual(ended, ids.slice(0, 2))
    assert.containsSubset(await mine(client, applied[0].user), {
      status: 'rejected',
      feedBack: 'Thank you for your time',
    })
  })

  test('a bulk rejection is undone within ten minutes, to where each one stood', async ({
    client,
    assert,
  }) => {
    const { owner, company, applied } = await givenPipeline(3)
    const ids = applied.map(({ application }) => application.id)
    await move(client, owner, ids[0], 'interview')
    const { batchId } = (await reject(client, owner, ids)).body().data
    await company.refresh()
    assert.deepEqual([company.answeredInTime, company.answersDue], [3, 3])

    const undone = await client
      .put('/api/v1/client/undo-rejection')
      .loginAs(owner)
      .json({ batchId })
    undone.assertStatus(200)
    assert.equal(undone.body().data.restored, 3)
    const now = await Application.query().whereIn('id', ids).orderBy('id')
    assert.deepEqual(
      now.map(({ status }) => status),
      ['interview', 'applied', 'applied']
    )
    assert.deepEqual(
      now.map(({ firstAnsweredAt }) => firstAnsweredAt !== null),
      [true, false, false]
    )
    await company.refresh()
    assert.deepEqual([company.answeredInTime, company.answersDue], [1, 1])
    for (const table of ['mails', 'notifications'])
      assert.lengthOf(
        await db
          .from(table)
          .where('kind', 'application.status')
          .whereIn('user_id', [applied[1].user.id, applied[2].user.id]),
        0
      )
    ;(
      await client.put('/api/v1/client/undo-rejection').loginAs(owner).json({ batchId })
    ).assertStatus(404)

    const late = (await reject(client, owner, [ids[1]])).body().data
    timeTravel('11 minutes')
    ;(
      await client
        .put('/api/v1/client/undo-rejection')
        .loginAs(owner)
        .json({ batchId: late.batchId })
    ).assertStatus(409)
  })

  test('an interview moves the application on quietly, and a rejection cancels it', async ({
    client,
    assert,
  }) => {
    const { owner, application, user } = await givenPipeline()
    const offered = await client
      .patch('/api/v1/client/scheduleInterview')
      .loginAs(owner)
      .json({
        appliedId: application.id,
        slots: [{ start: DateTime.now().plus({ days: 3 }).startOf('hour').toISO() }],
        duration: 45,
        timeZone: 'Asia/Kolkata',
        type: 'video',
        meetingUrl: 'https://meet.example.com/a',
      })
    offered.assertStatus(201)
    assert.containsSubset(await mine(client, user), {
      status: 'interview',
      history: [{ status: 'applied' }, { status: 'interview' }],
    })
    assert.lengthOf(
      await db.from('notifications').where({ user_id: user.id, kind: 'application.status' }),
      0
    )
    await move(client, owner, application.id, 'rejected')
    await tellNow(application.id)
    const { status } = await db
      .from('interviews')
      .where('application_id', application.id)
      .firstOrFail()
    assert.equal(status, 'cancelled')
  })
})
