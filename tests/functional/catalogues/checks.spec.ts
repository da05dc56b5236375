import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import CustomSkill from '#api/taxonomy/models/custom_skill'
import { givenAdmin, givenCandidate, givenCompany, givenJob, givenSkill } from '#tests/givens'

const states = (answer: { body: () => any }) =>
  Object.fromEntries(
    answer.body().data.map(({ label, state }: { label: string; state: string }) => [label, state])
  )
const said = (answer: { body: () => any }, label: string) =>
  answer.body().data.find((one: { label: string }) => one.label === label)

test.group('What is checked before a decision', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is read by administrators who see such rows only', async ({ client }) => {
    const { company, user } = await givenCompany()
    const job = await givenJob(company)
    const path = `/api/v1/admin/jobs/${job.id}/checks`
    ;(await client.get(path)).assertStatus(401)
    for (const other of [user, (await givenCandidate()).user])
      (await client.get(path).loginAs(other)).assertStatus(403)
    ;(
      await client.get('/api/v1/admin/jobs/999999999/checks').loginAs(await givenAdmin('super'))
    ).assertStatus(404)
  })

  test('a job: pay too wide, a text that stands elsewhere, skills twice, a company that is not verified', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('super')
    const description = `<p>${'You keep the ledgers of a bank and write the tests that prove them. '.repeat(6)}</p>`
    const { company: first } = await givenCompany()
    const { company: second } = await givenCompany({ verification: 'pending' })
    const copied = await givenJob(first, {
      description,
      budgetMin: 1_000_000,
      budgetMax: 1_500_000,
    })
    const skillIds = [(await givenSkill('Okapi.js')).id, (await givenSkill('Okapijs')).id]
    const job = await givenJob(second, {
      description: description.replace('a bank', 'our bank'),
      jobCategoryId: copied.jobCategoryId,
      budgetMin: 1_000_000,
      budgetMax: 4_000_000,
      skillIds,
    })
    const answer = await client.get(`/api/v1/admin/jobs/${job.id}/checks`).loginAs(admin)
    answer.assertStatus(200)
    assert.deepEqual(states(answer), {
      'Pay': 'look',
      'Text': 'look',
      'Contact details': 'good',
      'Skills': 'look',
      'Company': 'look',
    })
    assert.match(said(answer, 'Pay').words, /4\.0 times/)
    assert.deepEqual(said(answer, 'Text').rows, [
      { catalogue: 'jobs', _id: String(copied.id), title: copied.title },
    ])
    assert.match(said(answer, 'Skills').words, /Okapi\.js and Okapijs|Okapijs and Okapi\.js/)

    const fine = await givenJob(first, {
      description: `<p>${'Another work altogether, of whales and the sounds they make. '.repeat(6)}</p><p>Write to jobs@whales.example.com</p>`,
      budgetMin: 1_000_000,
      budgetMax: 1_500_000,
      skillIds: [skillIds[0]],
    })
    const other = await client.get(`/api/v1/admin/jobs/${fine.id}/checks`).loginAs(admin)
    assert.deepInclude(states(other), { Text: 'good', Skills: 'good', Company: 'good' })
    assert.match(said(other, 'Contact details').words, /the description/)
  })

  test('a company: a name that is taken, mail of anybody', async ({ client, assert }) => {
    await givenCompany({ name: 'Tamarind Works' })
    const { company } = await givenCompany({
      name: 'Tamarind Work',
      email: 'tamarind@gmail.com',
      website: 'https://tamarind.example.com',
    })
    const answer = await client
      .get(`/api/v1/admin/clients/${company.id}/checks`)
      .loginAs(await givenAdmin('super'))
    assert.deepInclude(states(answer), { Name: 'look', Addresses: 'look' })
    await company.merge({ email: 'jobs@tamarind.example.com', name: 'Xylograph' }).save()
    const again = await client
      .get(`/api/v1/admin/clients/${company.id}/checks`)
      .loginAs(await givenAdmin('super'))
    assert.deepInclude(states(again), { Name: 'good', Addresses: 'good' })
  })

  test('a name that was asked for: a skill of nearly that name', async ({ client, assert }) => {
    const skill = await givenSkill('Okapi.js')
    const { user } = await givenCandidate()
    const asked = await CustomSkill.create({
      name: 'Okapi JS',
      kind: 'skill',
      requestedBy: user.id,
    })
    const answer = await client
      .get(`/api/v1/admin/custom-skills/${asked.id}/checks`)
      .loginAs(await givenAdmin('content'))
    answer.assertStatus(200)
    assert.equal(said(answer, 'Name').state, 'look')
    assert.deepEqual(said(answer, 'Name').rows[0]._id, String(skill.id))
    assert.equal(said(answer, 'Asked before').state, 'good')
  })
})
