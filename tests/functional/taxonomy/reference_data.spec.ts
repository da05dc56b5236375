import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Skill from '#api/taxonomy/models/skill'
import { settings } from '#api/http/settings'
import { loadReferenceData } from '#database/seeders/reference_data'

/** As if the next version brought new content. */
const newContent = () =>
  db.rawQuery(
    `update settings set value = jsonb_set(value, '{hash}', '"older"') where key = 'reference_data'`
  )
const count = async (table: string) => Number((await db.from(table).count('* as n').first()).n)

test.group('Loading reference data', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('fills every table, with stacks that know their skills', async ({ assert }) => {
    await loadReferenceData()
    assert.isAbove(await count('skills'), 1000)
    assert.isAbove(await count('locations'), 10_000)
    const react = await Skill.findByOrFail('slug', 'react')
    const { rows } = await db.rawQuery(`select count(*) n from stacks where ? = any(skill_ids)`, [
      react.id,
    ])
    assert.isAbove(rows[0].n, 0)
  })

  test('does nothing when the content is what it was', async ({ assert }) => {
    await loadReferenceData()
    assert.isUndefined(await loadReferenceData())
  })

  test('changes nothing when it runs again, and keeps the ids', async ({ assert }) => {
    await loadReferenceData()
    const { id } = await Skill.findByOrFail('slug', 'react')
    const before = await count('locations')
    await newContent()
    assert.equal(await loadReferenceData(), 0)
    assert.equal((await Skill.findByOrFail('slug', 'react')).id, id)
    assert.equal(await count('locations'), before)
  })

  test('takes new content into a row that nobody edited, and leaves an edited one alone', async ({
    assert,
  }) => {
    await loadReferenceData()
    await db.rawQuery(
      `update skills set created_at = now() - interval '1 day', updated_at = now() - interval '1 day' where slug in ('react', 'angular')`
    )
    await db.rawQuery(`update skills set popularity = 1 where slug = 'angular'`)
    await (await Skill.findByOrFail('slug', 'react')).merge({ name: 'React (library)' }).save()
    await newContent()
    assert.equal(await loadReferenceData(), 1)
    assert.equal((await Skill.findByOrFail('slug', 'react')).name, 'React (library)')
    assert.isAbove((await Skill.findByOrFail('slug', 'angular')).popularity, 1)
  })

  test('leaves away what an admin deleted, and does not double a name that an admin made', async ({
    assert,
  }) => {
    await loadReferenceData()
    await db.from('perks').where('slug', 'health-insurance').delete()
    await db.from('tools').where('slug', 'webstorm').update({ slug: 'jetbrains-webstorm' })
    await newContent()
    await settings.write('reference_data', {
      hash: 'older',
      slugs: { ...(await settings.read<any>('reference_data')).slugs, tools: [] },
    })
    assert.equal(await loadReferenceData(), 0)
  })
})
