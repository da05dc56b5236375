import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import CandidateBlock from '#api/candidates/models/candidate_block'
import { givenApplication, givenCandidate, givenCompany, givenJob } from '#tests/givens'
import { givenApplicant, givenInterview } from '../../interviews/given_interviews.js'

const API = '/api/v1'
const NAME = 'Marisol'
const FAMILY = 'Quintanilla'

/** An applicant whose name is nowhere else, with what they sent. */
async function givenNamedApplicant(company?: any) {
  const given = company ? { company } : await givenCompany()
  const job = await givenJob(given.company)
  const person = await givenCandidate({ headline: 'Keeper of ledgers' })
  await person.user
    .merge({ firstName: NAME, lastName: FAMILY, phone: `+9199${person.user.id}0000` } as never)
    .save()
  const applied = await givenApplication(job, person)
  await applied.application.merge({ coverLetter: 'I sailed to Madeira' }).save()
  return { ...applied, job, company: given.company }
}

const block = (client: ApiClient, user: any, companyId: number) =>
  client
    .post(`${API}/candidate/blocked-companies`)
    .loginAs(user)
    .json({ companyId: String(companyId) })

test.group('What a company reads of someone who blocked it', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is its own words, and nothing of the person', async ({ client, assert }) => {
    const { company, user: recruiter } = await givenCompany()
    const { application, user, job, candidate } = await givenNamedApplicant(company)
    const shown = async (path: string) =>
      (await client.get(`${API}/${path}`).loginAs(recruiter)).text()
    const paths = [
      `client/application/${application.id}`,
      `applied-for-job/${job.id}`,
      `client/applicants-export/${job.id}`,
      'client/unanswered-applications',
      'client/dashboard',
      'client/getInterviewsData',
    ]
    assert.include(await shown(paths[0]), FAMILY)
    assert.include(await shown(paths[1]), FAMILY)
    await client
      .put(`${API}/client/applied-job-status`)
      .loginAs(recruiter)
      .json({ appliedId: application.id, status: 'hired', note: 'Starts in May' })
    ;(await block(client, user, company.id)).assertStatus(201)

    for (const path of paths) {
      const text = await shown(path)
      for (const word of [FAMILY, NAME, user.email, user.phone!, 'Madeira', 'Keeper of ledgers'])
        assert.notInclude(text, word, path)
    }
    const { data } = JSON.parse(await shown(paths[0]))
    assert.containsSubset(data, { reaches: false, note: 'Starts in May', resume: null, moves: [] })
    assert.equal(`${data.dev.fName} ${data.dev.lName}`, 'A former applicant')

    const found = await client
      .get(`${API}/client/find-applicants`)
      .loginAs(recruiter)
      .qs({ search: FAMILY })
    assert.deepEqual(found.body().data, [])
    const searched = await client
      .post(`${API}/client/applicant-list`)
      .loginAs(recruiter)
      .json({ jobId: job.id, search: FAMILY })
    assert.deepEqual(searched.body().data.applicants, [])
    ;(await client.get(`${API}/client/candidate/${candidate.id}`).loginAs(recruiter)).assertStatus(
      404
    )

    // another company goes on as before
    const other = await givenCompany()
    const there = await givenApplication(await givenJob(other.company), { user, candidate })
    const beside = await client
      .get(`${API}/client/application/${there.application.id}`)
      .loginAs(other.user)
    assert.equal(beside.body().data.dev.lName, FAMILY)
  })

  test('and its files stay shut, also by a link made before', async ({ client, assert }) => {
    const { company, user: recruiter } = await givenCompany()
    const { application, user } = await givenNamedApplicant(company)
    const open = await client.get(`${API}/client/application/${application.id}`).loginAs(recruiter)
    const link = open.body().data.resumeUrl as string
    assert.include(link, `for=${company.id}`)
    await block(client, user, company.id)
    ;(await client.get(link)).assertStatus(403)
    ;(await client.get(link.replace(`for=${company.id}`, 'for=1'))).assertStatus(401)
    const [path] = link.split('?')
    ;(await client.get(path).loginAs(recruiter)).assertStatus(404)
  })

  test('and an applicant who looks like them is not told apart by them', async ({
    client,
    assert,
  }) => {
    const { company, user: recruiter } = await givenCompany()
    const first = await givenNamedApplicant(company)
    const second = await givenNamedApplicant(company)
    await second.user.merge({ phone: first.user.phone } as never).save()
    const alike = (id: number) =>
      client.get(`${API}/client/application-duplicates/${id}`).loginAs(recruiter)
    assert.lengthOf((await alike(second.application.id)).body().data, 1)
    await block(client, first.user, company.id)
    assert.deepEqual((await alike(second.application.id)).body().data, [])
    assert.deepEqual((await alike(first.application.id)).body().data, [])
  })

  test('an interview keeps its time and loses its person', async ({ client, assert }) => {
    const applicant = await givenApplicant()
    const { developer, company, client: recruiter } = applicant
    await developer.merge({ lastName: FAMILY }).save()
    const interview = await givenInterview(applicant, 'completed', {
      message: 'Ring at the door of Quintanilla',
      disputeReason: 'I came at noon',
    })
    const before = await client.get(`${API}/client/getInterviewsData`).loginAs(recruiter)
    for (const word of [FAMILY, 'Ring at', 'at noon']) assert.include(before.text(), word)
    ;(await block(client, developer, company.id)).assertStatus(201)
    const list = await client.get(`${API}/client/getInterviewsData`).loginAs(recruiter)
    for (const word of [FAMILY, 'Ring at', 'at noon']) assert.notInclude(list.text(), word)
    assert.containsSubset(list.body().data, [
      { _id: String(interview.id), reaches: false, dev: { fName: 'A former' }, actions: [] },
    ])
    const file = await client
      .get(`${API}/client/interview/${interview.id}/calendar`)
      .loginAs(recruiter)
    for (const word of [FAMILY, 'Ring at']) assert.notInclude(file.text(), word)
    const own = await client.get(`${API}/candidate/interviews`).loginAs(developer)
    assert.include(own.text(), FAMILY)
  })
})

