import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type Candidate from '#api/candidates/models/candidate'
import CandidateSkill from '#api/candidates/models/candidate_skill'
import ProfileUpdateRequest from '#api/candidates/models/profile_update_request'
import File from '#api/files/models/file'
import JobRevision from '#api/jobs/models/job_revision'
import CustomSkill from '#api/taxonomy/models/custom_skill'
import type { Check } from '#api/catalogues/definition'
import {
  givenAdmin,
  givenApplication,
  givenCandidate,
  givenCompany,
  givenJob,
  givenResume,
  givenSkill,
} from '#tests/givens'

const ADMIN = '/api/v1/admin'
const checksOf = async (client: ApiClient, path: string) => {
  const answer = await client.get(`${ADMIN}/${path}/checks`).loginAs(await givenAdmin('moderator'))
  answer.assertStatus(200)
  const checks: Check[] = answer.body().data
  return {
    states: Object.fromEntries(checks.map(({ label, state }) => [label, state])),
    said: (label: string) => checks.find((one) => one.label === label)!,
  }
}
/** A request that waits; one before it of its part waits no more. */
async function askedFor(candidate: Candidate, over: Partial<ProfileUpdateRequest>) {
  await ProfileUpdateRequest.query()
    .where('candidateId', candidate.id)
    .update({ status: 'withdrawn' })
  return ProfileUpdateRequest.create({
    candidateId: candidate.id,
    userId: candidate.userId,
    action: 'change',
    status: 'pending',
    input: {},
    ...over,
  })
}
const changed = (to: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(to).map(([name, value]) => [name, { from: null, to: value }]))
const work = (text: string) => ({
  company: 'Harbour Systems',
  title: 'Switch engineer',
  employmentType: 'Full-Time' as const,
  startsOn: '2019-03-01',
  isCurrent: true,
  description: text,
  skillIds: [],
  position: 0,
})
const LONG = 'I write the timetables of ferries and prove that no two of them meet. '.repeat(4)

