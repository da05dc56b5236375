import { createHash } from 'node:crypto'
import { freezeTime, test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import Lead from '#api/content/models/lead'
import LeadAnswer from '#api/content/models/lead_answer'
import sweepLeads from '#api/content/leads/sweep_leads'
import { leadForms } from '#api/content/leads/lead_facts'
import Mail from '#api/notifications/models/mail'
import Notification from '#api/notifications/models/notification'
import { givenAdmin, givenCandidate } from '#tests/givens'

const API = '/api/v1'
const written = { name: 'Mira', email: 'Mira@Example.com', message: 'Do you work in Peru?' }

/** The first number whose hash begins with enough zeros, as a browser finds it. */
function solve(challenge: string, bits: number) {
  for (let nonce = 0; ; nonce++) {
    const hash = createHash('sha256').update(`${challenge}.${nonce}`).digest()
    if (hash.readUInt32BE(0) >>> (32 - bits) === 0) return String(nonce)
  }
}

test.group('The public forms', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('refuse what is missing or wrong, beside its field', async ({ client, assert }) => {
    for (const [api, body, field] of [
      ['/contact-us-form', { ...written, email: 'no address' }, 'email'],
      ['/contact-us-form', { ...written, message: '' }, 'message'],
      ['/contact-us-form', { ...written, phone: 'call me' }, 'phone'],
      ['/book-demo', written, 'company'],
      ['/book-demo', { ...written, company: 'Ada Ltd', preferredAt: '31.02.2027' }, 'preferredAt'],
      ['/talk-to-sales', written, 'company'],
      ['/open-feedback', { message: 'Good', rating: 6 }, 'rating'],
      ['/services-query', written, 'service'],
    ] as const) {
      const response = await client.post(`${API}${api}`).json(body)
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, field, api)
    }
    assert.sameMembers(
      Object.values(leadForms).map(({ api }) => api),
      ['/contact-us-form', '/book-demo', '/talk-to-sales', '/open-feedback', '/services-query']
    )
  })

  test('become leads that support hears of', async ({ client, assert }) => {
    const [support, finance] = [await givenAdmin('support'), await givenAdmin('finance')]
    for (const [api, body, kind] of [
      ['/contact-us-form', { ...written, phone: '+91 98765 43210' }, 'contact'],
      [
        '/book-demo',
        { ...written, company: 'Ada Ltd', preferredAt: '2027-01-31T09:00:00Z' },
        'demo',
      ],
      ['/talk-to-sales', { ...written, company: 'Ada Ltd' }, 'sales'],
      ['/open-feedback', { message: 'I like the dates', rating: 5 }, 'feedback'],
      ['/services-query', { ...written, service: 'resume_writing' }, 'services'],
    ] as const) {
      const response = await client.post(`${API}${api}`).json(body)
      response.assertStatus(201)
      const lead = await Lead.findOrFail(response.body().data._id)
      assert.containsSubset(lead.$attributes, { kind, status: 'new', isProven: false })
    }
    const told = (userId: number) => Notification.query().where({ userId, kind: 'lead.received' })
    assert.lengthOf(await told(support.id), 5)
    assert.isEmpty(await told(finance.id))
  })

  test('sent twice are one lead', async ({ client, assert }) => {
    const send = async () => (await client.post(`${API}/contact-us-form`).json(written)).body().data
    assert.deepEqual(await send(), await send())
  })

  test('keep what machines send as spam, and nobody hears of it', async ({ client, assert }) => {
    const support = await givenAdmin('support')
    for (const over of [
      { website: 'https://spam.example' },
      { message: 'https://a.example https://b.example https://c.example https://d.example' },
    ]) {
      const response = await client
        .post(`${API}/contact-us-form`)
        .json({ ...written, message: `Hello ${JSON.stringify(over).length}`, ...over })
      response.assertStatus(201)
      const lead = await Lead.findOrFail(response.body().data._id)
      assert.equal(lead.status, 'spam')
      assert.isNotEmpty(lead.spamSigns)
    }
    assert.isEmpty(await Notification.query().where({ userId: support.id, kind: 'lead.received' }))
  })

  test('refuse a time without its offset beside its field, and take it with one', async ({
    client,
    assert,
  }) => {
    const demo = { name: 'Asha', email: 'asha@example.com', company: 'Rao & Co', message: 'Monday' }
    const send = (preferredAt: string) =>
      client.post(`${API}/book-demo`).json({ ...demo, preferredAt })
    const refused = await send('2026-12-01T09:00')
    refused.assertStatus(422)
    assert.containsSubset(refused.body(), { errors: [{ field: 'preferredAt' }] })
    assert.match(refused.body().message, /a time with its offset from UTC/)
    const sent = await send('2026-12-01T09:00+05:30')
    sent.assertStatus(201)
    const { preferredAt } = await Lead.findOrFail(sent.body().data._id)
    assert.equal(preferredAt?.toUTC().toISO(), '2026-12-01T03:30:00.000Z')
  })

  test('take a proof of work once', async ({ client, assert }) => {
    // a slow machine would solve it in the time that a person takes to write
    freezeTime()
    const { challenge, bits } = (await client.get(`${API}/form-challenge`)).body().data
    const proof = { challenge, nonce: solve(challenge, bits) }
    const send = (body: object) =>
      client.post(`${API}/contact-us-form`).json({ ...written, ...body })
    ;(await send({ proof: { challenge, nonce: 'wrong' } })).assertStatus(422)
    ;(await send({ proof: { challenge: `${challenge}x`, nonce: proof.nonce } })).assertStatus(422)
    const sent = await send({ proof })
    sent.assertStatus(201)
    const lead = await Lead.findOrFail(sent.body().data._id)
    assert.isTrue(lead.isProven)
    assert.deepEqual(lead.spamSigns, ['sent at once'], 'nobody types that fast')
    ;(await send({ proof, message: 'Once more' })).assertStatus(422)
  })
})

