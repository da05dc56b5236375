import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Candidate from '#api/candidates/models/candidate'
import { openProfile } from '#api/candidates/open_profile'
import { recordView } from '#api/candidates/control/record_view'
import { givenApplication, givenCandidate, givenCompany, givenJob, givenUser } from '#tests/givens'
import { story } from '../story.js'

const API = '/api/v1/candidate'

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
