import { test } from '@japa/runner'
import { SMTPServer } from 'smtp-server'
import { DateTime } from 'luxon'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { MailManager, transports } from '@adonisjs/mail'
import deliverMail from '#api/notifications/deliver_mail'
import { cancelMails, queueMail } from '#api/notifications/queue_mail'
import { unsubscribeUrl } from '#api/notifications/settings/unsubscribe'
import { patient } from '#api/queue/queue'
import { givenCompany } from '#tests/givens'
import { setSettings } from '#tests/settings'
import { drainQueue } from '#tests/queue'

const mailTo = (to: string, over: object = {}) =>
  db.transaction((trx) =>
    queueMail(trx, {
      to,
      kind: 'job.posted',
      subject: 'A job for you',
      lines: ['Have a look'],
      ...over,
    })
  )
const row = (id: number) => db.from('mails').where('id', id).first()

/** A real SMTP server on a free port; `refuse` answers a recipient with an SMTP code. */
async function givenSmtpServer(refuse: (address: string) => number | undefined = () => undefined) {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, done) {
      const code = refuse(address)
      done(code ? Object.assign(new Error('Not now'), { responseCode: code }) : null)
    },
    onData(stream, _, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  const smtp = await transports.smtp({ host: '127.0.0.1', port, ignoreTLS: true }).resolver(app)
  const emitter = await app.container.make('emitter')
  const manager = new MailManager(emitter, {
    default: 'smtp',
    from: 'hello@candor.example',
    mailers: { smtp },
  })
  const usual = await app.container.make('mail.manager')
  app.container.bindValue('mail.manager', manager as any)
  const unset = setSettings({ SMTP_HOST: '127.0.0.1' })
  return {
    received,
    async close() {
      unset()
      app.container.bindValue('mail.manager', usual)
      await manager.closeAll()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

test.group('Delivering mails', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('without a mail server the mail is kept for the console', async ({ assert }) => {
    const id = await mailTo('kept@example.com')
    const done = await drainQueue()
    assert.deepInclude(done, { name: 'mail.deliver', data: { mailId: id } })
    assert.equal((await row(id)).status, 'kept')
  })

  test('with a mail server it is sent once, however often its job runs', async ({
    assert,
    cleanup,
  }) => {
    const smtp = await givenSmtpServer()
    cleanup(() => smtp.close())
    const id = await mailTo('asha@example.com', {
      code: '123456',
      attachments: [
        {
          name: 'interview.ics',
          type: 'text/calendar; method=REQUEST',
          content: 'BEGIN:VCALENDAR',
        },
      ],
    })
    await Promise.all([deliverMail({ mailId: id }), deliverMail({ mailId: id })])
    await drainQueue()
    await deliverMail({ mailId: id })
    assert.lengthOf(smtp.received, 1)
    assert.match(smtp.received[0], /^Subject: A job for you/m)
    assert.match(smtp.received[0], /^To: asha@example.com/m)
    assert.include(smtp.received[0], '123456')
    assert.match(smtp.received[0], /filename="?interview.ics/)
    const [, alternative] = smtp.received[0].match(/multipart\/alternative;\s+boundary="([^"]+)"/)!
    const parts = smtp.received[0].split(`--${alternative}`)
    assert.isTrue(
      parts.some((part) => /^Content-Type: text\/calendar;.*method=REQUEST/m.test(part)),
      'where calendars look for an invitation'
    )
    const sent = await row(id)
    assert.equal(sent.status, 'sent')
    assert.exists(sent.sent_at)
  })

  test('every mail that settings rule carries the headers by which mail programs end it with one click', async ({
    assert,
    cleanup,
  }) => {
    const smtp = await givenSmtpServer()
    cleanup(() => smtp.close())
    const { user } = await givenCompany()
    for (const kind of ['search.alert', 'interview.accept', 'account.password'])
      await deliverMail({ mailId: await mailTo(user.email, { userId: user.id, kind }) })
    const [alert, interview, account] = smtp.received.map((mail) =>
      mail.replace(/\r\n[ \t]+/g, ' ')
    )
    for (const [mail, kind] of [
      [alert, 'search.alert'],
      [interview, 'interview.accept'],
    ]) {
      assert.include(mail, `List-Unsubscribe: <${unsubscribeUrl({ userId: user.id, kind })}>\r\n`)
      assert.include(mail, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
    }
    assert.notInclude(account, 'List-Unsubscribe')
  })

  test('a busy server is tried again, and in the end the mail failed with the reason', async ({
    assert,
    cleanup,
  }) => {
    const smtp = await givenSmtpServer(() => 450)
    cleanup(() => smtp.close())
    const id = await mailTo('busy@example.com')
    await assert.rejects(() => deliverMail({ mailId: id }))
    assert.equal((await row(id)).status, 'queued')
    await db.from('mails').where('id', id).update({ tries: patient.retries })
    await deliverMail({ mailId: id })
    const failed = await row(id)
    assert.equal(failed.status, 'failed')
    assert.include(failed.error, 'Not now')
  })

  test('an address that the server refuses for good is not tried again', async ({
    assert,
    cleanup,
  }) => {
    const smtp = await givenSmtpServer(() => 550)
    cleanup(() => smtp.close())
    const id = await mailTo('nobody@example.com')
    await deliverMail({ mailId: id })
    assert.equal((await row(id)).status, 'failed')
  })

  test('a mail that was called back is not sent', async ({ assert, cleanup }) => {
    const smtp = await givenSmtpServer()
    cleanup(() => smtp.close())
    const id = await mailTo('back@example.com', {
      kind: 'application.rejected',
      about: 'application:7',
    })
    await db.transaction((trx) =>
      cancelMails(trx, { kind: 'application.rejected', about: 'application:7' })
    )
    await drainQueue()
    assert.lengthOf(smtp.received, 0)
    assert.equal((await row(id)).status, 'cancelled')
  })

  test('a mail whose server died on the way is not sent a second time', async ({
    assert,
    cleanup,
  }) => {
    const smtp = await givenSmtpServer()
    cleanup(() => smtp.close())
    const id = await mailTo('crash@example.com')
    await db
      .from('mails')
      .where('id', id)
      .update({
        status: 'sending',
        handed_at: new Date(Date.now() - 3_600_000),
        updated_at: new Date(Date.now() - 3_600_000),
      })
    await deliverMail({ mailId: id })
    assert.lengthOf(smtp.received, 0)
    assert.equal((await row(id)).status, 'failed')
  })

  test('one whose server died before it handed the words over is sent after all', async ({
    assert,
    cleanup,
  }) => {
    const smtp = await givenSmtpServer()
    cleanup(() => smtp.close())
    const id = await mailTo('early@example.com')
    await db.from('mails').where('id', id).update({ status: 'sending' })
    await deliverMail({ mailId: id })
    assert.lengthOf(smtp.received, 0, 'another process may be at it')
    const later = await db
      .from('queue.job')
      .where('name', 'mail.deliver')
      .whereRaw(`(data->>'mailId')::bigint = ? and start_after > now() + interval '3 minutes'`, [
        id,
      ])
    assert.lengthOf(later, 1, 'it is looked at again')
    await db
      .from('mails')
      .where('id', id)
      .update({ updated_at: new Date(Date.now() - 3_600_000) })
    await deliverMail({ mailId: id })
    assert.lengthOf(smtp.received, 1)
    assert.equal((await row(id)).status, 'sent')
    assert.isNotNull((await row(id)).handed_at)
  })

  test('in quiet hours a mail waits for their end, unless it speaks of the account or of an interview that is near', async ({
    assert,
  }) => {
    const { user } = await givenCompany()
    const now = DateTime.now().setZone(user.timeZone)
    await db.table('notification_preferences').insert({
      user_id: user.id,
      quiet_from: now.minus({ hours: 1 }).toFormat('HH:mm'),
      quiet_to: now.plus({ hours: 1 }).toFormat('HH:mm'),
    })
    const sent = async (kind: string) => {
      const id = await mailTo(user.email, { userId: user.id, kind })
      await deliverMail({ mailId: id })
      return row(id)
    }
    const held = await sent('application.received')
    assert.equal(held.status, 'queued')
    const end = now.plus({ hours: 1 }).startOf('minute').toMillis()
    assert.closeTo(held.send_after.getTime(), end, 60_000)
    const jobs = await db
      .from('queue.job')
      .where('name', 'mail.deliver')
      .whereRaw(`(data->>'mailId')::bigint = ?`, [held.id])
    assert.isTrue(jobs.some((job) => Math.abs(job.start_after.getTime() - end) < 60_000))
    for (const kind of ['account.password', 'interview.reminder', 'interview.cancel'])
      assert.equal((await sent(kind)).status, 'kept', kind)
  })

  test('what was switched off, or whose reader left, is not sent any more', async ({ assert }) => {
    const { user, member } = await givenCompany()
    const queued = () => mailTo(user.email, { userId: user.id, kind: 'application.received' })
    const off = await queued()
    await db
      .table('notification_settings')
      .insert({ user_id: user.id, event: 'application', by_email: false })
    await deliverMail({ mailId: off })
    assert.equal((await row(off)).status, 'cancelled')
    await db.from('notification_settings').where('user_id', user.id).delete()
    const left = await queued()
    const account = await mailTo(user.email, { userId: user.id, kind: 'account.standing' })
    await member.merge({ status: 'deactivated' }).save()
    for (const id of [left, account]) await deliverMail({ mailId: id })
    assert.equal((await row(left)).status, 'cancelled')
    assert.equal((await row(account)).status, 'kept')
  })
})
