import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import Candidate from '#api/candidates/models/candidate'
import Employment from '#api/candidates/models/employment'
import Notification from '#api/notifications/models/notification'
import File from '#api/files/models/file'
import { emptyDatabase } from '#tests/empty_database'
import { givenAdmin, givenCandidate, givenCompany, givenResume } from '#tests/givens'
import { pdf, picture } from '#tests/sample_files'
import { API, waiting } from '#tests/functional/candidates/updates_givens'

const ADMIN = '/api/v1/admin/profile-update-requests'

const employment = {
  company: 'Tamarind',
  title: 'Staff engineer',
  employmentType: 'Full-Time',
  start: '2020-01',
  isCurrent: true,
}

const decide = (client: ApiClient, admin: User, id: string, reason?: string) =>
  client
    .put(`${ADMIN}/${id}/${reason ? 'reject' : 'approve'}`)
    .loginAs(admin)
    .json(reason ? { reason } : {})

test.group('Edits of an approved profile', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  group.teardown(() => drive.use().deleteAll())

  test('belong to their candidate and to the moderators', async ({ client }) => {
    const { user } = await givenCandidate()
    const body = { headline: 'Staff engineer for small systems' }
    ;(await client.post(`${API}/profile-update-request`).json(body)).assertStatus(401)
    ;(
      await client
        .post(`${API}/profile-update-request`)
        .loginAs((await givenCompany()).user)
        .json(body)
    ).assertStatus(403)
    await client.post(`${API}/profile-update-request`).loginAs(user).json(body)
    const [{ _id }] = await waiting(client, user)
    const stranger = await givenCandidate()
    ;(
      await client.delete(`${API}/profile-update-request/${_id}`).loginAs(stranger.user)
    ).assertStatus(404)
    ;(await decide(client, await givenAdmin('finance'), _id)).assertStatus(403)
    ;(await decide(client, user, _id)).assertStatus(403)
  })

  test('name every bound by its field, and ask for nothing that is there already', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenCandidate()
    for (const [field, body] of [
      ['headline', {}],
      ['headline', { headline: 'short' }],
      ['fName', { fName: 'x'.repeat(61) }],
    ] as const) {
      const response = await client.post(`${API}/profile-update-request`).loginAs(user).json(body)
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, field)
    }
    ;(
      await client
        .post(`${API}/profile-update-request`)
        .loginAs(user)
        .json({ headline: candidate.headline })
    ).assertStatus(409)
    const fresh = await givenCandidate({ approval: 'incomplete' })
    ;(
      await client
        .post(`${API}/profile-update-request`)
        .loginAs(fresh.user)
        .json({ headline: 'Staff engineer for small systems' })
    ).assertStatus(409)
  })

  test('of name and headline wait, with the old value live, and the rest applies at once', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('moderator')
    const { user, candidate } = await givenCandidate()
    const old = candidate.headline
    const saved = await client
      .put(`${API}/profile`)
      .loginAs(user)
      .json({ lName: 'Iyer', headline: 'Staff engineer for small systems', noticePeriodDays: 15 })
    saved.assertStatus(200)
    assert.match(saved.body().message, /sent for approval/)
    assert.equal(saved.body().notice, 'warn')
    assert.containsSubset(saved.body().data, {
      lName: 'Rao',
      headline: old,
      noticePeriodDays: 15,
    })
    assert.sameMembers(
      saved.body().data.pendingUpdates.map(({ part }: any) => part),
      ['name', 'headline']
    )
    assert.lengthOf(
      await Notification.query().where({ userId: admin.id, kind: 'profile.update_requested' }),
      2
    )

    // a second edit takes the place of the first
    await client
      .put(`${API}/profile`)
      .loginAs(user)
      .json({ headline: 'Principal engineer for small systems' })
    const requests = await waiting(client, user)
    assert.lengthOf(requests, 2)
    const headline = requests.find(({ part }: any) => part === 'headline')
    assert.deepEqual(headline.changes, {
      headline: { from: old, to: 'Principal engineer for small systems' },
    })

    const shown = await client.get(`${ADMIN}/${headline._id}`).loginAs(admin)
    assert.deepEqual(shown.body().data.changes, headline.changes)
    const approved = await decide(client, admin, headline._id)
    approved.assertStatus(200)
    assert.equal(approved.body().data.status, 'success')
    assert.equal((await candidate.refresh()).headline, 'Principal engineer for small systems')
    assert.isNotNull(
      await db.from('mails').where({ user_id: user.id, kind: 'profile.update_approved' }).first()
    )

    const name = requests.find(({ part }: any) => part === 'name')
    const rejected = await decide(client, admin, name._id, 'Please send a proof of the new name')
    assert.equal(rejected.body().data.status, 'rejected')
    assert.equal((await user.refresh()).lastName, 'Rao')
    const [decided] = (
      await client.get(`${API}/profile-update-requests?status=rejected`).loginAs(user)
    ).body().data
    assert.equal(decided.reason, 'Please send a proof of the new name')
    assert.isNotNull(
      await Notification.query().where({ userId: user.id, kind: 'profile.update_rejected' }).first()
    )
    // and asked for again
    await client.put(`${API}/profile`).loginAs(user).json({ lName: 'Iyer' })
    assert.lengthOf(await waiting(client, user), 1)
  })

  test('are taken back by the candidate, also by writing the old value', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const { user, candidate } = await givenCandidate()
    const ask = () =>
      client
        .put(`${API}/profile`)
        .loginAs(user)
        .json({ headline: 'Staff engineer for small systems' })
    await ask()
    await client.put(`${API}/profile`).loginAs(user).json({ headline: candidate.headline })
    assert.lengthOf(await waiting(client, user), 0)
    await ask()
    const [{ _id }] = await waiting(client, user)
    ;(await client.delete(`${API}/profile-update-request/${_id}`).loginAs(user)).assertStatus(200)
    ;(await client.delete(`${API}/profile-update-request/${_id}`).loginAs(user)).assertStatus(409)
    ;(await decide(client, admin, _id)).assertStatus(409)
  })

  test('of employment wait row by row, marked in the own list only', async ({ client, assert }) => {
    const admin = await givenAdmin()
    const { user, candidate } = await givenCandidate()
    const live = await Employment.create({
      candidateId: candidate.id,
      company: 'Tamarind',
      title: 'Engineer',
      startsOn: '2019-01-01',
      endsOn: '2019-12-01',
    })
    const added = await client.post(`${API}/dev-employment`).loginAs(user).json(employment)
    added.assertStatus(201)
    assert.match(added.body().message, /Sent for approval/)
    assert.equal(added.body().notice, 'warn')
    const { _id, pending } = added.body().data
    assert.equal(_id, `-${pending.requestId}`)
    const changed = await client.put(`${API}/dev-employment/${live.id}`).loginAs(user).json({
      company: 'Tamarind',
      title: 'Senior engineer',
      start: '2019-01',
      end: '2019-12',
    })
    assert.equal(changed.body().data.title, 'Engineer')
    assert.equal(changed.body().data.pending.input.title, 'Senior engineer')

    const listed = (await client.get(`${API}/dev-employment`).loginAs(user)).body().data
    assert.lengthOf(listed, 2)
    assert.deepEqual(
      listed.map(({ title, pending: waits }: any) => [title, waits.action]),
      [
        ['Engineer', 'change'],
        ['Staff engineer', 'add'],
      ]
    )
    assert.lengthOf(await Employment.query().where('candidate_id', candidate.id), 1)

    // a row that is not live yet is changed and ordered like any other
    const again = await client
      .put(`${API}/dev-employment/${_id}`)
      .loginAs(user)
      .json({ ...employment, title: 'Principal engineer' })
    again.assertStatus(200)
    assert.equal(again.body().data._id, _id)
    ;(
      await client
        .put(`${API}/dev-employment/order`)
        .loginAs(user)
        .json({ ids: [_id, String(live.id)] })
    ).assertStatus(200)
    const stranger = await givenCandidate()
    ;(
      await client.put(`${API}/dev-employment/${_id}`).loginAs(stranger.user).json(employment)
    ).assertStatus(404)

    for (const request of await waiting(client, user)) {
      if (request.action === 'change')
        assert.deepEqual(request.changes, { title: { from: 'Engineer', to: 'Senior engineer' } })
      ;(await decide(client, admin, request._id)).assertStatus(200)
    }
    const rows = await Employment.query().where('candidate_id', candidate.id).orderBy('id')
    assert.deepEqual(
      rows.map(({ title }) => title),
      ['Senior engineer', 'Principal engineer']
    )
    assert.isAbove((await candidate.refresh()).experienceYears, 5)

    // what goes needs no check
    ;(await client.delete(`${API}/dev-employment/${live.id}`).loginAs(user)).assertStatus(200)
    assert.lengthOf(await Employment.query().where('candidate_id', candidate.id), 1)
  })

  test('end with the row that they change, and a new row is withdrawn by removing it', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const { user, candidate } = await givenCandidate()
    const certificate = { name: 'Certified', issuer: 'CNCF' }
    const { _id } = (
      await client.post(`${API}/dev-certification`).loginAs(user).json(certificate)
    ).body().data
    ;(await client.delete(`${API}/dev-certification/${_id}`).loginAs(user)).assertStatus(200)
    assert.lengthOf(await waiting(client, user), 0)
    ;(await client.delete(`${API}/dev-certification/${_id}`).loginAs(user)).assertStatus(404)

    const live = await candidate.related('certifications').create(certificate)
    await client
      .put(`${API}/dev-certification/${live.id}`)
      .loginAs(user)
      .json({ ...certificate, name: 'Certified twice' })
    const [request] = await waiting(client, user)
    await client.delete(`${API}/dev-certification/${live.id}`).loginAs(user)
    ;(await decide(client, admin, request._id)).assertStatus(409)
  })

  test('of the photo keep the old picture until they are approved', async ({ client, assert }) => {
    const admin = await givenAdmin()
    const { user, candidate } = await givenCandidate()
    const send = async () =>
      client
        .post(`${API}/profile-image`)
        .loginAs(user)
        .file('image', await picture(60, 60), { filename: 'me.jpg' })
    const first = await send()
    first.assertStatus(201)
    assert.isNull(first.body().data.userImage)
    assert.isTrue(first.body().data.waits)
    await send()
    const [request] = await waiting(client, user)
    assert.lengthOf(await File.query().where({ ownerId: user.id, purpose: 'photo' }), 1)
    ;(await decide(client, admin, request._id)).assertStatus(200)
    const { photoKey } = await candidate.refresh()
    assert.isNotNull(photoKey)
    ;(await client.get(`/images/${photoKey}`)).assertStatus(200)

    await send()
    const [next] = await waiting(client, user)
    ;(await decide(client, admin, next._id, 'This is not a person')).assertStatus(200)
    assert.equal((await Candidate.findOrFail(candidate.id)).photoKey, photoKey)
    assert.lengthOf(await File.query().where({ ownerId: user.id, purpose: 'photo' }), 1)
  })

  test('of the resume keep the old one current; the first counts at once', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const { user, candidate } = await givenCandidate()
    const send = (filename: string) =>
      client.post(`${API}/resume`).loginAs(user).file('resume', pdf(), { filename })
    const first = (await send('one.pdf')).body().data
    assert.isTrue(first.isCurrent)
    const second = (await send('two.pdf')).body().data
    assert.isFalse(second.isCurrent)
    const [request] = await waiting(client, user)
    assert.deepEqual(request.changes, { resume: { from: 'one.pdf', to: 'two.pdf' } })
    const shown = (await client.get(`${ADMIN}/${request._id}`).loginAs(admin)).body().data
    ;(await client.get(shown.fileLink)).assertStatus(200)
    ;(await decide(client, admin, request._id)).assertStatus(200)
    assert.equal(String((await candidate.refresh()).currentResumeId), second._id)
  })

  test('low-risk parts apply at once', async ({ client, assert }) => {
    const { user, candidate } = await givenCandidate()
    await givenResume(candidate)
    const story = 'I have built payment systems for ten years, and I like them small. '.repeat(2)
    await client.put(`${API}/profile`).loginAs(user).json({ story, availability: 'looking' })
    await client
      .post(`${API}/social-profiles`)
      .loginAs(user)
      .json({ kind: 'github', url: 'https://github.com/asha-updates' })
    assert.lengthOf(await waiting(client, user), 0)
    assert.equal((await candidate.refresh()).availability, 'looking')
  })
})

test.group('Two moderators at once', (group) => {
  group.each.teardown(emptyDatabase)

  test('decide once', async ({ client, assert }) => {
    const admins = [await givenAdmin(), await givenAdmin()]
    const { user, candidate } = await givenCandidate()
    await client
      .put(`${API}/profile`)
      .loginAs(user)
      .json({ headline: 'Staff engineer for small systems' })
    const [{ _id }] = await waiting(client, user)
    const answers = await Promise.all([
      decide(client, admins[0], _id),
      decide(client, admins[1], _id, 'No, not like this'),
    ])
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 409]
    )
    const approved = answers[0].status() === 200
    assert.equal(
      (await candidate.refresh()).headline,
      approved ? 'Staff engineer for small systems' : 'Backend engineer who likes small systems'
    )
  })
})
