import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import tellRejections from '#api/applications/tell_rejections'
import File from '#api/files/models/file'
import { REJECTION_HOURS, UNDO_MINUTES } from '#api/applications/application_facts'
import { perform } from '#api/queue/queue'
import { drainQueue } from '#tests/queue'
import { unzip } from '../privacy/unzip.js'
import { givenApplication, givenCompany, givenJob } from '#tests/givens'

const FEEDBACK = 'We chose somebody with more Rust'

async function givenReviewed() {
  const { company, user: owner } = await givenCompany()
  const job = await givenJob(company)
  const { application, user, candidate } = await givenApplication(job)
  return { company, owner, job, application, user, candidate }
}

async function move(client: ApiClient, owner: User, appliedId: number, status: string) {
  const moved = await client
    .put('/api/v1/client/applied-job-status')
    .loginAs(owner)
    .json({ appliedId, status, feedBack: status === 'rejected' ? FEEDBACK : null, reason: 'Other' })
  moved.assertStatus(200)
  return moved
}

const undo = (client: ApiClient, owner: User, batchId: string) =>
  client.put('/api/v1/client/undo-rejection').loginAs(owner).json({ batchId })

/** Everything that tells a candidate of applications, without the signatures of files, which change with the time. */
async function seenBy(client: ApiClient, user: User) {
  const read = async (path: string) => {
    const response = await client.get(path).loginAs(user)
    response.assertStatus(200)
    return JSON.stringify(response.body()).replace(/signature=[^"&]+|expires=\d+/gi, '')
  }
  const paths = [
    '/api/v1/candidate/applied-jobs',
    '/api/v1/candidate/applied-jobs?status=reviewing',
    '/api/v1/candidate/applied-jobs?status=rejected',
    '/api/v1/candidate/dashboard',
    '/api/v1/candidate/data-map',
    '/api/v1/candidate/interview-applications',
    '/api/v1/candidate/interviews',
    '/api/v1/notifications',
  ]
  const seen: Record<string, string> = {}
  for (const path of paths) seen[path] = await read(path)
  seen.stream = JSON.stringify(
    await db
      .from('stream_events')
      .where('channel', `users/${user.id}`)
      .orderBy('id')
      .select('payload')
  )
  seen.mails = JSON.stringify(
    await db.from('mails').where('user_id', user.id).orderBy('id').select('subject', 'status')
  )
  return seen
}

/** The time in which it can be called back is over. */
const passHold = (id: number) =>
  db
    .from('applications')
    .where('id', id)
    .whereNotNull('held_until')
    .update({ held_until: new Date(Date.now() - 1000) })

test.group('A rejection that waits', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => drive.use().deleteAll())

  test('shows the candidate nothing for a day, and then everything at once', async ({
    client,
    assert,
  }) => {
    const { owner, application, user } = await givenReviewed()
    await move(client, owner, application.id, 'reviewing')
    // candidates see that it was read, and this is not about that
    await client.get(`/api/v1/client/application/${application.id}`).loginAs(owner)
    const before = await seenBy(client, user)
    assert.include(before['/api/v1/candidate/applied-jobs?status=reviewing'], 'In review')
    await move(client, owner, application.id, 'rejected')

    const { held_until: until } = await db.from('applications').where('id', application.id).first()
    assert.closeTo((until - Date.now()) / 3_600_000, REJECTION_HOURS, 0.05)
    assert.equal(await tellRejections(), 0)
    assert.deepEqual(await seenBy(client, user), before)
    const company = await client.get(`/api/v1/client/application/${application.id}`).loginAs(owner)
    assert.containsSubset(company.body().data, { status: 'rejected', toldAt: until.toISOString() })

    await passHold(application.id)
    assert.deepEqual(await seenBy(client, user), before)
    await perform('rejections.tell', {})
    const [mine] = (await client.get('/api/v1/candidate/applied-jobs').loginAs(user)).body().data
    assert.containsSubset(mine, {
      status: 'rejected',
      feedBack: FEEDBACK,
      mayWithdraw: false,
      history: [{ status: 'applied' }, { status: 'reviewing' }, { status: 'rejected' }],
    })
    const bells = await db
      .from('notifications')
      .where({ user_id: user.id, kind: 'application.status' })
      .whereLike('message', '%will not continue%')
    assert.lengthOf(bells, 1)
    const mail = await db
      .from('mails')
      .where({ user_id: user.id, kind: 'application.status' })
      .whereLike('subject', '%will not continue%')
    assert.lengthOf(mail, 1)
    assert.include(mail[0].body_text, FEEDBACK)
    assert.isTrue(mail[0].send_after <= new Date())
    assert.equal(await tellRejections(), 0)
  })

  test('leaves nothing behind when it is undone, or taken back to where it was', async ({
    client,
    assert,
  }) => {
    const { owner, application, user } = await givenReviewed()
    await move(client, owner, application.id, 'reviewing')
    const before = await seenBy(client, user)
    const rejected = await move(client, owner, application.id, 'rejected')
    ;(await undo(client, owner, rejected.body().data.batchId)).assertStatus(200)
    assert.deepEqual(await seenBy(client, user), before)

    const many = await client
      .put('/api/v1/client/multiple-application-rejection')
      .loginAs(owner)
      .json({ appliedIds: [application.id], reason: 'Other', feedBack: FEEDBACK })
    many.assertStatus(200)
    assert.deepEqual(await seenBy(client, user), before)
    await move(client, owner, application.id, 'reviewing')
    assert.deepEqual(await seenBy(client, user), before)

    await move(client, owner, application.id, 'rejected')
    await move(client, owner, application.id, 'shortlisted')
    const [mine] = (await client.get('/api/v1/candidate/applied-jobs').loginAs(user)).body().data
    assert.deepEqual(
      mine.history.map(({ status }: { status: string }) => status),
      ['applied', 'reviewing', 'shortlisted']
    )
    await db.from('applications').update({ updated_at: new Date() })
    assert.equal(await tellRejections(), 0)
  })

  test('is not in the copy of their data, and no trace of one that was called back is', async ({
    client,
    assert,
  }) => {
    const { owner, application, user } = await givenReviewed()
    await move(client, owner, application.id, 'reviewing')
    await move(client, owner, application.id, 'rejected')
    await move(client, owner, application.id, 'reviewing')
    await move(client, owner, application.id, 'rejected')
    const copy = async () => {
      await db.from('account_exports').where('user_id', user.id).delete()
      ;(await client.post('/api/v1/account/export').loginAs(user)).assertStatus(202)
      await drainQueue({ only: 'account.export' })
      const file = await File.query()
        .where({ ownerId: user.id, purpose: 'export' })
        .orderBy('id', 'desc')
        .firstOrFail()
      const files = await unzip(Buffer.from(await drive.use().getBytes(file.storageKey)))
      const rows = (table: string): any[] => JSON.parse(files.get(`data/${table}.json`)!.toString())
      const said = JSON.stringify([...files].map(([, bytes]) => bytes.toString()))
      return { said, applications: rows('applications'), events: rows('application_events') }
    }
    const waiting = await copy()
    assert.equal(waiting.applications[0].status, 'reviewing')
    for (const trace of ['rejected', FEEDBACK, 'held_', 'hidden'])
      assert.notInclude(waiting.said, trace)
    await passHold(application.id)
    await tellRejections()
    const told = await copy()
    assert.equal(told.applications[0].status, 'rejected')
    assert.lengthOf(
      told.events.filter((one) => one.to_status === 'rejected'),
      1
    )
  })

  test('lets the candidate withdraw, and not apply anew, as if it had not been', async ({
    client,
    assert,
  }) => {
    const { owner, job, application, user } = await givenReviewed()
    await move(client, owner, application.id, 'rejected')
    const again = await client.post('/api/v1/apply-job').loginAs(user).json({ jobId: job.id })
    again.assertStatus(409)
    assert.match(again.body().message, /already applied/)
    const withdrawn = await client
      .put(`/api/v1/candidate/withdraw-application/${application.id}`)
      .loginAs(user)
      .json({})
    withdrawn.assertStatus(200)
    assert.deepEqual(
      withdrawn.body().data.history.map(({ status }: { status: string }) => status),
      ['applied', 'withdrawn']
    )
    await passHold(application.id)
    assert.equal(await tellRejections(), 0)
    const row = await db.from('applications').where('id', application.id).first()
    assert.containsSubset(row, { status: 'withdrawn', held_until: null, held_status: null })
  })

  test('ends with a block of the company as running applications do', async ({
    client,
    assert,
  }) => {
    const { owner, company, application, user } = await givenReviewed()
    await move(client, owner, application.id, 'rejected')
    const blocked = await client.delete(`/api/v1/candidate/data-map/${company.id}`).loginAs(user)
    blocked.assertStatus(200)
    const row = await db.from('applications').where('id', application.id).first()
    assert.equal(row.status, 'withdrawn')
  })

  test('keeps a coming interview, and is told two hours before it, though never while it can be undone', async ({
    client,
    assert,
  }) => {
    for (const [hours, waits] of [
      [5, 3],
      [1, UNDO_MINUTES / 60],
    ]) {
      const { owner, application, user } = await givenReviewed()
      const offered = await client
        .patch('/api/v1/client/scheduleInterview')
        .loginAs(owner)
        .json({
          appliedId: application.id,
          slots: [{ start: DateTime.now().plus({ days: 3 }).startOf('hour').toISO() }],
          duration: 30,
          timeZone: 'Asia/Kolkata',
          type: 'video',
          meetingUrl: 'https://meet.example.com/a',
        })
      offered.assertStatus(201)
      await db
        .from('interviews')
        .where('application_id', application.id)
        .update({
          status: 'scheduled',
          starts_at: DateTime.now().plus({ hours }).toJSDate(),
          ends_at: DateTime.now().plus({ hours, minutes: 30 }).toJSDate(),
        })
      const before = await seenBy(client, user)
      await move(client, owner, application.id, 'rejected')
      const row = await db.from('applications').where('id', application.id).first()
      assert.closeTo((row.held_until - Date.now()) / 3_600_000, waits, 0.02)
      assert.deepEqual(await seenBy(client, user), before)
      await passHold(application.id)
      await tellRejections()
      const { status } = await db.from('interviews').where('application_id', application.id).first()
      assert.equal(status, 'cancelled')
    }
  })
})
