import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import { giveUp, perform } from '#api/queue/queue'
import { blockCompany } from '#api/candidates/control/block_company'
import File from '#api/files/models/file'
import { parts } from '#api/imports/archive/archive_parts'
import { sweepArchives } from '#api/imports/archive/make_archive'
import CompanyArchive from '#api/imports/models/company_archive'
import {
  givenApplication,
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
  givenResume,
  PASSWORD,
} from '#tests/givens'
import { unzip } from '../privacy/unzip.js'
import { givenRuns } from '../screening/given_screening.js'

const PATH = '/api/v1/client/company-archive'
const ask = (client: ApiClient, user: User) => client.post(PATH).loginAs(user)
const shown = async (client: ApiClient, user: User) =>
  (await client.get(PATH).loginAs(user)).body().data.archive

async function made(client: ApiClient, user: User) {
  const { _id } = (await ask(client, user)).body().data.archive
  await perform('company.archive', { archiveId: Number(_id) })
  return shown(client, user)
}

/** Tables with rows of companies that are not taken along, by why. */
const leftOut = {
  'what opens doors': ['api_keys', 'company_invites'],
  'what is each colleague’s own': ['mail_drafts', 'notifications'],
  'how the marketplace keeps its books': [
    'audit_log',
    'coupon_redemptions',
    'credit_accounts',
    'deliveries',
    'message_reports',
    'plan_extras',
    'plan_uses',
    'profile_views',
    'screening_tokens',
    'spotlights',
  ],
  'how imports and archives go': [
    'company_archives',
    'company_imports',
    'imported_profiles',
    'imported_records',
  ],
  'what others decided about the company': ['candidate_block_exceptions', 'company_follows'],
  'what is in another list': ['files', 'former_company_names', 'interview_bookings'],
}

