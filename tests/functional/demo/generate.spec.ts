import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { generateJobs, generateProfiles } from '#database/seeders/demo/generate'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenCandidate, givenCompany, givenJob } from '#tests/givens'

const indexes = async () =>
  (
    await db.rawQuery(
      `select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`
    )
  ).rows
const count = async (sql: string) =>
  (await db.rawQuery(`select count(*) as n from ${sql}`)).rows[0].n

test.group('Generated load', (group) => {
  group.setup(async () => {
    const restore = await testUtils.db().wrapInGlobalTransaction()
    await loadReferenceData()
    return restore
  })

  test('jobs are public, found by their words as any other, and leave the table as it was', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany()
    await givenJob(company)
    const before = await indexes()
    await generateJobs(600, () => {})
    assert.deepEqual(await indexes(), before)
    assert.equal(await count('jobs where listed'), 601)
    assert.equal(
      await count(
        `jobs where slug not like 'job-%' and (cardinality(skill_ids) < 3 or budget_min > budget_max or min_experience > max_experience)`
      ),
      0
    )
    const response = await client.post('/api/v1/job-list').json({ search: 'frontend react' })
    response.assertStatus(200)
    assert.isAbove(response.body().pagination.total, 5)
    // what the trigger would have written
    const same = `select id, search from jobs where company_id <> ${company.id} order by id limit 20`
    const { rows } = await db.rawQuery(same)
    await db.rawQuery(`update jobs set title = title where id = any(?)`, [
      rows.map((row: any) => row.id),
    ])
    const words = (vector: string) =>
      [...vector.matchAll(/'([^']+)'/g)].map(([, word]) => word).sort()
    for (const [index, row] of (await db.rawQuery(same)).rows.entries())
      assert.deepEqual(words(rows[index].search), words(row.search))
    await givenJob(company)
  })

  test('profiles have people, skills and two posts each', async ({ assert }) => {
    await givenCandidate()
    const before = await indexes()
    await generateProfiles(400, () => {})
    assert.deepEqual(await indexes(), before)
    assert.equal(await count('candidates'), 401)
    assert.equal(await count('employments'), 800)
    assert.equal(
      await count('candidates c where not exists (select from users u where u.id = c.user_id)'),
      0
    )
    assert.isAbove(await count('candidate_skills'), 400 * 3)
    assert.equal(await count('employments where ends_on < starts_on'), 0)
    await givenCandidate()
  })
})
