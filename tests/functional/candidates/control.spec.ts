import { DateTime } from 'luxon'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Application from '#api/applications/models/application'
import Candidate from '#api/candidates/models/candidate'
import { openProfile } from '#api/candidates/open_profile'
import AcademicRecord from '#api/candidates/models/academic_record'
import CandidateSkill from '#api/candidates/models/candidate_skill'
import Employment from '#api/candidates/models/employment'
import Notification from '#api/notifications/models/notification'
import { recordView } from '#api/candidates/control/record_view'
import wakeProfiles from '#api/candidates/control/wake_profiles'
import {
  givenAdmin,
  givenApplication,
  givenCandidate,
  givenCompany,
  givenJob,
  givenResume,
  givenSkill,
  givenUser,
} from '#tests/givens'
import { givenApplicant, givenInterview } from '../interviews/given_interviews.js'

const API = '/api/v1/candidate'
const story =
  'I have built payment systems for ten years, and I like them small and quiet. '.repeat(2)

/** 75 of 100: all but photo, English and a skill test. */
async function givenWholeProfile(over = {}) {
  const given = await givenCandidate({ approval: 'incomplete', story, ...over })
  const { candidate } = given
  await givenResume(candidate)
  for (let index = 0; index < 5; index++)
    await CandidateSkill.create({ candidateId: candidate.id, skillId: (await givenSkill()).id })
  await Employment.create({
    candidateId: candidate.id,
    company: 'Tamarind',
    title: 'Engineer',
    startsOn: '2020-01-01',
  })
  await candidate.related('projects').create({ kind: 'main', title: 'Ledger', description: 'One' })
  await AcademicRecord.create({ candidateId: candidate.id, institution: 'COEP', degree: 'B.Tech' })
  return given
}

test.group('Submitting a profile', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is for its candidate', async ({ client }) => {
    ;(await client.post(`${API}/submit-profile`)).assertStatus(401)
    ;(await client.post(`${API}/submit-profile`).loginAs((await givenCompany()).user)).assertStatus(
      403
    )
  })

  test('asks for 70 percent and names what is missing', async ({ client, assert }) => {
    const { user, candidate } = await givenCandidate({ approval: 'incomplete' })
    const response = await client.post(`${API}/submit-profile`).loginAs(user)
    response.assertStatus(422)
    assert.include(response.body().message, 'add where you have worked')
    assert.containsSubset(response.body(), { progress: 0, needed: 70 })
    assert.includeDeepMembers(response.body().missing, [
      { key: 'employment', label: 'Add where you have worked', gains: 20 },
    ])
    assert.equal((await candidate.refresh()).approval, 'incomplete')
  })

  test('puts it into the queue, once, and again after a decision against it', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('moderator')
    const { user, candidate } = await givenWholeProfile()
    const sent = await client.post(`${API}/submit-profile`).loginAs(user)
    sent.assertStatus(200)
    assert.equal(sent.body().data.approval, 'submitted')
    assert.isNotNull(
      await Notification.query().where({ userId: admin.id, kind: 'profile.submitted' }).first()
    )
    ;(await client.post(`${API}/submit-profile`).loginAs(user)).assertStatus(409)

    const rejected = await client
      .put(`/api/v1/admin/developers/${candidate.id}/reject`)
      .loginAs(admin)
      .json({ reason: 'Tell us more about Tamarind' })
    rejected.assertStatus(200)
    const [bell] = await Notification.query().where({ userId: user.id, kind: 'profile.rejected' })
    assert.isDefined(bell)
    assert.isNotNull(
      await db.from('mails').where({ user_id: user.id, kind: 'profile.rejected' }).first()
    )
    const again = await client.post(`${API}/submit-profile`).loginAs(user)
    again.assertStatus(200)
    assert.isNull(again.body().data.approvalReason)
    ;(
      await client.put(`/api/v1/admin/developers/${candidate.id}/approve`).loginAs(admin)
    ).assertStatus(200)
    ;(
      await client.put(`/api/v1/admin/developers/${candidate.id}/approve`).loginAs(admin)
    ).assertStatus(409)
    ;(await client.post(`${API}/submit-profile`).loginAs(user)).assertStatus(409)
  })
})

