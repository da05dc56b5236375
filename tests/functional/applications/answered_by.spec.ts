import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { JobClosed } from '#api/jobs/events'
import answerBy from '#api/applications/answer_by/answer_by'
import Application from '#api/applications/models/application'
import ApplicationEvent from '#api/applications/models/application_event'
import { emptyDatabase } from '#tests/empty_database'
import { givenMember } from '#tests/givens'
import { move, reject, mine, givenPipeline } from './given_pipeline.js'

test.group('The end of a job', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a closed job answers everyone who waits, and nobody else', async ({ client, assert }) => {
    const { owner, job, company, applied } = await givenPipeline(3)
    await move(client, owner, applied[0].application.id, 'hired')
    await move(client, owner, applied[1].application.id, 'rejected')
    await db.transaction((trx) => JobClosed.dispatch(job, trx))
    const now = await Application.query().where('job_id', job.id).orderBy('id')
    assert.deepEqual(
      now.map(({ status }) => status),
      ['hired', 'rejected', 'job_closed']
    )
    assert.containsSubset(await mine(client, applied[2].user), { status: 'job_closed' })
    assert.lengthOf(
      await db
        .from('notifications')
        .where({ user_id: applied[2].user.id, kind: 'application.status' }),
      1
    )
    await company.refresh()
    assert.equal(company.answeredInTime, 3)
  })
})

test.group('The answer-by promise', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('late answers count against the company, and 45 days close the application; running again changes nothing', async ({
    client,
    assert,
  }) => {
    const { company, applied, owner } = await givenPipeline(4)
    const [fresh, late, old, answered] = applied.map(({ application }) => application.id)
    await move(client, owner, answered, 'reviewing')
    const ago = (days: number) => DateTime.now().minus({ days }).toJSDate()
    await db
      .from('applications')
      .whereIn('id', [late, answered])
      .update({ answer_by: ago(1) })
    await db
      .from('applications')
      .where('id', old)
      .update({ answer_by: ago(32), created_at: ago(46) })

    assert.deepEqual(await answerBy(), { late: 2, expired: 1 })
    assert.deepEqual(await answerBy(), { late: 0, expired: 0 })
    await company.refresh()
    assert.deepEqual([company.answeredInTime, company.answersDue], [1, 3])
    assert.containsSubset(await mine(client, applied[1].user), { status: 'applied', isLate: true })
    assert.containsSubset(await mine(client, applied[2].user), {
      status: 'expired',
      statusLabel: 'Employer did not respond',
    })
    assert.containsSubset(await mine(client, applied[0].user), { status: 'applied', isLate: false })
    assert.exists(fresh)

    await move(client, owner, late, 'reviewing')
    await company.refresh()
    assert.deepEqual([company.answeredInTime, company.answersDue], [1, 3])
  })
})

test.group('Two recruiters at once', (group) => {
  group.each.teardown(emptyDatabase)

  test('one moves the application, the others are told, with real commits', async ({
    client,
    assert,
  }) => {
    const { owner, company, application } = await givenPipeline()
    const { user: recruiter } = await givenMember(company, 'recruiter')
    const answers = await Promise.all([
      move(client, owner, application.id, 'shortlisted'),
      move(client, recruiter, application.id, 'shortlisted'),
      move(client, owner, application.id, 'shortlisted'),
      move(client, recruiter, application.id, 'shortlisted'),
    ])
    assert.deepEqual(answers.map((response) => response.status()).sort(), [200, 409, 409, 409])
    assert.lengthOf(await ApplicationEvent.query().where('application_id', application.id), 2)
    await company.refresh()
    assert.deepEqual([company.answeredInTime, company.answersDue], [1, 1])
  })

  test('bulk rejections that overlap leave one event each', async ({ client, assert }) => {
    const { owner, applied } = await givenPipeline(5)
    const ids = applied.map(({ application }) => application.id)
    const answers = await Promise.all([
      reject(client, owner, ids),
      reject(client, owner, [...ids].reverse()),
      reject(client, owner, ids.slice(2)),
    ])
    assert.lengthOf(
      answers.filter((response) => response.status() === 200),
      1
    )
    assert.isEmpty(answers.filter((response) => response.status() >= 500))
    for (const { id } of await Application.query().where('status', 'rejected'))
      assert.lengthOf(
        await ApplicationEvent.query().where({ application_id: id, to_status: 'rejected' }),
        1
      )
  })
})
