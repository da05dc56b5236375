import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import type Job from '#api/jobs/models/job'
import { applyToJob } from '#api/applications/apply/apply_to_job'
import { sourceOf } from '#api/applications/apply/source_of'
import {
  givenApplication,
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
  givenResume,
} from '#tests/givens'

const report = (client: ApiClient, user: User, query: object = {}) =>
  client.get('/api/v1/client/reports/pipeline').loginAs(user).qs(query)

/** An application whose moves lie on given days before today. */
async function givenWay(
  job: Job,
  source: string,
  appliedDaysAgo: number,
  steps: [string, number][]
) {
  const { application } = await givenApplication(job)
  const at = (daysAgo: number) => DateTime.now().minus({ days: daysAgo }).toJSDate()
  await db
    .from('application_events')
    .where('application_id', application.id)
    .update({ created_at: at(appliedDaysAgo) })
  let from = 'applied'
  for (const [to, daysAgo] of steps) {
    await db.table('application_events').insert({
      company_id: job.companyId,
      application_id: application.id,
      from_status: from,
      to_status: to,
      created_at: at(daysAgo),
    })
    from = to
  }
  await db
    .from('applications')
    .where('id', application.id)
    .update({
      source,
      status: from,
      created_at: at(appliedDaysAgo),
      answer_by: at(appliedDaysAgo - 14),
      first_answered_at: steps.length ? at(steps[0][1]) : null,
    })
}