test.group('Hiding and showing a profile', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('names a day for the snooze that lies ahead', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    for (const until of ['yesterday', '2020-01-01', '2999-01-01', '', 5]) {
      const response = await client.put(`${API}/snooze`).loginAs(user).json({ until })
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, 'until')
    }
  })

  test('a snoozed profile leaves applications alone and wakes by itself', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany()
    const { application, user, candidate } = await givenApplication(await givenJob(company))
    const until = DateTime.utc().plus({ days: 20 }).toISODate()
    const snoozed = await client.put(`${API}/snooze`).loginAs(user).json({ until })
    assert.containsSubset(snoozed.body().data, { visibility: 'snoozed' })
    assert.equal((await application.refresh()).status, 'applied')
    assert.equal(await wakeProfiles(), 0)
    await candidate.refresh()
    await candidate.merge({ snoozedUntil: DateTime.now().minus({ minutes: 5 }) }).save()
    assert.equal(await wakeProfiles(), 1)
    assert.containsSubset((await candidate.refresh()).$attributes, {
      visibility: 'active',
      snoozedUntil: null,
    })
    assert.equal(await wakeProfiles(), 0)
    assert.isNotNull(
      await db.from('mails').where({ user_id: user.id, kind: 'profile.active' }).first()
    )
  })

  test('a deactivated one withdraws what runs, cancels interviews, and comes back', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant()
    const { developer, application, client: recruiter } = applicant
    const interview = await givenInterview(applicant, 'scheduled')
    const response = await client
      .put(`${API}/deactivate`)
      .loginAs(developer)
      .json({ reason: 'I found work' })
    response.assertStatus(200)
    assert.equal(response.body().data.visibility, 'deactivated')
    assert.equal((await application.refresh()).status, 'withdrawn')
    assert.equal((await interview.refresh()).status, 'cancelled')
    assert.isNotNull(
      await Notification.query()
        .where({ userId: recruiter.id, kind: 'application.withdrawn' })
        .first()
    )
    ;(await client.put(`${API}/deactivate`).loginAs(developer)).assertStatus(409)
    ;(
      await client
        .put(`${API}/snooze`)
        .loginAs(developer)
        .json({
          until: DateTime.utc().plus({ days: 3 }).toISODate(),
        })
    ).assertStatus(409)
    ;(await client.put(`${API}/activate`).loginAs(developer)).assertStatus(200)
    ;(await client.put(`${API}/activate`).loginAs(developer)).assertStatus(409)
    assert.equal((await application.refresh()).status, 'withdrawn')
  })

  test('what the platform suspended, only the platform restores, and their sessions end', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('moderator')
    const { user, candidate } = await givenCandidate()
    const path = `/api/v1/admin/developers/${candidate.id}`
    await openSession(user)
    ;(
      await client.put(`${path}/suspend`).loginAs(admin).json({ reason: 'Not a person' })
    ).assertStatus(200)
    assert.lengthOf(await db.from('sessions').where('user_id', user.id), 0)
    ;(await client.put(`${API}/activate`).loginAs(user)).assertStatus(409)
    ;(await client.put(`${path}/restore`).loginAs(admin)).assertStatus(422)
    ;(
      await client.put(`${path}/restore`).loginAs(admin).json({ reason: 'We looked again' })
    ).assertStatus(200)
    assert.equal((await candidate.refresh()).visibility, 'active')
    const mail = await db.from('mails').where('user_id', user.id).orderBy('id', 'desc').first()
    assert.include(mail.body_text, 'We looked again')
  })
})

