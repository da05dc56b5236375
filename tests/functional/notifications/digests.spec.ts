import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type User from '#api/accounts/models/user'
import CandidateBlock from '#api/candidates/models/candidate_block'
import JobMember from '#api/jobs/models/job_member'
import { notify, type Notice } from '#api/notifications/notify'
import deliverMail from '#api/notifications/deliver_mail'
import sendDigests from '#api/notifications/digests/send_digests'
import Notification from '#api/notifications/models/notification'
import { DIGEST_LINES_MOST } from '#api/notifications/notification_facts'
import { unsubscribeUrl } from '#api/notifications/settings/unsubscribe'
import {
  givenApplication,
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
} from '#tests/givens'

const API = '/api/v1'
const tell = (user: User, message: string, over: Partial<Notice> = {}) =>
  db.transaction((trx) =>
    notify(trx, {
      to: [user.id],
      kind: 'application.received',
      message,
      link: '/client/jobs/5/applicants',
      mail: { subject: message, lines: [message] },
      ...over,
    })
  )
const digested = (user: User, event = 'application', over: object = {}) =>
  db
    .table('notification_settings')
    .insert({ user_id: user.id, event, by_email: false, in_digest: true, ...over })
const due = (user: User) =>
  db
    .from('digests')
    .where('user_id', user.id)
    .whereNull('composed_at')
    .update({ due_at: new Date(Date.now() - 60_000) })
const mailsTo = (user: User) => db.from('mails').where('user_id', user.id).orderBy('id')

test.group('When notifications reach a person', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is nobody else’s to see or choose, and senseless hours are refused', async ({ client }) => {
    ;(await client.get(`${API}/notification-preferences`)).assertStatus(401)
    ;(await client.put(`${API}/notification-preferences`)).assertStatus(401)
    const { user } = await givenCandidate()
    for (const [body, field] of [
      [{ digest: 'hourly' }, 'digest'],
      [{ digestHour: 24 }, 'digestHour'],
      [{ digestWeekday: 0 }, 'digestWeekday'],
      [{ quiet: { from: '25:00', to: '07:00' } }, 'quiet.from'],
      [{ quiet: { from: '22:00', to: '22:00' } }, 'quiet.to'],
      [{ quiet: { from: '22:00' } }, 'quiet.to'],
      [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    ] as const) {
      const refused = await client.put(`${API}/notification-preferences`).json(body).loginAs(user)
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field }] })
    }
  })

  test('is a daily digest and no quiet hours until something is chosen; what is not named stays', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate()
    const put = async (body: object) =>
      (await client.put(`${API}/notification-preferences`).json(body).loginAs(user)).body().data
    const before = await client.get(`${API}/notification-preferences`).loginAs(user)
    assert.deepEqual(before.body().data, {
      ...{ digest: 'daily', digestHour: 8, digestWeekday: 1, quietFrom: null, quietTo: null },
      ...{ timeZone: 'Asia/Kolkata', nextDigest: null },
    })
    await put({ quiet: { from: '22:00', to: '07:00' }, timeZone: 'Europe/Berlin' })
    assert.deepInclude(await put({ digest: 'weekly', digestWeekday: 5 }), {
      ...{ digest: 'weekly', digestHour: 8, digestWeekday: 5 },
      ...{ quietFrom: '22:00', quietTo: '07:00', timeZone: 'Europe/Berlin' },
    })
    assert.deepInclude(await put({ quiet: null }), { quietFrom: null, quietTo: null })
  })

  test('an event comes at once or in the digest, never both', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    const put = (body: object) =>
      client.put(`${API}/notification-settings`).json(body).loginAs(user)
    ;(await put({ kind: 'interview', mail: true, digest: true })).assertStatus(422)
    const rowOf = (response: any) =>
      response.body().data.find((row: any) => row.kind === 'interview')
    assert.deepInclude(rowOf(await put({ kind: 'interview', digest: true })), {
      mail: false,
      digest: true,
      push: true,
    })
    assert.deepInclude(rowOf(await put({ kind: 'interview', push: false })), {
      mail: false,
      digest: true,
      push: false,
    })
    assert.deepInclude(rowOf(await put({ kind: 'interview', mail: true })), {
      mail: true,
      digest: false,
    })
  })
})