test.group('The archive of a company', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.teardown(() => drive.use().deleteAll())

  test('is for owners and admins of the company', async ({ client, assert }) => {
    const { company, user } = await givenCompany()
    ;(await client.post(PATH)).assertStatus(401)
    ;(await ask(client, (await givenCandidate()).user)).assertStatus(403)
    for (const role of ['recruiter', 'hiring_manager', 'interviewer', 'billing'] as const)
      (await ask(client, (await givenMember(company, role)).user)).assertStatus(403)
    assert.isNull(await shown(client, user))
    ;(await ask(client, (await givenMember(company, 'admin')).user)).assertStatus(202)
    const stranger = await givenCompany()
    assert.isNull(await shown(client, stranger.user))
  })

  test('holds what is the company’s, as JSON, CSV and files, and nobody who withdrew', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany({ name: 'Acme Payments' })
    const job = await givenJob(company, { title: '=SUM(1) Engineer' })
    const dev = await givenCandidate()
    const resume = await givenResume(dev.candidate)
    const file = await File.findOrFail(resume.fileId)
    await drive.use().put(file.storageKey, 'the resume')
    const { application } = await givenApplication(job, dev)
    await application.merge({ note: 'Knows payments' }).save()
    const left = await givenApplication(job)
    await left.user.merge({ firstName: 'Withdrawn' }).save()
    await blockCompany(left.candidate, company)
    const other = await givenCompany()
    const theirs = await givenApplication(await givenJob(other.company))
    await theirs.user.merge({ email: 'elsewhere@example.com' }).save()

    const archive = await made(client, user)
    assert.containsSubset(archive, { status: 'ready', percent: 100 })
    const files = await unzip(await bytesOf())
    const list = (name: string) => JSON.parse(files.get(`data/${name}.json`)!.toString())
    assert.sameMembers(
      parts.map(({ name }) => `data/${name}.json`).filter((name) => !files.has(name)),
      []
    )
    assert.equal(list('company')[0].name, 'Acme Payments')
    assert.lengthOf(list('jobs'), 1)
    assert.notProperty(list('jobs')[0], 'search')
    assert.containsSubset(list('applications'), [{ id: application.id, note: 'Knows payments' }])
    assert.deepEqual(
      list('candidates').map(({ email }: any) => email),
      [dev.user.email]
    )
    assert.include(files.get('data/jobs.csv')!.toString(), "'=SUM(1)")
    assert.equal(
      files.get(`files/application-${application.id}/${file.id}-resume.pdf`)!.toString(),
      'the resume'
    )
    const all = [...files.values()].map(String).join('\n')
    assert.notInclude(all, 'Withdrawn')
    assert.notInclude(all, 'elsewhere@example.com')
    assert.notMatch(all, /password|token_hash/)
    const [bell] = await db.from('notifications').where('user_id', user.id).orderBy('id', 'desc')
    assert.equal(bell.kind, 'account.archive')
    const [line] = await db.from('audit_log').where('action', 'company.archive')
    assert.equal(line.company_id, company.id)
  })

  test('holds what was written, answered and screened, without what opens doors', async ({
    client,
    assert,
  }) => {
    await givenRuns()
    const { company, user } = await givenCompany()
    const job = await givenJob(company)
    const [stays, leaves] = [await givenApplication(job), await givenApplication(job)]
    await client
      .post('/api/v1/client/email-templates')
      .loginAs(user)
      .json({ name: 'First words', subject: 'Hello', body: '<p>Hello</p>' })
    const sent = await client
      .post('/api/v1/client/send-email')
      .loginAs(user)
      .json({
        appliedIds: [stays.application.id, leaves.application.id],
        subject: 'Your application',
        body: '<p>We would like to meet.</p>',
      })
    sent.assertStatus(202)
    const [mail] = await db.from('company_mails').where('candidate_id', stays.candidate.id)
    await db.table('mail_replies').insert({
      company_id: company.id,
      company_mail_id: mail.id,
      candidate_id: stays.candidate.id,
      token: 'a token of theirs',
      body: 'I would like that, too',
      files: 0,
    })
    ;(
      await client
        .post('/api/v1/client/run-ai-analysis')
        .loginAs(user)
        .json({ jobId: job.id, appliedIds: [stays.application.id, leaves.application.id] })
    ).assertStatus(202)
    await blockCompany(leaves.candidate, company)
    await made(client, user)
    const files = await unzip(await bytesOf())
    const list = (name: string) => JSON.parse(files.get(`data/${name}.json`)!.toString())
    assert.containsSubset(list('mail_templates'), [{ name: 'First words' }])
    assert.containsSubset(list('mail_replies'), [{ body: 'I would like that, too' }])
    assert.notProperty(list('mail_replies')[0], 'token')
    assert.include(files.get('data/mails.csv')!.toString(), 'We would like to meet.')
    for (const name of ['mails', 'screening_notices', 'screening_analyses'])
      assert.lengthOf(list(name), 1, name)
    assert.lengthOf(list('screening_runs'), 1)
  })

  test('holds no letters of a person who took their contact back, nor questions about one who withdrew', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const job = await givenJob(company)
    const { user: developer, candidate } = await givenCandidate()
    await developer.merge({ firstName: 'Zelda', lastName: 'Quistgaard' }).save()
    const unlock = { company_id: company.id, candidate_id: candidate.id }
    await db.table('contact_unlocks').insert({
      ...unlock,
      unlocked_by: developer.id,
      expires_at: new Date(Date.now() + 86_400_000),
    })
    const opened = await client
      .post('/api/v1/conversation/create-open-conversation')
      .loginAs(user)
      .json({ devId: candidate.id })
    await client
      .post('/api/v1/message/send-message')
      .loginAs(developer)
      .json({ conversation_id: opened.body().data._id, text: 'I am at +45 12 34 56 78' })
    await client
      .post('/api/v1/client/send-email')
      .loginAs(user)
      .json({ devIds: [candidate.id], subject: 'Hello', body: '<p>{{candidate.fullName}}</p>' })
    const left = await givenApplication(job)
    await db.table('screening_questions').insert({
      company_id: company.id,
      job_id: job.id,
      application_id: left.application.id,
      kind: 'technical',
      question: 'Why did you leave Madeira?',
      position: 1,
    })
    const words = async () => {
      await made(client, user)
      return [...(await unzip(await bytesOf())).values()].map(String).join('\n')
    }
    const before = await words()
    for (const word of ['+45 12 34', developer.fullName, 'Madeira']) assert.include(before, word)
    await db.from('contact_unlocks').where(unlock).update({ revoked_at: new Date() })
    await blockCompany(left.candidate, company)
    await CompanyArchive.query().delete()
    await File.query().where('purpose', 'export').delete()
    const after = await words()
    for (const word of ['+45 12 34', developer.fullName, 'Madeira']) assert.notInclude(after, word)
  })

  test('that lies ready is closed to the company once one of its people withdraws or is erased', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const job = await givenJob(company)
    const [first, second] = [await givenApplication(job), await givenApplication(job)]
    const archive = await made(client, user)
    ;(await client.get(archive.downloadUrl)).assertStatus(200)
    await client
      .post('/api/v1/candidate/blocked-companies')
      .loginAs(first.user)
      .json({ companyId: String(company.id) })
    ;(await client.get(archive.downloadUrl)).assertStatus(403)
    assert.containsSubset(await shown(client, user), { status: 'expired', downloadUrl: null })
    assert.equal(await sweepArchives(), 1)
    assert.isNull(await File.query().where('purpose', 'export').first())

    const next = await made(client, user)
    const erased = await client
      .delete('/api/v1/account')
      .loginAs(second.user)
      .json({ password: PASSWORD })
    erased.assertStatus(200)
    ;(await client.get(next.downloadUrl)).assertStatus(403)
    assert.equal(await sweepArchives(), 1)
  })

  test('that is being made when one of its people withdraws or is erased is made anew', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { company, user } = await givenCompany()
    const job = await givenJob(company)
    const people = [await givenApplication(job), await givenApplication(job)]
    const leave = [
      () =>
        client
          .post('/api/v1/candidate/blocked-companies')
          .loginAs(people[0].user)
          .json({ companyId: String(company.id) }),
      () => client.delete('/api/v1/account').loginAs(people[1].user).json({ password: PASSWORD }),
    ]
    // the zip is whole, and not yet kept
    const copy = drive.use().copyFromFs
    cleanup(() => void (drive.use().copyFromFs = copy))
    for (const [index, one] of people.entries()) {
      const name = `Leaver${index}Quistgaard`
      await one.user.merge({ firstName: name }).save()
      const { _id } = (await ask(client, user)).body().data.archive
      let left = false
      drive.use().copyFromFs = async (...all) => {
        if (!left) {
          left = true
          assert.isBelow((await leave[index]()).status(), 300)
        }
        return copy.apply(drive.use(), all)
      }
      await perform('company.archive', { archiveId: Number(_id) })
      assert.isTrue(left)
      const words = [...(await unzip(await bytesOf())).values()].map(String).join('\n')
      assert.notInclude(words, name)
      assert.equal((await shown(client, user)).status, 'ready')
      await CompanyArchive.query().delete()
      await File.query().where('purpose', 'export').delete()
    }
  })

  test('forgets no table of a company', async ({ assert }) => {
    const { rows } = await db.rawQuery(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'company_id'`
    )
    const all = (rows as { name: string }[]).map(({ name }) => name)
    const words = new Set(parts.flatMap(({ sql }) => sql.match(/\w+/g)))
    const missing = all.filter((table) => !words.has(table))
    assert.isAbove(all.length, 60)
    assert.sameMembers(missing, Object.values(leftOut).flat())
  })

  test('is downloaded by a link that ends with the right to it', async ({ client, assert }) => {
    const { company } = await givenCompany()
    const { user, member } = await givenMember(company, 'admin')
    const { downloadUrl } = await made(client, user)
    const download = await client.get(downloadUrl)
    download.assertStatus(200)
    assert.match(download.header('content-disposition')!, /attachment/)
    await member.merge({ role: 'recruiter' }).save()
    ;(await client.get(downloadUrl)).assertStatus(403)
    const { id } = await File.query().where('purpose', 'export').firstOrFail()
    const stranger = await givenCompany()
    ;(await client.get(`/api/v1/files/${id}`).loginAs(stranger.user)).assertStatus(404)
  })

  test('is made once at a time, told when it failed, and kept for days', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    const first = (await ask(client, user)).body().data.archive
    assert.equal((await ask(client, user)).body().data.archive._id, first._id)
    await giveUp('company.archive', { archiveId: Number(first._id) })
    assert.equal((await shown(client, user)).status, 'failed')
    await made(client, user)
    await CompanyArchive.query().update({ expires_at: new Date(0) })
    assert.equal((await shown(client, user)).status, 'expired')
    assert.equal(await sweepArchives(), 2)
    assert.isEmpty(await File.query().where('purpose', 'export'))
    for (let made = 0; made < 5; made++)
      await CompanyArchive.create({
        companyId: await companyOf(user),
        status: 'failed',
        percent: 0,
      })
    const refused = await ask(client, user)
    refused.assertStatus(409)
    refused.assertBodyContains({ reason: 'quota' })
  })

  test('is left to a suspended company', async ({ client }) => {
    const { company, user } = await givenCompany()
    await company.merge({ verification: 'suspended', isActive: false }).save()
    ;(await ask(client, user)).assertStatus(202)
  })
})

async function bytesOf() {
  const { storageKey } = await File.query().where('purpose', 'export').firstOrFail()
  return Buffer.from(await drive.use().getBytes(storageKey))
}

const companyOf = async (user: User) =>
  (await db.from('company_members').where('user_id', user.id).first()).company_id as number