test.group('Companies that do not see a candidate', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const path = `${API}/blocked-companies`
  const employ = (company: string) => ({
    company,
    title: 'Engineer',
    employmentType: 'Full-Time',
    start: '2020-01',
    isCurrent: true,
  })

  test('are named by the candidate, once, and let in again', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    const { company: other } = await givenCompany()
    await client.post(path).loginAs(user).json({ companyId: other.id })
    const { company } = await givenCompany()
    const hidden = await givenCompany({ verification: 'unverified' })
    ;(await client.post(path).json({ companyId: company.id })).assertStatus(401)
    ;(await client.post(path).loginAs(user).json({})).assertStatus(422)
    ;(await client.post(path).loginAs(user).json({ companyId: hidden.company.id })).assertStatus(
      404
    )
    for (let time = 0; time < 2; time++)
      (await client.post(path).loginAs(user).json({ companyId: company.id })).assertStatus(201)
    const listed = (await client.get(path).loginAs(user)).body().data
    assert.lengthOf(listed, 2)
    assert.containsSubset(listed[0], { _id: String(company.id), reason: 'chosen' })
    const stranger = await givenCandidate()
    ;(await client.delete(`${path}/${company.id}`).loginAs(stranger.user)).assertStatus(404)
    ;(await client.delete(`${path}/${company.id}`).loginAs(user)).assertStatus(200)
    const left = (await client.get(path).loginAs(user)).body().data
    assert.deepEqual(
      left.map(({ _id }: { _id: string }) => _id),
      [String(other.id)]
    )
  })

  test('include current and past employers, whatever form their name has', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate({ approval: 'incomplete' })
    const { company } = await givenCompany({ name: 'Zebra Forge Pvt. Ltd.' })
    const made = await client
      .post(`${API}/dev-employment`)
      .loginAs(user)
      .json(employ('zebra-forge Private Limited'))
    made.assertStatus(201)
    const blocked = async () => (await client.get(path).loginAs(user)).body().data
    assert.containsSubset(await blocked(), [{ _id: String(company.id), reason: 'employer' }])

    // one that comes later, too
    const owner = await givenCompany({ name: 'Something Else' })
    await client.post(`${API}/dev-employment`).loginAs(user).json(employ('Later Works'))
    ;(
      await client
        .put('/api/v1/company-profile')
        .loginAs(owner.user)
        .json({ companyName: 'Later Works GmbH' })
    ).assertStatus(200)
    assert.lengthOf(await blocked(), 2)
    const second = (await client.get(`${path}?page=2&limit=1`).loginAs(user)).body()
    assert.containsSubset(second, {
      data: [{ _id: String(company.id) }],
      pagination: { page: 2, limit: 1, total: 2, totalPages: 2 },
    })
    ;(await client.get(`${path}?limit=101`).loginAs(user)).assertStatus(422)

    // let in, it stays in
    ;(await client.delete(`${path}/${company.id}`).loginAs(user)).assertStatus(200)
    await client.post(`${API}/dev-employment`).loginAs(user).json(employ('Zebra Forge'))
    assert.lengthOf(await blocked(), 1)

    // and what the profile does not say any more is forgotten
    for (const { _id } of (await client.get(`${API}/dev-employment`).loginAs(user)).body().data)
      await client.delete(`${API}/dev-employment/${_id}`).loginAs(user)
    assert.lengthOf(await blocked(), 0)
  })

  test('count what waits for approval, and names that a company had', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenCandidate()
    const owner = await givenCompany({ name: 'Quartz Lantern' })
    await client.post(`${API}/dev-employment`).loginAs(user).json(employ('Quartz Lantern Ltd'))
    assert.isNull(await candidate.related('employments').query().first())
    const blocked = async () =>
      (await client.get(path).loginAs(user)).body().data.map(({ _id }: any) => _id)
    assert.deepEqual(await blocked(), [String(owner.company.id)])
    const rename = (companyName: string) =>
      client.put('/api/v1/company-profile').loginAs(owner.user).json({ companyName })
    ;(await rename('Basalt Harbour')).assertStatus(200)
    assert.deepEqual(await blocked(), [String(owner.company.id)])
    ;(await rename('Cobalt Meadow')).assertStatus(200)
    assert.deepEqual(await blocked(), [String(owner.company.id)])
  })
})

