import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import jobs from '#api/catalogues/definitions/jobs'
import { givenAdmin, givenCandidate, givenCompany, givenJob, givenSkill } from '#tests/givens'

const ADMIN = '/api/v1/admin'

test.group('Queues, and what is chosen', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the dashboard names what waits, and the lists come by category', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    await givenCandidate({ approval: 'submitted' })
    const skill = await givenSkill()
    const { data } = (await client.get(`${ADMIN}/dashboard`).loginAs(admin)).body()
    const profiles = data.queues.find((queue: { name: string }) => queue.name === 'developers')
    assert.equal(profiles.count, 1)
    assert.isTrue(profiles.mayDecide)
    assert.equal(profiles.oldest[0].title, 'Asha Rao')
    const editor = (
      await client.get(`${ADMIN}/dashboard`).loginAs(await givenAdmin('content'))
    ).body().data.queues as { name: string; mayDecide: boolean }[]
    assert.isFalse(editor.find(({ name }) => name === 'jobs')!.mayDecide)
    assert.isTrue(editor.find(({ name }) => name === 'custom-skills')!.mayDecide)
    assert.notInclude(
      editor.map(({ name }) => name),
      'developers'
    )
    assert.lengthOf(data.activity, 30)
    const lastDays = (days: number) => client.get(`${ADMIN}/dashboard`).qs({ days }).loginAs(admin)
    assert.lengthOf((await lastDays(7)).body().data.activity, 7)
    ;(await lastDays(8)).assertStatus(422)
    assert.equal(data.activity.at(-1).developers, 1)
    const grouped = (await client.get(`${ADMIN}/skills-by-category`).loginAs(admin)).body().data
    assert.isTrue(
      grouped.some((group: any) =>
        group.skills.some(
          (one: any) => one._id === String(skill.id) && one.skillStatus === 'active'
        )
      )
    )
    ;(await client.get(`${ADMIN}/stacks-by-category`).loginAs(admin)).assertStatus(200)
    ;(await client.get(`${ADMIN}/dashboard`)).assertStatus(401)
  })

  test('what is searched to be chosen has the row of that name first, and then those that begin so', async ({
    client,
    assert,
  }) => {
    for (const name of ['Aquux', 'Zquux', 'Quux', 'Quuxen']) await givenSkill(name)
    const admin = await givenAdmin('content')
    const found = async (q: string | undefined, sort: string[]) => {
      const list = await client
        .get(`${ADMIN}/skills`)
        .qs({ filter: JSON.stringify(q ? { q } : {}), sort: JSON.stringify(sort) })
        .loginAs(admin)
      list.assertStatus(200)
      return list.body().data.map(({ skillName }: { skillName: string }) => skillName)
    }
    assert.deepEqual(await found('QUUX', ['match', 'ASC']), ['Quux', 'Quuxen', 'Aquux', 'Zquux'])
    // with nothing typed it is the order of the list
    assert.deepEqual(
      await found(undefined, ['match', 'ASC']),
      await found(undefined, ['skillName', 'ASC'])
    )
  })

  test('what is searched to be chosen finds its name among more rows than are put in order', async ({
    client,
    assert,
  }) => {
    for (const name of ['Zquux', 'Quuxen', 'Quux']) await givenSkill(name)
    await db.rawQuery(
      `insert into skills (name, slug, status, skill_category_id)
       select 'About quux ' || n, 'about-quux-' || n, 'active', (select skill_category_id from skills limit 1)
       from generate_series(1, 2100) n`
    )
    const list = await client
      .get(`${ADMIN}/skills`)
      .qs({ filter: JSON.stringify({ q: 'quux' }), sort: JSON.stringify(['match', 'ASC']) })
      .loginAs(await givenAdmin('content'))
    list.assertStatus(200)
    const names = list.body().data.map(({ skillName }: { skillName: string }) => skillName)
    assert.deepEqual(names.slice(0, 2), ['Quux', 'Quuxen'])
    assert.lengthOf(names, 25)
    assert.equal(list.body().pagination.total, 2103)
  })

  test('who was submitted first is first in a queue, however old the row is', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const ago = (days: number) => DateTime.now().minus({ days })
    const { company } = await givenCompany()
    const posted = async (title: string, createdAt: DateTime, submittedAt: DateTime) =>
      givenJob(company, { title, isApproved: null, createdAt, submittedAt } as object)
    await posted('Long a draft', ago(90), ago(1))
    await posted('Posted at once', ago(8), ago(8))
    const profile = async (createdAt: DateTime, submittedAt: DateTime) =>
      (await givenCandidate({ approval: 'submitted', createdAt, submittedAt })).candidate
    const [late, early] = [await profile(ago(90), ago(1)), await profile(ago(8), ago(8))]

    const { queues } = (await client.get(`${ADMIN}/dashboard`).loginAs(admin)).body().data
    const oldest = (name: string) =>
      queues.find((queue: { name: string }) => queue.name === name).oldest
    assert.deepEqual(
      oldest('jobs').map(({ title }: { title: string }) => title),
      ['Posted at once', 'Long a draft']
    )
    assert.deepEqual(
      oldest('developers').map(({ _id }: { _id: string }) => _id),
      [String(early.id), String(late.id)]
    )
    const { filter, order } = jobs.queue!
    const list = await client
      .get(`${ADMIN}/jobs`)
      .qs({ filter: JSON.stringify(filter), sort: JSON.stringify([order, 'ASC']) })
      .loginAs(admin)
    list.assertStatus(200)
    assert.deepEqual(
      list.body().data.map(({ jobTitle }: { jobTitle: string }) => jobTitle),
      ['Posted at once', 'Long a draft']
    )
  })
})
