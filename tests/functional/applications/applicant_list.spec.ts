import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Application from '#api/applications/models/application'
import { leastStatementsOf } from '#tests/checks/statements_of'
import { givenApplication, givenCompany } from '#tests/givens'
import { move, list, givenPipeline } from './given_pipeline.js'

test.group('The list of applicants', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test("the list has the contract's shape, is searched, filtered, sorted and counted", async ({
    client,
    assert,
  }) => {
    const { owner, job, applied } = await givenPipeline(3)
    await applied[1].user.merge({ firstName: 'Zoë', lastName: "O'Brien_%" }).save()
    await move(client, owner, applied[2].application.id, 'shortlisted')
    const response = await list(client, owner, { jobId: String(job.id) }, { page: 1, limit: 2 })
    response.assertStatus(200)
    const { data, pagination } = response.body()
    assert.deepEqual(data.jobId, { _id: String(job.id), jobTitle: job.title })
    assert.deepEqual(
      data.applicants.map((one: any) => one._id),
      [String(applied[2].application.id), String(applied[1].application.id)]
    )
    assert.containsSubset(data, {
      applicantsPagination: { page: 1, limit: 2, total: 3, totalPages: 2 },
      applicantCount: 3,
      counts: { applied: 2, shortlisted: 1, rejected: 0 },
    })
    assert.deepEqual(data.applicants[0].dev.skills, [])
    assert.deepEqual(pagination, data.applicantsPagination)

    const named = async (body: object) =>
      (await list(client, owner, { jobId: job.id, ...body }))
        .body()
        .data.applicants.map((one: any) => one.dev.fName)
    assert.deepEqual(await named({ search: "o'brien_%" }), ['Zoë'])
    assert.deepEqual(await named({ search: 'nobody' }), [])
    assert.lengthOf(await named({ status: 'shortlisted' }), 1)
    assert.equal((await named({ sort: 'name' })).at(-1), 'Zoë')
    assert.lengthOf(
      (await client.get(`/api/v1/shortlisted-for-job/${job.id}`).loginAs(owner)).body().data,
      1
    )
    assert.lengthOf(
      (await client.get(`/api/v1/applied-for-job/${job.id}`).loginAs(owner)).body().data,
      3
    )
  })

  test('a list of twenty takes as many queries as a list of one', async ({ client, assert }) => {
    const { owner, job } = await givenPipeline(1)
    const count = () =>
      leastStatementsOf(() => list(client, owner, { jobId: job.id }, { limit: 50 }))
    const one = await count()
    assert.isAbove(one, 5)
    for (let more = 0; more < 19; more++) await givenApplication(job)
    assert.equal(await count(), one)
  })

  test('an opened application is read, with the file for the company only', async ({
    client,
    assert,
  }) => {
    const { owner, application, user } = await givenPipeline()
    const { user: stranger } = await givenCompany()
    const response = await client.get(`/api/v1/client/application/${application.id}`).loginAs(owner)
    response.assertStatus(200)
    assert.containsSubset(response.body().data, {
      isUnread: true,
      dev: { email: user.email, skills: [] },
      resume: { fileName: 'resume.pdf' },
    })
    assert.isFalse((await Application.findOrFail(application.id)).isUnread)
    const bare = response.body().data.resumeUrl.split('?')[0]
    ;(await client.get(bare).loginAs(stranger)).assertStatus(404)
    const mayRead = (await import('#api/applications/applicants/may_read_resume')).default
    const file = await (
      await import('#api/files/models/file')
    ).default.findByOrFail('owner_id', user.id)
    assert.isTrue(await mayRead(owner, file))
    assert.isFalse(await mayRead(stranger, file))
  })

  test('the export defuses formulas', async ({ client, assert }) => {
    const { owner, job, application, user } = await givenPipeline()
    await user.merge({ firstName: '=HYPERLINK("http://evil")' }).save()
    await db
      .from('applications')
      .where('id', application.id)
      .update({ cover_letter: '+1+cmd|x, "quoted"\nsecond line' })
    const response = await client.get(`/api/v1/client/applicants-export/${job.id}`).loginAs(owner)
    response.assertStatus(200)
    assert.match(response.header('content-type')!, /text\/csv/)
    assert.include(response.text(), `"'=HYPERLINK(""http://evil"") Rao"`)
    assert.include(response.text(), `"'+1+cmd|x, ""quoted""\nsecond line"`)
    const inHindi = await client
      .get(`/api/v1/client/applicants-export/${job.id}`)
      .loginAs(owner)
      .header('accept-language', 'hi')
    assert.match(inHindi.text(), /^\ufeff?नाम,ई-मेल,/)
    assert.include(inHindi.text(), 'आवेदन किया')
  })
})
