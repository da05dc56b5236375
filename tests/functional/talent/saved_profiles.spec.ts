import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { talentLimits } from '#api/talent/talent_facts'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import CandidateBlock from '#api/candidates/models/candidate_block'
import SavedProfile from '#api/talent/models/saved_profile'
import { emptyDatabase } from '#tests/empty_database'
import {
  givenApplication,
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
} from '#tests/givens'

const save = (client: ApiClient, user: User, devId: number, body: object = {}) =>
  client
    .post('/api/v1/client/save-profile')
    .loginAs(user)
    .json({ devId, ...body })
const list = (client: ApiClient, user: User, query: object = {}) =>
  client.get('/api/v1/client/saved-profile-list').loginAs(user).qs(query)
const ids = (answer: { body(): any }) => answer.body().data.map((row: any) => row._id)

test.group('Saved profiles', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a hiring manager sees them and keeps none; an interviewer sees none', async ({
    client,
  }) => {
    const { company, user: owner } = await givenCompany()
    const { candidate } = await givenCandidate()
    const { user: manager } = await givenMember(company, 'hiring_manager')
    const { user: interviewer } = await givenMember(company, 'interviewer')
    const { user: billing } = await givenMember(company, 'billing')
    ;(await save(client, manager, candidate.id)).assertStatus(403)
    ;(await save(client, owner, candidate.id)).assertStatus(200)
    ;(await list(client, manager)).assertStatus(200)
    for (const user of [interviewer, billing]) {
      const answer = await list(client, user)
      answer.assertStatus(403)
      answer.assertBodyContains({ reason: 'role' })
    }
  })

  test('a candidate who is not searchable, or who blocks the company, is not there to save', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const hidden = [
      (await givenCandidate({ approval: 'submitted' })).candidate,
      (await givenCandidate({ visibility: 'snoozed' })).candidate,
      (await givenCandidate()).candidate,
    ]
    await CandidateBlock.create({
      candidateId: hidden[2].id,
      companyId: company.id,
      reason: 'chosen',
    })
    for (const { id } of hidden) (await save(client, user, id)).assertStatus(404)
    ;(await save(client, user, 987_654_321)).assertStatus(404)
    assert.isEmpty(await SavedProfile.all())
  })

  test('bad input names its field', async ({ client }) => {
    const { user } = await givenCompany()
    const { candidate } = await givenCandidate()
    const wrong: [object, string][] = [
      [{}, 'devId'],
      [{ devId: candidate.id, note: 'x'.repeat(2001) }, 'note'],
      [{ devId: candidate.id, list: 'x'.repeat(61) }, 'list'],
    ]
    for (const [body, field] of wrong) {
      const answer = await client.post('/api/v1/client/save-profile').loginAs(user).json(body)
      answer.assertStatus(422)
      answer.assertBodyContains({ errors: [{ field }] })
    }
  })

  test('saving keeps a profile once for the whole team, with a list and a note, and masks it until it is unlocked', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const { user: colleague } = await givenMember(company, 'recruiter')
    const { user: stranger } = await givenCompany()
    const { candidate } = await givenCandidate()
    const answer = await save(client, user, candidate.id, { list: 'Payments', note: 'Knows UPI' })
    answer.assertBodyContains({ data: { is_saved_profile: true, savedProfilesCount: 1 } })
    ;(await save(client, colleague, candidate.id)).assertStatus(200)

    const seen = await list(client, colleague)
    seen.assertBodyContains({ pagination: { total: 1 } })
    assert.containsSubset(seen.body().data[0], {
      _id: String(candidate.id),
      fName: 'Asha',
      lName: 'R.',
      isUnlocked: false,
      is_saved_profile: true,
      note: 'Knows UPI',
      list: { name: 'Payments' },
      savedBy: { _id: String(user.id) },
    })
    assert.notInclude(JSON.stringify(seen.body()), 'example.com')
    assert.isEmpty(ids(await list(client, stranger)))
  })

  test('the name stands unmasked once the candidate applied to the company', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const applicant = await givenApplication(await givenJob(company))
    await save(client, user, applicant.candidate.id)
    const [row] = (await list(client, user)).body().data
    assert.equal(row.lName, 'Rao')
    assert.isTrue(row.isUnlocked)
  })

  test('unsaving takes it off the list, and a second time it is not there', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    const { candidate } = await givenCandidate()
    await save(client, user, candidate.id)
    const path = `/api/v1/client/unsaved-profile/${candidate.id}`
    const answer = await client.put(path).loginAs(user)
    answer.assertBodyContains({ data: { is_saved_profile: false, savedProfilesCount: 0 } })
    ;(await client.put(path).loginAs(user)).assertStatus(404)
    assert.isEmpty(ids(await list(client, user)))
  })

  test('who blocks the company later leaves its list, as who deactivates does, and comes back with the note', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const { candidate } = await givenCandidate()
    await save(client, user, candidate.id, { note: 'Call in May' })
    const block = await CandidateBlock.create({
      candidateId: candidate.id,
      companyId: company.id,
      reason: 'chosen',
    })
    const empty = await list(client, user)
    empty.assertBodyContains({ data: [], pagination: { total: 0 } })
    await block.delete()
    assert.equal((await list(client, user)).body().data[0].note, 'Call in May')
  })

  test('lists are added, renamed and removed, and a foreign one is not there', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    const { user: stranger } = await givenCompany()
    const add = (who: User, name: string) =>
      client.post('/api/v1/client/saved-lists').loginAs(who).json({ name })
    const made = await add(user, 'Payments team')
    made.assertStatus(201)
    const { _id } = made.body().data
    ;(await add(user, 'payments TEAM')).assertStatus(409)
    ;(await add(stranger, 'Payments team')).assertStatus(201)

    const { candidate } = await givenCandidate()
    ;(await save(client, stranger, candidate.id, { list: _id })).assertStatus(404)
    await save(client, user, candidate.id, { list: Number(_id) })
    const other = (await givenCandidate()).candidate
    await save(client, user, other.id)
    assert.deepEqual(ids(await list(client, user, { listId: _id })), [String(candidate.id)])

    const lists = await client.get('/api/v1/client/saved-lists').loginAs(user)
    assert.containsSubset(lists.body().data, [{ _id, name: 'Payments team', profilesCount: 1 }])
    const one = (who: User, verb: 'put' | 'delete') =>
      client[verb](`/api/v1/client/saved-lists/${_id}`).loginAs(who).json({ name: 'Core' })
    for (const verb of ['put', 'delete'] as const) (await one(stranger, verb)).assertStatus(404)
    ;(await one(user, 'put')).assertBodyContains({ data: { name: 'Core' } })
    ;(await one(user, 'delete')).assertStatus(200)
    assert.lengthOf(ids(await list(client, user)), 2, 'its profiles stay saved')
  })

  test('lists are no more than the most, however they are made', async ({ client, assert }) => {
    const { company, user } = await givenCompany()
    const { candidate } = await givenCandidate()
    await save(client, user, candidate.id)
    await db.table('saved_lists').multiInsert(
      Array.from({ length: talentLimits.lists.max }, (_, nth) => ({
        company_id: company.id,
        name: `List ${nth}`,
      }))
    )
    const add = client.post('/api/v1/client/saved-lists').loginAs(user).json({ name: 'More' })
    ;(await add).assertStatus(409)
    ;(await save(client, user, candidate.id, { list: 'More' })).assertStatus(409)
    const moved = await client
      .put(`/api/v1/client/saved-profile/${candidate.id}`)
      .loginAs(user)
      .json({ list: 'More' })
    moved.assertStatus(409)
    ;(await save(client, user, candidate.id, { list: 'list 7' })).assertStatus(200)
    const [{ lists }] = await db
      .from('saved_lists')
      .where('company_id', company.id)
      .count('* as lists')
    assert.equal(lists, talentLimits.lists.max)
  })

  test('the note and the list of a saved profile change alone', async ({ client, assert }) => {
    const { user } = await givenCompany()
    const { candidate } = await givenCandidate()
    await save(client, user, candidate.id, { list: 'A', note: 'One' })
    const change = (body: object) =>
      client.put(`/api/v1/client/saved-profile/${candidate.id}`).loginAs(user).json(body)
    await change({ note: 'Two' })
    const [row] = (await list(client, user)).body().data
    assert.containsSubset(row, { note: 'Two', list: { name: 'A' } })
    await change({ list: null })
    assert.isNull((await list(client, user)).body().data[0].list)
    const { user: stranger } = await givenCompany()
    ;(
      await client.put(`/api/v1/client/saved-profile/${candidate.id}`).loginAs(stranger).json({})
    ).assertStatus(404)
  })

  test('the dashboard counts and shows them, to those who may look', async ({ client, assert }) => {
    const { company, user } = await givenCompany()
    const { user: billing } = await givenMember(company, 'billing')
    const { candidate } = await givenCandidate()
    await save(client, user, candidate.id)
    const board = (who: User) => client.get('/api/v1/client/dashboard').loginAs(who)
    const { data } = (await board(user)).body()
    assert.equal(data.savedProfilesCount, 1)
    assert.containsSubset(data.savedProfiles, [{ _id: String(candidate.id), lName: 'R.' }])
    ;(await board(billing)).assertBodyContains({
      data: { savedProfilesCount: 0, savedProfiles: [] },
    })
  })

  test('the top of the shortlist holds four: those put there in their order, then the latest', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    const devs: string[] = []
    for (let count = 0; count < 6; count++) {
      const { candidate } = await givenCandidate()
      await save(client, user, candidate.id)
      devs.push(String(candidate.id))
    }
    const top = () => client.get('/api/v1/client/top-shortlist').loginAs(user)
    const order = (devIds: unknown[]) =>
      client.put('/api/v1/client/top-shortlist').loginAs(user).json({ devIds })
    assert.deepEqual(ids(await top()), [devs[5], devs[4], devs[3], devs[2]])
    ;(await top()).assertBodyContains({ pagination: { total: 6 } })
    assert.deepEqual(ids(await order([devs[1], devs[0]])), [devs[1], devs[0], devs[5], devs[4]])
    assert.deepEqual(ids(await order([devs[0], devs[1]])), [devs[0], devs[1], devs[5], devs[4]])
    ;(await order(devs.slice(0, 5))).assertStatus(422)
    const { candidate } = await givenCandidate()
    ;(await order([candidate.id])).assertStatus(404)
    assert.deepEqual(ids(await top()).slice(0, 2), [devs[0], devs[1]], 'all or nothing')
  })
})

