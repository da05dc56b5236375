import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import Application from '#api/applications/models/application'
import ApplicationEvent from '#api/applications/models/application_event'
import { statementsOf } from '#tests/checks/statements_of'
import { givenApplication, givenCompany, givenJob, givenMember } from '#tests/givens'

const moveMany = (
  client: ApiClient,
  user: User,
  applications: { appliedId: number; from?: string }[],
  status = 'shortlisted'
) => client.put('/api/v1/client/move-applications').loginAs(user).json({ applications, status })
const undo = (client: ApiClient, user: User, batchId: string) =>
  client.put('/api/v1/client/undo-moves').loginAs(user).json({ batchId })
const message = (client: ApiClient, user: User, body: object) =>
  client.post('/api/v1/client/message-applicants').loginAs(user).json(body)

async function givenApplicants(count: number) {
  const { company, user: owner } = await givenCompany()
  const job = await givenJob(company)
  const applied = []
  for (let each = 0; each < count; each++) applied.push(await givenApplication(job))
  return { company, owner, job, applied, ids: applied.map(({ application }) => application.id) }
}

test.group('Several applications at once', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for those who may move all of them', async ({ client }) => {
    const { company, ids } = await givenApplicants(1)
    const { user: stranger } = await givenCompany()
    const { user: interviewer } = await givenMember(company, 'interviewer')
    const body = { appliedIds: ids, subject: 'Hello', text: 'Some words' }
    ;(await moveMany(client, stranger, [{ appliedId: ids[0] }])).assertStatus(404)
    ;(await moveMany(client, interviewer, [{ appliedId: ids[0] }])).assertStatus(403)
    ;(await message(client, stranger, body)).assertStatus(404)
    ;(await message(client, interviewer, body)).assertStatus(403)
  })

  test('bad input is named', async ({ client }) => {
    const { owner, ids } = await givenApplicants(1)
    const twice = [{ appliedId: ids[0] }, { appliedId: ids[0] }]
    for (const wrong of [[], twice]) (await moveMany(client, owner, wrong)).assertStatus(422)
    ;(await moveMany(client, owner, [{ appliedId: ids[0] }], 'rejected')).assertStatus(422)
    ;(await message(client, owner, { appliedIds: ids, subject: '', text: 'x' })).assertStatus(422)
    ;(
      await message(client, owner, { appliedIds: ids, subject: 'x', text: 'x'.repeat(4001) })
    ).assertStatus(422)
  })

  test('move together, and their mails wait until it cannot be undone', async ({
    client,
    assert,
  }) => {
    const { owner, company, applied, ids } = await givenApplicants(3)
    await client
      .put('/api/v1/client/applied-job-status')
      .loginAs(owner)
      .json({ appliedId: ids[0], status: 'reviewing' })
    const from = ['reviewing', 'applied', 'applied']
    const moved = await moveMany(
      client,
      owner,
      ids.map((appliedId, at) => ({ appliedId, from: from[at] }))
    )
    moved.assertStatus(200)
    assert.equal(moved.body().data.moved, 3)
    await company.refresh()
    assert.deepEqual([company.answersDue, company.answeredInTime], [3, 3])
    const recipients = applied.map(({ user }) => user.email)
    const mails = await db
      .from('mails')
      .where('kind', 'application.shortlisted')
      .whereIn('recipient', recipients)
      .orderBy('id')
    assert.lengthOf(mails, 3)
    for (const { status, send_after } of mails) {
      assert.equal(status, 'queued')
      assert.closeTo((send_after.getTime() - Date.now()) / 60_000, 10, 1)
    }

    const { batchId } = moved.body().data
    ;(await undo(client, owner, batchId)).assertStatus(200)
    const stand = await Application.query().whereIn('id', ids).orderBy('id')
    assert.deepEqual(
      stand.map(({ status }) => status),
      ['reviewing', 'applied', 'applied']
    )
    assert.deepEqual(
      stand.map(({ firstAnsweredAt }) => firstAnsweredAt !== null),
      [true, false, false]
    )
    await company.refresh()
    assert.deepEqual([company.answersDue, company.answeredInTime], [1, 1])
    for (const { status } of await db.from('mails').whereIn(
      'id',
      mails.map(({ id }) => id)
    ))
      assert.equal(status, 'cancelled')
    ;(await undo(client, owner, batchId)).assertStatus(404)
  })

  test('one move is undone as many are: its mail is called off and the answer is due again', async ({
    client,
    assert,
  }) => {
    const { owner, company, applied, ids } = await givenApplicants(1)
    const move = (status: string) =>
      client
        .put('/api/v1/client/applied-job-status')
        .loginAs(owner)
        .json({ appliedId: ids[0], status, reason: 'Position is filled' })
    const before = await Application.findOrFail(ids[0])
    for (const status of ['shortlisted', 'rejected']) {
      const moved = await move(status)
      moved.assertStatus(200)
      const { batchId, undoUntil } = moved.body().data
      assert.closeTo(DateTime.fromISO(undoUntil).diffNow('minutes').minutes, 10, 0.5)
      await company.refresh()
      assert.deepEqual([company.answersDue, company.answeredInTime], [1, 1])
      ;(await undo(client, owner, batchId)).assertStatus(200)
      const back = await Application.findOrFail(ids[0])
      assert.equal(back.status, 'applied')
      assert.isNull(back.firstAnsweredAt)
      assert.equal(back.answerBy.toMillis(), before.answerBy.toMillis())
      await company.refresh()
      assert.deepEqual([company.answersDue, company.answeredInTime], [0, 0])
      ;(await undo(client, owner, batchId)).assertStatus(404)
    }
    const mails = await db
      .from('mails')
      .where('recipient', applied[0].user.email)
      .whereNot('kind', 'application.sent')
    // that of the rejection was not even written
    assert.deepEqual(
      mails.map(({ kind, status }) => [kind, status]),
      [['application.shortlisted', 'cancelled']]
    )
  })

  test('take about the same statements for thirty as for three', async ({ client, assert }) => {
    // one more for each would be 27; what is kept for a while, or noted once a minute, is asked now and then
    const some = 9
    const few = await givenApplicants(3)
    const many = await givenApplicants(30)
    const rejected = ({ owner, ids }: typeof few) =>
      statementsOf(async () => {
        const body = { appliedIds: ids, reason: 'Position filled', feedBack: 'Thank you for it' }
        const answer = client
          .put('/api/v1/client/multiple-application-rejection')
          .loginAs(owner)
          .json(body)
        ;(await answer).assertStatus(200)
      })
    assert.closeTo(await rejected(many), await rejected(few), some)
    const moved = ({ owner, ids }: typeof few) =>
      statementsOf(async () =>
        (
          await moveMany(
            client,
            owner,
            ids.map((appliedId) => ({ appliedId }))
          )
        ).assertStatus(200)
      )
    const [three, thirty] = [await givenApplicants(3), await givenApplicants(30)]
    assert.closeTo(await moved(thirty), await moved(three), some)
  })

  test('all move or none, and a colleague who is late is told who came first', async ({
    client,
    assert,
  }) => {
    const { owner, company, ids } = await givenApplicants(2)
    const { user: colleague } = await givenMember(company, 'recruiter')
    await colleague.merge({ firstName: 'Meera', lastName: 'Iyer' }).save()
    await client
      .put('/api/v1/client/applied-job-status')
      .loginAs(colleague)
      .json({ appliedId: ids[1], status: 'interview', from: 'applied' })
    const late = await moveMany(
      client,
      owner,
      ids.map((appliedId) => ({ appliedId, from: 'applied' }))
    )
    late.assertStatus(409)
    assert.containsSubset(late.body(), {
      code: 'E_CONFLICT',
      status: 'interview',
      movedBy: 'Meera Iyer',
      appliedId: String(ids[1]),
    })
    assert.include(late.body().message, 'Meera Iyer moved this application to "Interview"')
    assert.equal((await Application.findOrFail(ids[0])).status, 'applied')

    const single = await client
      .put('/api/v1/client/applied-job-status')
      .loginAs(owner)
      .json({ appliedId: ids[1], status: 'rejected', from: 'applied' })
    single.assertStatus(409)
    assert.equal(single.body().movedBy, 'Meera Iyer')

    const rejection = (seen: string) =>
      client
        .put('/api/v1/client/multiple-application-rejection')
        .loginAs(owner)
        .json({
          appliedIds: ids,
          from: { [ids[0]]: 'applied', [ids[1]]: seen },
          reason: 'Position is filled',
        })
    ;(await rejection('everywhere')).assertStatus(422)
    const rejected = await rejection('applied')
    rejected.assertStatus(409)
    assert.equal(rejected.body().movedBy, 'Meera Iyer')
    assert.equal((await Application.findOrFail(ids[0])).status, 'applied')
    ;(await rejection('interview')).assertStatus(200)
    assert.equal((await Application.findOrFail(ids[1])).status, 'rejected')
  })

  test('ten minutes later nothing is undone', async ({ client }) => {
    const { owner, ids } = await givenApplicants(1)
    const moved = await moveMany(client, owner, [{ appliedId: ids[0] }])
    await db
      .from('applications')
      .where('id', ids[0])
      .update({ undo_until: DateTime.now().minus({ minutes: 5 }).toJSDate() })
    ;(await undo(client, owner, moved.body().data.batchId)).assertStatus(409)
  })

  test('get the same words, by bell and mail, which the company finds in the history', async ({
    client,
    assert,
  }) => {
    const { owner, applied, ids, company } = await givenApplicants(2)
    const sent = await message(client, owner, {
      appliedIds: ids,
      subject: 'We need a week more',
      text: 'The team is away.\n\nYou hear from us on Monday.',
    })
    sent.assertStatus(200)
    assert.equal(sent.body().data.sent, 2)
    for (const { user, application } of applied) {
      const bell = await db.from('notifications').where('user_id', user.id).firstOrFail()
      assert.equal(bell.kind, 'message.application')
      const mail = await db.from('mails').where('recipient', user.email).firstOrFail()
      assert.equal(mail.subject, `${company.name}: We need a week more`)
      assert.include(mail.body_text, 'You hear from us on Monday.')
      const event = await ApplicationEvent.query()
        .where({ applicationId: application.id, kind: 'message' })
        .firstOrFail()
      assert.equal(event.actorId, owner.id)
      assert.equal((await Application.findOrFail(application.id)).firstAnsweredAt, null)
    }
    const shown = await client.get(`/api/v1/client/application/${ids[0]}`).loginAs(owner)
    assert.containsSubset(shown.body().data.history.at(-1), {
      kind: 'message',
      note: 'We need a week more',
    })
  })

  test('reach nobody who took their application back or closed their profile', async ({
    client,
    assert,
  }) => {
    const { owner, applied, ids } = await givenApplicants(3)
    const [first, second] = applied
    const withdrawn = await client
      .put(`/api/v1/candidate/withdraw-application/${first.application.id}`)
      .loginAs(first.user)
    withdrawn.assertStatus(200)
    await second.candidate.merge({ visibility: 'deactivated' }).save()
    const words = { subject: 'Come back', text: 'We would like to go on' }
    for (const appliedIds of [[ids[0]], [ids[1]], ids])
      (await message(client, owner, { appliedIds, ...words })).assertStatus(409)
    assert.isNull(await db.from('mails').where('kind', 'message.application').first())
    ;(await message(client, owner, { appliedIds: [ids[2]], ...words })).assertStatus(200)
  })
})
