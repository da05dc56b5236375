import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { Secret } from '@adonisjs/core/helpers'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import Company from '#api/companies/models/company'
import User from '#api/accounts/models/user'
import { sealed } from '#api/mailing/linked/link_account'
import LinkedAccount from '#api/mailing/models/linked_account'
import MailFollowUp from '#api/mailing/models/mail_follow_up'
import MailSequence from '#api/mailing/models/mail_sequence'
import MailSequenceStep from '#api/mailing/models/mail_sequence_step'
import MailTemplate from '#api/mailing/models/mail_template'
import sendFollowUps from '#api/mailing/sequences/send_follow_ups'
import { perform } from '#api/queue/queue'
import { givenApplication, givenCompany, givenJob } from '#tests/givens'
import { givenWorker } from '#tests/killed_worker'
import { givenOauthServer } from '#tests/servers/oauth_server'
import { setSettings } from '#tests/settings'
import { until } from '#tests/until'

test.group('Mails of companies whose worker dies', (group) => {
  let all: Awaited<ReturnType<typeof given>>
  group.each.setup(async () => {
    all = await given()
    return async () => {
      await db.from('mails').where('user_id', all.applicant.user.id).delete()
      await Company.query().where('id', all.company.id).delete()
      await User.query().whereIn('id', [all.user.id, all.applicant.user.id]).delete()
    }
  })

  async function given() {
    const { company, user } = await givenCompany()
    const applicant = await givenApplication(await givenJob(company))
    await applicant.user.merge({ timeZone: 'UTC' }).save()
    return { company, user, applicant }
  }
  const mailsTo = (userId: number) =>
    db.from('mails').where({ user_id: userId, kind: 'message.mail' }).orderBy('id')
  const age = (id: number) =>
    db
      .from('mails')
      .where('id', id)
      .update({ updated_at: new Date(Date.now() - 600_000) })

  async function written(client: ApiClient, over: object = {}) {
    const sent = await client
      .post('/api/v1/client/send-email')
      .loginAs(all.user)
      .json({
        subject: 'Hello',
        body: '<p>Hello</p>',
        appliedIds: [all.applicant.application.id],
        ...over,
      })
    sent.assertStatus(202)
    return (await mailsTo(all.applicant.user.id)).at(-1)!.id as number
  }

  test('go once from a linked mailbox: after all where nothing was handed over, else not a second time', async ({
    client,
    assert,
    cleanup,
  }) => {
    const provider = await givenOauthServer()
    cleanup(() => provider.close())
    const env = {
      GOOGLE_CLIENT_ID: 'test',
      GOOGLE_CLIENT_SECRET: 'test-secret',
      GOOGLE_URL: provider.url,
    }
    cleanup(setSettings({ ...env, GOOGLE_CLIENT_SECRET: new Secret(env.GOOGLE_CLIENT_SECRET) }))
    provider.state.refresh.add('lasts')
    const account = await LinkedAccount.create({
      userId: all.user.id,
      provider: 'google',
      address: provider.state.address,
      scopes: ['https://www.googleapis.com/auth/gmail.send'],
      ...sealed({ access_token: 'over', refresh_token: 'lasts', expires_in: 1 }),
    })
    for (const [hold, status] of [
      ['token', 'sent'],
      ['send', 'failed'],
    ] as const) {
      await LinkedAccount.query()
        .where('id', account.id)
        .update({ expires_at: new Date(0) })
      const mailId = await written(client, { mailbox: 'google', subject: `Hello, held at ${hold}` })
      Object.assign(provider.state, { mails: [], held: 0, hold })
      const killed = givenWorker('mail.deliver', { mailId }, env)
      await until(() => provider.state.held > 0)
      await killed.kill()
      provider.state.hold = ''
      for (let again = 0; again < 2; again++) {
        await age(mailId)
        await perform('mail.deliver', { mailId })
      }
      assert.lengthOf(provider.state.mails, 1, hold)
      assert.equal((await db.from('mails').where('id', mailId).firstOrFail()).status, status, hold)
    }
  })

  test('wait for their time when they are put off, also when a worker dies meanwhile', async ({
    client,
    assert,
  }) => {
    const sendAt = DateTime.now().plus({ days: 2 })
    const mailId = await written(client, { sendAt: sendAt.toISO() })
    const { rows } = await db.rawQuery(
      `select start_after from queue.job where name = 'mail.deliver' and data ->> 'mailId' = ?`,
      [String(mailId)]
    )
    assert.lengthOf(rows, 1)
    assert.closeTo(new Date(rows[0].start_after).getTime(), sendAt.toMillis(), 1_000)
  })

  test('of a sequence go once: the mail and its step are written together or not at all', async ({
    assert,
  }) => {
    const template = await MailTemplate.create({
      companyId: all.company.id,
      name: 'Reminder',
      subject: 'Hello',
      body: '<p>Hello</p>',
      purpose: 'follow_up',
      status: 'active',
    })
    const sequence = await MailSequence.create({ companyId: all.company.id, name: 'Reminders' })
    for (const place of [1, 2])
      await MailSequenceStep.create({
        mailSequenceId: sequence.id,
        place,
        templateId: template.id,
        waitDays: 3,
      })
    const followUp = await MailFollowUp.create({
      companyId: all.company.id,
      mailSequenceId: sequence.id,
      candidateId: all.applicant.candidate.id,
      applicationId: all.applicant.application.id,
      startedBy: all.user.id,
      mailbox: 'platform',
      status: 'running',
      sent: 0,
      dueAt: DateTime.fromMillis(0),
    })
    const now = DateTime.utc().plus({ weeks: 1 }).startOf('week').plus({ days: 2, hours: 10 })
    // the worker stands still between the mail and the end of its transaction, and dies there
    const locked = await db.transaction()
    await locked.rawQuery('lock table queue.job in access exclusive mode')
    const dying = sendFollowUps({}, now)
    const waiting = async () =>
      (
        await db.rawQuery(
          `select l.pid from pg_locks l join pg_class c on c.oid = l.relation
           where c.relnamespace = 'queue'::regnamespace and not l.granted
             and exists (select from pg_locks o join pg_class p on p.oid = o.relation where o.pid = l.pid and p.relname = 'mail_follow_ups')`
        )
      ).rows as { pid: number }[]
    await until(async () => (await waiting()).length > 0)
    for (const { pid } of await waiting())
      await db.rawQuery('select pg_terminate_backend(?)', [pid])
    await dying
    await locked.rollback()
    assert.lengthOf(await mailsTo(all.applicant.user.id), 0)
    assert.equal((await followUp.refresh()).sent, 0)
    // two at once, and once more
    await Promise.all([sendFollowUps({}, now), sendFollowUps({}, now)])
    await sendFollowUps({}, now)
    assert.lengthOf(await mailsTo(all.applicant.user.id), 1)
    assert.containsSubset(await followUp.refresh(), { sent: 1, status: 'running' })
  })
})
