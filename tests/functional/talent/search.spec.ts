import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import Stack from '#api/taxonomy/models/stack'
import { settings } from '#api/http/settings'
import refreshStacks from '#api/talent/search/refresh_stacks'
import { applyToJob } from '#api/applications/apply/apply_to_job'
import {
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
  givenResume,
  givenSkill,
} from '#tests/givens'
import { searchSortValues } from '#api/talent/talent_facts'
import {
  SEARCH,
  type Over,
  givenDeveloper,
  search,
  idsOf,
  sorted,
  countOf,
  withIndia,
} from './search_givens.js'

test.group('Developer search', (group) => {
  group.each.setup(withIndia)

  test('says of each person when they were last active as their profile does', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    const { user: person, candidate } = await givenDeveloper()
    const later = DateTime.utc().plus({ minutes: 5 }).startOf('second')
    await person.merge({ lastActiveAt: later }).save()
    const [found] = (await search(client, user)).candidates
    const profile = await client.get(`/api/v1/client/candidate/${candidate.id}`).loginAs(user)
    profile.assertStatus(200)
    assert.equal(Date.parse(found.lastActiveAt), later.toMillis())
    assert.equal(profile.body().data.lastActiveAt, found.lastActiveAt)
  })

  test('is for people of a company whose role may search', async ({ client }) => {
    const { user: developer } = await givenCandidate()
    const { company } = await givenCompany()
    const { user: interviewer } = await givenMember(company, 'interviewer')
    ;(await client.post(SEARCH).json({})).assertStatus(401)
    for (const user of [developer, interviewer]) {
      const response = await client.post(SEARCH).loginAs(user).json({})
      response.assertStatus(403)
      response.assertBodyContains({ reason: 'role' })
    }
  })

  test('says which part of a filter is wrong', async ({ client, assert }) => {
    const { user } = await givenCompany()
    for (const [field, filter] of Object.entries({
      'maxExp': { minExp: 5, maxExp: 2 },
      'englishMin': { englishMin: 'D1' },
      'skills.all.0': { skills: { all: ['x'] } },
      'minYears': { minYears: { x: 3 } },
      'timeZone': { timeZone: 'Mars/Olympus' },
      'payMax': { payMax: -1 },
      'workModes.0': { workModes: ['Moon'] },
      'testPassed.0': { testPassed: ['everything'] },
    })) {
      const response = await client.post(SEARCH).loginAs(user).json(filter)
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, field)
    }
  })

  test('shows approved and active profiles, and follows every change of them', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    const { candidate, user: person } = await givenDeveloper({ Zig: 2 })
    const finds = async (filter: object = {}) =>
      (await search(client, user, filter)).ids.length === 1
    assert.isTrue(await finds())
    for (const [column, hidden, shown] of [
      ['approval', 'submitted', 'approved'],
      ['visibility', 'snoozed', 'active'],
      ['visibility', 'deactivated', 'active'],
    ]) {
      await candidate.merge({ [column]: hidden }).save()
      assert.isFalse(await finds(), hidden)
      await candidate.merge({ [column]: shown }).save()
      assert.isTrue(await finds(), shown)
    }
    await person.merge({ status: 'deactivated' }).save()
    assert.isFalse(await finds(), 'a deactivated account')
    await person.merge({ status: 'active' }).save()

    assert.isFalse(await finds({ search: 'ocaml' }))
    await candidate.merge({ headline: 'Writes OCaml all day long' }).save()
    assert.isTrue(await finds({ search: 'ocaml' }))
    await candidate
      .related('employments')
      .create({ company: 'Old', title: 'Lighthouse Keeper', startsOn: '2020-01-01' } as never)
    assert.isTrue(await finds({ search: 'lighthouse' }))
    await candidate.related('employments').query().delete()
    assert.isFalse(await finds({ search: 'lighthouse' }))
    await candidate.delete()
    assert.isFalse(await finds())
    const left = await db.from('candidate_documents').where('candidate_id', candidate.id).first()
    assert.deepInclude(left, { searchable: false, skill_ids: [], word_ids: [], time_zone: null })
  })

  test('never shows a company who blocks it: not in rows, totals or counts', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const { user: stranger } = await givenCompany()
    const seen = await givenDeveloper({ Zig: 2 })
    const hidden = await givenDeveloper({ Zig: 2 })
    const zig = (await givenSkill('Zig')).id
    await db
      .table('candidate_blocks')
      .insert({ candidate_id: hidden.candidate.id, company_id: company.id })
    await db
      .table('saved_profiles')
      .insert({ company_id: company.id, candidate_id: hidden.candidate.id })
    for (const filter of [{}, { skills: [zig] }, { search: 'zig' }, { saved: true }] as any[]) {
      const found = await search(client, user, filter)
      assert.notInclude(found.ids, hidden.candidate.id)
      assert.equal(found.pagination.total, filter.saved ? 0 : 1)
      assert.equal(countOf(found.facets.skills, zig), filter.saved ? 0 : 1)
    }
    assert.deepEqual(sorted((await search(client, stranger)).ids), idsOf(seen, hidden))
  })

  test('masks the name until it is unlocked, and never shows a contact', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const { user: stranger } = await givenCompany()
    const developer = await givenDeveloper({}, { lastName: 'Venkatraman' })
    await developer.user.merge({ phone: '+919812345678' }).save()
    const [masked] = (await search(client, user)).candidates
    assert.deepInclude(masked, { fName: 'Asha', lName: 'V.', isUnlocked: false })
    assert.notMatch(JSON.stringify(masked), /Venkatraman|@example|98123/)

    await givenResume(developer.candidate)
    await applyToJob(developer.user, developer.candidate, { jobId: (await givenJob(company)).id })
    assert.equal((await search(client, user)).candidates[0].lName, 'Venkatraman')
    assert.equal((await search(client, stranger)).candidates[0].lName, 'V.')
    assert.isEmpty((await search(client, user, { search: 'venkatraman' })).ids)
  })

  test('knows what this company saved, and nothing of what others did', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const { company: foreign } = await givenCompany()
    const [ours, theirs, nobodys] = [
      await givenDeveloper(),
      await givenDeveloper(),
      await givenDeveloper(),
    ]
    await db.table('saved_profiles').multiInsert([
      { company_id: company.id, candidate_id: ours.candidate.id },
      { company_id: foreign.id, candidate_id: theirs.candidate.id },
    ])
    const { candidates } = await search(client, user)
    assert.deepEqual(
      candidates.filter((one) => one.is_saved_profile).map((one) => Number(one._id)),
      idsOf(ours)
    )
    assert.deepEqual((await search(client, user, { saved: true })).ids, idsOf(ours))
    assert.deepEqual(
      sorted((await search(client, user, { saved: false })).ids),
      idsOf(theirs, nobodys)
    )
  })

  test('says why each stands where it stands, bought places as such', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    const zig = (await givenSkill('Zig')).id
    const expert = await givenDeveloper({ Zig: 9 }, { availability: 'looking', englishBand: 'C2' })
    const beginner = await givenDeveloper({ Zig: 1 })
    const paid = await givenDeveloper(
      { Zig: 1 },
      { promotionExpiresAt: DateTime.now().plus({ days: 3 }) }
    )
    await givenDeveloper({ Zig: 1 }, { promotionExpiresAt: DateTime.now().minus({ days: 3 }) })
    const found = await search(client, user, { skills: [zig] })
    assert.deepEqual(
      found.ids.slice(0, 2),
      [expert, paid]
        .map(({ candidate }) => candidate.id)
        .sort((a, b) => found.ids.indexOf(a) - found.ids.indexOf(b))
    )
    const whyOf = ({ candidate }: typeof paid) =>
      found.candidates.find((one) => Number(one._id) === candidate.id).why
    assert.deepInclude(whyOf(paid), { factor: 'promoted', points: 20, paid: true })
    assert.deepInclude(whyOf(expert), { factor: 'wanted_skill', points: 16, skillName: 'Zig' })
    assert.isFalse(whyOf(beginner).some((factor: any) => factor.paid))
    const sums = found.candidates.map((one) =>
      one.why.reduce((sum: number, factor: any) => sum + factor.points, 0)
    )
    assert.deepEqual(
      sums,
      [...sums].sort((a, b) => b - a)
    )
    const byYears = await search(client, user, { skills: [zig], sort: 'experience' })
    assert.isFalse(JSON.stringify(byYears.candidates).includes('"paid"'))
  })

  test('goes on by cursor without losing or doubling anyone, in every order', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    for (let index = 0; index < 7; index++)
      await givenDeveloper({}, {
        experienceYears: index % 3,
        expectedPay: (index % 4) * 1000 || null,
        expectedPayCurrency: 'INR',
        expectedPayPer: 'year',
      } as Over)
    for (const sort of searchSortValues) {
      const whole = await search(client, user, { sort, limit: 50 })
      assert.lengthOf(whole.ids, 7)
      assert.isNull(whole.pagination.nextCursor)
      const seen: number[] = []
      let cursor: string | null = null
      do {
        const page = await search(client, user, { sort, limit: 3, ...(cursor && { cursor }) })
        assert.equal(page.pagination.total, 7)
        seen.push(...page.ids)
        cursor = page.pagination.nextCursor
      } while (cursor)
      assert.deepEqual(seen, whole.ids, sort)
      assert.deepEqual(
        (await search(client, user, { sort, limit: 3, page: 2 })).ids,
        whole.ids.slice(3, 6)
      )
    }
    const pays = (await search(client, user, { sort: 'pay', limit: 50 })).ids
    const rows = await db.from('candidates').whereIn('id', pays).select('id', 'expected_pay')
    assert.deepEqual(
      pays.map((id) => rows.find((row) => row.id === id).expected_pay),
      [1000, 1000, 2000, 2000, 3000, null, null]
    )
  })

  test('knows after the sweep who holds a stack that was edited', async ({ client, assert }) => {
    const { user } = await givenCompany()
    const developer = await givenDeveloper({ Zig: 2, Elm: 2 })
    const [zig, elm, nim] = await Promise.all(['Zig', 'Elm', 'Nim'].map((name) => givenSkill(name)))
    const stack = await Stack.create({
      name: 'Zig and Nim',
      slug: 'zig-nim',
      skillIds: [zig.id, nim.id],
      status: 'active',
    } as never)
    await settings.write('search_stacks_refreshed_at', DateTime.now().minus({ hours: 1 }).toISO())
    assert.equal(await refreshStacks(), 1)
    assert.isEmpty((await search(client, user, { stacks: [stack.id] })).ids)
    await settings.write('search_stacks_refreshed_at', DateTime.now().minus({ hours: 1 }).toISO())
    await stack.merge({ skillIds: [zig.id, elm.id] }).save()
    await refreshStacks()
    assert.deepEqual((await search(client, user, { stacks: [stack.id] })).ids, idsOf(developer))
  })
})