test.group('The figures of a pipeline', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are not for strangers, nor of jobs that one is not on', async ({ client, assert }) => {
    const { company } = await givenCompany()
    const job = await givenJob(company)
    await givenWay(job, 'candor', 10, [])
    const { user: stranger } = await givenCompany()
    const { user: billing } = await givenMember(company, 'billing')
    const { user: manager } = await givenMember(company, 'hiring_manager')
    ;(await report(client, stranger, { jobId: job.id })).assertStatus(404)
    ;(await report(client, billing)).assertStatus(403)
    ;(await report(client, manager, { jobId: job.id })).assertStatus(403)
    assert.equal((await report(client, manager)).body().data.applied, 0)
    assert.equal((await report(client, stranger)).body().data.applied, 0)
    await db
      .table('job_members')
      .insert({ company_id: company.id, job_id: job.id, user_id: manager.id })
    assert.equal((await report(client, manager)).body().data.applied, 1)
  })

  test('bad input is named', async ({ client, assert }) => {
    const { user } = await givenCompany()
    ;(await report(client, user, { from: 'yesterday' })).assertStatus(422)
    const backwards = await report(client, user, { from: '2026-03-02', to: '2026-03-01' })
    backwards.assertStatus(422)
    assert.equal(backwards.body().errors[0].field, 'from')
    ;(await report(client, user, { from: '2020-01-01', to: '2026-01-01' })).assertStatus(422)
  })

  test('come from the events: time in stage, time to hire, who came through, and from where', async ({
    client,
    assert,
  }) => {
    const { company, user: owner } = await givenCompany()
    const job = await givenJob(company)
    await givenWay(job, 'linkedin', 40, [
      ['reviewing', 38],
      ['shortlisted', 34],
      ['interview', 30],
      ['offer', 22],
      ['hired', 20],
    ])
    await givenWay(job, 'linkedin', 40, [
      ['reviewing', 34],
      ['rejected', 30],
    ])
    await givenWay(job, 'candor', 20, [['interview', 0]])
    await givenWay(job, 'candor', 20, [])
    await givenWay(job, 'candor', 300, [['hired', 290]])

    const { data } = (await report(client, owner)).body()
    assert.equal(data.applied, 4)
    assert.deepEqual(
      data.passThrough.map(({ status, count, share }: any) => [status, count, share]),
      [
        ['applied', 4, 1],
        ['reviewing', 3, 0.75],
        ['shortlisted', 2, 0.667],
        ['interview', 2, 1],
        ['offer', 1, 0.5],
        ['hired', 1, 1],
      ]
    )
    assert.deepEqual(data.sources, [
      { source: 'candor', applied: 2, shortlisted: 1, interviewed: 1, hired: 0 },
      { source: 'linkedin', applied: 2, shortlisted: 1, interviewed: 1, hired: 1 },
    ])
    assert.equal(data.timeToHire, 20)
    assert.equal(data.hired, 1)
    assert.deepEqual(
      data.hiresByMonth.map(({ count, medianDays }: any) => [count, medianDays]),
      [[1, 20]]
    )
    assert.containsSubset(data.timeInStage, [
      { status: 'applied', count: 3, medianDays: 6 },
      { status: 'reviewing', count: 2, medianDays: 4 },
      { status: 'interview', count: 1, medianDays: 8 },
    ])
    assert.equal(data.answered, 3)
    assert.equal(data.answeredInTime, 2)
    // of the answers that were due, as the company's public page counts them
    assert.equal(data.responseRate, 67)
    const other = await givenJob(company)
    assert.equal((await report(client, owner, { jobId: other.id })).body().data.applied, 0)
  })

  test('tell the time at stages of the company’s own, beside that of the statuses they stand for', async ({
    client,
    assert,
  }) => {
    const { company, user: owner } = await givenCompany()
    const job = await givenJob(company)
    assert.deepEqual((await report(client, owner)).body().data.timeInOwnStage, [])
    for (const _ of [1, 2]) {
      const { application } = await givenApplication(job)
      const steps = [
        ['stage', 'reviewing', 'Phone call', 9],
        ['stage', 'reviewing', 'Exercise', 7],
        ['move', 'interview', 'On site', 2],
      ] as const
      for (const [kind, to, stage, days] of steps)
        await db.table('application_events').insert({
          company_id: company.id,
          application_id: application.id,
          kind,
          from_status: 'reviewing',
          to_status: to,
          stage,
          created_at: DateTime.now().minus({ days }).toJSDate(),
        })
    }
    const { timeInOwnStage } = (await report(client, owner)).body().data
    assert.deepEqual(timeInOwnStage, [
      { name: 'Phone call', status: 'reviewing', count: 2, medianDays: 2, slowDays: 2 },
      { name: 'Exercise', status: 'reviewing', count: 2, medianDays: 5, slowDays: 5 },
    ])
  })

  test('a source is spelt one way: the link first, then the site before it', async ({ assert }) => {
    assert.equal(sourceOf().source, 'candor')
    assert.equal(sourceOf({ utm_source: ' LinkedIn ', ref: 'x' }).source, 'linkedin')
    assert.equal(sourceOf({ ref: 'Hacker News!' }).source, 'hacker-news')
    assert.equal(sourceOf({ referrer: 'https://www.google.com/search?q=1' }).source, 'google.com')
    assert.equal(sourceOf({ referrer: 'javascript:alert(1)' }).source, 'candor')
    assert.deepInclude(sourceOf({ utm_medium: 'E-Mail', utm_campaign: '!!' }), {
      sourceMedium: 'e-mail',
      sourceCampaign: null,
    })
    const { company } = await givenCompany()
    const { user, candidate } = await givenCandidate()
    await givenResume(candidate)
    const job = await givenJob(company)
    const { id } = await applyToJob(user, candidate, {
      jobId: job.id,
      source: { utm_source: 'Newsletter', utm_campaign: 'november' },
    })
    const row = await db.from('applications').where('id', id).firstOrFail()
    assert.deepEqual([row.source, row.source_campaign], ['newsletter', 'november'])
  })
})

test.group('Applications that nobody answered', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('stand in one list over all jobs, the most pressing first', async ({ client, assert }) => {
    const { company, user: owner } = await givenCompany()
    const { user: manager } = await givenMember(company, 'hiring_manager')
    const late = await givenApplication(await givenJob(company))
    const waiting = await givenApplication(await givenJob(company))
    const answered = await givenApplication(await givenJob(company))
    const past = DateTime.now().minus({ days: 2 }).toJSDate()
    await db.from('applications').where('id', late.application.id).update({ answer_by: past })
    await db
      .from('applications')
      .where('id', answered.application.id)
      .update({ first_answered_at: past })
    const list = (user: User, query: object = {}) =>
      client.get('/api/v1/client/unanswered-applications').loginAs(user).qs(query)
    const { data } = (await list(owner)).body()
    assert.deepEqual(data.counts, { waiting: 2, late: 1, closed: 0 })
    assert.deepEqual(
      data.applications.map(({ _id }: any) => Number(_id)),
      [late.application.id, waiting.application.id]
    )
    assert.exists(data.applications[0].job.jobTitle)
    assert.lengthOf((await list(owner, { state: 'late' })).body().data.applications, 1)
    assert.lengthOf((await list(manager)).body().data.applications, 0)
    ;(await list(owner, { state: 'never' })).assertStatus(422)
  })
})
