import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import File from '#api/files/models/file'
import AccountExport from '#api/privacy/models/account_export'
import { sweepExports } from '#api/privacy/make_export'
import { givenApplication, givenCandidate, givenCompany, givenJob, PASSWORD } from '#tests/givens'
import { drainQueue } from '#tests/queue'
import { pdf } from '#tests/sample_files'
import { givenSkillTest, take } from '../assessments/given_tests.js'
import { unzip } from './unzip.js'
import { givenApplicant, givenInterview } from '../interviews/given_interviews.js'

test.group('Exporting an account', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => drive.use().deleteAll())
  const path = '/api/v1/account/export'

  test('is for the person', async ({ client, assert }) => {
    ;(await client.get(path)).assertStatus(401)
    ;(await client.post(path)).assertStatus(401)
    const { user } = await givenCandidate()
    assert.isNull((await client.get(path).loginAs(user)).body().data.export)
  })

  test('puts every table and file about the person into one zip, without secrets and company notes', async ({
    client,
    assert,
  }) => {
    const { company, user: recruiter } = await givenCompany()
    const { user, application } = await givenApplication(
      await givenJob(company),
      await givenCandidate({ approval: 'incomplete' })
    )
    await openSession(user, { userAgent: 'My browser' })
    await client
      .post('/api/v1/candidate/resume')
      .loginAs(user)
      .file('resume', pdf(), { filename: 'mine.pdf' })
    await client
      .put(`/api/v1/client/applied-job-status?appliedId=${application.id}&status=shortlisted`)
      .loginAs(recruiter)
      .json({ feedBack: 'We like it', note: 'private words' })
    await take(
      client,
      user,
      (await givenSkillTest({ over: { questionCount: 3 } })).assessment.id,
      2
    )
    const stranger = await givenCandidate()

    const asked = await client.post(path).loginAs(user)
    asked.assertStatus(202)
    assert.containsSubset(asked.body().data.export, { status: 'queued', downloadUrl: null })
    const again = await client.post(path).loginAs(user)
    assert.equal(again.body().data.export._id, asked.body().data.export._id)
    await drainQueue({ only: 'account.export' })

    const ready = (await client.get(path).loginAs(user)).body().data.export
    assert.containsSubset(ready, { status: 'ready', percent: 100 })
    assert.isNotNull(
      await db.from('mails').where({ user_id: user.id, kind: 'account.export' }).first()
    )
    const response = await fetch(
      `http://${process.env.HOST}:${process.env.PORT}${ready.downloadUrl}`
    )
    assert.equal(response.status, 200)
    assert.match(response.headers.get('content-disposition')!, /^attachment.*\.zip/)
    const files = await unzip(Buffer.from(await response.arrayBuffer()))
    const names = [...files.keys()]
    assert.includeMembers(names, [
      'README.txt',
      'data/users.json',
      'data/candidates.json',
      'data/applications.json',
      'data/sessions.json',
      'data/mails.json',
    ])
    const [resume] = names.filter((name) => name.endsWith('mine.pdf'))
    assert.isTrue(files.get(resume)!.equals(pdf()))
    const all = [...files.values()].map(String).join('\n')
    assert.include(all, user.email)
    assert.include(all, 'My browser')
    assert.include(all, 'We like it')
    const [question] = JSON.parse(String(files.get('data/attempt_questions.json')))
    assert.containsSubset(question, { position: 1, revision: 1 })
    assert.isNotNull(question.answer)
    for (const hint of ['option_order', 'score']) assert.notProperty(question, hint)
    for (const foreign of ['private words', 'secret_hash', '"password"', stranger.user.email])
      assert.notInclude(all, foreign)
    assert.isNull((await client.get(path).loginAs(stranger.user)).body().data.export)
  })

  test('leaves nothing in the storage of a person who was erased while it was made', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { user } = await givenCandidate()
    ;(await client.post(path).loginAs(user)).assertStatus(202)
    const copy = drive.use().copyFromFs
    cleanup(() => void (drive.use().copyFromFs = copy))
    let key: string | undefined
    drive.use().copyFromFs = async (from, to, ...rest) => {
      key = to
      const erased = await client
        .delete('/api/v1/account')
        .loginAs(user)
        .json({ password: PASSWORD })
      erased.assertStatus(200)
      return copy.call(drive.use(), from, to, ...rest)
    }
    await drainQueue({ only: 'account.export' })
    assert.isString(key)
    assert.isFalse(await drive.use().exists(key!))
    assert.isNull(await File.query().where('purpose', 'export').first())
  })

  test('is swept after a week', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    await client.post(path).loginAs(user)
    await drainQueue({ only: 'account.export' })
    const made = await AccountExport.findByOrFail('user_id', user.id)
    assert.equal(await sweepExports(), 0)
    await made.merge({ expiresAt: DateTime.now().minus({ minutes: 5 }) }).save()
    assert.equal((await client.get(path).loginAs(user)).body().data.export.status, 'expired')
    assert.equal(await sweepExports(), 1)
    assert.lengthOf(await File.query().where({ ownerId: user.id, purpose: 'export' }), 0)
  })
})

test.group('The data map', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const path = '/api/v1/candidate/data-map'

  test('names every company that holds something, and takes it back in one step', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant()
    const { developer, company, application, candidate } = applicant
    const interview = await givenInterview(applicant, 'scheduled')
    const other = await givenCompany()
    await db.table('contact_unlocks').insert({
      company_id: other.company.id,
      candidate_id: candidate.id,
      expires_at: DateTime.now().plus({ days: 100 }).toJSDate(),
    })
    await db
      .table('saved_profiles')
      .insert({ company_id: other.company.id, candidate_id: candidate.id })
    ;(await client.get(path)).assertStatus(401)
    const rows = (await client.get(path).loginAs(developer)).body().data
    assert.lengthOf(rows, 2)
    const second = (await client.get(`${path}?page=2&limit=1`).loginAs(developer)).body()
    assert.deepEqual(second.data, rows.slice(1))
    assert.containsSubset(second.pagination, { page: 2, limit: 1, total: 2, totalPages: 2 })
    assert.containsSubset(
      rows.find(({ _id }: any) => _id === String(company.id)),
      {
        unlockedBy: 'application',
        holds: { contact: true, applications: 1, runningApplications: 1, interviews: 1 },
      }
    )
    assert.containsSubset(
      rows.find(({ _id }: any) => _id === String(other.company.id)),
      { unlockedBy: 'contact_request', holds: { contact: true, shortlisted: true } }
    )

    const stranger = await givenCandidate()
    ;(await client.delete(`${path}/${company.id}`).loginAs(stranger.user)).assertStatus(404)
    const gone = await client.delete(`${path}/${company.id}`).loginAs(developer)
    gone.assertStatus(200)
    assert.containsSubset(gone.body().data, {
      blocked: true,
      holds: { contact: false, runningApplications: 0 },
    })
    assert.equal((await application.refresh()).status, 'withdrawn')
    assert.equal((await interview.refresh()).status, 'cancelled')
    ;(await client.delete(`${path}/${other.company.id}`).loginAs(developer)).assertStatus(200)
    assert.isNotNull(
      (await db.from('contact_unlocks').where('candidate_id', candidate.id).first()).revoked_at
    )
    assert.isNull(await db.from('saved_profiles').where('candidate_id', candidate.id).first())
  })
})
