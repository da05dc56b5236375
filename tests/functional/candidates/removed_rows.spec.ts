import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type User from '#api/accounts/models/user'
import { sections } from '#api/candidates/sections/sections'
import Tool from '#api/taxonomy/models/tool'
import Employment from '#api/candidates/models/employment'
import { givenCandidate } from '#tests/givens'
import { API, waiting } from '#tests/functional/candidates/updates_givens'

test.group('Rows that were removed from an approved profile', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  group.teardown(() => drive.use().deleteAll())

  test('a removed row is put back as it was at once, with its place and its projects, and only by its candidate', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenCandidate()
    const stranger = await givenCandidate()
    const row = (company: string, position: number) =>
      candidate
        .related('employments')
        .create({ company, title: 'Engineer', startsOn: '2020-01-01', position })
    const [first, second] = [await row('Tamarind', 0), await row('Juniper', 1)]
    const project = await candidate
      .related('projects')
      .create({ kind: 'main', title: 'Ledger', employmentId: first.id } as never)
    const restore = (who: User, body: object, area = 'dev-employment') =>
      client.post(`${API}/${area}/restore`).loginAs(who).json(body)

    const removed = await client.delete(`${API}/dev-employment/${first.id}`).loginAs(user)
    const sealed: string = removed.body().data.restore
    assert.notInclude(sealed, 'Tamarind')
    ;(await client.post(`${API}/dev-employment/restore`).json({ restore: sealed })).assertStatus(
      401
    )
    ;(await restore(user, {})).assertStatus(422)
    ;(await restore(user, { restore: 'x'.repeat(200) })).assertStatus(409)
    ;(await restore(stranger.user, { restore: sealed })).assertStatus(409)
    ;(await restore(user, { restore: sealed }, 'dev-certification')).assertStatus(409)
    assert.lengthOf(await Employment.query().where('candidate_id', candidate.id), 1)

    const back = await restore(user, { restore: sealed })
    back.assertStatus(201)
    assert.containsSubset(back.body().data, { _id: String(first.id), company: 'Tamarind' })
    assert.notExists(back.body().data.pending)
    assert.lengthOf(await waiting(client, user), 0)
    assert.deepEqual(
      (await client.get(`${API}/dev-employment`).loginAs(user))
        .body()
        .data.map((one: any) => one._id),
      [String(first.id), String(second.id)]
    )
    assert.equal((await project.refresh()).employmentId, first.id)
    ;(await restore(user, { restore: sealed })).assertStatus(409)
  })

  test('what nobody has looked at does not come onto an approved profile by undoing', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenCandidate({ approval: 'incomplete' })
    const live = await candidate.related('certifications').create({ name: 'Unseen', issuer: 'Me' })
    const { restore } = (
      await client.delete(`${API}/dev-certification/${live.id}`).loginAs(user)
    ).body().data
    await candidate.merge({ approval: 'approved' }).save()
    const path = `${API}/dev-certification/restore`
    ;(await client.post(path).loginAs(user).json({ restore })).assertStatus(409)
    await candidate.merge({ approval: 'incomplete' }).save()
    ;(await client.post(path).loginAs(user).json({ restore })).assertStatus(201)
    assert.lengthOf(await candidate.related('certifications').query(), 1)
  })

  test('every list gives a removed row back', async ({ client, assert }) => {
    const { user, candidate } = await givenCandidate()
    const tool = await Tool.create({
      name: 'Undo tool',
      slug: 'undo-tool',
      status: 'active',
    } as never)
    const rows: Record<string, object> = {
      'dev-tools': { toolId: tool.id },
      'dev-employment': { company: 'A', title: 'B', startsOn: '2020-01-01', skillIds: [1] },
      'dev-project': { kind: 'main', title: 'A', description: 'B' },
      'additional-dev-project': { kind: 'additional', title: 'A', description: 'B' },
      'dev-certification': { name: 'A', issuer: 'B', issuedOn: '2020-01-01' },
      'dev-academic-info': { institution: 'A', degree: 'B' },
      'dev-achievements': { title: 'A' },
      'social-profiles': { kind: 'website', url: 'https://undo.example' },
    }
    assert.sameMembers(Object.keys(rows), Object.keys(sections))
    for (const [area, { relation }] of Object.entries(sections)) {
      const own = () => candidate.related(relation as 'employments').query()
      await candidate.related(relation as 'employments').create(rows[area] as never)
      const [before] = (await own()).map((row) => row.serialize())
      const { restore } = (await client.delete(`${API}/${area}/${before.id}`).loginAs(user)).body()
        .data
      ;(await client.post(`${API}/${area}/restore`).loginAs(user).json({ restore })).assertStatus(
        201
      )
      const [after] = (await own()).map((row) => row.serialize())
      for (const name of ['createdAt', 'updatedAt']) (delete before[name], delete after[name])
      assert.deepEqual(after, before, area)
    }
  })
})
