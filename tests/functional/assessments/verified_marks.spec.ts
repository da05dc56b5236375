import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import Attempt from '#api/assessments/models/attempt'
import { attemptMoves } from '#api/assessments/taking/attempt_moves'
import lapseResults from '#api/assessments/results/lapse_results'
import Spotlight from '#api/talent/models/spotlight'
import dropMarks from '#api/talent/search/drop_marks'
import { applyToJob } from '#api/applications/apply/apply_to_job'
import { givenAdmin, givenCandidate, givenCompany, givenJob, givenResume } from '#tests/givens'
import { givenSkillTest, take } from './given_tests.js'

const API = '/api/v1'

/** A developer who passed the test of a skill with 16 of 20, and a company that searches. */
async function givenPass(client: ApiClient, right = 16) {
  const { assessment, skill } = await givenSkillTest()
  const { user, candidate } = await givenCandidate({ isPublic: true, slug: `passed-${Date.now()}` })
  const { _id } = await take(client, user, assessment.id, right)
  const { user: owner, company } = await givenCompany()
  return { assessment, skill, user, candidate, owner, company, attemptId: Number(_id) }
}

async function search(client: ApiClient, user: User, filter: object) {
  const response = await client.post(`${API}/client/search-dev`).loginAs(user).json(filter)
  response.assertStatus(200)
  const { candidates, facets } = response.body().data
  return { candidates, facets, ids: candidates.map(({ _id }: { _id: string }) => Number(_id)) }
}

/** Moves the end of all passes of a candidate. */
const validFor = (candidateId: number, days: number) =>
  db.rawQuery(
    'update test_results set valid_until = now() + make_interval(days => ?) where candidate_id = ?',
    [days, candidateId]
  )

/** As time goes by: nothing is written when a pass ends. */
async function letPassEnd(candidateId: number) {
  await db.rawQuery('alter table test_results disable trigger test_results_found_update')
  await validFor(candidateId, -1)
  await db.rawQuery('alter table test_results enable trigger test_results_found_update')
}

