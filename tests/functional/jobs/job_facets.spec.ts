import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import Industry from '#api/taxonomy/models/industry'
import JobCategory from '#api/taxonomy/models/job_category'
import type Job from '#api/jobs/models/job'
import { loadRates, ratesFrom, repositoryRates } from '#api/jobs/browse/exchange_rates'
import { experienceBands } from '#api/jobs/job_facts'
import { emptyDatabase } from '#tests/empty_database'
import { givenCompany, givenJob, givenSkill } from '#tests/givens'

const list = async (client: ApiClient, body: object, query: object = {}) => {
  const response = await client.post('/api/v1/job-list').qs(query).json(body)
  response.assertStatus(200)
  return response.body()
}
const inOrder = (answer: any) => answer.data.map((job: any) => job._id)

test.group('Counts beside the public list', (group) => {
  group.setup(() => emptyDatabase())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  /** Jobs that differ in all that they can be narrowed by. */
  async function givenMixture() {
    const { company } = await givenCompany()
    const [one, two] = await Promise.all(
      ['Backend', 'Design'].map((name) =>
        JobCategory.create({ name, slug: name.toLowerCase() } as never)
      )
    )
    const industry = await Industry.create({ name: 'Payments', slug: 'payments' } as never)
    const node = await givenSkill('Node.js')
    const css = await givenSkill('CSS')
    const kinds: Partial<Job>[] = [
      {
        jobCategoryId: one.id,
        jobType: 'Full-Time',
        locationType: 'Remote',
        skillIds: [node.id],
        minExperience: 0,
        maxExperience: 2,
      },
      {
        jobCategoryId: one.id,
        jobType: 'Contract',
        locationType: 'Remote',
        skillIds: [node.id, css.id],
        minExperience: 3,
        maxExperience: 8,
      },
      {
        jobCategoryId: one.id,
        jobType: 'Full-Time',
        locationType: 'Hybrid',
        skillIds: [node.id],
        minExperience: 5,
        maxExperience: null,
        countryCode: 'US',
      },
      {
        jobCategoryId: two.id,
        jobType: 'Full-Time',
        locationType: 'Remote',
        skillIds: [css.id],
        minExperience: 3,
        maxExperience: 5,
        industryId: industry.id,
      },
      {
        jobCategoryId: two.id,
        jobType: 'Contract',
        locationType: 'On Site',
        skillIds: [css.id],
        minExperience: 9,
        maxExperience: 12,
      },
    ]
    for (const over of kinds) await givenJob(company, over)
    await givenJob(company, { jobCategoryId: two.id, isApproved: null })
    return { one, two, industry, node, css }
  }

  test('each facet counts under all other filters: a choice leads to as many jobs as it says', async ({
    client,
    assert,
  }) => {
    const { one, two, node, css } = await givenMixture()
    const filters: [object, Record<string, unknown>][] = [
      [{}, {}],
      [{ catId: one.id }, {}],
      [{ catId: one.id }, { jobLocation: ['Remote'] }],
      [{}, { jobLocation: ['Remote'], jobType: ['Full-Time', 'Contract'] }],
      [{}, { skills: [css.id] }],
      [{}, { skills: [css.id, node.id], jobType: ['Contract'] }],
      [{ catId: two.id }, { skills: [css.id], minExp: 3, maxExp: 5 }],
      [{}, { search: 'node', jobLocation: ['Hybrid'] }],
      [{}, { countryCode: 'US' }],
    ]
    let compared = 0
    for (const [query, body] of filters) {
      const { facets } = await list(client, { ...body, facets: true }, query)
      const total = async (over: object, inQuery: object = {}) =>
        (await list(client, { ...body, ...over }, { ...query, ...inQuery })).pagination.total
      for (const [name, choose] of [
        ['category', (value: string) => total({}, { catId: value })],
        ['industry', (value: string) => total({}, { industryId: value })],
        ['jobType', (value: string) => total({ jobType: [value] })],
        ['jobLocation', (value: string) => total({ jobLocation: [value] })],
        ['country', (value: string) => total({ countryCode: value })],
        ['skills', (value: string) => total({ skills: [value] })],
      ] as const)
        for (const { _id, name: label, count } of facets[name]) {
          assert.equal(count, await choose(_id), `${JSON.stringify([query, body])}: ${label}`)
          compared++
        }
      for (const { _id, count } of facets.experience) {
        const { min, max } = experienceBands.find(({ value }) => value === _id)!
        assert.equal(count, await total({ minExp: min, maxExp: max ?? undefined }))
        compared++
      }
    }
    assert.isAbove(compared, 100)
  })

  test('a choice stays though nothing is left of it, and a list that does not ask has no counts', async ({
    client,
    assert,
  }) => {
    const { industry } = await givenMixture()
    const query = { industryId: industry.id }
    const { facets } = await list(client, { jobLocation: ['On Site'], facets: true }, query)
    assert.deepEqual(facets.industry, [{ _id: String(industry.id), name: 'Payments', count: 0 }])
    assert.notProperty(await list(client, {}), 'facets')
    ;(await client.post('/api/v1/job-list').json({ facets: 'perhaps' })).assertStatus(422)
  })
})

