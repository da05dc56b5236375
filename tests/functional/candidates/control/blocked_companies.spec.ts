import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { givenCandidate, givenCompany } from '#tests/givens'

const API = '/api/v1/candidate'

test.group('Companies that do not see a candidate', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const path = `${API}/blocked-companies`
  const employ = (company: string) => ({
    company,
    title: 'Engineer',
    employmentType: 'Full-Time',
    start: '2020-01',
    isCurrent: true,
  })

  test('are named by the candidate, once, and let in again', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    const { company: other } = await givenCompany()
    await client.post(path).loginAs(user).json({ companyId: other.id })
    const { company } = await givenCompany()
    const hidden = await givenCompany({ verification: 'unverified' })
    ;(await client.post(path).json({ companyId: company.id })).assertStatus(401)
    ;(await client.post(path).loginAs(user).json({})).assertStatus(422)
    ;(await client.post(path).loginAs(user).json({ companyId: hidden.company.id })).assertStatus(
      404
    )
    for (let time = 0; time < 2; time++)
      (await client.post(path).loginAs(user).json({ companyId: company.id })).assertStatus(201)
    const listed = (await client.get(path).loginAs(user)).body().data
    assert.lengthOf(listed, 2)
    assert.containsSubset(listed[0], { _id: String(company.id), reason: 'chosen' })
    const stranger = await givenCandidate()
    ;(await client.delete(`${path}/${company.id}`).loginAs(stranger.user)).assertStatus(404)
    ;(await client.delete(`${path}/${company.id}`).loginAs(user)).assertStatus(200)
    const left = (await client.get(path).loginAs(user)).body().data
    assert.deepEqual(
      left.map(({ _id }: { _id: string }) => _id),
      [String(other.id)]
    )
  })

  test('include current and past employers, whatever form their name has', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate({ approval: 'incomplete' })
    const { company } = await givenCompany({ name: 'Zebra Forge Pvt. Ltd.' })
    const made = await client
      .post(`${API}/dev-employment`)
      .loginAs(user)
      .json(employ('zebra-forge Private Limited'))
    made.assertStatus(201)
    const blocked = async () => (await client.get(path).loginAs(user)).body().data
    assert.containsSubset(await blocked(), [{ _id: String(company.id), reason: 'employer' }])

    // one that comes later, too
    const owner = await givenCompany({ name: 'Something Else' })
    await client.post(`${API}/dev-employment`).loginAs(user).json(employ('Later Works'))
    ;(
      await client
        .put('/api/v1/company-profile')
        .loginAs(owner.user)
        .json({ companyName: 'Later Works GmbH' })
    ).assertStatus(200)
    assert.lengthOf(await blocked(), 2)
    const second = (await client.get(`${path}?page=2&limit=1`).loginAs(user)).body()
    assert.containsSubset(second, {
      data: [{ _id: String(company.id) }],
      pagination: { page: 2, limit: 1, total: 2, totalPages: 2 },
    })
    ;(await client.get(`${path}?limit=101`).loginAs(user)).assertStatus(422)

    // let in, it stays in
    ;(await client.delete(`${path}/${company.id}`).loginAs(user)).assertStatus(200)
    await client.post(`${API}/dev-employment`).loginAs(user).json(employ('Zebra Forge'))
    assert.lengthOf(await blocked(), 1)

    // and what the profile does not say any more is forgotten
    for (const { _id } of (await client.get(`${API}/dev-employment`).loginAs(user)).body().data)
      await client.delete(`${API}/dev-employment/${_id}`).loginAs(user)
    assert.lengthOf(await blocked(), 0)
  })

  test('count what waits for approval, and names that a company had', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenCandidate()
    const owner = await givenCompany({ name: 'Quartz Lantern' })
    await client.post(`${API}/dev-employment`).loginAs(user).json(employ('Quartz Lantern Ltd'))
    assert.isNull(await candidate.related('employments').query().first())
    const blocked = async () =>
      (await client.get(path).loginAs(user)).body().data.map(({ _id }: any) => _id)
    assert.deepEqual(await blocked(), [String(owner.company.id)])
    const rename = (companyName: string) =>
      client.put('/api/v1/company-profile').loginAs(owner.user).json({ companyName })
    ;(await rename('Basalt Harbour')).assertStatus(200)
    assert.deepEqual(await blocked(), [String(owner.company.id)])
    ;(await rename('Cobalt Meadow')).assertStatus(200)
    assert.deepEqual(await blocked(), [String(owner.company.id)])
  })
})