test.group('Who looked, and what everyone may see', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a company counts once a day, with how often it looked and whether it unlocked', async ({
    client,
    assert,
  }) => {
    const { company, user: recruiter } = await givenCompany()
    const { user, candidate } = await givenApplication(await givenJob(company))
    const other = await givenCompany()
    for (let time = 0; time < 3; time++) await recordView(candidate.id, company.id, recruiter.id)
    await recordView(candidate.id, other.company.id, other.user.id)
    assert.lengthOf(await db.from('profile_views').where('candidate_id', candidate.id), 2)
    const response = await client.get(`${API}/profile-views`).loginAs(user)
    response.assertStatus(200)
    assert.equal(response.body().pagination.total, 2)
    const rows = response.body().data
    const applied = rows.find((row: any) => row.company._id === String(company.id))
    assert.equal(applied.views, 3)
    assert.isNotNull(applied.unlockedAt)
    assert.isNull(rows.find((row: any) => row.company._id === String(other.company.id)).unlockedAt)
    const { data } = (await client.get(`${API}/dashboard`).loginAs(user)).body()
    assert.deepEqual(data.profileViews, { views: 4, companies: 2 })
    const stranger = await givenCandidate()
    assert.deepEqual(
      (await client.get(`${API}/profile-views`).loginAs(stranger.user)).body().data,
      []
    )
  })

  test('closing the developer popup hides the update popup, for good', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate()
    const popups = async () =>
      (await client.get(`${API}/dashboard`).loginAs(user)).body().data.popups
    assert.deepEqual(await popups(), { developer: true, update: true })
    ;(await client.put(`${API}/popups`).loginAs(user).json({ popup: 'chat' })).assertStatus(422)
    ;(await client.put(`${API}/popups`).loginAs(user).json({ popup: 'developer' })).assertStatus(
      200
    )
    assert.deepEqual(await popups(), { developer: false, update: false })
    const other = await givenCandidate()
    const closed = await client.put(`${API}/popups`).loginAs(other.user).json({ popup: 'update' })
    assert.deepEqual(closed.body().data, { developer: true, update: false })
  })

  test('the address of a profile says no family name, and its free text no contact', async ({
    client,
    assert,
  }) => {
    const email = `tejas-${Date.now()}@mail.example`
    const signedUp = await givenUser('developer', {
      firstName: 'Tejas',
      lastName: 'Kulkarni',
      email,
    })
    await db.transaction((trx) => openProfile({ user: signedUp, trx } as never))
    const candidate = await Candidate.findByOrFail('userId', signedUp.id)
    assert.match(candidate.slug, /^tejas-[0-9a-f]{10}$/)
    await candidate
      .merge({
        isPublic: true,
        approval: 'approved',
        visibility: 'active',
        headline: 'Write to tejas@home.example',
        story: 'Call +91 98765 43210, I answer',
      })
      .save()
    for (const path of [`/api/v1/developers/${candidate.slug}`, `/developers/${candidate.slug}`]) {
      const text = (await client.get(path)).text()
      assert.include(text, 'Tejas')
      for (const secret of ['ulkarni', 'tejas@home.example', '98765'])
        assert.notInclude(text, secret, path)
    }
    ;(await client.get('/api/v1/developers/tejas-kulkarni')).assertStatus(404)
  })

  test('the public card is there for who opted in, without family name or contact', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenCandidate({ isPublic: true, story })
    await user.merge({ phone: '+919876543210' }).save()
    const path = `/api/v1/developers/${candidate.slug}`
    const shown = await client.get(path)
    shown.assertStatus(200)
    assert.equal(shown.body().data.lName, 'R.')
    assert.deepEqual(shown.body().data.skills, [])
    for (const secret of ['Rao', user.email, '+919876543210'])
      assert.notInclude(JSON.stringify(shown.body()), secret)
    for (const over of [
      { isPublic: false },
      { visibility: 'snoozed' },
      { approval: 'submitted' },
    ] as const) {
      const { candidate: hidden } = await givenCandidate({ isPublic: true, ...over })
      ;(await client.get(`/api/v1/developers/${hidden.slug}`)).assertStatus(404)
    }
    await user.merge({ status: 'deactivated' }).save()
    ;(await client.get(path)).assertStatus(404)
    ;(await client.get(path).loginAs(await givenUser('admin'))).assertStatus(404)
  })
})

test('an application of a deactivated profile is refused', async ({ client, assert }) => {
  const { candidate, user } = await givenCandidate({ visibility: 'deactivated' })
  await givenResume(candidate)
  const job = await givenJob((await givenCompany()).company)
  ;(await client.post('/api/v1/apply-job').loginAs(user).json({ jobId: job.id })).assertStatus(403)
  assert.isNull(await Application.findBy('candidate_id', candidate.id))
}).setup(() => testUtils.db().wrapInGlobalTransaction())