test.group('Highest pay', (group) => {
  group.setup(() => emptyDatabase())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function givenPays() {
    const { company } = await givenCompany()
    const skill = await givenSkill('COBOL')
    const pay = async (budgetMax: number, currency: string, budgetFor: string, over = {}) =>
      String(
        (
          await givenJob(company, {
            budgetMin: 1,
            budgetMax,
            currency,
            budgetFor,
            skillIds: [skill.id],
            ...over,
          } as never)
        ).id
      )
    return {
      skill,
      // bare numbers would order these the other way round
      rupees: await pay(3_000_000, 'INR', 'year'),
      hourly: await pay(90, 'USD', 'hour'),
      monthly: await pay(9_000, 'EUR', 'month'),
      yearly: await pay(120_000, 'USD', 'year'),
      strange: await pay(5_000_000, 'XTS', 'year'),
      hidden: await pay(900_000, 'USD', 'year', { hideBudget: true }),
    }
  }

  test('compares what pay is worth a year in one currency, and says by which rates', async ({
    client,
    assert,
  }) => {
    const pays = await givenPays()
    const order = [pays.hourly, pays.yearly, pays.monthly, pays.rupees, pays.hidden, pays.strange]
    const answer = await list(client, { sort: 'budget' })
    assert.deepEqual(inOrder(answer), order)
    const { date, source } = repositoryRates()
    assert.deepEqual(answer.comparedIn, { currency: 'USD', per: 'year', date, source })
    assert.deepEqual(
      inOrder(await list(client, { sort: 'budget', skills: [pays.skill.id] })),
      order
    )
    const first = await list(client, { sort: 'budget' }, { limit: 2 })
    const next = await client
      .post('/api/v1/job-list')
      .qs({ limit: 2, cursor: first.pagination.nextCursor })
      .json({ sort: 'budget' })
    assert.deepEqual(inOrder(next.body()), order.slice(2, 4))
    assert.notProperty(await list(client, {}), 'comparedIn')
  })

  test('follows a change of the pay, and new rates', async ({ client, assert }) => {
    const pays = await givenPays()
    await db.from('jobs').where('id', pays.rupees).update({ budget_max: 30_000_000 })
    assert.equal(inOrder(await list(client, { sort: 'budget' }))[0], pays.rupees)
    await db.from('jobs').where('id', pays.rupees).update({ hide_budget: true })
    assert.notEqual(inOrder(await list(client, { sort: 'budget' }))[0], pays.rupees)

    const rates = ratesFrom(
      `<Cube time='2026-11-20'><Cube currency='USD' rate='0.5'/><Cube currency='INR' rate='100'/></Cube>`
    )
    assert.equal(await loadRates(rates), 1)
    assert.equal(await loadRates(rates), 0)
    const answer = await list(client, { sort: 'budget' })
    assert.equal(inOrder(answer)[0], pays.hourly)
    assert.equal(answer.comparedIn.date, '2026-11-20')
    const { rows } = await db.rawQuery(
      'select distinct j.pay_worth = s.pay_worth as same from jobs j join job_skills s on s.job_id = j.id'
    )
    assert.deepEqual(rows, [{ same: true }])
  })

  test('a file of rates that cannot be read says what is wrong with it', ({ assert }) => {
    assert.throws(() => ratesFrom('<html>Maintenance</html>'), /no date and rates/)
    assert.throws(
      () => ratesFrom(`<Cube time='2026-11-20'><Cube currency='INR' rate='100'/></Cube>`),
      /one for USD/
    )
    assert.throws(
      () => ratesFrom(`<Cube time='2026-11-20'><Cube currency='USD' rate='0'/></Cube>`),
      /USD must be a number above 0/
    )
    assert.throws(
      () => ratesFrom('{"date":"soon","source":"x","base":"EUR","rates":{"USD":1}}'),
      /date/
    )
  })
})
