import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import CandidateSkill from '#api/candidates/models/candidate_skill'
import ApprovedProfile from '#api/candidates/models/approved_profile'
import { givenAdmin, givenCandidate, givenResume, givenSkill } from '#tests/givens'

const ADMIN = '/api/v1/admin/developers'

test.group('The approval of a profile', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('only admins who answer for people read a whole profile', async ({ client }) => {
    const { user, candidate } = await givenCandidate()
    const path = `${ADMIN}/${candidate.id}/profile`
    ;(await client.get(path)).assertStatus(401)
    ;(await client.get(path).loginAs(user)).assertStatus(403)
    ;(await client.get(path).loginAs(await givenAdmin('finance'))).assertStatus(403)
    ;(
      await client.get(`${ADMIN}/999999/profile`).loginAs(await givenAdmin('support'))
    ).assertStatus(404)
  })

  test('the profile is read with skills, employment and the resume by a link that shows it', async ({
    client,
    assert,
  }) => {
    const { candidate } = await givenCandidate({ approval: 'submitted' })
    const skill = await givenSkill('Erlang')
    await CandidateSkill.create({
      candidateId: candidate.id,
      skillId: skill.id,
      years: 4,
      level: 'advanced',
      position: 0,
    })
    await candidate.related('employments').create({
      company: 'Harbour Systems',
      title: 'Switch Engineer',
      startsOn: '2019-03-01',
      isCurrent: true,
      skillIds: [skill.id],
      position: 0,
    })
    const resume = await givenResume(candidate)
    await candidate.merge({ currentResumeId: resume.id }).save()

    const read = await client
      .get(`${ADMIN}/${candidate.id}/profile`)
      .loginAs(await givenAdmin('moderator'))
    read.assertStatus(200)
    const { sections, resume: file, approvedAt, changes } = read.body().data
    assert.deepEqual(sections.Skills, [
      {
        _id: String(skill.id),
        title: 'Erlang',
        detail: '4 years · Advanced',
        text: null,
        url: null,
      },
    ])
    assert.equal(sections.Employment[0].title, 'Switch Engineer at Harbour Systems')
    assert.equal(sections.Employment[0].detail, 'Mar 2019 to now')
    assert.equal(sections.Employment[0].text, 'Skills: Erlang')
    assert.match(file.inlineUrl, /as=inline/)
    assert.isNull(approvedAt)
    assert.isNull(changes)
  })

  test('an approval keeps the profile, and the next one says what is new, changed and gone', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('moderator')
    const { candidate } = await givenCandidate({
      approval: 'submitted',
      headline: 'Engineer of harbour switches',
    })
    const left = await givenSkill('Perl')
    const changed = await givenSkill('Ada')
    const added = await givenSkill('Zig')
    const skillOf = (skillId: number, years: number) =>
      CandidateSkill.create({ candidateId: candidate.id, skillId, years, level: null, position: 0 })
    const old = await skillOf(left.id, 9)
    const grown = await skillOf(changed.id, 2)
    ;(await client.put(`${ADMIN}/${candidate.id}/approve`).json({}).loginAs(admin)).assertStatus(
      200
    )
    await candidate.refresh()
    assert.equal(candidate.approval, 'approved')
    const kept = await ApprovedProfile.findByOrFail('candidateId', candidate.id)
    assert.lengthOf(kept.sheet.sections.Skills, 2)

    await old.delete()
    await grown.merge({ years: 3 }).save()
    await skillOf(added.id, 1)
    await candidate.merge({ headline: 'Engineer of container cranes' }).save()
    const read = await client.get(`${ADMIN}/${candidate.id}/profile`).loginAs(admin)
    const { changes } = read.body().data
    assert.deepEqual(changes.facts.Headline, {
      from: 'Engineer of harbour switches',
      to: 'Engineer of container cranes',
    })
    assert.deepEqual(changes.sections.Skills.added, [String(added.id)])
    assert.deepEqual(
      changes.sections.Skills.removed.map(({ title }: { title: string }) => title),
      ['Perl']
    )
    assert.deepEqual(
      changes.sections.Skills.changed.map(({ detail }: { detail: string }) => detail),
      ['2 years']
    )
  })

  test('a profile that changed since it was shown is not approved unseen', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('moderator')
    const { user, candidate } = await givenCandidate({ approval: 'submitted' })
    const skill = await givenSkill('Fortran')
    const own = await CandidateSkill.create({
      candidateId: candidate.id,
      skillId: skill.id,
      years: 1,
      level: null,
      position: 0,
    })
    const shown = await client.get(`${ADMIN}/${candidate.id}`).loginAs(admin)
    ;(
      await client
        .put(`/api/v1/candidate/dev-techskill/${own.id}`)
        .json({ years: 20 })
        .loginAs(user)
    ).assertStatus(200)
    const { updatedAt } = shown.body().data
    const refused = await client
      .put(`${ADMIN}/${candidate.id}/approve`)
      .json({ updatedAt })
      .loginAs(admin)
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_CONFLICT' })
    await candidate.refresh()
    assert.equal(candidate.approval, 'submitted')
    const now = await client.get(`${ADMIN}/${candidate.id}`).loginAs(admin)
    ;(
      await client
        .put(`${ADMIN}/${candidate.id}/approve`)
        .json({ updatedAt: now.body().data.updatedAt })
        .loginAs(admin)
    ).assertStatus(200)
  })
})
