import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import Employment from '#api/candidates/models/employment'
import ProfileUpdateRequest from '#api/candidates/models/profile_update_request'
import { givenCandidate, givenCompany, givenSkill } from '#tests/givens'
import { givenReadResume } from './given_draft.js'
import { PATH, shown, apply } from '#tests/functional/candidates/resume/parsed_resume_calls'

test.group('A draft beside the profile', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const post = {
    company: 'Blue Heron Software',
    title: 'Backend Developer',
    start: '2021-03',
    current: true,
    description: 'Built the order pipeline',
  }

  test('belongs to candidates', async ({ client }) => {
    const { user } = await givenCompany()
    ;(await client.get(PATH)).assertStatus(401)
    ;(await client.get(PATH).loginAs(user)).assertStatus(403)
    ;(await client.post(`${PATH}/apply`).json({ accept: [] })).assertStatus(401)
    ;(await apply(client, user, { accept: [] })).assertStatus(403)
  })

  test('takes only names of parts and plain edits', async ({ client, assert }) => {
    const { user, candidate } = await givenCandidate()
    await givenReadResume(candidate, { fullName: 'Mei Tanaka' })
    for (const [field, body] of [
      ['accept', {}],
      ['accept', { accept: Array(301).fill('fullName') }],
      ['accept.0', { accept: ['a b'] }],
      ['edits', { accept: [], edits: { 'employment.0.title': { deep: 1 } } }],
      ['edits', { accept: [], edits: { fullName: 'x'.repeat(4001) } }],
      ['replace.0', { accept: [], replace: ['../x'] }],
    ] as const) {
      const response = await apply(client, user, body)
      assert.equal(response.status(), 422, JSON.stringify(body).slice(0, 60))
      assert.equal(response.body().errors[0].field, field)
    }
  })

  test('says of each part whether it is new, there already, different or incomplete', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenCandidate()
    const known = await givenSkill('Quux Framework')
    await candidate.related('employments').createMany([
      {
        company: 'Blue Heron Software',
        title: 'Backend developer',
        startsOn: '2021-03-01',
        isCurrent: true,
        skillIds: [],
      } as never,
      {
        company: 'Ironbark Games',
        title: 'Tester',
        startsOn: '2018-01-01',
        endsOn: '2019-01-01',
        skillIds: [],
      } as never,
    ])
    await givenReadResume(candidate, {
      fullName: 'Mei Tanaka',
      email: 'other@example.org',
      phone: '+919876543210',
      employment: [
        post,
        { company: 'Ironbark Games', title: 'QA Lead', start: '2018-01', end: '2019-01' },
        { company: 'Figma', title: 'Engineer', start: '2016' },
        { company: 'Notion', title: 'Engineer', start: '2015-02', end: '2016-02' },
      ],
      skills: [known.name, 'Underwater basket weaving'],
      links: ['github.com/mei', 'https://mei.dev'],
      certifications: [{ name: 'AWS Certified Developer' }, { name: 'Order of the Lamp' }],
      education: [{ institution: 'TU Wien', degree: 'MSc', start: '2015', end: '2016' }],
    })
    const { beside } = await shown(client, user)
    const states = Object.fromEntries(beside.map((one: any) => [one.part, one.state]))
    assert.deepEqual(states, {
      'fullName': 'differs',
      'email': 'incomplete',
      'phone': 'new',
      'employment.0': 'same',
      'employment.1': 'differs',
      'employment.2': 'incomplete',
      'employment.3': 'new',
      'education.0': 'new',
      'skills.0': 'new',
      'skills.1': 'incomplete',
      'links.0': 'new',
      'links.1': 'new',
      'certifications.0': 'new',
      'certifications.1': 'incomplete',
    })
    const of = (part: string) => beside.find((one: any) => one.part === part)
    assert.equal(of('fullName').current, 'Asha Rao')
    assert.equal(of('employment.1').current, 'Tester at Ironbark Games, 2018-01 to 2019-01')
    assert.match(of('employment.2').why, /month such as/)
    assert.match(of('education.0').why, /Only 2015 and 2016 is said/)
    assert.equal(of('certifications.1').field, 'issuer')
  })

  test('what is accepted goes into the profile, edited, and a second click changes nothing', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenCandidate({ headline: null, approval: 'incomplete' })
    const skill = await givenSkill('Quux Framework')
    await givenReadResume(candidate, {
      fullName: 'Katharina von der Heide',
      phone: '+919876543210',
      headline: 'Engineer of small systems',
      employment: [post, { company: 'Figma', title: 'Engineer', start: '2016', end: '2018-02' }],
      education: [
        {
          institution: 'Trinity College Dublin',
          degree: 'BA',
          field: 'Mathematics',
          start: '2012',
          end: '2015',
        },
        { institution: 'TU Wien', degree: 'MSc', start: '2015-09', end: '2016-06' },
      ],
      projects: [{ name: 'LedgerLite', description: 'Keeps books' }],
      skills: [skill.name, skill.name],
      links: ['github.com/kheide'],
      certifications: [{ name: 'AWS Certified Developer', date: '2022-05' }],
      achievements: ['Winner of a hackathon'],
    })
    const choice = {
      accept: [
        'fullName',
        'phone',
        'headline',
        'employment.0',
        'employment.1',
        'education.0',
        'education.1',
        'projects.0',
        'skills.0',
        'skills.1',
        'links.0',
        'certifications.0',
        'achievements.0',
        'patents.0',
      ],
      edits: {
        'employment.0.title': 'Senior Backend Developer',
        'employment.1.start': '2016-04',
        'skills.0.years': 4,
        'skills.0.level': 'expert',
      },
    }
    const first = await apply(client, user, choice)
    first.assertStatus(200)
    assert.deepEqual(
      first.body().data.applied,
      [
        'fullName',
        'phone',
        'headline',
        'employment.0',
        'employment.1',
        'education.0',
        'education.1',
        'projects.0',
        'skills.0',
        'links.0',
        'certifications.0',
        'achievements.0',
      ].sort(byDraft)
    )
    assert.sameMembers(
      first.body().data.skipped.map((one: any) => one.part),
      ['patents.0', 'skills.1']
    )

    const profile = (await client.get('/api/v1/candidate/profile').loginAs(user)).body().data
    assert.containsSubset(profile, {
      fName: 'Katharina',
      lName: 'von der Heide',
      phone: '+919876543210',
      headline: 'Engineer of small systems',
      skills: [{ skillName: skill.name, years: 4, level: 'expert' }],
    })
    const schools = await candidate.related('academicRecords').query().orderBy('position')
    assert.deepEqual(
      schools.map(({ institution, startsOn, endsOn }) => [institution, startsOn, endsOn]),
      [
        ['Trinity College Dublin', null, null],
        ['TU Wien', '2015-09-01', '2016-06-01'],
      ],
      'no month is made up'
    )
    const posts = await Employment.query().where('candidate_id', candidate.id).orderBy('position')
    assert.deepEqual(
      posts.map(({ company, title, startsOn, endsOn, isCurrent }) => [
        company,
        title,
        startsOn,
        endsOn,
        isCurrent,
      ]),
      [
        ['Blue Heron Software', 'Senior Backend Developer', '2021-03-01', null, true],
        ['Figma', 'Engineer', '2016-04-01', '2018-02-01', false],
      ]
    )
    await candidate.refresh()
    assert.isAbove(Number(candidate.experienceYears), 6)
    assert.isAbove(candidate.progress, 30)

    const second = await apply(client, user, choice)
    assert.deepEqual(second.body().data.applied, [])
    assert.lengthOf(await Employment.query().where('candidate_id', candidate.id), 2)
  })

  test('a row on the profile gives way only when it is named', async ({ client, assert }) => {
    const { user, candidate } = await givenCandidate({ approval: 'incomplete' })
    const own = await candidate.related('employments').create({
      company: 'Blue Heron Software',
      title: 'Intern',
      startsOn: '2021-03-01',
      isCurrent: true,
      description: 'My own words',
      location: 'Pune',
      skillIds: [],
    } as never)
    await givenReadResume(candidate, { employment: [{ ...post, description: null }] })
    const kept = await apply(client, user, { accept: ['employment.0'] })
    assert.containsSubset(kept.body().data, { applied: [], skipped: [{ part: 'employment.0' }] })
    await own.refresh()
    assert.equal(own.title, 'Intern')

    const changed = await apply(client, user, {
      accept: ['employment.0'],
      replace: ['employment.0'],
    })
    assert.deepEqual(changed.body().data.applied, ['employment.0'])
    await own.refresh()
    assert.containsSubset(own.toObject(), {
      title: 'Backend Developer',
      description: 'My own words',
      location: 'Pune',
      isCurrent: true,
    })
    assert.lengthOf(await candidate.related('employments').query(), 1)
  })

  test('a section that is full skips what does not fit and takes the rest', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenCandidate()
    await candidate.related('achievements').createMany(
      Array.from({ length: 29 }, (_, position) => ({
        title: `Prize ${position}`,
        position,
      })) as never
    )
    await givenReadResume(candidate, { achievements: ['First', 'Second'], phone: '+919876543210' })
    const { applied, skipped } = (
      await apply(client, user, { accept: ['achievements.0', 'achievements.1', 'phone'] })
    ).body().data
    assert.sameMembers(applied, ['achievements.0', 'phone'])
    assert.match(skipped[0].reason, /can have 30 achievements/)
  })

  test('of an approved profile, the parts that companies trust wait for a moderator, once', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenCandidate({ approval: 'approved' })
    await givenReadResume(candidate, {
      fullName: 'Mei Tanaka',
      employment: [post],
      achievements: ['Winner of a hackathon'],
    })
    const choice = { accept: ['fullName', 'employment.0', 'achievements.0'] }
    const first = (await apply(client, user, choice)).body().data
    assert.deepEqual(first.waiting, ['fullName', 'employment.0'])
    assert.lengthOf(await candidate.related('employments').query(), 0)
    assert.lengthOf(await candidate.related('achievements').query(), 1)
    await apply(client, user, choice)
    const requests = await ProfileUpdateRequest.query().where('candidate_id', candidate.id)
    assert.sameMembers(
      requests.map(({ part, status }) => `${part} ${status}`),
      ['name pending', 'employment pending']
    )
  })

  test('there is nothing to accept without a resume', async ({ client }) => {
    const { user } = await givenCandidate()
    ;(await apply(client, user, { accept: ['fullName'] })).assertStatus(409)
  })
})

/** Parts are written in the order of the draft. */
const order = [
  'fullName',
  'phone',
  'headline',
  'links',
  'employment',
  'education',
  'projects',
  'skills',
  'certifications',
  'achievements',
]

const byDraft = (a: string, b: string) =>
  order.indexOf(a.split('.')[0]) - order.indexOf(b.split('.')[0]) || a.localeCompare(b)
