import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import JobRevision from '#api/jobs/models/job_revision'
import { revisionMoves } from '#api/jobs/revisions/revision_moves'
import { givenAdmin, givenCompany, givenJob, givenMember } from '#tests/givens'
import { givenPosting } from './posting.js'

test.group('Edits of a live job', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('small edits of a live job show at once, material ones wait; a second edit joins the first', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const admin = await givenAdmin()
    const job = await givenJob(company, { title: 'Node.js Developer' })
    const edit = (body: object) =>
      client
        .put('/api/v1/update-client-job')
        .json({ jobId: job.id, ...body })
        .loginAs(user)
    const small = await edit({ tags: ['quick'], budgetMax: 3_000_000, status: 'open' })
    small.assertStatus(200)
    assert.deepInclude(small.body().data, { tags: ['quick'], budgetMax: 3_000_000, state: 'live' })
    assert.lengthOf(await JobRevision.all(), 0)

    const material = await edit({ jobTitle: 'Elixir Developer', budgetMin: 1000, tags: ['slow'] })
    assert.equal(material.body().notice, 'warn')
    assert.deepInclude(material.body().data, {
      jobTitle: 'Node.js Developer',
      budgetMin: 1_500_000,
      tags: ['slow'],
      state: 'live',
      slug: job.slug,
    })
    await edit({ jobLocation: 'Remote' })
    // the company reads what waits and who asked for it; nobody else does
    const asked = {
      jobTitle: 'Elixir Developer',
      parts: ['title', 'pay', 'mode'],
      askedBy: user.fullName,
    }
    const detail = `/api/v1/job-detail/${job.id}`
    const own = await client.get(detail).loginAs(user)
    assert.deepInclude(own.body().data.job.change, asked)
    const list = await client.post('/api/v1/client/get-posted-jobs').json({}).loginAs(user)
    assert.deepInclude(list.body().data[0].change, asked)
    const { user: stranger } = await givenCompany()
    assert.notProperty((await client.get(detail).loginAs(stranger)).body().data.job, 'change')
    assert.notProperty((await client.get(detail)).body().data.job, 'change')
    const waiting = await JobRevision.query().where({ job_id: job.id, status: 'pending' })
    assert.lengthOf(waiting, 1)
    assert.sameMembers(Object.keys(waiting[0].changes), ['title', 'budgetMin', 'locationType'])

    await revisionMoves.approve(waiting[0], admin)
    assert.isNull((await client.get(detail).loginAs(user)).body().data.job.change)
    await job.refresh()
    assert.deepInclude(job.serialize(), {
      title: 'Elixir Developer',
      budgetMin: 1000,
      locationType: 'Remote',
      slug: job.slug,
    })
    await assert.rejects(
      () => revisionMoves.reject(waiting[0], admin, { reason: 'late' }),
      /was approved/
    )
    assert.lengthOf(await db.from('notifications').where('kind', 'job.revision_approved'), 1)
  })

  test('a company takes a waiting change back until it is decided; colleagues, not strangers', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const { user: recruiter } = await givenMember(company, 'recruiter')
    const { user: manager } = await givenMember(company, 'hiring_manager')
    const { user: stranger } = await givenCompany()
    const admin = await givenAdmin()
    const job = await givenJob(company, { title: 'Node.js Developer' })
    const edit = (jobTitle: string) =>
      client.put('/api/v1/update-client-job').json({ jobId: job.id, jobTitle }).loginAs(user)
    const takeBack = (by: typeof user) =>
      client.delete(`/api/v1/client/job/${job.id}/change`).loginAs(by)
    const latest = () => JobRevision.query().where('jobId', job.id).orderBy('id', 'desc').first()
    ;(await takeBack(user)).assertStatus(409)

    await edit('Elixir Developer')
    ;(await client.delete(`/api/v1/client/job/${job.id}/change`)).assertStatus(401)
    ;(await takeBack(stranger)).assertStatus(404)
    ;(await takeBack(manager)).assertStatus(403)
    ;(await takeBack(admin)).assertStatus(403)
    assert.equal((await latest())!.status, 'pending')

    const taken = await takeBack(recruiter)
    taken.assertStatus(200)
    assert.deepInclude(taken.body().data, { jobTitle: 'Node.js Developer', change: null })
    assert.equal((await latest())!.status, 'withdrawn')
    const told = await db.from('notifications').where('kind', 'job.revision_withdrawn')
    assert.deepEqual(
      told.map((row) => row.user_id),
      [user.id]
    )
    assert.lengthOf(await db.from('job_events').where('action', 'revision_withdrawn'), 1)
    await assert.rejects(async () => revisionMoves.approve((await latest())!, admin), /taken back/)
    ;(await takeBack(user)).assertStatus(409)

    // asked again it waits again, and what was approved is not taken back
    await edit('Erlang Developer')
    await revisionMoves.approve((await latest())!, admin)
    const late = await takeBack(user)
    late.assertStatus(409)
    assert.match(late.body().message, /was approved/)
    assert.lengthOf(await db.from('notifications').where('kind', 'job.revision_withdrawn'), 1)
  })

  test('a trusted company is not kept waiting; one with a strike is', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany({ approvedJobCount: 3 })
    const job = await givenJob(company)
    const edit = (jobTitle: string) =>
      client.put('/api/v1/update-client-job').json({ jobId: job.id, jobTitle }).loginAs(user)
    assert.equal((await edit('Elixir Developer')).body().data.jobTitle, 'Elixir Developer')
    assert.equal((await JobRevision.firstOrFail()).status, 'approved')
    await company.merge({ strikes: 1 }).save()
    assert.equal((await edit('Erlang Developer')).body().data.jobTitle, 'Elixir Developer')
  })

  test('an edit of one end of a range is checked against the other', async ({ client }) => {
    const { company, user } = await givenCompany()
    const job = await givenJob(company)
    for (const body of [
      { budgetMin: 9_000_000 },
      { budgetMax: 5 },
      { minExpRange: 20 },
      { maxExpRange: 1 },
    ])
      (
        await client
          .put('/api/v1/update-client-job')
          .json({ jobId: job.id, ...body })
          .loginAs(user)
      ).assertStatus(422)
  })

  test('null empties a field of a draft, and is refused where a live job needs it', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany({ countryCode: 'IN' })
    const posting = await givenPosting({ status: 'draft' })
    const added = await client.post('/api/v1/add-job').json(posting).loginAs(user)
    added.assertStatus(201)
    const none = {
      jobCategory: null,
      industryId: null,
      budgetMin: null,
      budgetMax: null,
      minExpRange: null,
      maxExpRange: null,
      jobCountry: { countryCode: null },
    }
    const edit = (jobId: string | number, body: object) =>
      client
        .put('/api/v1/update-client-job')
        .json({ jobId, ...body })
        .loginAs(user)
    const jobId = added.body().data._id
    const emptied = await edit(jobId, none)
    emptied.assertStatus(200)
    assert.containsSubset(emptied.body().data, {
      ...none,
      minExpRange: 0,
      jobCountry: { countryCode: null, countryName: null },
    })
    ;(await edit(jobId, { ...posting, status: 'open' })).assertStatus(200)
    const refused = await edit(jobId, { ...none, status: undefined })
    refused.assertStatus(422)
    assert.sameMembers(
      refused.body().errors.map(({ field }: { field: string }) => field),
      ['jobCategory', 'budgetMin', 'budgetMax']
    )
  })

  test('without a country, an office is in its company’s and remote work is from anywhere', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany({ countryCode: 'IN' })
    for (const [jobLocation, countryCode] of [
      ['On Site', 'IN'],
      ['Remote', null],
    ]) {
      const posting = await givenPosting({
        jobLocation,
        jobCountry: { countryCode: null },
        status: 'draft',
      })
      const added = await client.post('/api/v1/add-job').json(posting).loginAs(user)
      assert.equal(added.body().data.jobCountry.countryCode, countryCode)
    }
  })
})
