import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { CompanyRole } from '#api/companies/access/company_rights'
import { mayListen } from '#api/notifications/stream/channels'
import {
  givenApplication,
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
} from '#tests/givens'
import { toldOn } from '#tests/live/told_on'

const eventsOf = (jobId: number) => toldOn(`jobs/${jobId}`)

test.group('The live channel of a board', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is closed to strangers, candidates, other companies, other roles and those not on the team', async ({
    assert,
  }) => {
    const { company, user: owner } = await givenCompany()
    const job = await givenJob(company)
    const { user: applicant } = await givenApplication(job)
    const { user: stranger } = await givenCompany()
    const { user: developer } = await givenCandidate()
    for (const person of [applicant, stranger, developer])
      assert.isFalse(await mayListen(person, `jobs/${job.id}`))
    assert.isFalse(await mayListen(owner, `jobs/${job.id + 1_000_000}`))

    const answers: Partial<Record<CompanyRole, [boolean, boolean]>> = {}
    for (const role of ['recruiter', 'hiring_manager', 'interviewer', 'billing'] as const) {
      const { user } = await givenMember(company, role)
      const before = await mayListen(user, `jobs/${job.id}`)
      await db
        .table('job_members')
        .insert({ company_id: company.id, job_id: job.id, user_id: user.id })
      answers[role] = [before, await mayListen(user, `jobs/${job.id}`)]
    }
    assert.deepEqual(answers, {
      recruiter: [true, true],
      hiring_manager: [false, true],
      interviewer: [false, false],
      billing: [false, false],
    })
    assert.isTrue(await mayListen(owner, `jobs/${job.id}`))
    await db.from('company_members').where('user_id', owner.id).update({ status: 'deactivated' })
    assert.isFalse(await mayListen(owner, `jobs/${job.id}`))
  })

  test('tells of an application and of each move, with who moved it and nothing of the candidate', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const job = await givenJob(company)
    const { application } = await givenApplication(job)
    ;(
      await client
        .put('/api/v1/client/applied-job-status')
        .loginAs(user)
        .json({ appliedId: application.id, status: 'shortlisted', from: 'applied' })
    ).assertStatus(200)
    const common = {
      type: 'application.moved',
      jobId: String(job.id),
      appliedIds: [String(application.id)],
      stageId: null,
    }
    assert.deepEqual(await eventsOf(job.id), [
      { ...common, status: 'applied', by: null },
      {
        ...common,
        status: 'shortlisted',
        by: { _id: String(user.id), name: `${user.firstName} ${user.lastName}` },
      },
    ])
  })

  test('tells of many moved at once in one event, and of a refused move in none', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const job = await givenJob(company)
    const all = [await givenApplication(job), await givenApplication(job)]
    await db.from('stream_events').where('channel', `jobs/${job.id}`).delete()
    const moveAll = (from: string) =>
      client
        .put('/api/v1/client/move-applications')
        .loginAs(user)
        .json({
          applications: all.map(({ application: { id } }) => ({ appliedId: id, from })),
          status: 'reviewing',
        })
    ;(await moveAll('offer')).assertStatus(409)
    assert.isEmpty(await eventsOf(job.id))
    ;(await moveAll('applied')).assertStatus(200)
    const events = await eventsOf(job.id)
    assert.lengthOf(events, 1)
    assert.sameMembers(
      events[0].appliedIds,
      all.map(({ application: { id } }) => String(id))
    )
  })
})
