import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type User from '#api/accounts/models/user'
import Company from '#api/companies/models/company'
import { withdrawFrom } from '#api/privacy/data_map'
import companyMailWords from '#api/mailing/sending/company_mail_words'
import MailFollowUp from '#api/mailing/models/mail_follow_up'
import MailTemplate from '#api/mailing/models/mail_template'
import sendFollowUps from '#api/mailing/sequences/send_follow_ups'
import { workingMoment } from '#api/mailing/sequences/working_moment'
import Mail from '#api/notifications/models/mail'
import {
  givenApplication,
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
} from '#tests/givens'

const API = '/api/v1/client'
/** A Wednesday morning to come, in UTC. */
const wednesday = DateTime.utc().plus({ weeks: 1 }).startOf('week').plus({ days: 2, hours: 10 })

async function given() {
  const { company, user, member } = await givenCompany()
  const job = await givenJob(company)
  const applicant = await givenApplication(job)
  await applicant.user.merge({ timeZone: 'UTC' }).save()
  const template = (name: string, over: Partial<MailTemplate> = {}) =>
    MailTemplate.create({
      companyId: company.id,
      name,
      subject: `${name} about {{job.title}}`,
      body: `<p>Hello {{candidate.firstName}}, this is ${name}.</p>`,
      purpose: 'follow_up',
      status: 'active',
      ...over,
    })
  const templates = [await template('First'), await template('Second'), await template('Third')]
  const steps = templates.map(({ id }, at) => ({ templateId: id, waitDays: at * 3 }))
  return { company, user, member, job, applicant, template, templates, steps }
}
type Given = Awaited<ReturnType<typeof given>>

const calls = (client: any, user: User) => ({
  get: (path: string, query = {}) =>
    client
      .get(API + path)
      .loginAs(user)
      .qs(query),
  post: (path: string, body = {}) =>
    client
      .post(API + path)
      .loginAs(user)
      .json(body),
  put: (path: string, body = {}) =>
    client
      .put(API + path)
      .loginAs(user)
      .json(body),
  remove: (path: string) => client.delete(API + path).loginAs(user),
})
const mailsTo = (userId: number) =>
  db.from('mails').where({ user_id: userId, kind: 'message.mail' }).orderBy('id')

/** A sequence that is under way for one applicant; the first mail is due. */
async function started(client: any, { user, steps, applicant }: Given) {
  const they = calls(client, user)
  const made = await they.post('/mail-sequences', { name: 'Reminders', steps })
  made.assertStatus(201)
  const id = made.body().data._id
  const begun = await they.post(`/mail-sequences/${id}/start`, {
    appliedIds: [applicant.application.id],
  })
  begun.assertStatus(201)
  return { they, id, followUp: await MailFollowUp.findByOrFail('mail_sequence_id', id) }
}
const dueNow = (followUp: MailFollowUp) =>
  MailFollowUp.query()
    .where('id', followUp.id)
    .update({ due_at: new Date(0) })
const send = async (followUp: MailFollowUp, at = wednesday) => {
  await dueNow(followUp)
  const sent = await sendFollowUps({}, at)
  await followUp.refresh()
  return sent
}

