import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import Skill from '#api/taxonomy/models/skill'
import SkillCategory from '#api/taxonomy/models/skill_category'
import { givenAdmin, givenCandidate } from '#tests/givens'

const EXPORT = '/api/v1/admin/skills/export'
const filter = (wanted: object) => ({ filter: JSON.stringify(wanted) })

test.group('A table of all that a filter finds', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is for those who may read the list', async ({ client }) => {
    const { user } = await givenCandidate()
    ;(await client.get(EXPORT)).assertStatus(401)
    ;(await client.get(EXPORT).loginAs(user)).assertStatus(403)
    const finance = await givenAdmin('finance')
    ;(await client.get('/api/v1/admin/developers/export').loginAs(finance)).assertStatus(403)
  })

  test('refuses a filter that means nothing', async ({ client }) => {
    const admin = await givenAdmin()
    ;(await client.get(EXPORT).qs({ filter: '{' }).loginAs(admin)).assertStatus(422)
    ;(
      await client
        .get(EXPORT)
        .qs(filter({ nobody: 1 }))
        .loginAs(admin)
    ).assertStatus(422)
  })

  test('has every row once, however many there are, and no formula', async ({ client, assert }) => {
    const { id: skillCategoryId } = await SkillCategory.create({ name: 'Odd', slug: 'odd' })
    const names = Array.from({ length: 1_201 }, (_, nth) => `Exported ${nth}`)
    await Skill.createMany(
      names.map((name, nth) => ({
        name,
        slug: `exported-${nth}`,
        skillCategoryId,
        status: 'active' as const,
      }))
    )
    await Skill.create({ name: '=1+1', slug: 'formula', skillCategoryId, status: 'active' })
    const response = await client
      .get(EXPORT)
      .qs(filter({ categoryId: skillCategoryId }))
      .loginAs(await givenAdmin('content'))
    response.assertStatus(200)
    assert.match(response.header('content-type')!, /^text\/csv/)
    assert.include(response.header('content-disposition'), 'skills.csv')
    const [head, ...lines] = response.text().trim().split('\n')
    assert.include(head, 'Id,Skill')
    assert.lengthOf(lines, names.length + 1)
    assert.lengthOf(new Set(lines.map((line) => line.split(',')[0])), lines.length)
    for (const name of [names[0], names[1_200]]) assert.include(response.text(), `,${name},`)
    assert.include(response.text(), "'=1+1")
  })
})