test.group('Saving at once, with real commits', (group) => {
  group.each.teardown(emptyDatabase)

  test('twelve saves of one profile by two colleagues keep one row and one list', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const { user: colleague } = await givenMember(company, 'recruiter')
    const { candidate } = await givenCandidate()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        save(client, index % 2 ? user : colleague, candidate.id, { list: 'Race' })
      )
    )
    assert.deepEqual([...new Set(answers.map((answer) => answer.status()))], [200])
    const [{ total }] = await db.from('saved_profiles').count('* as total')
    const [{ lists }] = await db.from('saved_lists').count('* as lists')
    assert.deepEqual([total, lists], [1, 1])
  })

  test('eight orders of the shortlist at once end as one of them', async ({ client, assert }) => {
    const { user } = await givenCompany()
    const devIds: number[] = []
    for (let count = 0; count < 4; count++) {
      const { candidate } = await givenCandidate()
      await save(client, user, candidate.id)
      devIds.push(candidate.id)
    }
    const orders = [devIds, [...devIds].reverse()]
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        client
          .put('/api/v1/client/top-shortlist')
          .loginAs(user)
          .json({ devIds: orders[index % 2] })
      )
    )
    assert.isTrue(answers.every((answer) => answer.status() === 200))
    const rows = await SavedProfile.query().orderBy('top_position')
    assert.deepInclude(
      orders,
      rows.map((row) => row.candidateId)
    )
  })
})
