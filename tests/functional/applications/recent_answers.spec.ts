import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import Application from '#api/applications/models/application'
import type Company from '#api/companies/models/company'
import { givenCandidate, givenCompany, givenJob } from '#tests/givens'

const ago = (days: number) => DateTime.now().minus({ days })

/** An application that came ten days ago and was answered so many days ago. */
async function givenAnswer(company: Company, answered: number, over: Partial<Application> = {}) {
  const job = await givenJob(company)
  const { candidate } = await givenCandidate()
  const application = await Application.create({
    companyId: company.id,
    jobId: job.id,
    candidateId: candidate.id,
    status: 'interview',
    firstAnsweredAt: ago(answered),
    answerBy: DateTime.now(),
    ...over,
  } as never)
  await application.merge({ createdAt: ago(10) }).save()
}

test.group('Answers of this week', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are told of companies that everyone sees, the latest of each, and name nobody', async ({
    client,
    assert,
  }) => {
    const companies = await Promise.all(
      ['First', 'Second', 'Third'].map(async (name) => (await givenCompany({ name })).company)
    )
    const list = async () => (await client.get('/api/v1/recent-answers')).body().data
    await givenAnswer(companies[0], 2)
    await givenAnswer(companies[1], 3)
    assert.deepEqual(await list(), [], 'two companies say too much of each')

    await givenAnswer(companies[1], 5)
    await givenAnswer(companies[2], 4, { status: 'rejected', feedback: 'We look for more years.' })
    const unseen = await Promise.all([
      givenCompany({ verification: 'unverified' }),
      givenCompany({ isActive: false }),
    ])
    for (const { company } of unseen) await givenAnswer(company, 2)
    // before the candidate read it, too long ago, held back, and the candidate's own step
    const { company } = await givenCompany()
    await givenAnswer(company, 0)
    await givenAnswer(company, 9)
    await givenAnswer(company, 2, {
      status: 'rejected',
      heldStatus: 'applied',
      heldUntil: DateTime.now(),
    })
    await givenAnswer(company, 2, { status: 'withdrawn' })

    assert.deepEqual(
      (await list()).map(({ slug, logo, ...told }: Record<string, unknown>) => told),
      [
        { companyName: 'First', days: 8, isNo: false, gaveReason: false, stageLabel: 'Interview' },
        { companyName: 'Second', days: 7, isNo: false, gaveReason: false, stageLabel: 'Interview' },
        { companyName: 'Third', days: 6, isNo: true, gaveReason: true, stageLabel: 'Not selected' },
      ]
    )
  })

  test('are told in the language of the page, and of who asks the API', async ({
    client,
    assert,
  }) => {
    for (const name of ['First', 'Second', 'Third'])
      await givenAnswer((await givenCompany({ name })).company, 2)
    const page = (await client.get('/hi').accept('html')).text()
    assert.include(page, 'आगे बढ़ा: इंटरव्यू')
    assert.notInclude(page, 'आगे बढ़ा: interview')
    const told = await client.get('/api/v1/recent-answers').header('accept-language', 'hi')
    assert.equal(told.body().data[0].stageLabel, 'इंटरव्यू')
  })
})
