import { createHmac, randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { Secret } from '@adonisjs/core/helpers'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import CompanyMail from '#api/mailing/models/company_mail'
import { ANSWER_DAYS } from '#api/mailing/mail_facts'
import { answerAddress, readAnswerAddress } from '#api/mailing/replies/reply_to'
import { withdrawFrom } from '#api/privacy/data_map'
import { givenApplication, givenAdmin, givenCompany, givenJob, givenMember } from '#tests/givens'
import { setSettings } from '#tests/settings'

const SEND = '/api/v1/client/send-email'
const SECRET = 'the signing key of a test'
const signed = () => {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const token = randomUUID()
  const signature = createHmac('sha256', SECRET)
    .update(timestamp + token)
    .digest('hex')
  return { timestamp, token, signature }
}

async function given(client: any) {
  const { company, user } = await givenCompany()
  const applied = await givenApplication(await givenJob(company))
  const sent = await client
    .post(SEND)
    .loginAs(user)
    .json({ subject: 'A question', body: '<p>Hello</p>', appliedIds: [applied.application.id] })
  sent.assertStatus(202)
  const mail = await CompanyMail.query()
    .where('batch_id', sent.body().data.batchId)
    .preload('mail')
    .firstOrFail()
  return { company, user, mail, ...{ developer: applied.user, candidate: applied.candidate } }
}

test.group('Answers to mails of companies', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() =>
    setSettings({
      REPLY_DOMAIN: 'reply.example.com',
      REPLY_PROVIDER: 'mailgun',
      REPLY_SECRET: new Secret(SECRET),
    })
  )
  const answered = (recipient: string, from: string, over: Record<string, string> = {}) => ({
    ...signed(),
    recipient,
    'sender': from,
    from,
    'stripped-text': 'Monday suits me.',
    'message-headers': JSON.stringify([['Message-Id', `<${randomUUID()}@example.com>`]]),
    ...over,
  })

  test('go to an address that cannot be made up and holds for some weeks', ({ assert }) => {
    const address = answerAddress(123_456_789)!
    assert.isBelow(address.split('@')[0].length, 64)
    assert.equal(readAnswerAddress(address.toUpperCase()), 123_456_789)
    assert.isNull(readAnswerAddress(address, Date.now() + (ANSWER_DAYS + 2) * 86_400_000))
    assert.isNull(readAnswerAddress(address.replace('mail-2', 'mail-3')))
  })

  test('stand once in the history, and the person who wrote hears of them', async ({
    client,
    assert,
  }) => {
    const { user, mail, developer } = await given(client)
    const post = (body: object) => client.post('/api/v1/webhooks/incoming-mail').form(body)
    const address = answerAddress(mail.id)!
    const foreign = await post(answered(address, 'stranger@example.com'))
    assert.isFalse(foreign.body().data.sent)
    ;(await post({ ...answered(address, developer.email), signature: 'x' })).assertStatus(400)
    const call = answered(address, developer.email)
    assert.isTrue((await post(call)).body().data.sent)
    assert.isFalse((await post(call)).body().data.sent)
    const history = (await client.get('/api/v1/client/email-history').loginAs(user)).body()
    assert.lengthOf(history.data[0].replies, 1)
    assert.equal(history.data[0].replies[0].text, 'Monday suits me.')
    const bell = await db
      .from('notifications')
      .where('user_id', user.id)
      .orderBy('id', 'desc')
      .first()
    assert.equal(bell.kind, 'message.mail_answer')
    const told = await db.from('mails').where('user_id', user.id).orderBy('id', 'desc').first()
    assert.include(told.body_text, 'Monday suits me.')
  })

  test('are read no more by who was taken off the job, nor once the contact is masked again', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany()
    const job = await givenJob(company)
    const { application, user: developer } = await givenApplication(job)
    await developer.merge({ firstName: 'Zelda', lastName: 'Quistgaard' }).save()
    const { user: manager } = await givenMember(company, 'hiring_manager')
    const team = { company_id: company.id, job_id: job.id, user_id: manager.id }
    await db.table('job_members').insert(team)
    const subject = 'For {{candidate.fullName}}'
    const body = '<p>Dear Ms {{candidate.lastName}}, when can you start?</p>'
    const sent = await client
      .post(SEND)
      .loginAs(manager)
      .json({ subject, body, appliedIds: [application.id] })
    sent.assertStatus(202)
    const { id } = await CompanyMail.findByOrFail('batch_id', sent.body().data.batchId)
    const answer = answered(answerAddress(id)!, developer.email, {
      'stripped-text': 'In May. Zelda Quistgaard, +45 12 34 56 78',
    })
    await client.post('/api/v1/webhooks/incoming-mail').form(answer)
    const history = async (search?: string) =>
      (
        await client
          .get('/api/v1/client/email-history')
          .loginAs(manager)
          .qs(search ? { search } : {})
      ).body()
    const read = await history()
    assert.include(JSON.stringify(read), '+45 12 34 56 78')
    assert.include(read.data[0].text, 'Dear Ms Quistgaard')
    assert.lengthOf((await history('quistg')).data, 1)
    assert.lengthOf((await history(developer.email.slice(0, 8))).data, 1)

    await db.from('job_members').where(team).delete()
    const after = await history()
    assert.containSubset(after.data[0], { subject, to: '', replies: [] })
    assert.include(after.data[0].text, 'when can you start?')
    for (const word of ['Quistgaard', developer.email, '+45'])
      assert.notInclude(JSON.stringify(after), word)
    for (const search of ['quistg', developer.email.slice(0, 8)])
      assert.lengthOf((await history(search)).data, 0)
    assert.lengthOf((await history('for ')).data, 1)
  })

  test('are not kept once the person withdrew from the company', async ({ client, assert }) => {
    const { company, mail, developer, candidate } = await given(client)
    await withdrawFrom(candidate, company.id)
    const response = await client
      .post('/api/v1/webhooks/incoming-mail')
      .form(answered(answerAddress(mail.id)!, developer.email))
    assert.isFalse(response.body().data.sent)
    assert.lengthOf(await db.from('mail_replies').where('company_mail_id', mail.id), 0)
  })
})

