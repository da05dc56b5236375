import { readdirSync, readFileSync } from 'node:fs'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import Job from '#api/jobs/models/job'
import Application from '#api/applications/models/application'
import Resume from '#api/candidates/models/resume'
import CandidateComment from '#api/talent/models/candidate_comment'
import { givenCompany, givenMember } from '#tests/givens'
import { pdf } from '#tests/sample_files'
import { broughtIn, moved, sendFile, shownImport, zipOf } from './given_import.js'

const sample = (system: string, more: Record<string, Buffer> = {}) => {
  const folder = app.makePath(`tests/samples/systems/${system}`)
  return zipOf({
    ...Object.fromEntries(
      readdirSync(folder).map((name) => [`export/${name}`, readFileSync(`${folder}/${name}`)])
    ),
    ...more,
  })
}

/** Brings the sample of a system into a company, which may have a colleague of this address; what is here then. */
async function broughtFrom(
  client: ApiClient,
  system: string,
  more?: Record<string, Buffer>,
  address?: string
) {
  const { company, user } = await givenCompany()
  const colleague = address ? (await givenMember(company, 'recruiter')).user : undefined
  await colleague?.merge({ email: address }).save()
  const done = await broughtIn(client, user, await sample(system, more), `${system}.zip`)
  return { company, user, colleague, done, found: await here(company.id) }
}

/** What of it is here then, by the applications in the order of their days. */
async function here(companyId: number) {
  const jobs = await Job.query().where('company_id', companyId).orderBy('title')
  const applications = await Application.query()
    .where('applications.company_id', companyId)
    .preload('job')
    .preload('stage')
    .preload('resume', (resume) => resume.preload('file'))
    .preload('candidate', (candidate) => candidate.preload('user'))
    .preload('events', (events) => events.orderBy('id'))
    .orderBy('applications.created_at')
  const notes = await CandidateComment.query()
    .where('company_id', companyId)
    .preload('author')
    .orderBy('created_at')
  return {
    jobs: jobs.map(({ title, status }) => `${title}: ${status}`),
    applications: applications.map(
      ({ candidate, job, status, createdAt }) =>
        `${candidate.user.email} ${job.title}: ${status} ${createdAt.toUTC().toISODate()}`
    ),
    history: applications.map(({ events }) =>
      events.map(({ toStatus, stage }) => (stage ? `${toStatus} (${stage})` : toStatus)).join(', ')
    ),
    rows: { jobs, applications },
    notes,
    said: notes.map(({ body }) => body).join('\n---\n'),
  }
}

const fields = (done: any) => done.unplaced.map(({ list, field }: any) => `${list}: ${field}`)

