import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import Candidate from '#api/candidates/models/candidate'
import ProfileUpdateRequest from '#api/candidates/models/profile_update_request'
import JobRevision from '#api/jobs/models/job_revision'
import { givenAdmin, givenCandidate, givenCompany, givenJob, givenMember } from '#tests/givens'

const ADMIN = '/api/v1/admin/developers'

test.group('A profile as companies will see it', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is shown to administrators who answer for people', async ({ client }) => {
    const { user, candidate } = await givenCandidate()
    const path = `${ADMIN}/${candidate.id}/preview`
    ;(await client.get(path)).assertStatus(401)
    for (const other of [user, (await givenCompany()).user, await givenAdmin('finance')])
      (await client.get(path).loginAs(other)).assertStatus(403)
    const moderator = await givenAdmin('moderator')
    ;(await client.get(`${ADMIN}/999999999/preview`).loginAs(moderator)).assertStatus(404)
    ;(await client.get(path).qs({ update: 'x' }).loginAs(moderator)).assertStatus(422)
  })

  test('hides what a company unlocks first, in any state of the profile, and tells nobody', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenCandidate({
      approval: 'submitted',
      story: 'Write to me: someone@mail.example.com',
    })
    const seen = await client
      .get(`${ADMIN}/${candidate.id}/preview`)
      .loginAs(await givenAdmin('moderator'))
    seen.assertStatus(200)
    const profile = seen.body().data
    assert.equal(profile.story, 'Write to me: [hidden]')
    assert.equal(profile.fName, user.firstName)
    assert.notEqual(profile.lName, user.lastName)
    assert.isNull(profile.email)
    assert.equal(profile.contact.state, 'locked')
  })

  test('a waiting update is in it as it would be, and nothing of it is stored', async ({
    client,
    assert,
  }) => {
    const { candidate } = await givenCandidate()
    const input = {
      company: 'Tamarind',
      title: 'Staff engineer',
      employmentType: 'Full-Time',
      start: '2020-01',
      isCurrent: true,
      skillIds: [],
    }
    const ask = (over: Partial<ProfileUpdateRequest>) =>
      ProfileUpdateRequest.create({
        candidateId: candidate.id,
        userId: candidate.userId,
        action: 'change',
        status: 'pending',
        changes: {},
        ...over,
      })
    const [headline, employment, gone] = [
      await ask({ part: 'headline', input: { headline: 'Builds ferries that arrive' } }),
      await ask({ part: 'employment', action: 'add', input }),
      await ask({ part: 'employment', rowId: 999_999, input }),
    ]
    const moderator = await givenAdmin('moderator')
    const shown = async (update?: ProfileUpdateRequest) =>
      client
        .get(`${ADMIN}/${candidate.id}/preview`)
        .qs(update ? { update: update.id } : {})
        .loginAs(moderator)
    assert.equal((await shown(headline)).body().data.headline, 'Builds ferries that arrive')
    assert.containsSubset((await shown(employment)).body().data.employment, [
      { company: 'Tamarind', title: 'Staff engineer' },
    ])
    ;(await shown(gone)).assertStatus(409)
    assert.equal((await shown()).body().data.headline, candidate.headline)
    const stored = await Candidate.query()
      .where('id', candidate.id)
      .preload('employments')
      .firstOrFail()
    assert.equal(stored.headline, candidate.headline)
    assert.isEmpty(stored.employments)

    await headline.merge({ status: 'rejected' }).save()
    assert.equal((await shown(headline)).body().data.headline, candidate.headline)
    const stranger = await givenCandidate()
    const theirs = await ProfileUpdateRequest.create({
      candidateId: stranger.candidate.id,
      userId: stranger.user.id,
      part: 'headline',
      action: 'change',
      status: 'pending',
      input: { headline: 'Of somebody else' },
      changes: {},
    })
    assert.equal((await shown(theirs)).body().data.headline, candidate.headline)
  })
})

test.group('A job as everybody will see it after a change', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is shown to those who decide; all others see the job as it is', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const job = await givenJob(company)
    const change = await JobRevision.create({
      companyId: company.id,
      jobId: job.id,
      submittedBy: user.id,
      changes: { title: { from: job.title, to: 'Keeper of ferries' } },
      status: 'pending',
    })
    const path = `/api/v1/job-detail/${job.slug}`
    const titleOf = (answer: { body: () => any }) => answer.body().data.job.jobTitle
    const asks = () => client.get(path).qs({ change: change.id })
    assert.equal(titleOf(await asks()), job.title)
    for (const other of [
      user,
      (await givenMember(company, 'recruiter')).user,
      (await givenCandidate()).user,
    ])
      assert.equal(titleOf(await asks().loginAs(other)), job.title)
    const moderator = await givenAdmin('moderator')
    ;(await client.get(path).qs({ change: 'x' }).loginAs(moderator)).assertStatus(422)
    assert.equal(titleOf(await asks().loginAs(moderator)), 'Keeper of ferries')
    assert.equal((await job.refresh()).title, 'Senior Node.js Developer')
    const elsewhere = await givenJob(company, { title: 'Another' })
    assert.equal(
      titleOf(
        await client
          .get(`/api/v1/job-detail/${elsewhere.slug}`)
          .qs({ change: change.id })
          .loginAs(moderator)
      ),
      'Another'
    )
    await change.merge({ status: 'rejected' }).save()
    assert.equal(titleOf(await asks().loginAs(moderator)), job.title)
  })
})