test.group('Follow-up sequences', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are refused to strangers and other roles, and are there for their company only', async ({
    client,
  }) => {
    const given_ = await given()
    const { company, steps, applicant } = given_
    const { id, followUp } = await started(client, given_)
    for (const path of ['/mail-sequences', '/mail-follow-ups'])
      (await client.get(API + path)).assertStatus(401)
    const { user: interviewer } = await givenMember(company, 'interviewer')
    const no = calls(client, interviewer)
    ;(await no.get('/mail-sequences')).assertStatus(403)
    ;(await no.post('/mail-sequences', { name: 'No', steps })).assertStatus(403)
    ;(await no.post(`/mail-follow-ups/${followUp.id}/stop`)).assertStatus(403)
    const { user: stranger } = await givenCompany()
    const other = calls(client, stranger)
    ;(await other.put(`/mail-sequences/${id}`, { name: 'No', steps })).assertStatus(404)
    ;(await other.remove(`/mail-sequences/${id}`)).assertStatus(404)
    ;(await other.post('/mail-sequences', { name: 'Theirs', steps })).assertStatus(404)
    for (const act of ['preview', 'start'])
      (
        await other.post(`/mail-sequences/${id}/${act}`, {
          appliedIds: [applicant.application.id],
        })
      ).assertStatus(404)
    ;(await other.post(`/mail-follow-ups/${followUp.id}/pause`)).assertStatus(404)
    // a hiring manager writes to the applicants of their own jobs only
    const { user: manager } = await givenMember(company, 'hiring_manager')
    const some = calls(client, manager)
    ;(
      await some.post(`/mail-sequences/${id}/start`, { appliedIds: [applicant.application.id] })
    ).assertStatus(403)
    ;(await some.post(`/mail-follow-ups/${followUp.id}/stop`)).assertStatus(404)
  })

  test('name what is wrong with them', async ({ client, assert }) => {
    const { user, steps, template } = await given()
    const they = calls(client, user)
    for (const [body, field] of [
      [{ steps }, 'name'],
      [{ name: 'Empty', steps: [] }, 'steps'],
      [{ name: 'Long', steps: Array(7).fill(steps[1]) }, 'steps'],
      [{ name: 'Hasty', steps: [steps[0], { ...steps[1], waitDays: 0 }] }, 'steps.1.waitDays'],
      [{ name: 'Slow', steps: [{ ...steps[0], waitDays: 61 }] }, 'steps.0.waitDays'],
    ] as const) {
      const bad = await they.post('/mail-sequences', body)
      bad.assertStatus(422)
      assert.equal(bad.body().errors[0].field, field)
    }
    ;(await they.post('/mail-sequences', { name: 'Reminders', steps })).assertStatus(201)
    const twice = await they.post('/mail-sequences', { name: 'reminders', steps })
    twice.assertStatus(422)
    assert.equal(twice.body().errors[0].field, 'name')
    // a template that a sequence sends stays
    const kept = await they.remove(`/email-templates/${steps[0].templateId}`)
    kept.assertStatus(409)
    assert.match(kept.body().message, /is sent by the sequence “Reminders”/)
    // a field that is empty for somebody
    const saved = await givenCandidate()
    await db.table('contact_unlocks').insert({
      company_id: (await MailTemplate.findOrFail(steps[0].templateId)).companyId,
      candidate_id: saved.candidate.id,
      expires_at: DateTime.now().plus({ days: 9 }).toJSDate(),
    })
    const [{ _id }] = (await they.get('/mail-sequences')).body().data
    const empty = await they.post(`/mail-sequences/${_id}/start`, { devIds: [saved.candidate.id] })
    empty.assertStatus(422)
    assert.match(empty.body().errors[0].message, /\{\{job\.title\}\} \(in the subject\) is empty/)
    ;(await they.post(`/mail-sequences/${_id}/start`, {})).assertStatus(422)
    const off = await template('Off', { status: 'inactive' })
    const unused = await they.post('/mail-sequences', {
      name: 'Off',
      steps: [{ templateId: off.id, waitDays: 0 }],
    })
    unused.assertStatus(201)
  })

  test('are previewed for each, sent one after another in working hours, and told in the history', async ({
    client,
    assert,
  }) => {
    const all = await given()
    const { user, applicant, company } = all
    const { they, id, followUp } = await started(client, all)
    assert.deepEqual((await mailsTo(applicant.user.id)).length, 0)
    const again = await they.post(`/mail-sequences/${id}/start`, {
      appliedIds: [applicant.application.id],
    })
    again.assertStatus(422)
    assert.match(again.body().errors[0].message, /is in a sequence already/)
    const next = await givenApplication(all.job)
    const preview = await they.post(`/mail-sequences/${id}/preview`, {
      appliedIds: [applicant.application.id, next.application.id],
    })
    preview.assertStatus(200)
    assert.lengthOf(preview.body().leftOut, 1)
    const [{ steps }] = preview.body().data
    assert.lengthOf(steps, 3)
    assert.include(steps[1].text, 'this is Second')
    assert.isAbove(Date.parse(steps[2].sendsAt), Date.parse(steps[1].sendsAt))
    // on a Sunday, and at night, it waits for the morning
    assert.equal(await send(followUp, wednesday.minus({ days: 3 })), 0)
    assert.equal(followUp.dueAt!.toUTC().toISO(), wednesday.minus({ days: 2, hours: 1 }).toISO())
    assert.equal(await send(followUp, wednesday.plus({ hours: 10 })), 0)
    assert.equal(followUp.dueAt!.toUTC().toISO(), wednesday.plus({ hours: 23 }).toISO())
    assert.equal(await send(followUp), 1)
    assert.equal(await sendFollowUps({}, wednesday), 0, 'the next one is not due')
    assert.equal(
      followUp.dueAt!.toUTC().toISO(),
      wednesday.plus({ days: 5 }).startOf('day').plus({ hours: 9 }).toISO(),
      'three days later is a Saturday, so it goes on Monday'
    )
    const [listed] = (await they.get('/mail-follow-ups')).body().data
    assert.containsSubset(listed, { status: 'running', sent: 1, steps: 3 })
    assert.deepEqual(listed.actions, ['pause', 'stop'])
    assert.lengthOf(listed.mails, 1)
    for (const expected of [2, 3]) {
      assert.equal(await send(followUp), 1)
      assert.equal(followUp.sent, expected)
    }
    assert.equal(followUp.status, 'finished')
    const mails = await mailsTo(applicant.user.id)
    assert.deepEqual(
      mails.map(({ subject }) => subject.split(' ')[0]),
      ['First', 'Second', 'Third']
    )
    const history = (await they.get('/email-history')).body().data
    assert.deepEqual(
      history.map(({ step }: any) => step),
      [3, 2, 1]
    )
    assert.equal(history[0].sentBy, user.fullName)
    assert.lengthOf(await db.from('mail_batches').where('company_id', company.id), 3)
    // it ended, so it can be started anew, and be deleted with its past
    ;(await they.remove(`/mail-sequences/${id}`)).assertStatus(200)
    assert.lengthOf((await they.get('/email-history')).body().data, 3)
  })

  test('are paused, go on and are stopped for one person', async ({ client, assert }) => {
    const all = await given()
    const { they, id, followUp } = await started(client, all)
    const act = (name: string) => they.post(`/mail-follow-ups/${followUp.id}/${name}`)
    ;(await act('pause')).assertStatus(200)
    assert.equal(await send(followUp), 0)
    ;(await act('pause')).assertStatus(409)
    ;(await they.remove(`/mail-sequences/${id}`)).assertStatus(409)
    ;(await act('resume')).assertStatus(200)
    assert.equal(await send(followUp), 1)
    const [mail] = await mailsTo(all.applicant.user.id)
    ;(await act('stop')).assertStatus(200)
    assert.equal((await Mail.findOrFail(mail.id)).status, 'cancelled', 'what waits is called back')
    assert.equal(await send(followUp), 0)
    const refused = await act('resume')
    refused.assertStatus(409)
    assert.match(refused.body().message, /was stopped/)
  })

  test('end with an answer by mail or in the chat', async ({ client, assert }) => {
    const all = await given()
    const { company, applicant } = all
    const { followUp } = await started(client, all)
    assert.equal(await send(followUp), 1)
    const conversation = await db
      .table('conversations')
      .insert({
        kind: 'company',
        company_id: company.id,
        candidate_id: applicant.candidate.id,
        active_at: new Date(),
      })
      .returning('id')
    await db.table('messages').insert({
      conversation_id: conversation[0].id ?? conversation[0],
      sender_id: applicant.user.id,
      body: 'Yes',
      created_at: DateTime.now().plus({ seconds: 5 }).toJSDate(),
    })
    assert.equal(await send(followUp), 0)
    assert.equal(followUp.status, 'answered')
    const [mail] = await mailsTo(applicant.user.id)
    assert.equal(mail.status, 'cancelled')
  })

  for (const [why, end, because] of [
    [
      'the application ends',
      ({ applicant }: Given, client: any) =>
        client
          .put(`/api/v1/candidate/withdraw-application/${applicant.application.id}`)
          .loginAs(applicant.user),
      /application has ended|Withdrew/,
    ],
    [
      'they are hired',
      ({ applicant }: Given) =>
        db.from('applications').where('id', applicant.application.id).update({ status: 'hired' }),
      /hired/,
    ],
    [
      'they want no mails',
      ({ applicant }: Given) =>
        db
          .table('notification_settings')
          .insert({ user_id: applicant.user.id, event: 'message', by_email: false }),
      /Does not want/,
    ],
    [
      'a mail bounces',
      ({ applicant }: Given) =>
        db
          .table('mail_suppressions')
          .insert({ address: applicant.user.email, user_id: applicant.user.id, reason: 'bounce' }),
      /mailbox/,
    ],
    [
      'they block the company',
      ({ applicant, company }: Given) => withdrawFrom(applicant.candidate, company.id),
      /application has ended|Not available/,
    ],
    [
      'the company is suspended',
      ({ company }: Given) => Company.query().where('id', company.id).update({ is_active: false }),
      /suspended/,
    ],
    [
      'who started it leaves',
      ({ member }: Given) => member.merge({ status: 'deactivated' }).save(),
      /may write no mails/,
    ],
    [
      'a template is switched off',
      ({ templates }: Given) => templates[1].merge({ status: 'inactive' }).save(),
      /not active/,
    ],
  ] as const)
    test(`end when ${why}`, async ({ client, assert }) => {
      const all = await given()
      const { followUp } = await started(client, all)
      assert.equal(await send(followUp), 1)
      await end(all, client)
      assert.equal(await send(followUp), 0)
      assert.equal(followUp.status, 'ended')
      assert.match(followUp.endedBecause!, because)
      const mails = await mailsTo(all.applicant.user.id)
      assert.lengthOf(mails, 1)
      // a mail that waits for the morning does not go either
      const words = await companyMailWords(await Mail.findOrFail(mails[0].id))
      assert.property(words, 'ended')
    })

  test('keep to working hours wherever somebody is', ({ assert }) => {
    const at = (text: string, zone: string) =>
      workingMoment(DateTime.fromISO(text), zone).toUTC().toISO({ suppressMilliseconds: true })
    assert.equal(at('2026-12-02T08:00:00Z', 'Asia/Kolkata'), '2026-12-02T08:00:00Z')
    assert.equal(at('2026-12-02T01:00:00Z', 'Asia/Kolkata'), '2026-12-02T03:30:00Z')
    assert.equal(at('2026-12-04T20:00:00Z', 'Europe/Berlin'), '2026-12-07T08:00:00Z')
    assert.equal(at('2026-12-05T12:00:00Z', 'America/New_York'), '2026-12-07T14:00:00Z')
    assert.equal(at('2026-12-02T12:00:00Z', 'Nowhere/Land'), '2026-12-02T12:00:00Z')
  })
})
