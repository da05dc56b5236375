import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import Application from '#api/applications/models/application'
import { emptyDatabase } from '#tests/empty_database'
import {
  givenApplication,
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
  givenResume,
  givenSkill,
} from '#tests/givens'

const apply = (client: ApiClient, user: User, jobId: number | string, over: object = {}) =>
  client
    .post('/api/v1/apply-job')
    .loginAs(user)
    .json({ jobId, answers: [], ...over })

async function givenApplicant() {
  const applicant = await givenCandidate()
  return { ...applicant, resume: await givenResume(applicant.candidate) }
}

const questionnaire = (...questions: [string, boolean][]) => [
  {
    questionName: 'General Questions',
    isCustomQuestion: false,
    questionLists: questions.map(([question, isMandatory]) => ({
      question,
      isMandatory,
      isAdded: true,
      isChecked: true,
    })),
  },
]

test.group('Applying', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is for candidates', async ({ client }) => {
    const { user, company } = await givenCompany()
    const job = await givenJob(company)
    ;(await client.post('/api/v1/apply-job').json({ jobId: job.id })).assertStatus(401)
    ;(await apply(client, user, job.id)).assertStatus(403)
  })

  test('needs a job that the public sees', async ({ client, assert }) => {
    const { user } = await givenApplicant()
    const { company } = await givenCompany()
    const { company: unverified } = await givenCompany({ verification: 'unverified' })
    const hidden = [
      await givenJob(company, { status: 'paused' }),
      await givenJob(company, { isApproved: null }),
      await givenJob(company, { validThrough: DateTime.now().minus({ hours: 1 }) }),
      await givenJob(unverified),
    ]
    const never = { id: 999_999_999 }
    for (const { id } of [...hidden, never]) {
      const refused = await apply(client, user, id)
      refused.assertStatus(404)
      // who filled in the form reads why it was not sent; of a job that was never there nothing else is said
      assert.match(refused.body().message, /^This job takes no more applications/)
    }
    for (const jobId of ['x', -1, null, 1e20])
      (await apply(client, user, jobId as any)).assertStatus(422)
    assert.isNull(await Application.first())
  })

  test("needs a confirmed address and a resume of one's own", async ({ client, assert }) => {
    const { company } = await givenCompany()
    const job = await givenJob(company)
    const { user } = await givenCandidate()
    const none = await apply(client, user, job.id)
    none.assertStatus(422)
    assert.equal(none.body().errors[0].field, 'resumeId')
    const other = await givenApplicant()
    const foreign = await apply(client, user, job.id, { resumeId: String(other.resume.id) })
    foreign.assertStatus(422)
    assert.equal(foreign.body().errors[0].field, 'resumeId')

    const unconfirmed = await givenApplicant()
    await unconfirmed.user.merge({ emailVerifiedAt: null }).save()
    const refused = await apply(client, unconfirmed.user, job.id)
    refused.assertStatus(403)
    assert.equal(refused.body().reason, 'status')
  })

  test('names each mandatory question that has no answer by its place', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany()
    const job = await givenJob(company, {
      questionnaire: questionnaire(
        ['Why us?', true],
        ['Anything else?', false],
        ['When can you start?', true]
      ),
    })
    const { user } = await givenApplicant()
    const missing = await apply(client, user, job.id, {
      answers: [
        { question: 'Why us?', answer: 'The product' },
        { question: 'When can you start?', answer: '  ' },
      ],
    })
    missing.assertStatus(422)
    assert.deepEqual(
      missing.body().errors.map((error: any) => error.field),
      ['answers.2']
    )

    const sent = await apply(client, user, job.id, {
      answers: [
        { question: 'Not asked', answer: 'Never stored' },
        { question: 'when can you start? ', answer: 'In June' },
        { question: 'Why us?', answer: 'The product' },
      ],
    })
    sent.assertStatus(201)
    assert.deepEqual(sent.body().data.answers, [
      { question: 'Why us?', answer: 'The product' },
      { question: 'When can you start?', answer: 'In June' },
    ])
  })

  test('writes the application, its first event, the counts and a notice to those who hire', async ({
    client,
    assert,
  }) => {
    const { company, user: owner } = await givenCompany()
    const { user: recruiter } = await givenMember(company, 'recruiter')
    const { user: manager } = await givenMember(company, 'hiring_manager')
    const { user: interviewer } = await givenMember(company, 'interviewer')
    const skill = await givenSkill()
    const job = await givenJob(company, {
      skillIds: [skill.id, (await givenSkill()).id],
      answerByDays: 7,
    })
    await db
      .table('job_members')
      .insert({ company_id: company.id, job_id: job.id, user_id: manager.id })
    const { user, candidate, resume } = await givenApplicant()
    await db.table('candidate_skills').insert({ candidate_id: candidate.id, skill_id: skill.id })

    const response = await apply(client, user, String(job.id), { coverLetter: 'Dear team' })
    response.assertStatus(201)
    const { data } = response.body()
    assert.containsSubset(data, {
      jobId: String(job.id),
      devId: String(candidate.id),
      status: 'applied',
      coverLetter: 'Dear team',
      skillsMatched: 1,
      skillsAsked: 2,
      history: [{ status: 'applied' }],
      job: { jobTitle: job.title },
      dev: { _id: String(candidate.id), fName: 'Asha' },
    })
    assert.match(data.resumeUrl, /^\/api\/v1\/files\/\d+\?.*signature=/)
    assert.notProperty(data, 'note')

    const application = await Application.findOrFail(Number(data._id))
    assert.equal(application.resumeId, resume.id)
    assert.closeTo(application.answerBy.diffNow('days').days, 7, 0.1)
    assert.equal((await job.refresh()).applicantCount, 1)
    const bells = await db
      .from('notifications')
      .where('kind', 'application.received')
      .orderBy('user_id')
    assert.deepEqual(
      bells.map((bell) => bell.user_id),
      [owner.id, recruiter.id, manager.id]
    )
    assert.containsSubset(bells[0], {
      link: `/client/jobs/${job.id}/applicants?application=${data._id}`,
      job_id: job.id,
      candidate_id: candidate.id,
      company_id: company.id,
    })
    assert.isFalse(bells.some((bell) => bell.user_id === interviewer.id))
    assert.lengthOf(await db.from('mails').where('kind', 'application.received'), 3)

    const listed = await client.get('/api/v1/candidate/applied-jobs').loginAs(user)
    assert.containsSubset(listed.body(), {
      data: [{ _id: data._id, job: { _id: String(job.id) } }],
      pagination: { total: 1 },
    })
  })

  test('is refused twice, for 90 days after an end, for a blocked company, and beyond 25 a day', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany()
    const job = await givenJob(company)
    const { user, candidate } = await givenApplicant()
    const first = (await apply(client, user, job.id)).body().data
    ;(await apply(client, user, job.id)).assertStatus(409)
    ;(
      await client.put(`/api/v1/candidate/withdraw-application/${first._id}`).loginAs(user).json({})
    ).assertStatus(200)
    const soon = await apply(client, user, job.id)
    soon.assertStatus(409)
    assert.match(soon.body().message, /apply again from/)
    await db
      .from('applications')
      .where('id', first._id)
      .update({ ended_at: DateTime.now().minus({ days: 91 }).toJSDate() })
    ;(await apply(client, user, job.id)).assertStatus(201)

    const blocked = await givenCompany()
    await db
      .table('candidate_blocks')
      .insert({ candidate_id: candidate.id, company_id: blocked.company.id })
    ;(await apply(client, user, (await givenJob(blocked.company)).id)).assertStatus(409)

    for (let count = 2; count < 25; count++)
      await givenApplication(await givenJob(company), { user, candidate })
    const over = await apply(client, user, (await givenJob(company)).id)
    over.assertStatus(409)
    assert.equal(over.body().reason, 'quota')
  })

  test('is taken back by its candidate only, until an end', async ({ client, assert }) => {
    const { company } = await givenCompany()
    const job = await givenJob(company)
    const { application, user } = await givenApplication(job)
    const stranger = await givenCandidate()
    const path = `/api/v1/candidate/withdraw-application/${application.id}`
    ;(await client.put(path).loginAs(stranger.user).json({})).assertStatus(404)
    const response = await client.put(path).loginAs(user).json({ reason: 'I took another job' })
    response.assertStatus(200)
    assert.containsSubset(response.body().data, {
      status: 'withdrawn',
      mayWithdraw: false,
      history: [{ status: 'applied' }, { status: 'withdrawn' }],
    })
    assert.lengthOf(await db.from('notifications').where('kind', 'application.withdrawn'), 1)
    ;(await client.put(path).loginAs(user).json({})).assertStatus(409)
  })

  test('shows on the dashboard', async ({ client, assert }) => {
    const { company } = await givenCompany()
    const { user, application } = await givenApplication(await givenJob(company))
    const response = await client.get('/api/v1/candidate/dashboard').loginAs(user)
    response.assertStatus(200)
    assert.containsSubset(response.body().data, {
      progress: 12,
      applicationsCount: 1,
      applicationsByStatus: { applied: 1 },
      applications: [{ _id: String(application.id) }],
      interviews: { upcoming: 0, next: null },
      tests: { english: { status: 'not_taken', band: null } },
    })
    await db
      .from('candidates')
      .where('user_id', user.id)
      .update({ english: 'cleared', english_band: 'C1' })
    const later = await client.get('/api/v1/candidate/dashboard').loginAs(user)
    assert.deepEqual(later.body().data.tests.english, { status: 'cleared', band: 'C1' })
  })
})

test.group('Applying twice at once', (group) => {
  group.each.teardown(emptyDatabase)

  test('makes one application, with real commits', async ({ client, assert }) => {
    const { company } = await givenCompany()
    const job = await givenJob(company)
    const { user, candidate } = await givenApplicant()
    const answers = await Promise.all(Array.from({ length: 6 }, () => apply(client, user, job.id)))
    assert.deepEqual(
      answers.map((response) => response.status()).sort(),
      [201, 409, 409, 409, 409, 409]
    )
    assert.lengthOf(await Application.query().where('candidate_id', candidate.id), 1)
    assert.equal((await job.refresh()).applicantCount, 1)
  })
})
