import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { sections } from '#api/candidates/sections/sections'
import { givenApplication, givenCandidate, givenCompany, givenJob } from '#tests/givens'
import { areas, type Body } from './section_bodies.js'

test.group('The sections of a profile', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are all tried here', ({ assert }) =>
    assert.sameMembers(Object.keys(areas), Object.keys(sections)))

  for (const [area, { body, change, wrong, step }] of Object.entries(areas)) {
    const path = `/api/v1/candidate/${area}`

    test(`${area}: belongs to its candidate`, async ({ client }) => {
      const [{ user }, stranger, company] = [
        await givenCandidate({ approval: 'incomplete' }),
        await givenCandidate({ approval: 'incomplete' }),
        await givenCompany(),
      ]
      const good = await body()
      const { _id: id } = (await client.post(path).loginAs(user).json(good)).body().data
      ;(await client.get(path)).assertStatus(401)
      ;(await client.post(path).json(good)).assertStatus(401)
      ;(await client.get(path).loginAs(company.user)).assertStatus(403)
      ;(await client.put(`${path}/${id}`).loginAs(stranger.user).json(good)).assertStatus(404)
      ;(await client.delete(`${path}/${id}`).loginAs(stranger.user)).assertStatus(404)
      ;(await client.delete(`${path}/x`).loginAs(user)).assertStatus(404)
      ;(
        await client
          .put(`${path}/order`)
          .loginAs(stranger.user)
          .json({ ids: [id] })
      ).assertStatus(422)
    })

    test(`${area}: every bound is named by its field, when adding and when changing`, async ({
      client,
      assert,
    }) => {
      const { user } = await givenCandidate({ approval: 'incomplete' })
      const good = await body()
      const { _id: id } = (await client.post(path).loginAs(user).json(good)).body().data
      for (const [field, over] of wrong) {
        for (const response of [
          await client
            .post(path)
            .loginAs(user)
            .json({ ...good, ...over }),
          await client
            .put(`${path}/${id}`)
            .loginAs(user)
            .json({ ...good, ...over }),
        ]) {
          assert.equal(response.status(), 422, JSON.stringify(over).slice(0, 80))
          assert.equal(
            response.body().errors[0].field.replace(/\.\d+$/, ''),
            field,
            JSON.stringify(over).slice(0, 80)
          )
        }
      }
    })

    test(`${area}: is added to, changed, put in order and removed, and progress follows`, async ({
      client,
      assert,
    }) => {
      const { user, candidate } = await givenCandidate({ approval: 'incomplete' })
      const done = async () =>
        (await client.get('/api/v1/candidate/progress').loginAs(user))
          .body()
          .data.steps.find(({ key }: Body) => key === step)?.done ?? false
      const good = await body()
      const first = await client.post(path).loginAs(user).json(good)
      first.assertStatus(201)
      assert.containsSubset(first.body().data, good)
      assert.equal(await done(), step !== undefined)
      if (step) assert.isAbove((await candidate.refresh()).progress, 0)

      const second = (
        await client
          .post(path)
          .loginAs(user)
          .json(await body())
      ).body().data
      const ids = [second._id, first.body().data._id]
      const ordered = await client.put(`${path}/order`).loginAs(user).json({ ids })
      ordered.assertStatus(200)
      assert.deepEqual(
        (await client.get(path).loginAs(user)).body().data.map(({ _id }: Body) => _id),
        ids
      )
      ;(
        await client
          .put(`${path}/order`)
          .loginAs(user)
          .json({ ids: [ids[0]] })
      ).assertStatus(422)

      const changed = await change()
      const saved = await client.put(`${path}/${ids[0]}`).loginAs(user).json(changed)
      saved.assertStatus(200)
      assert.containsSubset(saved.body().data, changed)
      for (const id of ids) (await client.delete(`${path}/${id}`).loginAs(user)).assertStatus(200)
      assert.deepEqual((await client.get(path).loginAs(user)).body().data, [])
      assert.isFalse(await done())
      assert.equal((await candidate.refresh()).progress, 0)
    })

    test(`${area}: holds as many as it may`, async ({ client, assert }) => {
      const { user, candidate } = await givenCandidate({ approval: 'incomplete' })
      const { limit, relation, row } = sections[area]
      const months = (values: Body) => ({ ...values, toolId: Number(values.toolId), skillIds: [] })
      for (let index = 0; index < limit; index++)
        await candidate.related(relation as 'employments').create(row(months(await body())))
      const response = await client
        .post(path)
        .loginAs(user)
        .json(await body())
      response.assertStatus(409)
      assert.include(response.body().message, String(limit))
    })
  }

  test('the same tool or link twice is refused', async ({ client }) => {
    const { user } = await givenCandidate({ approval: 'incomplete' })
    for (const area of ['dev-tools', 'social-profiles']) {
      const good = await areas[area].body()
      ;(await client.post(`/api/v1/candidate/${area}`).loginAs(user).json(good)).assertStatus(201)
      ;(await client.post(`/api/v1/candidate/${area}`).loginAs(user).json(good)).assertStatus(409)
    }
  })

  test('a project names an employment of the same candidate only', async ({ client, assert }) => {
    const [{ user }, stranger] = [
      await givenCandidate({ approval: 'incomplete' }),
      await givenCandidate({ approval: 'incomplete' }),
    ]
    const employ = async (who: typeof user) =>
      (
        await client
          .post('/api/v1/candidate/dev-employment')
          .loginAs(who)
          .json(await areas['dev-employment'].body())
      ).body().data._id
    const project = await areas['dev-project'].body()
    ;(
      await client
        .post('/api/v1/candidate/dev-project')
        .loginAs(user)
        .json({ ...project, employmentId: await employ(stranger.user) })
    ).assertStatus(422)
    const own = await employ(user)
    const made = await client
      .post('/api/v1/candidate/dev-project')
      .loginAs(user)
      .json({ ...project, employmentId: own })
    assert.equal(made.body().data.employmentId, own)
  })

  test('experience counts a month once, whatever was worked beside it', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenCandidate({ approval: 'incomplete' })
    const employ = async (over: Body) =>
      (
        await client
          .post('/api/v1/candidate/dev-employment')
          .loginAs(user)
          .json({ ...(await areas['dev-employment'].body()), ...over })
      ).body().data._id
    await employ({ start: '2016-01', end: '2017-12' })
    await employ({ start: '2017-01', end: '2018-12' })
    const last = await employ({ start: '2020-01', end: '2020-12' })
    assert.equal((await candidate.refresh()).experienceYears, 4)
    await client.delete(`/api/v1/candidate/dev-employment/${last}`).loginAs(user)
    assert.equal((await candidate.refresh()).experienceYears, 3)
  })

  test('the company that someone applied to reads employment and education', async ({
    client,
    assert,
  }) => {
    const { company, user: reader } = await givenCompany()
    const { application, user } = await givenApplication(
      await givenJob(company),
      await givenCandidate({ approval: 'incomplete' })
    )
    for (const area of ['dev-employment', 'dev-academic-info'])
      await client
        .post(`/api/v1/candidate/${area}`)
        .loginAs(user)
        .json(await areas[area].body())
    const { dev } = (
      await client.get(`/api/v1/client/application/${application.id}`).loginAs(reader)
    ).body().data
    assert.containsSubset(dev.employment, [
      { company: 'Tamarind', title: 'Engineer', start: '2019-04', end: '2022-03' },
    ])
    assert.containsSubset(dev.education, [
      { institution: 'COEP', degree: 'B.Tech', start: '2014-07' },
    ])
  })
})
