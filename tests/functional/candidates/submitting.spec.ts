import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import AcademicRecord from '#api/candidates/models/academic_record'
import CandidateSkill from '#api/candidates/models/candidate_skill'
import Employment from '#api/candidates/models/employment'
import Notification from '#api/notifications/models/notification'
import { givenAdmin, givenCandidate, givenCompany, givenResume, givenSkill } from '#tests/givens'
import { story } from './story.js'

const API = '/api/v1/candidate'

/** 75 of 100: all but photo, English and a skill test. */
async function givenWholeProfile() {
  const given = await givenCandidate({ approval: 'incomplete', story })
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
      { key: 'employment', label: 'Add where you have worked', gains: 25 },
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