test.group('Blocking a company', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('ends what runs there: applications, unlocks, requests, kept profiles', async ({
    client,
    assert,
  }) => {
    const { company, user: recruiter } = await givenCompany()
    const { application, user, candidate } = await givenNamedApplicant(company)
    const own = { company_id: company.id, candidate_id: candidate.id }
    await db.table('contact_unlocks').insert({
      ...own,
      unlocked_by: user.id,
      expires_at: new Date(Date.now() + 86_400_000),
    })
    const [asked] = await db
      .table('contact_requests')
      .insert({
        ...own,
        sent_by: recruiter.id,
        status: 'pending',
        message: 'May we write to you about a job?',
        quota_month: '2026-11-01',
        expires_at: new Date(Date.now() + 86_400_000),
      })
      .returning('id')
    await db.table('saved_profiles').insert({ ...own, saved_by: recruiter.id })
    ;(await block(client, user, company.id)).assertStatus(201)
    assert.equal((await application.refresh()).status, 'withdrawn')
    const unlock = await db.from('contact_unlocks').where(own).firstOrFail()
    assert.isNotNull(unlock.revoked_at)
    const request = await db.from('contact_requests').where('id', asked.id).firstOrFail()
    assert.equal(request.status, 'declined')
    assert.isNotNull(request.decided_at)
    assert.isNull(await db.from('saved_profiles').where(own).first())
    assert.isNotNull(
      await db.from('mails').where({ user_id: recruiter.id, kind: 'application.withdrawn' }).first()
    )
    assert.isNotNull(
      await db.from('audit_log').where({ action: 'contact.revoke', company_id: company.id }).first()
    )
  })

  test('refuses what the company would write, and says why', async ({ client, assert }) => {
    const { company, user: recruiter } = await givenCompany()
    const { application, user, candidate } = await givenNamedApplicant(company)
    await client
      .put(`${API}/client/applied-job-status`)
      .loginAs(recruiter)
      .json({ appliedId: application.id, status: 'rejected', reason: 'skills' })
    await block(client, user, company.id)
    const told = await db.from('notifications').where('user_id', user.id).count('* as n').first()
    const attempts = [
      client.post(`${API}/client/message-applicants`).json({
        appliedIds: [application.id],
        subject: 'Hello again',
        text: 'Please come back',
      }),
      client
        .put(`${API}/client/applied-job-status`)
        .json({ appliedId: application.id, status: 'reviewing' }),
    ]
    for (const attempt of attempts) {
      const response = await attempt.loginAs(recruiter)
      response.assertStatus(409)
      assert.include(response.body().message, 'withdrew from your company')
    }
    // the profile is not there for it, as one that never was
    const asked = await client
      .post(`${API}/client/view-contact-request`)
      .loginAs(recruiter)
      .json({ devId: candidate.id, message: 'We would like to speak with you about a role' })
    asked.assertStatus(404)
    const after = await db.from('notifications').where('user_id', user.id).count('* as n').first()
    assert.equal(after.n, told.n)
  })

  test('an employer that is blocked by itself keeps what runs', async ({ client, assert }) => {
    const { company, user: recruiter } = await givenCompany()
    const { application, candidate } = await givenNamedApplicant(company)
    await CandidateBlock.create({
      candidateId: candidate.id,
      companyId: company.id,
      reason: 'employer',
    } as never)
    const shown = await client.get(`${API}/client/application/${application.id}`).loginAs(recruiter)
    assert.containsSubset(shown.body().data, { reaches: true, dev: { lName: FAMILY } })
  })

  test('from the data map is the same step, for companies that hold something', async ({
    client,
    assert,
  }) => {
    const { company, user: recruiter } = await givenCompany()
    const { application, user } = await givenNamedApplicant(company)
    const { company: stranger } = await givenCompany()
    ;(await client.delete(`${API}/candidate/data-map/${stranger.id}`).loginAs(user)).assertStatus(
      404
    )
    const response = await client.delete(`${API}/candidate/data-map/${company.id}`).loginAs(user)
    response.assertStatus(200)
    const shown = await client.get(`${API}/client/application/${application.id}`).loginAs(recruiter)
    assert.equal(shown.body().data.reaches, false)
    assert.notInclude(shown.text(), FAMILY)
    ;(
      await client.delete(`${API}/candidate/blocked-companies/${company.id}`).loginAs(user)
    ).assertStatus(200)
    const again = await client.get(`${API}/client/application/${application.id}`).loginAs(recruiter)
    assert.containsSubset(again.body().data, { reaches: true, dev: { lName: FAMILY } })
  })
})
