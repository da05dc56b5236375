import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import AuditEntry from '#api/accounts/models/audit_entry'
import Skill from '#api/taxonomy/models/skill'
import SkillCategory from '#api/taxonomy/models/skill_category'
import Faq from '#api/content/models/faq'
import { givenAdmin, givenCandidate, givenCompany, givenJob, givenSkill } from '#tests/givens'
import { givenFaq } from '../content/given_content.js'

const ADMIN = '/api/v1/admin'

test.group('Curating', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a skill is added, found, changed and deleted, and each write stands in the audit log', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('content')
    const category = await SkillCategory.create({ name: 'Frameworks', slug: 'frameworks' })
    const added = await client
      .post(`${ADMIN}/skills`)
      .json({
        skillName: 'React Native',
        categoryId: String(category.id),
        aliases: ['RN'],
        id: 5,
        popularity: 3,
      })
      .loginAs(admin)
    added.assertStatus(201)
    const skill = added.body().data
    assert.equal(skill.slug, 'react-native')
    assert.equal(skill.categoryName, 'Frameworks')
    assert.isString(skill._id)
    assert.equal(skill.skillStatus, 'active')

    const list = await client
      .get(`${ADMIN}/skills`)
      .qs({
        sort: '["skillName","ASC"]',
        range: '[0,24]',
        filter: '{"q":"act nat","skillStatus":"active"}',
      })
      .loginAs(admin)
    assert.equal(list.header('content-range'), 'skills 0-0/1')
    assert.equal(list.body().data[0]._id, skill._id)

    const changed = await client
      .put(`${ADMIN}/skills/${skill._id}`)
      .json({ ...skill, skillName: 'React-Native' })
      .loginAs(admin)
    changed.assertStatus(200)
    assert.equal(changed.body().data.skillName, 'React-Native')

    ;(await client.put(`${ADMIN}/skills/${skill._id}/status`).json({}).loginAs(admin)).assertStatus(
      200
    )
    assert.equal((await Skill.findOrFail(skill._id)).status, 'inactive')
    ;(
      await client
        .put(`${ADMIN}/skills/${skill._id}/status`)
        .json({ status: 'active' })
        .loginAs(admin)
    ).assertStatus(200)
    ;(await client.delete(`${ADMIN}/skills/${skill._id}`).loginAs(admin)).assertStatus(200)
    ;(await client.get(`${ADMIN}/skills/${skill._id}`).loginAs(admin)).assertStatus(404)

    const entries = await AuditEntry.query()
      .where({ subject_type: 'skills', subject_id: skill._id })
      .orderBy('id')
    assert.deepEqual(
      entries.map((entry) => entry.action),
      ['skills.create', 'skills.edit', 'skills.status', 'skills.status', 'skills.delete']
    )
    assert.deepEqual(entries[1].changes, { name: { from: 'React Native', to: 'React-Native' } })
    assert.equal(entries[1].actorId, admin.id)
    assert.exists(entries[1].requestId)
    const log = await client
      .get(`${ADMIN}/audit-log`)
      .qs({ filter: JSON.stringify({ subjectType: 'skills', subjectId: skill._id }) })
      .loginAs(await givenAdmin())
    assert.lengthOf(log.body().data, 5)
    assert.equal(log.body().data[0].actorName, 'Asha Rao')
  })

  test('bad input names its field, and an unknown reference too', async ({ client, assert }) => {
    const admin = await givenAdmin()
    const skill = await givenSkill()
    for (const [body, field] of [
      [{ skillName: '' }, 'skillName'],
      [{ skillName: 'x'.repeat(61) }, 'skillName'],
      [{ categoryId: '999999999' }, 'categoryId'],
      [{ categoryId: null }, 'categoryId'],
      [{ skillStatus: 'gone' }, 'skillStatus'],
      [{ popularity: -1 }, 'popularity'],
      [{ popularity: null }, 'popularity'],
    ] as const) {
      const response = await client.put(`${ADMIN}/skills/${skill.id}`).json(body).loginAs(admin)
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, field, JSON.stringify(body))
    }
    ;(
      await client
        .post(`${ADMIN}/skills`)
        .json({
          skillName: skill.name.toUpperCase(),
          categoryId: skill.skillCategoryId,
          slug: 'another',
        })
        .loginAs(admin)
    ).assertStatus(409)
  })

  test('an edit of a row that changed since it was read answers 409', async ({ client }) => {
    const admin = await givenAdmin()
    const skill = await givenSkill()
    const { data } = (await client.get(`${ADMIN}/skills/${skill.id}`).loginAs(admin)).body()
    ;(
      await client
        .put(`${ADMIN}/skills/${skill.id}`)
        .json({ popularity: 4, updatedAt: data.updatedAt })
        .loginAs(admin)
    ).assertStatus(200)
    ;(
      await client
        .put(`${ADMIN}/skills/${skill.id}`)
        .json({ popularity: 5, updatedAt: data.updatedAt })
        .loginAs(admin)
    ).assertStatus(409)
  })

  test('what is still used is not deleted', async ({ client }) => {
    const admin = await givenAdmin()
    const skill = await givenSkill()
    const { company } = await givenCompany()
    await givenJob(company, { skillIds: [skill.id] })
    ;(await client.delete(`${ADMIN}/skills/${skill.id}`).loginAs(admin)).assertStatus(409)
    ;(
      await client.delete(`${ADMIN}/categories/${skill.skillCategoryId}`).loginAs(admin)
    ).assertStatus(409)
    ;(await client.delete(`${ADMIN}/clients/${company.id}`).loginAs(admin)).assertStatus(409)
  })

  test('many rows come by id, at most 100 at once, and pages do not overlap', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const category = await SkillCategory.create({ name: 'Many', slug: 'many' })
    const skills = await Skill.createMany(
      Array.from({ length: 130 }, (_, n) => ({
        name: `Many ${n}`,
        slug: `many-${n}`,
        skillCategoryId: category.id,
        popularity: n % 3,
      }))
    )
    const filter = JSON.stringify({ categoryId: category.id })
    const seen = new Set<string>()
    for (const range of ['[0,49]', '[50,99]', '[100,149]']) {
      const response = await client
        .get(`${ADMIN}/skills`)
        .qs({ sort: '["popularity","DESC"]', range, filter })
        .loginAs(admin)
      for (const row of response.body().data) seen.add(row._id)
    }
    assert.equal(seen.size, 130)
    const wide = await client.get(`${ADMIN}/skills`).qs({ range: '[0,999]', filter }).loginAs(admin)
    assert.lengthOf(wide.body().data, 100)
    assert.equal(wide.header('content-range'), 'skills 0-99/130')
    const past = await client
      .get(`${ADMIN}/skills`)
      .qs({ range: '[500,524]', filter })
      .loginAs(admin)
    past.assertStatus(200)
    assert.equal(past.header('content-range'), 'skills */130')
    const some = await client
      .get(`${ADMIN}/skills`)
      .qs({ filter: JSON.stringify({ id: [skills[3].id, String(skills[7].id)] }) })
      .loginAs(admin)
    assert.lengthOf(some.body().data, 2)
  })

  test('a name that another row has is told beside its field', async ({ client, assert }) => {
    const admin = await givenAdmin('content')
    const [one, other] = [await givenSkill('Cobol Sample'), await givenSkill('Other Sample')]
    const read = (await client.get(`${ADMIN}/skills/${other.id}`).loginAs(admin)).body().data
    const refused = await client
      .put(`${ADMIN}/skills/${other.id}`)
      .json({ ...read, skillName: one.name.toUpperCase() })
      .loginAs(admin)
    refused.assertStatus(409)
    assert.deepEqual(
      refused.body().errors.map(({ field }: { field: string }) => field),
      ['skillName']
    )
    assert.match(refused.body().message, /Another skill has this skill name already/)
  })

  test('a slug that is made of a name and that another row has is told beside the name', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('content')
    const add = (tool: object) => client.post(`${ADMIN}/tools`).json(tool).loginAs(admin)
    ;(await add({ toolName: 'Slug Sample' })).assertStatus(201)
    const told = async (tool: object) => {
      const refused = await add(tool)
      refused.assertStatus(409)
      return refused.body().errors.map(({ field }: { field: string }) => field)
    }
    assert.deepEqual(await told({ toolName: 'Slug-Sample' }), ['toolName'])
    assert.deepEqual(await told({ toolName: 'Another Sample', slug: 'slug-sample' }), ['slug'])
  })

  test('what a deletion of many meets is said before, and those in use are refused by name', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('content')
    const { candidate } = await givenCandidate()
    const [used, free] = [await givenSkill(), await givenSkill()]
    await candidate.related('skills').create({ skillId: used.id, years: 1, position: 0 })
    const ids = [used, free].map(({ id }) => String(id))

    for (const path of ['uses', 'delete']) {
      ;(
        await client
          .post(`${ADMIN}/skills/bulk/${path}`)
          .json({ ids })
          .loginAs(await givenAdmin('finance'))
      ).assertStatus(403)
      ;(
        await client.post(`${ADMIN}/skills/bulk/${path}`).json({ ids: [] }).loginAs(admin)
      ).assertStatus(422)
    }
    const uses = await client.post(`${ADMIN}/skills/bulk/uses`).json({ ids }).loginAs(admin)
    uses.assertStatus(200)
    assert.equal(uses.body().data.kept, 1)
    assert.deepEqual(uses.body().data.usedBy, [
      { name: 'candidate_skills', label: 'Candidate skills', rows: 1 },
    ])

    const gone = await client.post(`${ADMIN}/skills/bulk/delete`).json({ ids }).loginAs(admin)
    gone.assertStatus(200)
    assert.deepEqual(gone.body().data.done, [String(free.id)])
    assert.deepEqual(gone.body().data.refused[0]._id, String(used.id))
    assert.match(gone.body().data.refused[0].message, /still used by candidate skills/)
    assert.isNull(await Skill.find(free.id))
    assert.isNotNull(await Skill.find(used.id))
    assert.isNotNull(
      await AuditEntry.query().where({ action: 'skills.delete', subjectId: free.id }).first()
    )
  })

  test('a question takes the place of another of its group, and the others make room', async ({
    client,
    assert,
  }) => {
    const faqGroup = 'In order'
    const [first, second, third] = [
      await givenFaq({ faqGroup, position: 1 }),
      await givenFaq({ faqGroup, position: 1 }),
      await givenFaq({ faqGroup, position: 5 }),
    ]
    const stranger = await givenFaq({ faqGroup: 'Another group' })
    const content = await givenAdmin('content')
    const place = (id: number, to: number, admin = content) =>
      client
        .put(`${ADMIN}/faqs/${id}/place`)
        .loginAs(admin)
        .json({ to: String(to) })
    ;(await place(third.id, first.id, await givenAdmin('support'))).assertStatus(403)
    ;(await place(third.id, stranger.id)).assertStatus(422)
    ;(await place(999_999_999, first.id)).assertStatus(404)

    const order = async () =>
      (await Faq.query().where({ faqGroup }).orderBy('position')).map(({ id }) => id)
    ;(await place(third.id, first.id)).assertStatus(200)
    assert.deepEqual(await order(), [third.id, first.id, second.id])
    ;(await place(third.id, second.id)).assertStatus(200)
    assert.deepEqual(await order(), [first.id, second.id, third.id])
    assert.equal((await stranger.refresh()).position, 0)
    const [, entry] = await AuditEntry.query().where('action', 'faqs.place').orderBy('id')
    assert.deepEqual(entry.changes, { position: { from: 1, to: 3 } })
  })

  test('the mails that were kept can be read and filtered by address', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const { company, user } = await givenCompany({ verification: 'pending' })
    await client.put(`${ADMIN}/clients/${company.id}/verify`).loginAs(admin)
    const { data } = (
      await client
        .get(`${ADMIN}/email-history`)
        .qs({ filter: JSON.stringify({ to: user.email.toUpperCase() }) })
        .loginAs(admin)
    ).body()
    assert.lengthOf(data, 1)
    assert.equal(data[0].to, user.email)
    for (const name of ['subject', 'text', 'html', 'status', 'createdAt'])
      assert.isNotEmpty(data[0][name])
  })
})