test.group('What becomes of mails', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const PATH = '/api/v1/webhooks/mail-events'
  const event = (id: number, recipient: string, data: object) => ({
    'signature': signed(),
    'event-data': {
      recipient,
      message: { headers: { 'message-id': `mail-${id}@example.com` } },
      ...data,
    },
  })
  const failed = {
    'event': 'failed',
    'severity': 'permanent',
    'delivery-status': { message: 'No such user' },
  }

  test('is not taken where nothing is set up, nor without the right signature', async ({
    client,
  }) => {
    const { mail } = await given(client)
    const told = event(mail.mailId, mail.mail.recipient, failed)
    ;(await client.post(PATH).json(told)).assertStatus(404)
    const unset = setSettings({
      MAIL_EVENTS_PROVIDER: 'mailgun',
      MAIL_EVENTS_SECRET: new Secret('other'),
    })
    ;(await client.post(PATH).json(told)).assertStatus(400)
    ;(await client.post(PATH).json({})).assertStatus(422)
    unset()
  })

  test('shows in the history, and ends mails to an address that takes none', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(
      setSettings({ MAIL_EVENTS_PROVIDER: 'mailgun', MAIL_EVENTS_SECRET: new Secret(SECRET) })
    )
    const { user, mail, developer } = await given(client)
    const post = (data: object, recipient = developer.email) =>
      client.post(PATH).json(event(mail.mailId, recipient, data))
    const history = async () =>
      (await client.get('/api/v1/client/email-history').loginAs(user)).body().data[0]
    // what is not sent yet cannot be delivered
    assert.isFalse((await post({ event: 'delivered' })).body().data.taken)
    await db.from('mails').where('id', mail.mailId).update({ status: 'sent' })
    assert.isFalse((await post(failed, 'stranger@example.com')).body().data.taken)
    assert.isFalse((await post({ event: 'failed', severity: 'temporary' })).body().data.taken)
    assert.isTrue((await post({ event: 'delivered' })).body().data.taken)
    assert.equal((await history()).status, 'delivered')
    assert.isTrue((await post(failed)).body().data.taken)
    assert.isTrue((await post(failed)).body().data.taken)
    assert.containsSubset(await history(), { status: 'bounced', error: 'No such user' })
    const again = await client
      .post(`${SEND}/preview`)
      .loginAs(user)
      .json({ subject: 'x', body: 'x', devIds: [mail.candidateId] })
    assert.lengthOf(again.body().data, 0)
    assert.match(again.body().leftOut[0].reason, /mailbox/)

    const admin = await givenAdmin('support')
    const list = await client
      .get(`/api/v1/admin/mail-suppressions?filter=${JSON.stringify({ address: developer.email })}`)
      .loginAs(admin)
    assert.equal(list.body().data[0].reason, 'bounce')
    const [{ _id }] = list.body().data
    ;(await client.delete(`/api/v1/admin/mail-suppressions/${_id}`).loginAs(admin)).assertStatus(
      200
    )
    assert.isNull(await db.from('mail_suppressions').where('address', developer.email).first())
  })

  test('is told by Postmark too', async ({ client, assert, cleanup }) => {
    cleanup(
      setSettings({ MAIL_EVENTS_PROVIDER: 'postmark', MAIL_EVENTS_SECRET: new Secret(SECRET) })
    )
    const { mail, developer } = await given(client)
    await db.from('mails').where('id', mail.mailId).update({ status: 'sent' })
    const told = {
      RecordType: 'SpamComplaint',
      Email: developer.email,
      Metadata: { mail: String(mail.mailId) },
    }
    ;(await client.post(PATH).json(told)).assertStatus(400)
    const basic = Buffer.from(`candor:${SECRET}`).toString('base64')
    const response = await client.post(PATH).header('authorization', `Basic ${basic}`).json(told)
    assert.isTrue(response.body().data.taken)
    const row = await db.from('mail_suppressions').where('address', developer.email).firstOrFail()
    assert.equal(row.reason, 'complaint')
  })
})
