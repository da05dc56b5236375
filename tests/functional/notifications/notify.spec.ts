import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { notify } from '#api/notifications/notify'
import { cancelMails, queueMail } from '#api/notifications/queue_mail'
import { givenCandidate, givenUser } from '#tests/givens'

test.group('Telling people', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a notice becomes a bell, a stored stream event and a mail for each recipient', async ({
    assert,
  }) => {
    const { user } = await givenCandidate()
    const other = await givenUser('client')
    await db.transaction((trx) =>
      notify(trx, {
        to: [user.id, other.id, user.id],
        kind: 'interview.schedule',
        message: 'You are invited',
        link: '/interviews/3',
        jobId: 1,
        devId: 2,
        clientId: undefined,
        mail: {
          subject: 'An  interview\r\nfor you',
          lines: ['See <b> & you'],
          action: { label: 'Choose a time', path: '/interviews/3' },
          about: 'interview:3',
        },
      })
    )
    const bells = await db
      .from('notifications')
      .whereIn('user_id', [user.id, other.id])
      .orderBy('id')
    assert.lengthOf(bells, 2)
    const [event] = await db.from('stream_events').where('channel', `users/${user.id}`)
    const bell = bells.find((row) => row.user_id === user.id)
    assert.deepInclude(event.payload, {
      id: String(bell.id),
      kind: 'interview.schedule',
      message: 'You are invited',
      link: '/interviews/3',
      jobId: '1',
      devId: '2',
    })
    assert.equal(event.payload.createdAt, bell.created_at.toISOString())
    assert.notProperty(event.payload, 'clientId')
    const [mail] = await db.from('mails').where('user_id', user.id)
    assert.equal(mail.subject, 'An interview for you')
    assert.include(mail.body_html, 'See &lt;b&gt; &amp; you')
    assert.match(mail.body_text, /Choose a time: http.*\/interviews\/3/)
    const jobs = await db
      .from('queue.job')
      .where('name', 'mail.deliver')
      .whereRaw(`(data->>'mailId')::bigint = ?`, [mail.id])
    assert.lengthOf(jobs, 1)
  })

  test('what a person switched off stays away, but not the mails about their account', async ({
    assert,
  }) => {
    const user = await givenUser('developer')
    await db.table('notification_settings').multiInsert([
      { user_id: user.id, event: 'job', in_app: false, by_email: true },
      { user_id: user.id, event: 'interview', in_app: true, by_email: false },
      { user_id: user.id, event: 'account', in_app: false, by_email: false },
    ])
    const mail = { subject: 'Subject', lines: ['Line'] }
    await db.transaction(async (trx) => {
      await notify(trx, { to: [user.id], kind: 'job.posted', message: 'A job', mail })
      await notify(trx, { to: [user.id], kind: 'interview.cancel', message: 'Cancelled', mail })
      await notify(trx, {
        to: [user.id],
        kind: 'account.password',
        message: 'Your password was changed',
        mail,
      })
    })
    assert.sameMembers(
      (await db.from('notifications').where('user_id', user.id)).map((row) => row.kind),
      ['interview.cancel', 'account.password']
    )
    assert.sameMembers(
      (await db.from('mails').where('user_id', user.id)).map((row) => row.kind),
      ['job.posted', 'account.password']
    )
  })

  test('nothing is left of a notice whose transaction is rolled back', async ({ assert }) => {
    const user = await givenUser('developer')
    await assert.rejects(
      () =>
        db.transaction(async (trx) => {
          await notify(trx, {
            to: [user.id],
            kind: 'job.posted',
            message: 'A job',
            mail: { subject: 'S', lines: [] },
          })
          throw new Error('changed my mind')
        }),
      'changed my mind'
    )
    assert.lengthOf(await db.from('notifications').where('user_id', user.id), 0)
    assert.lengthOf(await db.from('stream_events').where('channel', `users/${user.id}`), 0)
    assert.lengthOf(await db.from('mails').where('user_id', user.id), 0)
  })

  test('a mail that waits can be called back by kind and subject matter', async ({ assert }) => {
    const sendAfter = new Date(Date.now() + 86_400_000)
    const id = await db.transaction((trx) =>
      queueMail(trx, {
        to: 'a@example.com',
        kind: 'application.rejected',
        about: 'application:12',
        subject: 'No',
        lines: ['Sorry'],
        sendAfter,
      })
    )
    const [job] = await db
      .from('queue.job')
      .where('name', 'mail.deliver')
      .whereRaw(`(data->>'mailId')::bigint = ?`, [id])
    assert.closeTo(job.start_after.getTime(), sendAfter.getTime(), 1000)
    assert.equal(
      await db.transaction((trx) =>
        cancelMails(trx, { kind: 'application.rejected', about: 'application:13' })
      ),
      0
    )
    assert.equal(
      await db.transaction((trx) =>
        cancelMails(trx, { kind: 'application.rejected', about: 'application:12' })
      ),
      1
    )
    assert.equal((await db.from('mails').where('id', id).first()).status, 'cancelled')
  })
})
