import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import CandidateBlock from '#api/candidates/models/candidate_block'
import Spotlight from '#api/talent/models/spotlight'
import Industry from '#api/taxonomy/models/industry'
import { givenAdmin, givenCompany, givenJob, givenSkill } from '#tests/givens'
import { act, wall, ids, inDays, givenShown, givenSpotlight } from './given_spotlight.js'

test.group('The wall of profiles and companies', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the wall masks names, labels paid places, and says nothing of who left or never cleared', async ({
    client,
    assert,
  }) => {
    const { candidate } = await givenShown({ isPublic: false, photoKey: 'x.webp' })
    const { candidate: paying } = await givenShown()
    const { candidate: gone } = await givenShown()
    const { candidate: past } = await givenShown()
    for (const one of [candidate, gone]) await givenSpotlight(one, inDays(-1), inDays(5))
    await givenSpotlight(past, inDays(-9), inDays(-2))
    await Spotlight.create({
      candidateId: paying.id,
      startsAt: inDays(-1),
      endsAt: inDays(7),
      source: 'purchase',
    })
    await gone.merge({ visibility: 'deactivated' }).save()
    const shown = await wall(client)
    shown.assertBodyContains({ pagination: { total: 2 } })
    const rows = Object.fromEntries(shown.body().data.map((row: any) => [row._id, row]))
    assert.sameMembers(Object.keys(rows), [String(candidate.id), String(paying.id)])
    assert.containsSubset(rows[candidate.id], {
      lName: 'R.',
      userImage: null,
      slug: null,
      isPaid: false,
      spotLight: true,
    })
    assert.isTrue(rows[paying.id].isPaid)
    const extract = await client.get('/api/v1/get-spotlight-candidates').qs({ limit: 1 })
    assert.lengthOf(extract.body().data, 1)
  })

  test('its order changes with the day, and pages of one day fit together', async ({
    client,
    assert,
  }) => {
    for (let count = 0; count < 8; count++)
      await givenSpotlight((await givenShown()).candidate, inDays(-1), inDays(60))
    const all = ids(await wall(client))
    const paged = [
      ...ids(await wall(client, { limit: 3 })),
      ...ids(await wall(client, { limit: 3, page: 2 })),
      ...ids(await wall(client, { limit: 3, page: 3 })),
    ]
    assert.deepEqual(paged, all)
    const past = await wall(client, { limit: 3, page: 4 })
    past.assertBodyContains({ data: [], pagination: { total: 8 } })
    assert.notDeepEqual(
      all,
      [...all].sort((one, other) => Number(one) - Number(other))
    )
  })

  test('who blocks a company is not there for its people', async ({ client, assert }) => {
    const { company, user } = await givenCompany()
    const { candidate } = await givenShown()
    await givenSpotlight(candidate, inDays(-1), inDays(5))
    await CandidateBlock.create({
      candidateId: candidate.id,
      companyId: company.id,
      reason: 'chosen',
    })
    assert.isEmpty(ids(await wall(client, {}, user)))
    assert.lengthOf(ids(await wall(client, {}, (await givenCompany()).user)), 1)
  })

  test('an industry narrows to those who worked at a company of it or name it as theirs, whatever their skills', async ({
    client,
    assert,
  }) => {
    const [banks, farms] = await Industry.createMany(
      ['Banks', 'Farms'].map((name) => ({ name, slug: name.toLowerCase() })) as never
    )
    const { company } = await givenCompany({ name: 'Tamarind Pvt. Ltd.', industryId: banks.id })
    const skills = await givenShown()
    const [worked, skilled] = [(await givenShown()).candidate, skills.candidate]
    for (const candidate of [worked, skilled])
      await givenSpotlight(candidate, inDays(-1), inDays(5))
    await db.table('employments').insert({
      candidate_id: worked.id,
      company: 'tamarind',
      title: 'Engineer',
      starts_on: '2020-01-01',
    })
    const skill = await givenSkill('COBOL')
    await db
      .table('candidate_skills')
      .insert({ candidate_id: skilled.id, skill_id: skill.id, position: 0 })
    await givenJob(company, { industryId: banks.id, skillIds: [skill.id] })
    assert.deepEqual(ids(await wall(client, { industry: banks.id })), [String(worked.id)])
    assert.isEmpty(ids(await wall(client, { industry: farms.id })))
    const own = (industries: (string | number)[]) =>
      client.put('/api/v1/candidate/profile').loginAs(skills.user).json({ industries })
    ;(await own([987_654_321])).assertBodyContains({ errors: [{ field: 'industries' }] })
    const chosen = await own([farms.id])
    chosen.assertBodyContains({ data: { industries: [String(farms.id)] } })
    assert.deepEqual(ids(await wall(client, { industry: farms.id })), [String(skilled.id)])
    await company.merge({ verification: 'pending' }).save()
    assert.isEmpty(ids(await wall(client, { industry: banks.id })))
  })

  test('companies stand in the spotlight too', async ({ client, assert }) => {
    const admin = await givenAdmin()
    const { company } = await givenCompany()
    const { company: unverified } = await givenCompany({ verification: 'pending' })
    ;(await act(client, admin, unverified.id, 'spotlight', { days: 7 }, 'clients')).assertStatus(
      409
    )
    ;(await act(client, admin, company.id, 'spotlight', { days: 7 }, 'clients')).assertStatus(200)
    const shown = await client.get('/api/v1/get-client-spotlight')
    assert.deepEqual(ids(shown), [String(company.id)])
  })
})