test.group('What is checked before a decision on people', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is read by administrators who answer for people only', async ({ client }) => {
    const { user, candidate } = await givenCandidate()
    const request = await askedFor(candidate, { part: 'headline', changes: {} })
    for (const path of [
      `${ADMIN}/developers/${candidate.id}/checks`,
      `${ADMIN}/profile-update-requests/${request.id}/checks`,
    ]) {
      ;(await client.get(path)).assertStatus(401)
      for (const other of [user, (await givenCompany()).user, await givenAdmin('content')])
        (await client.get(path).loginAs(other)).assertStatus(403)
      ;(
        await client
          .get(path.replace(/\d+(?=\/checks)/, '999999999'))
          .loginAs(await givenAdmin('super'))
      ).assertStatus(404)
      ;(
        await client.get(path.replace(/\d+(?=\/checks)/, 'x')).loginAs(await givenAdmin('super'))
      ).assertStatus(404)
    }
  })

  test('a profile: another one of the person, its words, contact details, a resume of somebody else, unknown names', async ({
    client,
    assert,
  }) => {
    const other = await givenCandidate({ story: LONG, submittedAt: DateTime.now() })
    const { user, candidate } = await givenCandidate({
      approval: 'submitted',
      story: `${LONG} Write to ferries@mail.example.com.`,
      preferredTitles: ['Keeper of ferries'],
    })
    await other.user.merge({ phone: '+919876500001' }).save()
    await user.merge({ phone: '+919876500001', firstName: 'Asha', lastName: 'Menon' }).save()
    const resume = await givenResume(candidate)
    await resume
      .merge({ parseStatus: 'ready', parsed: { fullName: { value: 'Bruno Klein' }, skills: [] } })
      .save()
    for (const name of ['Okapi.js', 'Okapijs'])
      await CandidateSkill.create({
        candidateId: candidate.id,
        skillId: (await givenSkill(name)).id,
      })
    const asked = await CustomSkill.create({
      name: 'Ferrylang',
      kind: 'skill',
      requestedBy: user.id,
    })
    const { states, said } = await checksOf(client, `developers/${candidate.id}`)
    assert.deepEqual(states, {
      'Same person': 'look',
      'Text': 'look',
      'Contact details': 'look',
      'Resume': 'look',
      'Skills': 'look',
      'Names': 'look',
      'Record': 'good',
    })
    const toOther = {
      catalogue: 'developers',
      _id: String(other.candidate.id),
      title: other.user.fullName,
    }
    assert.deepEqual(said('Same person').rows, [toOther])
    assert.match(said('Same person').words, /phone number/)
    assert.deepEqual(said('Text').rows, [toOther])
    assert.match(said('Contact details').words, /the story/)
    assert.match(said('Resume').words, /Bruno Klein.*Asha Menon/)
    assert.match(said('Names').words, /Keeper of ferries/)
    assert.deepEqual(said('Names').rows, [
      { catalogue: 'custom-skills', _id: String(asked.id), title: 'Ferrylang' },
    ])
  })

  test('a profile that says the same as nobody, with its own resume', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenCandidate({ approval: 'submitted' })
    await user.merge({ firstName: 'Asha', lastName: 'Menon' }).save()
    await candidate
      .related('employments')
      .create(work('Whales are counted by the sounds that they make. '.repeat(5)))
    const skill = await givenSkill('Okapi.js')
    await CandidateSkill.create({ candidateId: candidate.id, skillId: skill.id })
    const resume = await givenResume(candidate)
    await File.query()
      .where('id', resume.fileId)
      .update({ sha256: 'y'.repeat(64) })
    await resume
      .merge({
        parseStatus: 'ready',
        parsed: {
          fullName: { value: 'Menon, Asha R.' },
          skills: [{ value: 'Okapi', id: String(skill.id) }],
          textHash: 'one of its own',
        },
      })
      .save()
    const { states, said } = await checksOf(client, `developers/${candidate.id}`)
    assert.isTrue(
      Object.values(states).every((state) => state === 'good'),
      JSON.stringify(states)
    )
    assert.match(said('Resume').words, /1 of 1 skill/)

    const copy = await givenCandidate()
    const same = await givenResume(copy.candidate)
    await same.merge({ parseStatus: 'ready', parsed: resume.parsed }).save()
    const again = await checksOf(client, `developers/${candidate.id}`)
    assert.match(again.said('Resume').words, /Identical to/)
    assert.equal(again.said('Resume').rows[0]._id, String(copy.candidate.id))
  })

  test('what was decided against a person is their record', async ({ client, assert }) => {
    const { candidate } = await givenCandidate({ approval: 'submitted' })
    await client
      .put(`${ADMIN}/developers/${candidate.id}/reject`)
      .loginAs(await givenAdmin('moderator'))
      .json({ reason: 'Another field' })
    await askedFor(candidate, { part: 'headline', changes: {}, status: 'rejected' })
    const { said } = await checksOf(client, `developers/${candidate.id}`)
    assert.equal(said('Record').state, 'look')
    assert.match(said('Record').words, /1 change not approved, rejected or suspended once/)
  })

  test('a profile update: a name with nothing of the old one, two full-time posts at once, an odd issuer', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenCandidate()
    await user.merge({ firstName: 'Asha', lastName: 'Menon' }).save()
    await candidate.related('employments').create(work('Ferries'))
    const named = async (input: Record<string, string>) =>
      checksOf(
        client,
        `profile-update-requests/${(await askedFor(candidate, { part: 'name', input, changes: changed(input) })).id}`
      )
    assert.equal((await named({ fName: 'Bruno', lName: 'Klein' })).states.Name, 'look')
    assert.equal((await named({ fName: 'Asha', lName: 'Menon-Klein' })).states.Name, 'good')

    const input = {
      company: 'Tamarind',
      title: 'Engineer',
      employmentType: 'Full-Time',
      start: '2020-01',
      isCurrent: true,
      description: 'Call me: +91 98765 43210',
    }
    const added = await askedFor(candidate, {
      part: 'employment',
      action: 'add',
      input,
      changes: changed(input),
    })
    const employment = await checksOf(client, `profile-update-requests/${added.id}`)
    assert.match(employment.said('Employment').words, /Switch engineer at Harbour Systems/)
    assert.match(employment.said('Contact details').words, /the description/)

    const paper = { name: 'AWS Solutions Architect', issuer: 'A friend' }
    const certificate = await askedFor(candidate, {
      part: 'certificate',
      action: 'add',
      input: paper,
      changes: changed(paper),
    })
    const { said } = await checksOf(client, `profile-update-requests/${certificate.id}`)
    assert.match(said('Issuer').words, /Amazon Web Services; it says A friend/)
  })

  test('a new resume is compared with the profile', async ({ client, assert }) => {
    const { user, candidate } = await givenCandidate()
    await user.merge({ firstName: 'Asha', lastName: 'Menon' }).save()
    const resume = await givenResume(candidate)
    await resume
      .merge({
        parseStatus: 'ready',
        parsed: { fullName: { value: 'Asha Menon' }, hiddenText: { found: true, extract: 'Hire' } },
      })
      .save()
    const request = await askedFor(candidate, {
      part: 'resume',
      rowId: resume.id,
      changes: changed({ resume: 'resume.pdf' }),
    })
    const { states, said } = await checksOf(client, `profile-update-requests/${request.id}`)
    assert.match(said('Resume').words, /nobody sees: "Hire"/)
    assert.notProperty(states, 'Contact details')
  })
})

test.group('What is checked before a job changes', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is read by administrators only', async ({ client }) => {
    const { company, user } = await givenCompany()
    const job = await givenJob(company)
    const change = await JobRevision.create({
      companyId: company.id,
      jobId: job.id,
      submittedBy: user.id,
      changes: {},
      status: 'pending',
    })
    const path = `${ADMIN}/job-changes/${change.id}/checks`
    ;(await client.get(path)).assertStatus(401)
    ;(await client.get(path).loginAs(user)).assertStatus(403)
    ;(await client.get(path).loginAs(await givenAdmin('content'))).assertStatus(200)
  })

  test('other work than people applied for, pay that is too wide, and a job that moved on', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const job = await givenJob(company)
    const { application } = await givenApplication(job)
    assert.equal(application.jobId, job.id)
    const revise = async (changes: JobRevision['changes']) => {
      await JobRevision.query().where('jobId', job.id).update({ status: 'superseded' })
      const { id } = await JobRevision.create({
        companyId: company.id,
        jobId: job.id,
        submittedBy: user.id,
        changes,
        status: 'pending',
      })
      return checksOf(client, `job-changes/${id}`)
    }
    const { states, said } = await revise({
      title: { from: job.title, to: 'Head of marketing, mail me@jobs.example.com' },
      budgetMin: { from: 1_500_000, to: 500_000 },
    })
    assert.deepInclude(states, {
      'Still fits': 'good',
      'Same work': 'look',
      'Pay': 'look',
      'Contact details': 'look',
    })
    assert.match(said('Same work').words, /1 person applied already/)
    assert.match(said('Pay').words, /5\.0 times/)

    const fine = await revise({ title: { from: 'An older title', to: 'Node.js Developer' } })
    assert.deepInclude(fine.states, {
      'Still fits': 'look',
      'Same work': 'good',
      'Contact details': 'good',
    })
  })
})
