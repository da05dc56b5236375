import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { perform } from '#api/queue/queue'
import User from '#api/accounts/models/user'
import Job from '#api/jobs/models/job'
import Application from '#api/applications/models/application'
import CandidateComment from '#api/talent/models/candidate_comment'
import { keepRefusal } from '#api/imports/claims/refusals'
import sweepUnclaimed from '#api/imports/claims/sweep_unclaimed'
import { UNCLAIMED_DAYS } from '#api/imports/import_facts'
import CompanyImport from '#api/imports/models/company_import'
import ImportedProfile from '#api/imports/models/imported_profile'
import {
  givenApplication,
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
} from '#tests/givens'
import { broughtIn, IMPORTS, moved, sendFile, shownImport } from './given_import.js'
import { tokenOf } from './given_upload.js'
import { people } from '#tests/functional/imports/company_imports_givens'

test.group('Imports of a company', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  group.teardown(() => drive.use().deleteAll())

  test('are for those who bring in, and for nobody of another company', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    ;(await client.get(IMPORTS)).assertStatus(401)
    ;(await sendFile(client, (await givenCandidate()).user, people)).assertStatus(403)
    for (const role of ['hiring_manager', 'interviewer', 'billing'] as const)
      (await sendFile(client, (await givenMember(company, role)).user, people)).assertStatus(403)
    const { _id } = (
      await sendFile(client, (await givenMember(company, 'recruiter')).user, people)
    ).body().data
    const { user: stranger } = await givenCompany()
    ;(await client.get(`${IMPORTS}/${_id}`).loginAs(stranger)).assertStatus(404)
    ;(await client.put(`${IMPORTS}/${_id}`).loginAs(stranger).json({})).assertStatus(404)
    ;(await client.get(`${IMPORTS}/${_id}/faults`).loginAs(stranger)).assertStatus(404)
    ;(
      await sendFile(client, stranger, people, 'a.csv', {}, `${IMPORTS}/${_id}/files`)
    ).assertStatus(404)
    for (const move of ['check', 'run', 'cancel', 'undo', 'invite'])
      (await client.post(`${IMPORTS}/${_id}/${move}`).loginAs(stranger)).assertStatus(404)
    assert.lengthOf((await client.get(IMPORTS).loginAs(stranger)).body().data, 0)
    assert.lengthOf((await client.get(IMPORTS).loginAs(user)).body().data, 1)
  })

  test('show what each column seems to hold, and take another mapping', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    const sent = await sendFile(client, user, people, 'candidates.csv', { basis: 'consent' })
    sent.assertStatus(201)
    const { _id, system, status, basis, files } = sent.body().data
    assert.deepEqual([system, status, basis], ['csv', 'mapping', 'consent'])
    assert.deepEqual(
      files[0].columns.map(({ holds }: any) => holds),
      [
        'person.firstName',
        'person.lastName',
        'person.email',
        'person.phone',
        'job.title',
        'job.status',
        'application.stage',
        'application.appliedAt',
        'application.reason',
        'fact',
      ]
    )
    assert.deepEqual(files[0].columns[0].samples, ['Asha', 'Björn', 'Chen'])
    assert.deepEqual(files[0].holds, ['jobs', 'people', 'applications'])
    const columns = files[0].columns.map(({ holds }: any) => (holds === 'fact' ? 'skip' : holds))
    const changed = await client
      .put(`${IMPORTS}/${_id}`)
      .loginAs(user)
      .json({ files: [{ columns }] })
    changed.assertStatus(200)
    assert.equal(changed.body().data.files[0].columns[9].holds, 'skip')
    ;(
      await client
        .put(`${IMPORTS}/${_id}`)
        .loginAs(user)
        .json({ files: [{ columns: ['person.email'] }] })
    ).assertStatus(422)
    ;(
      await client
        .put(`${IMPORTS}/${_id}`)
        .loginAs(user)
        .json({ files: [{ columns: ['password'] }] })
    ).assertStatus(422)
    ;(
      await client
        .put(`${IMPORTS}/${_id}`)
        .loginAs(user)
        .json({ stages: [{ name: 'x', status: 'expired' }] })
    ).assertStatus(422)
    const told = await moved(client, user, _id, 'check')
    assert.deepInclude(told.unplaced, {
      list: 'candidates.csv',
      field: 'Favourite colour',
      count: 1,
    })
  })

  test('are tried first: counts, examples and faults with their line, and nothing is written', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const { _id } = (await sendFile(client, user, people)).body().data
    ;(await client.post(`${IMPORTS}/${_id}/run`).loginAs(user)).assertStatus(409)
    const told = await moved(client, user, _id, 'check')
    assert.containsSubset(told, { status: 'checked', percent: 100, hasFaults: true })
    assert.containsSubset(told.counts, {
      job: { new: 2, known: 0 },
      person: { new: 3, faulty: 2 },
      application: { new: 3, faulty: 1 },
      note: { new: 1 },
    })
    assert.includeDeepMembers(told.stages, [
      { name: 'Technical interview', status: 'interview', count: 1 },
      { name: 'Rejected', status: 'rejected', count: 1 },
    ])
    assert.isEmpty(await Job.query().where('company_id', company.id))
    assert.isNull(await User.findBy('email', 'asha@example.org'))
    const faults = await client.get(`${IMPORTS}/${_id}/faults`).loginAs(user)
    const lines = faults
      .text()
      .replace(/^\ufeff/, '')
      .trim()
      .split('\n')
    assert.lengthOf(lines, 4)
    assert.include(lines[0], 'Favourite colour,Line,Column,Cause')
    assert.include(lines[1], 'not an address')
    assert.include(lines[1], ',5,Email,"This is no e-mail address')
    assert.include(lines[3], '31/31/2025')
    const inHindi = await client
      .get(`${IMPORTS}/${_id}/faults`)
      .loginAs(user)
      .header('accept-language', 'hi')
    assert.include(inHindi.text(), 'Favourite colour,लाइन,कॉलम,कारण')
    assert.include(inHindi.text(), ',5,Email,यह ई-मेल पता नहीं है')
    const { examples } = await shownImport(client, user, _id, 'hi')
    assert.include(
      examples.map(({ message }: any) => message),
      'यह ई-मेल पता नहीं है; वह ऐसा होता है: name@example.com'
    )
  })

  test('bring jobs as drafts or closed, people unclaimed, and applications with their stage and day', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const done = await broughtIn(client, user, people)
    assert.containsSubset(done, { status: 'done', percent: 100, waiting: 3 })
    assert.containsSubset(done.counts.application, { new: 3, faulty: 1 })
    const jobs = await Job.query().where('company_id', company.id).orderBy('title')
    assert.deepEqual(
      jobs.map(({ title, status, applicantCount }) => [title, status, applicantCount]),
      [
        ['Backend Engineer', 'draft', 2],
        ['Data Analyst', 'closed', 1],
      ]
    )
    const asha = await User.findByOrFail('email', 'asha@example.org')
    assert.containsSubset(asha.$attributes, {
      status: 'unclaimed',
      phone: '+919876543210',
      userType: 'developer',
    })
    const profile = await ImportedProfile.query()
      .whereHas('candidate', (c) => c.where('user_id', asha.id))
      .firstOrFail()
    assert.containsSubset(profile.$attributes, {
      source: 'company',
      basis: 'pre_contract',
      companyId: company.id,
      status: 'waiting',
    })
    assert.closeTo(profile.expiresAt!.diffNow('days').days, UNCLAIMED_DAYS, 1)
    const all = await Application.query()
      .where('company_id', company.id)
      .preload('events')
      .preload('stage')
      .orderBy('created_at')
    assert.deepEqual(
      all.map(({ status, createdAt }) => [status, createdAt.toUTC().toISODate()]),
      [
        // its job is closed, so it ended with it
        ['job_closed', '2025-11-12'],
        ['rejected', '2026-04-01'],
        ['interview', '2026-05-02'],
      ]
    )
    assert.equal(all[1].reason, 'Too little experience')
    assert.deepEqual(
      all[2].events.map(({ toStatus, stage }) => [toStatus, stage]),
      [
        ['applied', null],
        ['interview', 'Technical interview'],
      ]
    )
    assert.equal(all[2].stage.name, 'Technical interview')
    const [note] = await CandidateComment.query().where('company_id', company.id)
    assert.include(note.body, 'Favourite colour: green')
    // the team reads and writes about them, as about any applicant
    const list = await client
      .post('/api/v1/client/applicant-list')
      .loginAs(user)
      .json({ jobId: String(jobs[0].id) })
    assert.lengthOf(list.body().data.applicants, 2)
    const comments = await client
      .get(`/api/v1/client/candidate-comments/${all[2].candidateId}`)
      .loginAs(user)
    comments.assertStatus(200)
    assert.lengthOf(comments.body().data, 1)
    // nobody is mailed, and no promise is broken by what came from elsewhere
    assert.isEmpty(await db.from('mails').where('recipient', 'like', '%example.org'))
    assert.isFalse(all.some(({ isLate }) => isLate))
    const wanted = await CompanyImport.findOrFail(Number(done._id))
    assert.isNull(wanted.files[0].key)
  })

  test('know again what came before, and who the same person is', async ({ client, assert }) => {
    const { company, user } = await givenCompany()
    await broughtIn(client, user, people)
    const again = await broughtIn(client, user, people)
    assert.containsSubset(again.counts, {
      job: { new: 0, known: 2 },
      person: { new: 0, known: 3 },
      application: { new: 0, known: 3 },
      note: { new: 0, known: 1 },
    })
    assert.lengthOf(await Application.query().where('company_id', company.id), 3)
    // another address, the same number
    const more = await broughtIn(
      client,
      user,
      'Name;E-Mail;Phone;Position\nA. Rao;asha.rao@example.net;+91 98765 43210;Platform Engineer\n'
    )
    assert.containsSubset(more.counts.person, { new: 0, known: 1 })
    const asha = await User.findByOrFail('email', 'asha@example.org')
    assert.isNull(await User.findBy('email', 'asha.rao@example.net'))
    assert.lengthOf(
      await Application.query().whereHas('candidate', (c) => c.where('user_id', asha.id)),
      2
    )
  })

  test('leave people who are here by themselves to themselves, and tell nothing of them', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const stranger = await givenCandidate()
    const other = await givenCompany()
    await broughtIn(
      client,
      other.user,
      'Name,Email,Job Title\nUna Claimed,una@example.org,Tester\n'
    )
    await db.transaction((trx) => keepRefusal(trx, 'refused@example.org'))
    const applicant = await givenApplication(await givenJob(company, { title: 'Old job' }))
    const table = `Name,Email,Job Title\nS T,${stranger.user.email},Tester\nU C,una@example.org,Tester\nR F,refused@example.org,Tester\nC U,${user.email},Tester\nA P,${applicant.user.email},Tester\n`
    const done = await broughtIn(client, user, table)
    assert.containsSubset(done.counts, {
      person: { new: 0, known: 1, held: 4 },
      application: { new: 1, held: 4 },
    })
    const causes = (await client.get(`${IMPORTS}/${done._id}/faults`).loginAs(user))
      .text()
      .trim()
      .split('\n')
      .slice(1)
    assert.lengthOf(
      new Set(causes.map((line) => line.match(/"(This person[^"]+)"|(This person.*)$/)![0])),
      1
    )
    for (const { candidate } of [stranger])
      assert.isEmpty(
        await Application.query().where({ candidateId: candidate.id, companyId: company.id })
      )
    assert.lengthOf(
      await Application.query().where({
        candidateId: applicant.candidate.id,
        companyId: company.id,
      }),
      2
    )
    assert.equal((await User.findByOrFail('id', applicant.user.id)).firstName, 'Asha')
  })

  test('put people without a job into a pool, and they go after 30 days unless they claim', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const done = await broughtIn(
      client,
      user,
      'Full Name\tE-mail\tCity\nAsha Rao\tasha@example.org\tPune\nBo Ek\tbo@example.org\tOslo\n'
    )
    assert.containsSubset(done.counts, {
      job: { new: 1 },
      person: { new: 2 },
      application: { new: 2 },
    })
    const pool = await Job.query().where('company_id', company.id).firstOrFail()
    assert.containsSubset(pool.$attributes, {
      title: 'Talent pool',
      status: 'draft',
      applicantCount: 2,
    })
    await broughtIn(client, user, 'Name,Email,Job Title\nCy Do,cy@example.org,Tester\n')

    const invited = await client.post(`${IMPORTS}/${done._id}/invite`).loginAs(user)
    invited.assertStatus(200)
    await perform('imports.invite', { importId: Number(done._id) })
    await perform('imports.invite', { importId: Number(done._id) })
    const mails = await db.from('mails').where('kind', 'account.claim').orderBy('recipient')
    assert.deepEqual(
      mails.map(({ recipient }) => recipient),
      ['asha@example.org', 'bo@example.org']
    )
    assert.include(mails[0].body_text, company.name)
    ;(await client.post(`${IMPORTS}/${done._id}/invite`).loginAs(user)).assertStatus(409)
    const token = await tokenOf('asha@example.org')
    ;(
      await client
        .post('/api/v1/imported-profile/claim')
        .json({ token, password: 'correct horse battery' })
    ).assertStatus(200)

    await ImportedProfile.query()
      .whereNotNull('expires_at')
      .update({ expires_at: DateTime.now().minus({ days: 1 }).toJSDate() })
    await sweepUnclaimed()
    assert.isNull(await User.findBy('email', 'bo@example.org'))
    assert.equal((await User.findByOrFail('email', 'asha@example.org')).status, 'active')
    // who applied for a job is the company's applicant
    assert.exists(await User.findBy('email', 'cy@example.org'))
    assert.equal((await pool.refresh()).applicantCount, 1)
  })
})
