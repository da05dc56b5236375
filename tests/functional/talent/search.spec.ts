import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import type Candidate from '#api/candidates/models/candidate'
import CandidateSkill from '#api/candidates/models/candidate_skill'
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

const SEARCH = '/api/v1/client/search-dev'

type Over = Partial<Candidate> & { timeZone?: string; lastName?: string; skillYears?: object }

/** An approved profile; skills by name with their years. */
async function givenDeveloper(skills: Record<string, number> = {}, over: Over = {}) {
  const { timeZone, lastName, ...columns } = over
  const { user, candidate } = await givenCandidate({ city: 'Pune', stateCode: 'MH', ...columns })
  if (timeZone || lastName)
    await user.merge({ ...(timeZone && { timeZone }), ...(lastName && { lastName }) }).save()
  let position = 0
  for (const [name, years] of Object.entries(skills)) {
    const skill = await givenSkill(name)
    await CandidateSkill.create({
      candidateId: candidate.id,
      skillId: skill.id,
      years,
      level: 'advanced',
      position: position++,
    } as never)
  }
  return { user, candidate }
}

async function search(client: ApiClient, user: User, filter: object = {}) {
  const response = await client.post(SEARCH).loginAs(user).json(filter)
  response.assertStatus(200)
  const { data, pagination } = response.body()
  return {
    ids: data.candidates.map((one: any) => Number(one._id)) as number[],
    candidates: data.candidates as any[],
    facets: data.facets as Record<string, { _id: string; name: string; count: number }[]>,
    pagination: pagination as { total: number; nextCursor: string | null },
  }
}

const idsOf = (...developers: { candidate: Candidate }[]) =>
  developers.map(({ candidate }) => candidate.id).sort((a, b) => a - b)
const sorted = (ids: number[]) => [...ids].sort((a, b) => a - b)
const countOf = (facet: { _id: string; count: number }[], id: string | number) =>
  facet.find((value) => value._id === String(id))?.count ?? 0

