import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type Candidate from '#api/candidates/models/candidate'
import Stack from '#api/taxonomy/models/stack'
import { givenCompany, givenSkill } from '#tests/givens'
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

test.group('What the developer search finds', (group) => {
  group.each.setup(withIndia)

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
    const inHindi = await client
      .post(SEARCH)
      .loginAs(user)
      .header('accept-language', 'hi')
      .json({ countryCode: 'DE' })
    const { country, noticePeriod, workMode } = inHindi.body().data.facets
    assert.include(
      country.map(({ name }: any) => name),
      'जर्मनी'
    )
    assert.equal(noticePeriod[0].name, 'तुरंत')
    assert.include(
      workMode.map(({ name }: any) => name),
      'रिमोट'
    )
    const none = await client.post(SEARCH).loginAs(user).json({ facets: false })
    assert.isNull(none.body().data.facets)
  })
})