test.group('Leads', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const given = async (over: Partial<Lead> = {}) =>
    Lead.create({
      kind: 'contact',
      name: 'Mira',
      email: 'mira@example.com',
      message: 'Do you work in Peru?',
      status: 'new',
      fingerprint: 'f',
      ...over,
    })

  test('are read and answered by support alone', async ({ client }) => {
    const lead = await given()
    const { user } = await givenCandidate()
    for (const person of [user, await givenAdmin('content')])
      (await client.get(`${API}/admin/leads/${lead.id}`).loginAs(person)).assertStatus(403)
  })

  test('are assigned, answered by mail, closed and opened again', async ({ client, assert }) => {
    const [admin, colleague] = [await givenAdmin('support'), await givenAdmin('support')]
    const finance = await givenAdmin('finance')
    const lead = await given()
    const act = (name: string, body: object = {}) =>
      client.put(`${API}/admin/leads/${lead.id}/${name}`).loginAs(admin).json(body)
    ;(await act('assign', { assigneeId: finance.id })).assertStatus(422)
    const assigned = await act('assign', { assigneeId: colleague.id })
    assert.containsSubset(assigned.body().data, {
      status: 'open',
      assigneeId: String(colleague.id),
    })
    ;(await act('answer')).assertStatus(422)
    const answered = await act('answer', { text: 'Yes.\n\nSince last year.' })
    assert.containsSubset(answered.body().data, {
      status: 'answered',
      assigneeId: String(colleague.id),
    })
    const answer = await LeadAnswer.findByOrFail('lead_id', lead.id)
    const mail = await Mail.findOrFail(answer.mailId)
    assert.equal(mail.recipient, 'mira@example.com')
    assert.include(mail.bodyText, 'Since last year.')
    const note = await client
      .put(`${API}/admin/leads/${lead.id}`)
      .loginAs(admin)
      .json({ note: 'Knows us from a fair' })
    assert.equal(note.body().data.note, 'Knows us from a fair')
    assert.equal((await act('close')).body().data.status, 'closed')
    ;(await act('answer', { text: 'Once more' })).assertStatus(409)
    assert.equal((await act('reopen')).body().data.status, 'open')
  })

  test('without an address cannot be answered', async ({ client, assert }) => {
    const lead = await given({ kind: 'feedback', name: null, email: null })
    const refused = await client
      .put(`${API}/admin/leads/${lead.id}/answer`)
      .loginAs(await givenAdmin())
      .json({ text: 'Thank you' })
    refused.assertStatus(409)
    assert.include(refused.body().message, 'without a mail address')
  })

  test('that were closed long ago go, spam sooner', async ({ assert }) => {
    const days = (count: number) => DateTime.now().minus({ days: count })
    const kept = await given({ status: 'closed', closedAt: days(40) })
    const spam = await given({ status: 'spam', closedAt: days(40) })
    const old = await given({ status: 'closed', closedAt: days(400) })
    await sweepLeads()
    const left = await Lead.query().whereIn('id', [kept.id, spam.id, old.id])
    assert.deepEqual(
      left.map(({ id }) => id),
      [kept.id]
    )
  })
})