test.group('Developer search', (group) => {
  group.each.setup(async () => {
    const rollBack = await testUtils.db().wrapInGlobalTransaction()
    await db
      .table('locations')
      .insert({ kind: 'country', name: 'India', code: 'IN', country_code: 'IN', currency: 'INR' })
    return rollBack
  })

  test('finds a skill with two letters swapped', async ({ client, assert }) => {
    const { user } = await givenCompany()
    const one = await givenDeveloper({ Python: 5 })
    await givenDeveloper({ Haskell: 5 })
    assert.deepEqual((await search(client, user, { search: 'pyhton' })).ids, idsOf(one))
  })

  test('finds employers and schools, by a word of their names and by a filter, and says why', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    const [worked, studied, other] = [
      await givenDeveloper(),
      await givenDeveloper(),
      await givenDeveloper(),
    ]
    const work = (candidate: Candidate, company: string) =>
      db
        .table('employments')
        .insert({ candidate_id: candidate.id, company, title: 'Clerk', starts_on: '2020-01-01' })
    const school = (candidate: Candidate, institution: string) =>
      db
        .table('academic_records')
        .insert({ candidate_id: candidate.id, institution, degree: 'B.Sc.', position: 0 })
    await work(worked.candidate, 'Tamarind Payments Pvt. Ltd.')
    await school(studied.candidate, 'Coastal Institute of Technology')
    await work(other.candidate, 'Cardamom Foods')

    const free = await search(client, user, { search: 'tamarind' })
    assert.deepEqual(free.ids, idsOf(worked))
    assert.containsSubset(free.candidates[0].why, [{ factor: 'employer', word: 'tamarind' }])
    const mistyped = await search(client, user, { search: 'tamarnid' })
    assert.deepEqual(mistyped.ids, idsOf(worked))
    const learned = await search(client, user, { search: 'coastal institute' })
    assert.deepEqual(learned.ids, idsOf(studied))
    assert.containsSubset(learned.candidates[0].why, [{ factor: 'school', word: 'coastal' }])

    const at = async (filter: object) => sorted((await search(client, user, filter)).ids)
    assert.deepEqual(await at({ employers: ['Tamarind Payments'] }), idsOf(worked))
    assert.deepEqual(await at({ employers: ['tamarind', 'cardamom'] }), idsOf(worked, other))
    assert.deepEqual(await at({ employers: ['amarind'] }), [])
    assert.deepEqual(await at({ schools: ['Coastal'] }), idsOf(studied))
    assert.deepEqual(await at({ employers: ['Coastal'] }), [])
    assert.deepEqual(await at({ employers: ['tamarind'], schools: ['coastal'] }), [])

    await db.from('employments').where('candidate_id', worked.candidate.id).delete()
    assert.deepEqual(await at({ search: 'tamarind' }), [])
    const wrong = await client
      .post(SEARCH)
      .loginAs(user)
      .json({ employers: Array(11).fill('x') })
    wrong.assertStatus(422)
    wrong.assertBodyContains({ errors: [{ field: 'employers' }] })
  })

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

  test('finds by each filter who fits, and nobody else', async ({ client, assert }) => {
    const { user } = await givenCompany()
    const skill = async (name: string) => (await givenSkill(name)).id
    const one = await givenDeveloper({ Zig: 5, Elm: 1 }, {
      headline: 'Compiler engineer of tiny machines',
      preferredTitles: ['Senior Compiler Engineer'],
      experienceYears: 7.5,
      noticePeriodDays: 15,
      expectedPay: 200_000,
      expectedPayCurrency: 'INR',
      expectedPayPer: 'month',
      workModes: ['Remote'],
      jobTypes: ['Contract'],
      availability: 'looking',
      english: 'cleared',
      englishBand: 'C1',
      relocation: true,
    } as Partial<Candidate>)
    const other = await givenDeveloper({ Zig: 1, Nim: 4 }, {
      headline: 'Painter of quiet interfaces',
      preferredTitles: ['Interface Designer'],
      experienceYears: 2,
      noticePeriodDays: 60,
      expectedPay: 3_000_000,
      expectedPayCurrency: 'INR',
      expectedPayPer: 'year',
      workModes: ['On Site', 'Hybrid'],
      jobTypes: ['Full-Time'],
      availability: 'open',
      english: 'not_cleared',
      englishBand: 'B1',
      countryCode: 'DE',
      stateCode: 'BE',
      stateName: 'Berlin',
      city: 'Berlin',
      timeZone: 'America/Los_Angeles',
    } as Over)
    await one.candidate.related('academicRecords').create({
      institution: 'A',
      degree: 'Master of Science',
    } as never)
    await other.candidate.related('academicRecords').create({
      institution: 'A',
      degree: 'B.Tech',
    } as never)
    await db
      .from('candidates')
      .where('id', other.candidate.id)
      .update({ last_active_at: DateTime.now().minus({ days: 40 }).toJSDate() })
    const [zig, elm, nim] = [await skill('Zig'), await skill('Elm'), await skill('Nim')]
    const stack = await Stack.create({
      name: 'Zig and Elm',
      slug: 'zig-elm',
      skillIds: [zig, elm],
      status: 'active',
    } as never)
    await one.candidate.merge({ headline: 'Compiler engineer of tiny engines' }).save()
    const [first, second] = [one.candidate.id, other.candidate.id]

    const expectations: [object, number[]][] = [
      [{ skills: [zig] }, [first, second]],
      [{ skills: { all: [zig, elm] } }, [first]],
      [{ skills: { any: [elm, nim] } }, [first, second]],
      [{ skills: { any: [zig], none: [nim] } }, [first]],
      [{ skills: [zig], minYears: { [zig]: 3 } }, [first]],
      [{ minYears: { [nim]: 4 } }, [second]],
      [{ stacks: [stack.id] }, [first]],
      [{ titles: ['compiler engineer'] }, [first]],
      [{ titles: ['engineer compiler'] }, []],
      [{ minExp: 3 }, [first]],
      [{ maxExp: 7.4 }, [second]],
      [{ payMax: 2_400_000, currency: 'INR' }, [first]],
      [{ payMax: 3_000_000 }, [first, second]],
      [{ payMax: 250_000, payPer: 'month', currency: 'INR' }, [first, second]],
      [{ payMax: 9_000_000, currency: 'USD' }, []],
      [{ noticeMax: 30 }, [first]],
      [{ countryCode: 'DE' }, [second]],
      [{ state: 'berlin' }, [second]],
      [{ city: 'PUNE' }, [first]],
      [{ timeZone: 'Asia/Kolkata', overlapHours: 4 }, [first]],
      [{ timeZone: 'America/New_York', overlapHours: 6 }, [second]],
      [{ workModes: ['Hybrid'] }, [second]],
      [{ jobTypes: ['Contract', 'Internship'] }, [first]],
      [{ availability: 'looking' }, [first]],
      [{ englishMin: 'B2' }, [first]],
      [{ englishMin: 'B1' }, [first, second]],
      [{ testPassed: ['english'] }, [first]],
      [{ testPassed: [String(zig)] }, []],
      [{ education: 'master' }, [first]],
      [{ education: 'bachelor' }, [first, second]],
      [{ relocation: true }, [first]],
      [{ activeWithinDays: 30 }, [first]],
      [{ search: 'compiler' }, [first]],
      [{ search: 'compilr' }, [first]],
      [{ search: 'interf' }, [second]],
      [{ search: 'zig berlin' }, [second]],
      [{ search: 'nobody has this' }, []],
    ]
    for (const [filter, expected] of expectations) {
      const found = await search(client, user, filter)
      assert.deepEqual(sorted(found.ids), expected, JSON.stringify(filter))
      assert.equal(found.pagination.total, expected.length, JSON.stringify(filter))
    }
  })

  test('finds within a radius of a city, across the borders of its state', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    await db.table('locations').multiInsert([
      {
        kind: 'city',
        name: 'Hereton',
        country_code: 'IN',
        state_code: 'MH',
        latitude: 18.52,
        longitude: 73.86,
        population: 10,
      },
      {
        kind: 'city',
        name: 'Nearville',
        country_code: 'IN',
        state_code: 'KA',
        latitude: 18.6,
        longitude: 74.2,
        population: 10,
      },
      {
        kind: 'city',
        name: 'Farbury',
        country_code: 'IN',
        state_code: 'MH',
        latitude: 28.6,
        longitude: 77.2,
        population: 10,
      },
    ])
    const here = await givenDeveloper({}, { city: 'Hereton', stateCode: 'MH' })
    const near = await givenDeveloper({}, { city: 'Nearville', stateCode: 'KA' })
    await givenDeveloper({}, { city: 'Farbury', stateCode: 'MH' })
    const found = await search(client, user, { city: 'hereton', radius: 60 })
    assert.deepEqual(sorted(found.ids), idsOf(here, near))
    assert.deepEqual((await search(client, user, { city: 'hereton' })).ids, idsOf(here))
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

  test('counts every facet under the filter, each without its own choice', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    await givenDeveloper(
      { Zig: 2, Elm: 2 },
      {
        experienceYears: 2,
        noticePeriodDays: 0,
        workModes: ['Remote', 'Hybrid'],
        englishBand: 'C1',
        availability: 'looking',
      }
    )
    await givenDeveloper(
      { Zig: 2 },
      { experienceYears: 6, countryCode: 'DE', noticePeriodDays: 30, workModes: ['Remote'] }
    )
    await givenDeveloper({ Elm: 2 }, { experienceYears: 6 })
    const [zig, elm] = [(await givenSkill('Zig')).id, (await givenSkill('Elm')).id]

    const all = (await search(client, user)).facets
    assert.deepEqual(Object.keys(all).sort(), [
      'availability',
      'country',
      'englishBand',
      'experience',
      'noticePeriod',
      'skills',
      'stacks',
      'testPassed',
      'workMode',
    ])
    assert.equal(countOf(all.experience, '5-8'), 2)
    assert.equal(countOf(all.country, 'IN'), 2)
    assert.deepInclude(all.country, { _id: 'DE', name: 'Germany', count: 1 })
    assert.deepInclude(all.workMode, { _id: 'Remote', name: 'Remote', count: 2 })
    assert.equal(countOf(all.englishBand, 'none'), 2)
    assert.equal(countOf(all.noticePeriod, 'unknown'), 1)
    assert.deepInclude(all.skills, { _id: String(zig), name: 'Zig', count: 2 })

    const some = (await search(client, user, { skills: { any: [zig] }, countryCode: 'DE' })).facets
    assert.equal(countOf(some.skills, elm), 0, 'another country')
    assert.equal(countOf(some.country, 'IN'), 1, 'its own choice does not count')
    assert.equal(countOf(some.experience, '5-8'), 1)
    const none = await client.post(SEARCH).loginAs(user).json({ facets: false })
    assert.isNull(none.body().data.facets)
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

  test('knows after the clock struck who holds a stack that was edited', async ({
    client,
    assert,
  }) => {
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
