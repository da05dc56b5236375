import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import Application from '#api/applications/models/application'
import type Company from '#api/companies/models/company'
import { recordFewest } from '#api/reviews/record/record_facts'
import { givenApplication, givenCompany, givenJob } from '#tests/givens'

/** Applications that were answered after so many days each. */
async function givenAnswers(company: Company, days: number[], over: object = {}) {
  const job = await givenJob(company)
  for (const each of days) {
    const { application } = await givenApplication(job)
    const createdAt = DateTime.now().minus({ days: 60 })
    await Application.query()
      .where('id', application.id)
      .update({
        created_at: createdAt.toJSDate(),
        first_answered_at: createdAt.plus({ days: each }).toJSDate(),
        status: 'rejected',
        ended_at: new Date(),
        ...over,
      })
  }
}

test.group('The record of a company', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is of companies that the public sees', async ({ client }) => {
    const { company: hidden } = await givenCompany({ verification: 'unverified' })
    for (const slug of [hidden.slug, 'nobody', 'x'.repeat(300)]) {
      ;(await client.get(`/api/v1/company-record/${slug}`)).assertStatus(404)
      ;(await client.get(`/companies/${slug}/record`)).assertStatus(404)
    }
  })

  test('tells nothing of few cases, but how many there must be', async ({ client, assert }) => {
    const { company } = await givenCompany({ answeredInTime: 4, answersDue: 4 })
    await givenAnswers(company, [1, 2, 3, 4])
    const { data } = (await client.get(`/api/v1/company-record/${company.slug}`)).body()
    assert.containsSubset(data, {
      answers: { count: 4, fewest: recordFewest.answers, medianDays: null, spans: [] },
      inTime: { of: 4, percent: null },
      withReasons: { of: 4, percent: null },
      payShown: { of: 1, percent: null },
      reviews: { count: 0, average: null },
    })
  })

  test('tells how fast, in time, with reasons and with pay it answers, and its page says the same', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany({ answeredInTime: 9, answersDue: 10 })
    await givenAnswers(company, [1, 2, 5, 10, 40])
    await givenAnswers(company, [3], { feedback: 'Thank you' })
    await givenJob(company, { hideBudget: true })
    const response = await client.get(`/api/v1/company-record/${company.slug}`)
    response.assertStatus(200)
    assert.match(response.header('cache-control')!, /public/)
    const { data } = response.body()
    assert.equal(data.answers.medianDays, 4)
    assert.deepEqual(
      data.answers.spans.map(({ count }: { count: number }) => count),
      [2, 2, 1, 0, 1]
    )
    assert.containsSubset(data, {
      inTime: { percent: 90 },
      withReasons: { of: 6, percent: 17 },
      payShown: { of: 3, percent: 67 },
    })
    const page = (await client.get(`/companies/${company.slug}/record`)).text()
    assert.include(page, `How ${company.name} answers`)
    assert.include(page, '"medianDays":4')
  })
})
