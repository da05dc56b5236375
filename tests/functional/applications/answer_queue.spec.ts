import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import { givenApplication, givenCompany, givenJob, givenMember } from '#tests/givens'

const queue = (client: ApiClient, user: User, query: object = {}) =>
  client.get('/api/v1/client/answer-queue').loginAs(user).qs(query)

const idsOf = (answer: { body(): any }) =>
  answer.body().data.applications.map(({ _id }: { _id: string }) => Number(_id))

test.group('Those who wait for an answer', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are not for strangers, nor for those who may not answer', async ({ client, assert }) => {
    const { company, user: owner } = await givenCompany()
    const job = await givenJob(company)
    const { application } = await givenApplication(job)
    await givenApplication(await givenJob(company))
    const { user: stranger } = await givenCompany()
    const { user: manager } = await givenMember(company, 'hiring_manager')
    assert.lengthOf(idsOf(await queue(client, owner)), 2)
    assert.lengthOf(idsOf(await queue(client, stranger, { jobId: job.id })), 0)
    for (const role of ['interviewer', 'billing'] as const)
      (await queue(client, (await givenMember(company, role)).user)).assertStatus(403)
    assert.deepEqual((await queue(client, manager)).body().data.counts, { waiting: 0, late: 0 })
    await db
      .table('job_members')
      .insert({ company_id: company.id, job_id: job.id, user_id: manager.id })
    const theirs = await queue(client, manager)
    assert.deepEqual(idsOf(theirs), [Number(application.id)])
    assert.deepEqual(theirs.body().data.counts, { waiting: 1, late: 0 })
  })

  test('come by the promised date over all jobs, a stretch after another', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const jobs = [await givenJob(company), await givenJob(company)]
    const ids: number[] = []
    for (const [index, days] of [3, -2, 1, 1].entries()) {
      const { application } = await givenApplication(jobs[index % 2])
      ids.push(Number(application.id))
      await db
        .from('applications')
        .where('id', application.id)
        .update({ answer_by: DateTime.now().startOf('day').plus({ days }).toJSDate() })
    }
    const order = [ids[1], ids[2], ids[3], ids[0]]
    const first = await queue(client, user, { limit: 2 })
    assert.deepEqual(idsOf(first), order.slice(0, 2))
    assert.deepEqual(first.body().data.counts, { waiting: 4, late: 1 })
    assert.isTrue(first.body().data.applications[0].isLate)
    assert.equal(first.body().data.applications[0].jobTitle, jobs[1].title)
    const cursor = first.body().pagination.nextCursor
    // an applicant who is answered meanwhile moves nobody
    await db
      .from('applications')
      .where('id', order[0])
      .update({ first_answered_at: new Date(), status: 'reviewing' })
    const second = await queue(client, user, { limit: 2, cursor })
    assert.deepEqual(idsOf(second), order.slice(2))
    assert.isNull(second.body().pagination.nextCursor)
    assert.equal(second.body().data.counts.waiting, 3)
    assert.deepEqual(idsOf(await queue(client, user, { jobId: jobs[1].id })), [ids[3]])
    ;(await queue(client, user, { limit: 101 })).assertStatus(422)
    assert.lengthOf(idsOf(await queue(client, user, { cursor: 'not ours' })), 3)
  })

  test('are read when they are shown, not when they are fetched ahead', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const { application } = await givenApplication(await givenJob(company))
    const open = (query: object) =>
      client.get(`/api/v1/client/application/${application.id}`).loginAs(user).qs(query)
    const opened = async () =>
      (await db.from('applications').where('id', application.id).firstOrFail()).opened_at
    ;(await open({ ahead: true })).assertStatus(200)
    assert.isNull(await opened())
    ;(await open({})).assertStatus(200)
    assert.isNotNull(await opened())
  })
})
