import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import Location from '#api/taxonomy/models/location'
import { givenCandidate, givenSkill } from '#tests/givens'
import { givenReadResume } from './given_draft.js'
import { apply } from '#tests/functional/candidates/resume/parsed_resume_calls'

test.group('What a draft knows and does not', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a place in words becomes the city, state and country of our list', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenCandidate({ city: null, stateCode: null })
    const place = { status: 'active', population: 0 }
    await Location.createMany([
      { ...place, kind: 'country', code: 'US', countryCode: 'US', name: 'United States' },
      { ...place, kind: 'state', code: 'TX', countryCode: 'US', name: 'Texas' },
      { ...place, kind: 'state', code: 'MN', countryCode: 'US', name: 'Minnesota' },
      { ...place, kind: 'city', countryCode: 'US', stateCode: 'MN', name: 'Austin', population: 9 },
      { ...place, kind: 'city', countryCode: 'US', stateCode: 'TX', name: 'Austin', population: 5 },
    ] as never)
    await givenReadResume(candidate, { location: 'Austin, TX' })
    assert.deepEqual((await apply(client, user, { accept: ['location'] })).body().data, {
      applied: ['location'],
      waiting: [],
      skipped: [],
    })
    await candidate.refresh()
    assert.containsSubset(candidate.toObject(), {
      city: 'Austin',
      stateCode: 'TX',
      stateName: 'Texas',
      countryCode: 'US',
    })
    const { skipped } = (
      await apply(client, user, { accept: ['location'], edits: { location: 'Nowhere' } })
    ).body().data
    assert.match(skipped[0].reason, /do not know the place/)
  })

  test('a code beside a town is its state before it is a country, and is asked for when it may be both', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenCandidate()
    // what is on the profile already is not written, and a near place is surer than a far one
    const leave = () => candidate.merge({ city: null, stateCode: null, countryCode: 'DE' }).save()
    const place = { status: 'active', population: 0 }
    await Location.createMany([
      { ...place, kind: 'country', code: 'US', countryCode: 'US', name: 'United States' },
      { ...place, kind: 'country', code: 'CA', countryCode: 'CA', name: 'Canada' },
      { ...place, kind: 'state', code: 'CA', countryCode: 'US', name: 'California' },
      { ...place, kind: 'state', code: 'ON', countryCode: 'CA', name: 'Ontario' },
      { ...place, kind: 'city', countryCode: 'US', stateCode: 'CA', name: 'San Francisco' },
      { ...place, kind: 'city', countryCode: 'CA', stateCode: 'ON', name: 'Toronto' },
      { ...place, kind: 'city', countryCode: 'US', stateCode: 'CA', name: 'Ontario' },
    ] as never)
    await givenReadResume(candidate, { location: 'San Francisco, CA' })
    for (const [location, city, countryCode] of [
      ['San Francisco, CA', 'San Francisco', 'US'],
      ['Toronto, CA', 'Toronto', 'CA'],
      ['Toronto, ON, Canada', 'Toronto', 'CA'],
      ['San Francisco, California', 'San Francisco', 'US'],
    ]) {
      await leave()
      const { applied } = (
        await apply(client, user, {
          ...{ accept: ['location'], replace: ['location'], edits: { location } },
        })
      ).body().data
      assert.deepEqual(applied, ['location'], location)
      await candidate.refresh()
      assert.containsSubset(candidate.toObject(), { city, countryCode }, location)
    }
    for (const location of ['Smallville, CA', 'Ontario, CA']) {
      await leave()
      const { skipped } = (
        await apply(client, user, {
          ...{ accept: ['location'], replace: ['location'], edits: { location } },
        })
      ).body().data
      assert.match(skipped[0]?.reason ?? '', /choose your city/, location)
    }
  })

  test('what a resume does not say of a skill stays unknown, and so does whether one looks', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenCandidate()
    const skill = await givenSkill()
    await givenReadResume(candidate, { skills: [skill.name] })
    await apply(client, user, { accept: ['skills.0'] })
    const [own] = (await client.get('/api/v1/candidate/dev-techskill').loginAs(user)).body().data
    assert.containsSubset(own, { skillName: skill.name, years: null, level: null })
    const profile = (await client.get('/api/v1/candidate/profile').loginAs(user)).body().data
    assert.isNull(profile.availability)
  })
})