test.group('Verified marks', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a failed test is no mark, and nobody finds it', async ({ client, assert }) => {
    const { owner, candidate, skill } = await givenPass(client, 5)
    const all = await search(client, owner, {})
    assert.deepEqual(all.ids, [candidate.id])
    assert.deepEqual(all.candidates[0].marks, [])
    assert.deepEqual(all.facets.testPassed, [])
    assert.deepEqual((await search(client, owner, { testPassed: [skill.id] })).ids, [])
  })

  test('a passed test is on the search card, the profile, the public card and with the application, and names nobody', async ({
    client,
    assert,
  }) => {
    const { owner, company, user, candidate, skill } = await givenPass(client)
    const { candidates } = await search(client, owner, {})
    assert.isFalse(candidates[0].isUnlocked)
    const [mark] = candidates[0].marks
    assert.containSubset(mark, {
      kind: 'skill',
      name: skill.name,
      skillId: String(skill.id),
      band: 'proficient',
      bandLabel: 'Proficient',
    })
    assert.closeTo(Date.parse(mark.takenAt), Date.now(), 60_000)
    assert.sameMembers(Object.keys(mark), [
      'kind',
      'name',
      'skillId',
      'band',
      'bandLabel',
      'takenAt',
      'validUntil',
    ])

    const profile = await client.get(`${API}/client/candidate/${candidate.id}`).loginAs(owner)
    profile.assertStatus(200)
    assert.isNull(profile.body().data.email)
    assert.deepEqual(profile.body().data.marks, [mark])

    const card = await client.get(`${API}/developers/${candidate.slug}`)
    card.assertStatus(200)
    assert.deepEqual(card.body().data.marks, [mark])

    const job = await givenJob(company)
    await givenResume(candidate)
    const application = await applyToJob(user, candidate, { jobId: job.id })
    const drawer = await client.get(`${API}/client/application/${application.id}`).loginAs(owner)
    drawer.assertStatus(200)
    assert.deepEqual(drawer.body().data.dev.marks, [mark])
  })

  test('who hides a result is found by it no more, and shows it nowhere until it is shown again', async ({
    client,
    assert,
  }) => {
    const { owner, user, candidate, skill, attemptId } = await givenPass(client)
    const filter = { testPassed: [String(skill.id)] }
    const found = await search(client, owner, filter)
    assert.deepEqual(found.ids, [candidate.id])
    assert.deepEqual(found.facets.testPassed, [
      { _id: String(skill.id), name: skill.name, count: 1 },
    ])
    for (const shown of [false, true]) {
      const changed = await client
        .put(`${API}/candidate/assessment-results/${attemptId}`)
        .loginAs(user)
        .json({ shown })
      changed.assertStatus(200)
      assert.deepEqual((await search(client, owner, filter)).ids, shown ? [candidate.id] : [])
      const card = await client.get(`${API}/developers/${candidate.slug}`)
      assert.lengthOf(card.body().data.marks, shown ? 1 : 0)
    }
  })

  test('every test that is asked for must be passed', async ({ client, assert }) => {
    const { owner, candidate, skill, user } = await givenPass(client)
    const other = await givenSkillTest()
    const filter = { testPassed: [skill.id, other.skill.id] }
    assert.deepEqual((await search(client, owner, filter)).ids, [])
    await take(client, user, other.assessment.id, 20)
    assert.deepEqual((await search(client, owner, filter)).ids, [candidate.id])
    filter.testPassed.push('english' as never)
    assert.deepEqual((await search(client, owner, filter)).ids, [])
  })

  test('a pass that ran out shows no more at once, and is taken off search by the sweep, which is safe to run twice', async ({
    client,
    assert,
  }) => {
    const { owner, candidate, skill } = await givenPass(client)
    const filter = { testPassed: [skill.id] }
    assert.equal(await dropMarks(), 0)
    await letPassEnd(candidate.id)
    assert.deepEqual((await search(client, owner, {})).candidates[0].marks, [])
    assert.equal(await dropMarks(), 1)
    assert.deepEqual((await search(client, owner, filter)).ids, [])
    assert.equal(await dropMarks(), 0)
    await validFor(candidate.id, 30)
    assert.deepEqual((await search(client, owner, filter)).ids, [candidate.id])
  })

  test('an annulled attempt is as if it had not been', async ({ client, assert }) => {
    const { owner, candidate, skill, attemptId } = await givenPass(client)
    assert.deepEqual((await search(client, owner, { testPassed: [skill.id] })).ids, [candidate.id])
    const admin = await givenAdmin()
    await attemptMoves.annul(await Attempt.findOrFail(attemptId), admin, { reason: 'Two people' })
    const { ids, candidates } = await search(client, owner, {})
    assert.deepEqual(ids, [candidate.id])
    assert.deepEqual(candidates[0].marks, [])
    assert.deepEqual((await search(client, owner, { testPassed: [skill.id] })).ids, [])
  })

  test('saved profiles, applicants and the wall show it while it is valid and shown', async ({
    client,
    assert,
  }) => {
    const { owner, company, user, candidate, skill, attemptId } = await givenPass(client)
    await candidate.merge({ english: 'cleared' }).save()
    await Spotlight.create({ candidateId: candidate.id, endsAt: DateTime.now().plus({ days: 7 }) })
    const kept = { devId: String(candidate.id) }
    ;(await client.post(`${API}/client/save-profile`).loginAs(owner).json(kept)).assertStatus(200)
    const job = await givenJob(company)
    await givenResume(candidate)
    await applyToJob(user, candidate, { jobId: job.id })
    const marks = async () => {
      const saved = await client.get(`${API}/client/saved-profile-list`).loginAs(owner)
      const applicants = await client
        .post(`${API}/client/applicant-list`)
        .loginAs(owner)
        .json({ jobId: String(job.id) })
      const wall = await client.get(`${API}/spotlight-wall-list`)
      const rows = [saved.body().data[0], applicants.body().data.applicants[0], wall.body().data[0]]
      return rows.map((row) => row.marks.map(({ name }: { name: string }) => name))
    }
    assert.deepEqual(await marks(), [[skill.name], [skill.name], [skill.name]])
    const shown = (value: boolean) =>
      client
        .put(`${API}/candidate/assessment-results/${attemptId}`)
        .loginAs(user)
        .json({ shown: value })
    await shown(false)
    assert.deepEqual(await marks(), [[], [], []])
    await shown(true)
    await validFor(candidate.id, -1)
    assert.deepEqual(await marks(), [[], [], []])
  })

  test('with a pass that runs out goes its share of the progress, and its candidate is told once', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenPass(client)
    const progress = async () => {
      await candidate.refresh()
      return candidate.progress
    }
    const before = await progress()
    assert.equal(await lapseResults(), 0)
    await validFor(candidate.id, -1)
    assert.equal(await lapseResults(), 1)
    assert.equal(before, 11)
    assert.equal(await progress(), 0)
    const told = () =>
      db.from('notifications').where({ user_id: user.id, kind: 'assessment.lapsed' })
    assert.lengthOf(await told(), 1)
    assert.equal(await lapseResults(), 0)
    assert.lengthOf(await told(), 1)
  })
})
