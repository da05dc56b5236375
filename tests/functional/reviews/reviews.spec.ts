import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import CandidateBlock from '#api/candidates/models/candidate_block'
import Notification from '#api/notifications/models/notification'
import Review from '#api/reviews/models/review'
import publishReviews from '#api/reviews/publish_reviews'
import { givenAdmin, givenCandidate, givenCompany, givenMember } from '#tests/givens'
import { givenApplicant, givenInterview } from '../interviews/given_interviews.js'

const body = (applicant: { application: { id: number } }, over = {}) => ({
  appliedId: String(applicant.application.id),
  rating: 4,
  text: 'Well prepared and clear',
  ...over,
})

test.group('Reviews', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are written by the two of an application only', async ({ client }) => {
    const applicant = await givenApplicant('owner', { status: 'hired' })
    const [company, candidate] = [await givenCompany(), await givenCandidate()]
    ;(await client.post('/api/v1/client/review').json(body(applicant))).assertStatus(401)
    ;(
      await client.post('/api/v1/client/review').loginAs(candidate.user).json(body(applicant))
    ).assertStatus(403)
    ;(
      await client.post('/api/v1/client/review').loginAs(company.user).json(body(applicant))
    ).assertStatus(404)
    ;(
      await client.post('/api/v1/candidate/review').loginAs(candidate.user).json(body(applicant))
    ).assertStatus(404)
    const { user: interviewer } = await givenMember(applicant.company, 'interviewer')
    ;(
      await client.post('/api/v1/client/review').loginAs(interviewer).json(body(applicant))
    ).assertStatus(403)
  })

  test('have a grade of one to five and a text of 2,000 signs', async ({ client, assert }) => {
    const applicant = await givenApplicant('owner', { status: 'hired' })
    for (const [field, over] of [
      ['rating', { rating: 0 }],
      ['rating', { rating: 6 }],
      ['rating', { rating: 2.5 }],
      ['text', { text: 'x'.repeat(2001) }],
      ['appliedId', { appliedId: undefined }],
    ] as const) {
      const response = await client
        .post('/api/v1/client/review')
        .loginAs(applicant.client)
        .json(body(applicant, over))
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, field)
    }
  })

  test('come after a hire or a completed interview, once for each side', async ({ client }) => {
    const applicant = await givenApplicant()
    const write = () =>
      client.post('/api/v1/client/review').loginAs(applicant.client).json(body(applicant))
    await givenInterview(applicant, 'cancelled')
    ;(await write()).assertStatus(409)
    await givenInterview(applicant, 'completed')
    ;(await write()).assertStatus(201)
    ;(await write()).assertStatus(409)
  })

  test('of applicants whom a colleague does not see are not in their list', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant('owner', { status: 'hired' })
    const { company, job, client: owner, developer } = applicant
    for (const [side, by] of [
      ['client', owner],
      ['candidate', developer],
    ] as const)
      (await client.post(`/api/v1/${side}/review`).loginAs(by).json(body(applicant))).assertStatus(
        201
      )
    const list = async (user: typeof owner) =>
      (await client.get('/api/v1/client/reviews').loginAs(user)).body()
    assert.lengthOf((await list(owner)).data, 2)
    for (const role of ['hiring_manager', 'interviewer'] as const) {
      const { user } = await givenMember(company, role)
      assert.containSubset(await list(user), { data: [], pagination: { total: 0 } })
    }
    const { user: manager } = await givenMember(company, 'hiring_manager')
    const team = { company_id: company.id, job_id: job.id, user_id: manager.id }
    await db.table('job_members').insert(team)
    assert.lengthOf((await list(manager)).data, 2)
    await db.from('job_members').where(team).delete()
    assert.lengthOf((await list(manager)).data, 0)
  })

  test('are not written about a person who withdrew from the company, who hears nothing', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant('owner', { status: 'hired' })
    const { company, client: owner, developer } = applicant
    await client
      .post('/api/v1/candidate/blocked-companies')
      .loginAs(developer)
      .json({ companyId: String(company.id) })
    const refused = await client.post('/api/v1/client/review').loginAs(owner).json(body(applicant))
    refused.assertStatus(409)
    assert.include(refused.body().message, 'withdrew from your company')
    assert.isNull(
      await Notification.query()
        .where({ userId: developer.id, kind: 'profile.review_invited' })
        .first()
    )
    // what the person says of the company stays theirs to say
    const own = await client
      .post('/api/v1/candidate/review')
      .loginAs(developer)
      .json(body(applicant))
    own.assertStatus(201)
  })

  test('show when both are in, and tell each side', async ({ client, assert }) => {
    const applicant = await givenApplicant('owner', { status: 'hired' })
    const { client: recruiter, developer, company, candidate } = applicant
    const read = async () =>
      (await client.get('/api/v1/candidate/reviews').loginAs(developer)).body().data
    await client.post('/api/v1/client/review').loginAs(recruiter).json(body(applicant))
    assert.deepEqual(await read(), [])
    assert.isNotNull(
      await Notification.query()
        .where({ userId: developer.id, kind: 'profile.review_invited' })
        .first()
    )
    const open = await client.get('/api/v1/candidate/reviews/open').loginAs(developer)
    assert.equal(open.body().data[0].appliedId, String(applicant.application.id))
    const answered = await client
      .post('/api/v1/candidate/review')
      .loginAs(developer)
      .json(body(applicant, { rating: 5, text: 'They answered in time' }))
    answered.assertStatus(201)
    assert.equal(answered.body().data.status, 'published')
    const [review] = await read()
    assert.containsSubset(review, { rating: 4, text: 'Well prepared and clear' })
    assert.deepEqual(
      (await client.get('/api/v1/candidate/reviews/open').loginAs(developer)).body().data,
      []
    )
    assert.lengthOf(
      (await client.get('/api/v1/candidate/reviews/written').loginAs(developer)).body().data,
      1
    )
    assert.lengthOf((await client.get('/api/v1/client/reviews').loginAs(recruiter)).body().data, 2)
    for (const [userId, kind] of [
      [developer.id, 'profile.review'],
      [recruiter.id, 'company.review'],
    ] as const)
      assert.isNotNull(await Notification.query().where({ userId, kind }).first())
    const { company: other } = await givenCompany()
    const ofOther = await client.get(`/api/v1/company-reviews/${other.slug}`)
    assert.isEmpty(ofOther.body().data)
    const everyone = await client.get(`/api/v1/company-reviews/${company.slug}`)
    assert.equal(everyone.body().data[0].text, 'They answered in time')
    assert.equal(everyone.body().data[0].by, 'Asha R.')
    assert.notInclude(JSON.stringify(everyone.body()), 'Rao')
    assert.deepEqual(everyone.body().summary, { count: 1, average: 5 })
    const page = await client.get(`/companies/${company.slug}`).header('accept', 'text/html')
    assert.include(page.text(), '"aggregateRating":{"@type":"AggregateRating"')
    assert.include(page.text(), 'They answered in time')
    assert.notInclude(page.text(), 'Rao')
    await CandidateBlock.create({
      candidateId: candidate.id,
      companyId: company.id,
      reason: 'chosen',
    })
    const after = await client.get(`/api/v1/company-reviews/${company.slug}`)
    assert.equal(after.body().data[0].by, 'A former candidate')
    const { reviews } = (await client.get('/api/v1/candidate/dashboard').loginAs(developer)).body()
      .data
    assert.deepEqual(reviews, { count: 1, rating: 4 })
  })

  test('show after seven days without an answer', async ({ client, assert }) => {
    const applicant = await givenApplicant('owner', { status: 'hired' })
    await client.post('/api/v1/client/review').loginAs(applicant.client).json(body(applicant))
    assert.equal(await publishReviews(), 0)
    const review = await Review.findByOrFail('application_id', applicant.application.id)
    await review.merge({ createdAt: DateTime.now().minus({ days: 7, minutes: 1 }) }).save()
    assert.equal(await publishReviews(), 1)
    assert.equal(await publishReviews(), 0)
    assert.equal((await review.refresh()).status, 'published')
  })

  test('are hidden with a reason and shown again by moderators', async ({ client, assert }) => {
    const applicant = await givenApplicant('owner', { status: 'hired' })
    await client.post('/api/v1/client/review').loginAs(applicant.client).json(body(applicant))
    await client.post('/api/v1/candidate/review').loginAs(applicant.developer).json(body(applicant))
    const review = await Review.findByOrFail({
      application_id: applicant.application.id,
      side: 'client',
    })
    const admin = await givenAdmin('moderator')
    const path = `/api/v1/admin/reviews/${review.id}`
    ;(await client.put(`${path}/hide`).loginAs(admin).json({})).assertStatus(422)
    const hidden = await client.put(`${path}/hide`).loginAs(admin).json({ reason: 'Names a child' })
    hidden.assertStatus(200)
    assert.equal(hidden.body().data.status, 'hidden')
    assert.deepEqual(
      (await client.get('/api/v1/candidate/reviews').loginAs(applicant.developer)).body().data,
      []
    )
    ;(
      await client.put(`${path}/hide`).loginAs(admin).json({ reason: 'Names a child' })
    ).assertStatus(409)
    ;(await client.put(`${path}/unhide`).loginAs(admin)).assertStatus(200)
    assert.equal((await review.refresh()).status, 'published')
    ;(await client.delete(path).loginAs(admin)).assertStatus(200)
  })
})
