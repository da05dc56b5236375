import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import { jobMoves } from '#api/jobs/job_moves'
import tellFollowers from '#api/jobs/follows/tell_followers'
import CompanyFollow from '#api/jobs/models/company_follow'
import Notification from '#api/notifications/models/notification'
import { givenAdmin, givenCandidate, givenCompany, givenJob } from '#tests/givens'

const PATH = '/api/v1/candidate/followed-companies'
const follow = (client: ApiClient, user: User, slug: string) =>
  client.put(`${PATH}/${slug}`).loginAs(user)

test.group('Following a company', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is for candidates, and for companies that the public sees', async ({ client }) => {
    const { user, company } = await givenCompany()
    ;(await client.get(PATH)).assertStatus(401)
    ;(await follow(client, user, company.slug)).assertStatus(403)
    const { user: own } = await givenCandidate()
    const { company: hidden } = await givenCompany({ verification: 'unverified' })
    ;(await follow(client, own, hidden.slug)).assertStatus(404)
    ;(await follow(client, own, 'nobody')).assertStatus(404)
    ;(await client.delete(`${PATH}/nobody`).loginAs(own)).assertStatus(404)
    ;(await client.get(PATH).qs({ page: 0 }).loginAs(own)).assertStatus(422)
  })

  test('is kept once, listed and taken back', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    const { company } = await givenCompany()
    await givenJob(company)
    ;(await follow(client, user, company.slug)).assertStatus(200)
    ;(await follow(client, user, company.slug)).assertStatus(200)
    const { data, pagination } = (await client.get(PATH).loginAs(user)).body()
    assert.equal(pagination.total, 1)
    assert.containsSubset(data[0], { slug: company.slug, openJobs: 1 })
    const { user: other } = await givenCandidate()
    assert.lengthOf((await client.get(PATH).loginAs(other)).body().data, 0)
    assert.lengthOf((await client.get(PATH).qs({ slug: 'another' }).loginAs(user)).body().data, 0)
    ;(await client.delete(`${PATH}/${company.slug}`).loginAs(user)).assertStatus(200)
    assert.isNull(await CompanyFollow.first())
  })

  test('tells of a job that becomes public, once, and not who blocks the company', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany()
    const [follower, blocker] = [await givenCandidate(), await givenCandidate()]
    await follow(client, follower.user, company.slug)
    await follow(client, blocker.user, company.slug)
    const job = await givenJob(company, { isApproved: null, publishedAt: null })
    await jobMoves.approve(job, await givenAdmin('moderator'))
    const queued = await db.from('queue.job').where('name', 'followers.tell')
    assert.isNotEmpty(queued.filter(({ data }) => data.jobId === job.id))

    await client
      .post('/api/v1/candidate/blocked-companies')
      .loginAs(blocker.user)
      .json({ companyId: company.id })
    assert.lengthOf(await CompanyFollow.query(), 1, 'a block ends it')
    ;(await follow(client, blocker.user, company.slug)).assertStatus(409)
    assert.equal(await tellFollowers({ jobId: job.id }), 1)
    assert.equal(await tellFollowers({ jobId: job.id }), 0)
    const told = await Notification.query().where('kind', 'job.followed')
    assert.deepEqual(
      told.map(({ userId }) => userId),
      [follower.user.id]
    )
    assert.include(told[0].message, job.title)
    const mail = await db.from('mails').where('user_id', follower.user.id).firstOrFail()
    assert.include(mail.subject, job.title)
  })
})