test.group('Coming from another system', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.teardown(() => drive.use().deleteAll())

  test('Greenhouse brings jobs, stages, history, notes, scorecards, offers and resumes', async ({
    client,
    assert,
  }) => {
    const { company, user, done, found } = await broughtFrom(
      client,
      'greenhouse',
      { 'files/57683957/bob_johnson.pdf': pdf() },
      'kate@company.example'
    )
    assert.containsSubset(done, { system: 'greenhouse', status: 'done' })
    assert.containsSubset(done.counts, {
      job: { new: 2 },
      person: { new: 1, faulty: 1 },
      application: { new: 2 },
      file: { new: 1 },
    })
    assert.deepEqual(found.jobs, ['UX Designer - Boston: closed', 'Web Developer: draft'])
    assert.deepEqual(found.applications, [
      'bob.johnson@example.org UX Designer - Boston: rejected 2025-03-26',
      'bob.johnson@example.org Web Developer: assessment 2026-03-01',
    ])
    assert.deepEqual(found.history, [
      'applied, rejected (Recruiter Phone Screen)',
      'applied, reviewing (Application Review), interview (Recruiter Phone Screen), assessment (Take Home Test)',
    ])
    const [rejected, running] = found.rows.applications
    assert.equal(rejected.reason, 'Lacking skill(s)/qualification(s)')
    assert.deepEqual(rejected.answers, [
      { question: 'Why do you want to work for us?', answer: "I heard you're awesome!" },
    ])
    assert.equal(running.stage.name, 'Take Home Test')
    assert.equal(running.resume.file.fileName, 'bob_johnson.pdf')
    assert.isTrue(await drive.use().exists(running.resume.file.storageKey))
    assert.include(found.rows.jobs[0].description, 'Employment Type: Full-Time')
    assert.notInclude(found.rows.jobs[0].description, 'script')
    for (const words of [
      'Very strong portfolio',
      'Thank you for applying',
      'Communication: strong_yes',
      'Salary: 80000',
      'Happy Hour',
      'bob@work.example.org',
      'University of Michigan',
      'Desired Salary: 1000000000',
      'Bio: This is a bio',
      'Not a good fit',
    ])
      assert.include(found.said, words)
    assert.includeMembers(fields(done), [
      'applications: viewed_candidate_portal',
      'attachments: whose file is not in the zip',
    ])
    // all of it goes again
    const undone = await moved(client, user, done._id, 'undo')
    assert.deepEqual(undone.undone.left, [])
    assert.isEmpty((await here(company.id)).applications)
    assert.isEmpty(await Resume.query().where('id', running.resume.id))
  })

  test('Lever brings postings and opportunities with the ways that one person went', async ({
    client,
    assert,
  }) => {
    const { colleague, done, found } = await broughtFrom(
      client,
      'lever',
      {},
      'chandler@company.example'
    )
    assert.containsSubset(done, { system: 'lever', status: 'done' })
    assert.deepEqual(found.jobs, [
      'Infrastructure Engineer: draft',
      'Office Manager: closed',
      'Talent pool: draft',
    ])
    assert.deepEqual(found.applications, [
      'shane@example.org Office Manager: rejected 2025-02-19',
      'robbie@example.org Talent pool: reviewing 2025-10-09',
      'shane@example.org Infrastructure Engineer: interview 2026-02-02',
    ])
    assert.equal(
      found.history[2],
      'applied, applied (New applicant), interview (Phone screen), interview (On-site interview)'
    )
    const [, , running] = found.rows.applications
    assert.equal(running.events[2].actorId, colleague!.id)
    assert.equal(running.coverLetter, 'I would love to run your platform.')
    assert.containsSubset(found.rows.jobs[0].$attributes, {
      jobType: 'Full-Time',
      locationType: 'Hybrid',
      currency: 'USD',
      budgetMin: 150_000,
      countryCode: 'US',
    })
    const note = found.notes.find(({ body }) => body.includes('Shane is excited'))!
    assert.equal(note.author.id, colleague!.id)
    assert.include(found.said, 'Rating: 4 - Strong Hire')
    assert.include(fields(done), 'opportunities: gender')
  })

  test('Ashby brings what its list calls answered, with history and feedback', async ({
    client,
    assert,
  }) => {
    const { done, found } = await broughtFrom(client, 'ashby', { 'files/adam_hart.pdf': pdf() })
    assert.containsSubset(done, { system: 'ashby', status: 'done', counts: { file: { new: 1 } } })
    assert.deepEqual(found.jobs, ['Recruiter: closed', 'Senior Backend Engineer: draft'])
    assert.deepEqual(found.applications, [
      'adam@example.org Recruiter: withdrawn 2025-03-10',
      'adam@example.org Senior Backend Engineer: hired 2026-01-10',
    ])
    assert.equal(
      found.history[1],
      'applied, reviewing (Application Review), interview (Onsite), hired (Hired)'
    )
    assert.equal(found.rows.applications[0].reason, 'Accepted another offer')
    for (const words of [
      'Anna Lee:\nGreat systems knowledge',
      'overall_recommendation: 4',
      'linkedin.com/in/adam-hart',
      'Tags: Rust',
    ])
      assert.include(found.said, words)
    assert.include(fields(done), 'candidates: fraudStatus')
  })

  test('Workable brings a candidate of each job, with activities as history and notes', async ({
    client,
    assert,
  }) => {
    const { done, found } = await broughtFrom(client, 'workable', {
      'resumes/ce4da98/lakita_marrero.pdf': pdf(),
    })
    assert.containsSubset(done, {
      system: 'workable',
      status: 'done',
      counts: { file: { new: 1 } },
    })
    assert.deepEqual(found.jobs, ['Operations Manager: closed', 'Sales Intern: draft'])
    assert.deepEqual(found.applications, [
      'lakita@example.org Operations Manager: rejected 2025-06-26',
      'cindy@example.org Sales Intern: applied 2026-05-08',
    ])
    assert.equal(
      found.history[0],
      'applied, interview (Phone Screen), interview (Interview), rejected (Interview)'
    )
    assert.equal(found.rows.applications[0].reason, 'Not a good culture fit')
    assert.containsSubset(found.rows.jobs[1].$attributes, {
      budgetMin: 30_000,
      budgetMax: 40_000,
      currency: 'USD',
      city: 'Portland',
    })
    for (const words of [
      'comment: Knows our tools',
      'rating (2): A clear yes',
      'Ten years in operations',
      'Skills: Excel',
    ])
      assert.include(found.said, words)
    assert.include(fields(done), 'candidates: shoe_size')
  })

  test('OpenCATS brings the tables of its database', async ({ client, assert }) => {
    const { done, found } = await broughtFrom(client, 'opencats', {
      'attachments/site_1/0xxx/9f/a1b2c3.pdf': pdf(),
    })
    assert.containsSubset(done, {
      system: 'opencats',
      status: 'done',
      counts: { file: { new: 1 } },
    })
    assert.deepEqual(found.jobs, ['Database Administrator: closed', 'PHP Developer: draft'])
    assert.deepEqual(found.applications, [
      'omar@example.org Database Administrator: hired 2025-02-12',
      'jean.carter@example.org PHP Developer: interview 2026-01-12',
    ])
    assert.equal(
      found.history[1],
      'applied, reviewing (Contacted), shortlisted (Submitted), interview (Interviewing)'
    )
    for (const words of [
      'Call (talked): Spoke about the shop',
      'Security clearance: SC',
      'Key skills: PHP, MySQL',
      'Rating: 4 of 5',
      'jean@second.example',
    ])
      assert.include(found.said, words)
    assert.includeMembers(fields(done), [
      'candidate: eeo_gender',
      'activity: of companies, contacts and job orders',
    ])
  })

  test('is told by its files, and can be chosen; what is of no system is refused', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    const none = await sendFile(client, user, await zipOf({ 'a.txt.exe': 'x' }), 'a.zip')
    none.assertStatus(422)
    none.assertBodyContains({ errors: [{ field: 'file' }] })
    const chosen = await sendFile(
      client,
      user,
      JSON.stringify([{ id: 1, name: 'Engineer', status: 'open' }]),
      'jobs.json',
      { system: 'greenhouse' }
    )
    chosen.assertStatus(201)
    assert.equal(chosen.body().data.system, 'greenhouse')
    const broken = await sendFile(client, user, '[{"id": 1', 'jobs.json', { system: 'greenhouse' })
    const told = await moved(client, user, broken.body().data._id, 'check')
    assert.equal(told.status, 'failed')
    assert.include(told.reason, 'jobs.json is not complete JSON')
    const inHindi = (await shownImport(client, user, told._id, 'hi')).reason
    assert.equal(inHindi, 'jobs.json पूरा JSON नहीं है; इसे फिर निर्यात करें')
    ;(await sendFile(client, user, 'x', 'x.csv', { system: 'taleo' })).assertStatus(422)
    assert.isEmpty(await db.from('jobs').where('title', 'Engineer'))
  })
})