test.group('Digests', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('gather what was put into them and come once, with what is unread; alike ones are one line', async ({
    assert,
  }) => {
    const { user } = await givenCompany()
    await digested(user)
    const alike = {
      by: 'job:5',
      message: '{count} new applications for Cook',
      link: '/client/jobs/5/applicants',
    }
    await tell(user, 'Asha applied for Cook', { alike })
    await tell(user, 'Ben applied for Cook', { alike })
    await tell(user, 'Chen withdrew', { kind: 'application.withdrawn', link: undefined })
    await tell(user, 'Dora asks for you')
    await tell(user, 'Your job is live', { kind: 'job.approved' })
    await Notification.query().where('message', 'Dora asks for you').update({ read_at: new Date() })
    assert.deepEqual(
      (await mailsTo(user)).map(({ kind }) => kind),
      ['job.approved']
    )
    assert.equal(await sendDigests(), 0)
    await due(user)
    const both = await Promise.all([sendDigests(), sendDigests()])
    assert.equal(both[0] + both[1], 1)
    assert.equal(await sendDigests(), 0)
    const [, digest] = await mailsTo(user)
    assert.equal(digest.kind, 'digest.due')
    assert.equal(digest.subject, '2 notifications for you')
    assert.include(digest.body_text, '- 2 new applications for Cook\n  http')
    assert.include(digest.body_text, '- Chen withdrew')
    assert.notInclude(digest.body_text, 'Dora')
    assert.notInclude(digest.body_text, 'job is live')
    assert.include(
      digest.body_text,
      `Stop these mails: ${unsubscribeUrl({ userId: user.id, kind: 'digest.due' })}`
    )
    // the next one begins with what comes next
    await tell(user, 'Eve applied for Cook', { alike })
    await due(user)
    assert.equal(await sendDigests(), 1)
    const [last] = (await mailsTo(user)).slice(-1)
    assert.equal(last.subject, 'Eve applied for Cook')
    assert.notInclude(last.body_text, 'Chen')
  })

  test('hold what is not behind the bell, too; and with nothing left no mail is sent', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    await digested(user, 'application', { in_app: false })
    await tell(user, 'Asha applied for Cook')
    const bell = await client.get(`${API}/notifications`).loginAs(user)
    bell.assertBodyContains({ data: [], unread: 0, pagination: { total: 0 } })
    assert.lengthOf(await db.from('stream_events').where('channel', `users/${user.id}`), 0)
    await due(user)
    assert.equal(await sendDigests(), 1)
    await tell(user, 'Ben applied for Cook')
    await Notification.query()
      .where('message', 'Ben applied for Cook')
      .update({ read_at: new Date() })
    await due(user)
    assert.equal(await sendDigests(), 0)
    assert.lengthOf(await mailsTo(user), 1)
    assert.lengthOf(await db.from('digests').where('user_id', user.id).whereNull('composed_at'), 0)
  })

  test('are due at the hour of the person, and move when they choose another', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    await digested(user)
    await tell(user, 'Asha applied for Cook')
    const dueAt = async () =>
      (await db.from('digests').where('user_id', user.id).firstOrFail()).due_at
    assert.equal(DateTime.fromJSDate(await dueAt(), { zone: 'Asia/Kolkata' }).hour, 8)
    const chosen = await client
      .put(`${API}/notification-preferences`)
      .json({ digest: 'weekly', digestWeekday: 4, digestHour: 18, timeZone: 'Europe/Berlin' })
      .loginAs(user)
    const moved = DateTime.fromJSDate(await dueAt(), { zone: 'Europe/Berlin' })
    assert.deepEqual([moved.weekday, moved.hour], [4, 18])
    assert.equal(chosen.body().data.nextDigest, moved.toUTC().toISO())
  })

  test('name nobody who took themselves back, is suspended, or whose job the reader was taken off', async ({
    assert,
  }) => {
    const { company, user: owner } = await givenCompany()
    const { user: manager } = await givenMember(company, 'hiring_manager')
    const job = await givenJob(company)
    await JobMember.create({ jobId: job.id, userId: manager.id, companyId: company.id } as never)
    const people = await Promise.all(
      ['Asha', 'Ben', 'Chen'].map(async (name) => ({ name, ...(await givenApplication(job)) }))
    )
    for (const user of [owner, manager]) {
      await digested(user)
      for (const { name, candidate } of people)
        await tell(user, `${name} applied`, {
          jobId: job.id,
          devId: candidate.id,
          clientId: company.id,
        })
    }
    const [asha, ben] = people
    await CandidateBlock.create({
      ...{ candidateId: asha.candidate.id, companyId: company.id, reason: 'chosen' },
      createdAt: DateTime.now().plus({ seconds: 1 }),
    } as never)
    await db.from('candidates').where('id', ben.candidate.id).update({ visibility: 'suspended' })
    await JobMember.query().where('user_id', manager.id).delete()
    await due(owner)
    await due(manager)
    assert.equal(await sendDigests(), 1)
    const [mail] = (await mailsTo(owner)).filter(({ kind }) => kind === 'digest.due')
    assert.equal(mail.subject, 'Chen applied')
    assert.notMatch(mail.body_text, /Asha applied|Ben applied/)
    assert.lengthOf(
      (await mailsTo(manager)).filter(({ kind }) => kind === 'digest.due'),
      0
    )
  })

  test('are not sent to who left, and of a suspended company tell nothing', async ({ assert }) => {
    const { company, user, member } = await givenCompany()
    await digested(user)
    await tell(user, 'Asha applied', { clientId: company.id })
    await company.merge({ isActive: false }).save()
    await due(user)
    assert.equal(await sendDigests(), 0)
    await company.merge({ isActive: true }).save()
    await tell(user, 'Ben applied', { clientId: company.id })
    await member.merge({ status: 'deactivated' }).save()
    await due(user)
    assert.equal(await sendDigests(), 0)
  })

  test('written before something was read are written again before they are sent', async ({
    assert,
  }) => {
    const { user } = await givenCompany()
    await digested(user)
    await tell(user, 'Asha applied')
    await tell(user, 'Ben applied')
    await due(user)
    await sendDigests()
    await Notification.query().where('message', 'Asha applied').update({ read_at: new Date() })
    const [{ id }] = await mailsTo(user)
    await deliverMail({ mailId: id })
    const [mail] = await mailsTo(user)
    assert.equal(mail.status, 'kept')
    assert.equal(mail.subject, 'Ben applied')
    assert.notInclude(mail.body_html, 'Asha')
  })

  test('end by one click, and lines that were there are not sent; long ones say how many more there are', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    await digested(user)
    for (let nth = 0; nth < DIGEST_LINES_MOST + 3; nth++) await tell(user, `Applicant ${nth}`)
    await due(user)
    await sendDigests()
    const [mail] = await mailsTo(user)
    assert.equal(mail.subject, `${DIGEST_LINES_MOST + 3} notifications for you`)
    assert.include(mail.body_text, '3 more are behind the bell')
    const { pathname } = new URL(unsubscribeUrl({ userId: user.id, kind: 'digest.due' })!)
    await tell(user, 'Another applicant')
    const ended = await client.post(pathname).form({ 'List-Unsubscribe': 'One-Click' })
    ended.assertStatus(200)
    await deliverMail({ mailId: mail.id })
    assert.equal((await mailsTo(user))[0].status, 'cancelled')
    await due(user)
    assert.equal(await sendDigests(), 0)
    const again = await client.post(pathname).form({ again: 'true' })
    assert.include(again.text(), 'You get these mails again')
    await tell(user, 'One more applicant')
    await due(user)
    assert.equal(await sendDigests(), 1)
  })
})
