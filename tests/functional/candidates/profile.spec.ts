import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import Candidate from '#api/candidates/models/candidate'
import CandidateSkill from '#api/candidates/models/candidate_skill'
import { profileSteps } from '#api/candidates/progress_facts'
import { givenCandidate, givenCompany, givenSkill } from '#tests/givens'
import { pdf, picture } from '#tests/sample_files'

const story =
  'I have built payment systems for ten years, and I like them small, quiet and well measured. '.repeat(
    2
  )

test.group('The candidate profile', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.teardown(() => drive.use().deleteAll())

  test('belongs to candidates', async ({ client }) => {
    const { user } = await givenCompany()
    for (const path of ['profile', 'progress', 'dev-step-data', 'dev-techskill', 'resumes']) {
      ;(await client.get(`/api/v1/candidate/${path}`)).assertStatus(401)
      ;(await client.get(`/api/v1/candidate/${path}`).loginAs(user)).assertStatus(403)
    }
  })

  test('every bound is named by its field', async ({ client, assert }) => {
    const { user } = await givenCandidate({ approval: 'incomplete' })
    const wrong: [string, Record<string, unknown>][] = [
      ['fName', { fName: '' }],
      ['lName', { lName: 'x'.repeat(61) }],
      ['headline', { headline: 'short' }],
      ['headline', { headline: 'x'.repeat(121) }],
      ['story', { story: 'x'.repeat(99) }],
      ['story', { story: 'x'.repeat(3001) }],
      ['phone', { phone: '12345' }],
      ['phone', { phone: '9876543210', countryCode: 'US' }],
      ['countryCode', { countryCode: 'XX' }],
      ['timeZone', { timeZone: 'Mars/Olympus' }],
      ['noticePeriodDays', { noticePeriodDays: -1 }],
      ['expectedPay.min', { expectedPay: { min: 1.5, currency: 'INR', per: 'year' } }],
      ['expectedPay.per', { expectedPay: { min: 1, currency: 'INR', per: 'decade' } }],
      ['workModes.0', { workModes: ['Moon'] }],
      ['availability', { availability: 'perhaps' }],
      [
        'preferredTitles',
        { preferredTitles: Array.from({ length: 11 }, (_, index) => `Title ${index}`) },
      ],
    ]
    for (const [field, body] of wrong) {
      const response = await client.put('/api/v1/candidate/profile').loginAs(user).json(body)
      assert.equal(response.status(), 422, JSON.stringify(body).slice(0, 60))
      assert.equal(response.body().errors[0].field, field)
    }
  })

  test('what is sent is kept, in any script, and the rest stays', async ({ client, assert }) => {
    const { user } = await givenCandidate({ approval: 'incomplete' })
    const response = await client
      .put('/api/v1/candidate/profile')
      .loginAs(user)
      .json({
        fName: 'आशा',
        headline: 'Backend engineer for payments',
        story,
        phone: '098765 43210',
        countryCode: 'in',
        city: 'Pune',
        timeZone: 'Asia/Kolkata',
        noticePeriodDays: 30,
        expectedPay: { min: 2400000, currency: 'INR', per: 'year' },
        workModes: ['Remote', 'Hybrid'],
        jobTypes: ['Full-Time'],
        relocation: true,
        workAuthorisation: ['IN', 'DE'],
        availability: 'looking',
        isPublic: true,
        approval: 'approved',
      })
    response.assertStatus(200)
    assert.containsSubset(response.body().data, {
      fName: 'आशा',
      lName: 'Rao',
      phone: '+919876543210',
      countryCode: 'IN',
      expectedPay: { min: 2400000, currency: 'INR', per: 'year' },
      workModes: ['Remote', 'Hybrid'],
      approval: 'incomplete',
      progress: 13,
    })
    const again = await client.put('/api/v1/candidate/profile').loginAs(user).json({ story: null })
    assert.containsSubset(again.body().data, {
      headline: 'Backend engineer for payments',
      story: null,
      progress: 0,
    })
  })

  test('skills are added, changed, ordered and removed by their owner only', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate({ approval: 'incomplete' })
    const stranger = await givenCandidate({ approval: 'incomplete' })
    const [first, second] = [await givenSkill(), await givenSkill()]
    const add = (skillId: unknown, over = {}) =>
      client
        .post('/api/v1/candidate/dev-techskill')
        .loginAs(user)
        .json({ skillId, years: 2.5, level: 'advanced', lastUsed: '2026', ...over })

    ;(await add(999999999)).assertStatus(422)
    ;(await add(first.id, { years: 51 })).assertStatus(422)
    ;(await add(first.id, { lastUsed: '2999' })).assertStatus(422)
    const one = await add(first.id)
    one.assertStatus(201)
    assert.containsSubset(one.body().data, {
      skillId: String(first.id),
      skillName: first.name,
      years: 2.5,
      lastUsed: '2026',
      level: 'advanced',
    })
    const two = await add(String(second.id))
    ;(await add(first.id)).assertStatus(409)

    const ids = [two.body().data._id, one.body().data._id]
    const ordered = await client
      .put('/api/v1/candidate/dev-techskill/order')
      .loginAs(user)
      .json({ ids })
    assert.deepEqual(
      ordered.body().data.map((skill: any) => skill._id),
      ids
    )
    ;(
      await client
        .put('/api/v1/candidate/dev-techskill/order')
        .loginAs(user)
        .json({ ids: [ids[0]] })
    ).assertStatus(422)

    ;(
      await client
        .put(`/api/v1/candidate/dev-techskill/${ids[0]}`)
        .loginAs(stranger.user)
        .json({ years: 9, level: 'expert' })
    ).assertStatus(404)
    ;(
      await client.delete(`/api/v1/candidate/dev-techskill/${ids[0]}`).loginAs(stranger.user)
    ).assertStatus(404)
    ;(
      await client
        .put(`/api/v1/candidate/dev-techskill/${ids[0]}`)
        .loginAs(user)
        .json({ years: 9, level: 'expert' })
    ).assertStatus(200)
    ;(await client.delete(`/api/v1/candidate/dev-techskill/${ids[0]}`).loginAs(user)).assertStatus(
      200
    )
    assert.lengthOf(
      (await client.get('/api/v1/candidate/dev-techskill').loginAs(user)).body().data,
      1
    )
  })

  test('a profile holds fifty skills', async ({ client }) => {
    const { user, candidate } = await givenCandidate({ approval: 'incomplete' })
    for (let index = 0; index < 50; index++)
      await CandidateSkill.create({ candidateId: candidate.id, skillId: (await givenSkill()).id })
    const more = await givenSkill()
    ;(
      await client
        .post('/api/v1/candidate/dev-techskill')
        .loginAs(user)
        .json({ skillId: more.id, years: 1, level: 'beginner' })
    ).assertStatus(409)
  })

  test('progress weighs what is there, and names the step that gains most', async ({
    client,
    assert,
  }) => {
    assert.equal(
      profileSteps.reduce((sum, step) => sum + step.weight, 0),
      100
    )
    const { user, candidate } = await givenCandidate({ headline: null, approval: 'incomplete' })
    const empty = await client.get('/api/v1/candidate/dev-step-data').loginAs(user)
    assert.containsSubset(empty.body().data, {
      activeTab: 0,
      progress: 0,
      nextStep: { key: 'employment', gains: 25 },
    })
    // no test is open to be taken: their share falls to the others
    assert.notIncludeMembers(
      empty.body().data.steps.map((step: { key: string }) => step.key),
      ['english', 'skill_test']
    )

    await client
      .put('/api/v1/candidate/profile')
      .loginAs(user)
      .json({ headline: 'Backend engineer', story })
    await client
      .post('/api/v1/candidate/resume')
      .loginAs(user)
      .file('resume', pdf(), { filename: 'cv.pdf' })
    await client
      .post('/api/v1/candidate/profile-image')
      .loginAs(user)
      .file('image', await picture(50, 50), { filename: 'me.jpg' })
    for (let index = 0; index < 5; index++)
      await client
        .post('/api/v1/candidate/dev-techskill')
        .loginAs(user)
        .json({ skillId: (await givenSkill()).id, years: 1, level: 'beginner' })
    const { body } = {
      body: (
        await client.put('/api/v1/candidate/dev-step-data').loginAs(user).json({ activeTab: 3 })
      ).body(),
    }
    assert.containsSubset(body.data, {
      activeTab: 3,
      progress: 50,
      nextStep: { key: 'employment', gains: 25 },
    })
    assert.equal(
      body.data.steps.reduce((sum: number, step: any) => sum + step.weight, 0),
      100
    )
    assert.deepEqual(
      body.data.steps.filter((step: any) => step.done).map((step: any) => step.key),
      ['photo', 'story', 'skills', 'resume']
    )
    await candidate.refresh()
    assert.equal(candidate.progress, 50)

    await client.delete('/api/v1/candidate/profile-image').loginAs(user)
    await client.delete('/api/v1/candidate/resume').loginAs(user)
    assert.equal(
      (await client.get('/api/v1/candidate/progress').loginAs(user)).body().data.progress,
      32
    )
  })

  test('resumes keep a history; deleting one takes only the own', async ({ client, assert }) => {
    const { user, candidate } = await givenCandidate({ approval: 'incomplete' })
    const stranger = await givenCandidate({ approval: 'incomplete' })
    const send = (name: string) =>
      client
        .post('/api/v1/candidate/resume')
        .loginAs(user)
        .file('resume', pdf(), { filename: name })
    const [old, current] = [
      (await send('old.pdf')).body().data,
      (await send('new.pdf')).body().data,
    ]
    const listed = (await client.get('/api/v1/candidate/resumes').loginAs(user)).body().data
    assert.deepEqual(
      listed.map((resume: any) => [resume.fileName, resume.isCurrent]),
      [
        ['new.pdf', true],
        ['old.pdf', false],
      ]
    )

    ;(
      await client
        .delete('/api/v1/candidate/resume')
        .loginAs(stranger.user)
        .json({ resumeId: old._id })
    ).assertStatus(404)
    ;(await client.delete('/api/v1/candidate/resume').loginAs(user)).assertStatus(200)
    assert.isNull((await Candidate.findOrFail(candidate.id)).currentResumeId)
    ;(await client.get(current.resumeUrl)).assertStatus(404)
    ;(await client.delete('/api/v1/candidate/resume').loginAs(user)).assertStatus(404)
    ;(
      await client.delete('/api/v1/candidate/resume').loginAs(user).json({ resumeId: old._id })
    ).assertStatus(200)
    assert.lengthOf((await client.get('/api/v1/candidate/resumes').loginAs(user)).body().data, 0)
  })
})
