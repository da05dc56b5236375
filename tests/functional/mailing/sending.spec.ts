import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import CandidateBlock from '#api/candidates/models/candidate_block'
import { withdrawFrom } from '#api/privacy/data_map'
import { mailsADay } from '#api/mailing/mail_facts'
import deliverMail from '#api/notifications/deliver_mail'
import {
  givenApplication,
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
} from '#tests/givens'

const SEND = '/api/v1/client/send-email'
const HISTORY = '/api/v1/client/email-history'
const words = {
  subject: 'About {{job.title}}',
  body: '<p>Hello {{candidate.firstName}},</p><p>I am {{sender.fullName}} of {{company.name}}.</p>',
}

async function given() {
  const { company, user, member } = await givenCompany()
  const job = await givenJob(company)
  const first = await givenApplication(job)
  const second = await givenApplication(job)
  const ids = [first.application.id, second.application.id]
  return { company, user, member, job, first, second, ids }
}
const mailsOf = (userId: number) =>
  db.from('mails').where({ user_id: userId, kind: 'message.mail' }).orderBy('id')

test.group('Writing mails to candidates', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is refused to strangers, to other roles and for people of others', async ({ client }) => {
    const { company, user, ids, job } = await given()
    ;(await client.post(SEND).json({ ...words, appliedIds: ids })).assertStatus(401)
    const { user: interviewer } = await givenMember(company, 'interviewer')
    ;(await client.post(SEND).loginAs(interviewer).json(words)).assertStatus(403)
    const { user: other } = await givenCompany()
    ;(
      await client
        .post(SEND)
        .loginAs(other)
        .json({ ...words, appliedIds: ids })
    ).assertStatus(404)
    const snoozed = await givenCandidate({ visibility: 'snoozed' })
    ;(
      await client
        .post(SEND)
        .loginAs(user)
        .json({ ...words, devIds: [snoozed.candidate.id] })
    ).assertStatus(404)
    // a hiring manager writes to the applicants of their own jobs
    const { user: manager } = await givenMember(company, 'hiring_manager')
    const mine = () =>
      client
        .post(SEND)
        .loginAs(manager)
        .json({ ...words, appliedIds: ids })
    ;(await mine()).assertStatus(403)
    await db
      .table('job_members')
      .insert({ company_id: company.id, job_id: job.id, user_id: manager.id })
    ;(await mine()).assertStatus(202)
  })

  test('names what is wrong with a mail, and sends none of it', async ({ client, assert }) => {
    const { user, ids, first } = await given()
    const saved = await givenCandidate()
    await db.table('contact_unlocks').insert({
      company_id: first.application.companyId,
      candidate_id: saved.candidate.id,
      expires_at: DateTime.now().plus({ days: 9 }).toJSDate(),
    })
    for (const [over, field, message] of [
      [{ subject: undefined }, 'subject', /Write a subject/],
      [{ body: undefined }, 'body', /Write a text/],
      [{ body: '<p>{{candidate.shoeSize}}</p>' }, 'body', /shoeSize/],
      [{ appliedIds: [] }, 'appliedIds', /at least one/],
      [{ sendAt: '2020-01-01T10:00:00Z' }, 'sendAt', /passed/],
      [{ sendAt: '2090-01-01T10:00:00Z' }, 'sendAt', /at most 60 days/],
      [
        { devIds: [saved.candidate.id] },
        'subject',
        /\{\{job\.title\}\} \(in the subject\) is empty for Asha Rao/,
      ],
    ] as const) {
      const response = await client
        .post(SEND)
        .loginAs(user)
        .json({ ...words, appliedIds: ids, ...over })
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, field)
      assert.match(response.body().errors[0].message, message)
    }
    ;(
      await client
        .post(SEND)
        .loginAs(user)
        .json({ ...words, appliedIds: ids, templateId: 987_654 })
    ).assertStatus(404)
    assert.lengthOf(
      await db.from('company_mails').where('company_id', first.application.companyId),
      0
    )
  })

  test('leaves out whom the company may not write to, and says so', async ({ client, assert }) => {
    const { company, user, job, ids, first } = await given()
    const gone = await givenApplication(job)
    await withdrawFrom(gone.candidate, company.id)
    const erased = await givenApplication(job)
    await erased.user.merge({ status: 'erased' }).save()
    const quiet = await givenApplication(job)
    await db
      .table('notification_settings')
      .insert({ user_id: quiet.user.id, event: 'message', by_email: false })
    const dead = await givenApplication(job)
    await db
      .table('mail_suppressions')
      .insert({ address: dead.user.email, user_id: dead.user.id, reason: 'bounce' })
    const locked = await givenCandidate()
    const body = {
      subject: 'Hello',
      body: words.body,
      appliedIds: [...ids, gone, erased, quiet, dead].map((one) =>
        typeof one === 'number' ? one : one.application.id
      ),
      devIds: [locked.candidate.id, first.candidate.id],
    }
    const preview = await client.post(`${SEND}/preview`).loginAs(user).json(body)
    preview.assertStatus(200)
    assert.lengthOf(preview.body().data, 2)
    assert.include(preview.body().data[0].text, 'Hello Asha,')
    assert.equal(preview.body().data[0].to, first.user.email)
    const response = await client.post(SEND).loginAs(user).json(body)
    response.assertStatus(202)
    const { total, leftOut, undoUntil, batchId } = response.body().data
    assert.equal(total, 2)
    assert.isAbove(DateTime.fromISO(undoUntil).toMillis(), Date.now())
    const reasons = new Map(leftOut.map(({ devId, reason }: any) => [devId, reason]))
    assert.equal(reasons.get(String(gone.candidate.id)), 'Not available any more')
    assert.equal(reasons.get(String(erased.candidate.id)), 'Not available any more')
    assert.match(reasons.get(String(quiet.candidate.id)) as string, /Does not want/)
    assert.match(reasons.get(String(dead.candidate.id)) as string, /mailbox/)
    assert.match(reasons.get(String(locked.candidate.id)) as string, /contact details/)
    assert.match(reasons.get(String(first.candidate.id)) as string, /once already/)
    assert.notInclude(JSON.stringify(leftOut), locked.user.email)
    assert.equal(
      await db
        .from('company_mails')
        .where('batch_id', batchId)
        .count('*')
        .then(([{ count }]: any) => Number(count)),
      2
    )
    const nobody = await client
      .post(SEND)
      .loginAs(user)
      .json({ ...words, appliedIds: [gone.application.id] })
    nobody.assertStatus(422)
    assert.match(nobody.body().errors[0].message, /None of them/)
  })

  test('goes through a template and the usual signature to each by name, and shows in the history', async ({
    client,
    assert,
  }) => {
    const { company, user, ids, first, job } = await given()
    const template = await client
      .post('/api/v1/client/email-templates')
      .loginAs(user)
      .json({ ...words, name: 'Hello' })
    await client
      .post('/api/v1/client/signatures')
      .loginAs(user)
      .json({ name: 'Mine', body: '<p>Best, <em>R</em></p>' })
    const sent = await client
      .post(SEND)
      .loginAs(user)
      .json({ templateId: template.body().data._id, appliedIds: ids })
    sent.assertStatus(202)
    const [mail] = await mailsOf(first.user.id)
    assert.equal(mail.subject, `About ${job.title}`)
    assert.include(mail.body_text, `I am ${user.fullName} of ${company.name}.`)
    assert.include(mail.body_text, 'Best, R')
    assert.include(mail.body_html, '<em>R</em>')
    assert.equal(mail.status, 'queued')

    await deliverMail({ mailId: mail.id })
    const history = await client.get(HISTORY).loginAs(user)
    history.assertStatus(200)
    assert.equal(history.body().pagination.total, 2)
    const row = history.body().data.find(({ devId }: any) => devId === String(first.candidate.id))
    assert.containsSubset(row, {
      to: first.user.email,
      status: 'sent',
      subject: `About ${job.title}`,
      canUndo: false,
      sentBy: user.fullName,
    })
    const waiting = await client.get(`${HISTORY}?status=queued`).loginAs(user)
    assert.equal(waiting.body().pagination.total, 1)
    const own = await client
      .get(`${HISTORY}?appliedId=${first.application.id}&search=about`)
      .loginAs(user)
    assert.equal(own.body().pagination.total, 1)
    const { user: other } = await givenCompany()
    const foreign = await client.get(`${HISTORY}?appliedId=${first.application.id}`).loginAs(other)
    assert.equal(foreign.body().pagination.total, 0)
  })

  test('can be called back until it goes, and once', async ({ client, assert }) => {
    const { company, user, ids, first } = await given()
    const sendAt = DateTime.now().plus({ days: 2 }).toUTC().toISO()
    const sent = await client
      .post(SEND)
      .loginAs(user)
      .json({ ...words, appliedIds: ids, sendAt })
    const { batchId, undoUntil } = sent.body().data
    assert.equal(DateTime.fromISO(undoUntil).toMillis(), DateTime.fromISO(sendAt!).toMillis())
    const undo = `${SEND}/${batchId}/undo`
    const { user: other } = await givenCompany()
    ;(await client.post(undo).loginAs(other)).assertStatus(404)
    const { user: manager } = await givenMember(company, 'hiring_manager')
    ;(await client.post(undo).loginAs(manager)).assertStatus(404)
    const called = await client.post(undo).loginAs(user)
    assert.equal(called.body().data.cancelled, 2)
    const [mail] = await mailsOf(first.user.id)
    assert.equal(mail.status, 'cancelled')
    ;(await client.post(undo).loginAs(user)).assertStatus(409)
  })

  test('the same words to the same people go once, until they are called back', async ({
    client,
    assert,
  }) => {
    const { user, ids, first } = await given()
    const send = (appliedIds: number[], over: object = {}) =>
      client
        .post(SEND)
        .loginAs(user)
        .json({ ...words, ...over, appliedIds })
    const sent = await send([ids[0]])
    sent.assertStatus(202)
    ;(await send([ids[0]])).assertStatus(409)
    assert.lengthOf(await mailsOf(first.user.id), 1)
    // one more person, or other words, are another mail
    ;(await send(ids)).assertStatus(202)
    ;(await send([ids[0]], { subject: 'One thing more' })).assertStatus(202)
    // nor has anybody what could not be handed over
    ;(await send([ids[0]])).assertStatus(409)
    await db.from('mails').where('user_id', first.user.id).update({ status: 'failed' })
    ;(await send([ids[0]])).assertStatus(202)
    await db.from('mails').where('user_id', first.user.id).update({ status: 'queued' })
    for (const { id } of await db.from('mail_batches').where('sent_by', user.id))
      (await client.post(`${SEND}/${id}/undo`).loginAs(user)).assertStatus(200)
    ;(await send([ids[0]])).assertStatus(202)
  })

  test('is asked again when a mail goes: of who withdrew, and of a sender who left', async ({
    client,
    assert,
  }) => {
    const { company, user, member, ids, first, second } = await given()
    await client
      .post(SEND)
      .loginAs(user)
      .json({ ...words, appliedIds: ids })
    const [mail] = await mailsOf(first.user.id)
    await CandidateBlock.create({
      candidateId: first.candidate.id,
      companyId: company.id,
      reason: 'chosen',
    })
    await deliverMail({ mailId: mail.id })
    assert.equal((await mailsOf(first.user.id))[0].status, 'cancelled')
    const history = (await client.get(HISTORY).loginAs(user)).body().data
    assert.notInclude(JSON.stringify(history), first.user.email)

    await member.merge({ status: 'deactivated' }).save()
    const [other] = await mailsOf(second.user.id)
    await deliverMail({ mailId: other.id })
    assert.include((await mailsOf(second.user.id))[0].error, 'may write no mails any more')
  })

  test('reaches nobody who took all applications back or closed their profile, by whatever id', async ({
    client,
    assert,
  }) => {
    const { user, first, second } = await given()
    ;(
      await client
        .put(`/api/v1/candidate/withdraw-application/${first.application.id}`)
        .loginAs(first.user)
    ).assertStatus(200)
    ;(await client.put('/api/v1/candidate/deactivate').loginAs(second.user).json({})).assertStatus(
      200
    )
    for (const { candidate, application } of [first, second])
      for (const whom of [{ devIds: [candidate.id] }, { appliedIds: [application.id] }]) {
        const refused = await client
          .post(SEND)
          .loginAs(user)
          .json({ subject: 'Come back', body: '<p>Hello</p>', ...whom })
        refused.assertStatus(422)
        assert.match(refused.body().errors[0].message, /withdrew|closed their profile/)
      }
    assert.isEmpty(await mailsOf(first.user.id))
    assert.isEmpty(await mailsOf(second.user.id))
  })

  test('is bounded for a person and for a day of the company', async ({ client, assert }) => {
    const { user, ids, company } = await given()
    const [id] = ids
    const send = (nth: number) =>
      client
        .post(SEND)
        .loginAs(user)
        .json({ ...words, subject: `Question ${nth}`, appliedIds: [id] })
    for (let sent = 0; sent < mailsADay.toPerson; sent++) (await send(sent)).assertStatus(202)
    const more = await send(mailsADay.toPerson)
    more.assertStatus(422)
    assert.match(more.body().errors[0].message, /mails of yours today/)
    const mails = await db
      .table('mails')
      .multiInsert(
        Array.from({ length: mailsADay.ofCompany - mailsADay.toPerson }, () => ({
          kind: 'message.mail',
          recipient: 'somebody@example.com',
          subject: 'x',
          body_text: 'x',
          body_html: 'x',
        }))
      )
      .returning('id')
    const { batch_id, candidate_id } = await db
      .from('company_mails')
      .where('company_id', company.id)
      .firstOrFail()
    await db
      .table('company_mails')
      .multiInsert(
        mails.map((mail) => ({ company_id: company.id, batch_id, candidate_id, mail_id: mail.id }))
      )
    const over = await client
      .post(SEND)
      .loginAs(user)
      .json({ ...words, appliedIds: [ids[1]] })
    over.assertStatus(409)
    assert.equal(over.body().reason, 'quota')
  })
})
