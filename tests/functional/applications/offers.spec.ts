import { test, timeTravel } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { eraseAccount } from '#api/privacy/erase_account'
import anonymiseApplicants from '#api/privacy/anonymise_applicants'
import Application from '#api/applications/models/application'
import ApplicationEvent from '#api/applications/models/application_event'
import Offer from '#api/applications/models/offer'
import File from '#api/files/models/file'
import { offerFlow } from '#api/applications/offers/offer_flow'
import { MOST_ANSWER_DAYS, offerLimits } from '#api/applications/offers/offer_facts'
import expireOffers from '#api/applications/offers/expire_offers'
import { PASSWORD, givenCandidate, givenCompany, givenMember } from '#tests/givens'
import { pdf } from '#tests/sample_files'
import {
  answer,
  bells,
  givenApplicant,
  givenOffer,
  inDays,
  mails,
  make,
  mine,
  move,
  opened,
  withdraw,
} from './given_offers.js'

test.group('Offers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('strangers, and colleagues who move no applicants of the job, neither make nor read one', async ({
    client,
    assert,
  }) => {
    const { company, job, application, owner, offer } = await givenOffer(client)
    const { user: stranger } = await givenCompany()
    const { user: other } = await givenCandidate()
    ;(await make(client, stranger, application.id)).assertStatus(404)
    ;(await withdraw(client, stranger, offer.id)).assertStatus(404)
    ;(await answer(client, other, offer.id, { answer: 'accept' })).assertStatus(404)
    ;(await make(client, other, application.id)).assertStatus(403)
    ;(await answer(client, owner, offer.id, { answer: 'accept' })).assertStatus(403)

    const { user: manager } = await givenMember(company, 'hiring_manager')
    const refused = await make(client, manager, application.id)
    refused.assertStatus(403)
    assert.equal(refused.body().reason, 'membership')
    const { user: interviewer } = await givenMember(company, 'interviewer')
    assert.equal((await make(client, interviewer, application.id)).body().reason, 'role')

    const row = { company_id: company.id, job_id: job.id }
    await db.table('job_members').insert({ ...row, user_id: manager.id })
    assert.lengthOf((await opened(client, manager, application.id)).offers, 1)
    await db.table('interviews').insert({
      company_id: company.id,
      application_id: application.id,
      job_id: job.id,
      candidate_id: application.candidateId,
      organiser_id: interviewer.id,
      status: 'requested',
      type: 'video',
      duration: 45,
      client_time_zone: 'UTC',
      candidate_time_zone: 'UTC',
    })
    const seen = await opened(client, interviewer, application.id)
    assert.equal(seen._id, String(application.id))
    assert.isEmpty(seen.offers)
  })

  test('bad input names its field', async ({ client }) => {
    const { owner, application, user } = await givenApplicant()
    const pay = { amount: 10, currency: 'INR', per: 'year' }
    const wrong: [object, string][] = [
      [{ appliedId: 'x' }, 'appliedId'],
      [{ pay: undefined }, 'pay'],
      [{ pay: { ...pay, amount: 0 } }, 'pay.amount'],
      [{ pay: { ...pay, amount: 10.5 } }, 'pay.amount'],
      [{ pay: { ...pay, currency: 'rupees' } }, 'pay.currency'],
      [{ pay: { ...pay, per: 'week' } }, 'pay.per'],
      [{ startDate: '2027-02-31' }, 'startDate'],
      [{ startDate: inDays(-3) }, 'startDate'],
      [{ startDate: inDays(900) }, 'startDate'],
      [{ answerBy: inDays(-2) }, 'answerBy'],
      [{ answerBy: inDays(MOST_ANSWER_DAYS + 3) }, 'answerBy'],
      [{ answerBy: 'soon' }, 'answerBy'],
      [{ place: 'x'.repeat(offerLimits.place.max + 1) }, 'place'],
      [{ text: 'x'.repeat(offerLimits.text.max + 1) }, 'text'],
    ]
    for (const [over, field] of wrong) {
      const refused = await make(client, owner, application.id, over)
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field }] })
    }
    const sent = await make(client, owner, application.id)
    const id = Number(sent.body().data._id)
    ;(await withdraw(client, owner, id, '')).assertBodyContains({ errors: [{ field: 'reason' }] })
    for (const [body, field] of [
      [{}, 'answer'],
      [{ answer: 'maybe' }, 'answer'],
      [{ answer: 'ask' }, 'message'],
      [{ answer: 'decline', message: 'x'.repeat(1001) }, 'message'],
    ] as const)
      (await answer(client, user, id, body)).assertBodyContains({ errors: [{ field }] })
  })

  test('an offer moves the application, and reaches the candidate with its terms by bell, stream and mail', async ({
    client,
    assert,
  }) => {
    const { owner, company, job, application, user, candidate, offer } = await givenOffer(client)
    const moved = await Application.findOrFail(application.id)
    assert.equal(moved.status, 'offer')
    assert.isNotNull(moved.firstAnsweredAt)
    assert.equal(offer.madeBy, owner.id)
    const [bell, ...others] = await bells(user)
    assert.lengthOf(others, 0)
    assert.containsSubset(bell, {
      kind: 'offer.sent',
      message: `${company.name} makes you an offer for ${job.title}`,
      candidate_id: candidate.id,
      data: { appliedId: String(application.id), offerId: String(offer.id) },
    })
    assert.isNotNull(
      await db.from('stream_events').where('channel', `users/${user.id}`).orderBy('id').first()
    )
    const [mail] = await mails(user)
    assert.include(mail.body_text, '24,00,000 INR a year')
    assert.include(mail.body_text, 'Pune, two days a week from home')

    const { offers, history } = await mine(client, user)
    assert.containsSubset(offers[0], {
      _id: String(offer.id),
      appliedId: String(application.id),
      state: 'sent',
      pay: { amount: 2_400_000, currency: 'INR', per: 'year' },
      startDate: inDays(40),
      actions: ['ask', 'accept', 'decline'],
      file: null,
    })
    assert.deepEqual(
      history.map(({ status, offer: deed }: any) => [status, deed]),
      [
        ['applied', undefined],
        ['offer', undefined],
        ['offer', 'make'],
      ]
    )
    const seen = await opened(client, owner, application.id)
    assert.deepEqual(seen.offers[0].actions, ['withdraw'])
    assert.equal(seen.history.at(-1).by, owner.fullName)
  })

  test('a day to answer by ends when it ends where the candidate lives', async ({
    client,
    assert,
  }) => {
    const { owner, application, user } = await givenApplicant()
    await user.merge({ timeZone: 'Pacific/Auckland' }).save()
    const day = inDays(9)!
    const sent = await make(client, owner, application.id, { answerBy: day })
    assert.equal(
      DateTime.fromISO(sent.body().data.answerBy).toMillis(),
      DateTime.fromISO(day, { zone: 'Pacific/Auckland' }).endOf('day').toMillis()
    )

    // the company hears of the day that it chose, which in UTC is over when it ends in Samoa
    const west = await givenApplicant()
    await west.user.merge({ timeZone: 'Pacific/Pago_Pago' }).save()
    ;(await make(client, west.owner, west.application.id, { answerBy: day })).assertStatus(201)
    const again = await make(client, west.owner, west.application.id, { answerBy: day })
    again.assertStatus(409)
    assert.include(
      again.body().message,
      DateTime.fromISO(day, { zone: 'utc' }).setLocale('en-GB').toFormat('d LLLL')
    )
  })

  test('its file is checked, is read by both sides, and its link dies when the person withdraws from the company', async ({
    client,
    assert,
  }) => {
    const { owner, company, job, application, user, candidate } = await givenApplicant()
    const fields = {
      'appliedId': String(application.id),
      'pay[amount]': '2400000',
      'pay[currency]': 'INR',
      'pay[per]': 'year',
      'startDate': inDays(40)!,
      'answerBy': inDays(7)!,
    }
    const post = (content: Buffer, filename: string) =>
      client
        .post('/api/v1/client/offer')
        .loginAs(owner)
        .fields(fields)
        .file('file', content, { filename })
    ;(await post(Buffer.from('MZ not a document'), 'offer.pdf')).assertStatus(415)
    assert.isNull(await Offer.findBy('application_id', application.id))

    const sent = await post(pdf(), 'offer.pdf')
    sent.assertStatus(201)
    const { file } = sent.body().data
    assert.equal(file.fileName, 'offer.pdf')
    const stored = await File.findByOrFail('purpose', 'offer')
    assert.equal(stored.ownerId, user.id)
    ;(await client.get(file.fileUrl)).assertStatus(200)
    ;(await client.get(`/api/v1/files/${stored.id}`).loginAs(owner)).assertStatus(200)
    ;(await client.get(`/api/v1/files/${stored.id}`).loginAs(user)).assertStatus(200)
    const { user: stranger } = await givenCompany()
    ;(await client.get(`/api/v1/files/${stored.id}`).loginAs(stranger)).assertStatus(404)
    const { user: manager } = await givenMember(company, 'hiring_manager')
    ;(await client.get(`/api/v1/files/${stored.id}`).loginAs(manager)).assertStatus(404)
    await db
      .table('job_members')
      .insert({ company_id: company.id, job_id: job.id, user_id: manager.id })
    ;(await client.get(`/api/v1/files/${stored.id}`).loginAs(manager)).assertStatus(200)

    ;(
      await client
        .post('/api/v1/candidate/blocked-companies')
        .loginAs(user)
        .json({ companyId: company.id })
    ).assertStatus(201)
    ;(await client.get(file.fileUrl)).assertStatus(403)
    ;(await client.get(`/api/v1/files/${stored.id}`).loginAs(owner)).assertStatus(404)
    assert.isEmpty((await opened(client, owner, application.id)).offers)
    assert.equal((await Offer.findByOrFail('candidate_id', candidate.id)).status, 'declined')
  })

  test('accepting hires: status, history and the counts of the dashboard follow, and the company hears', async ({
    client,
    assert,
  }) => {
    const { owner, job, application, user, offer } = await givenOffer(client)
    const accepted = await answer(client, user, offer.id, { answer: 'accept' })
    accepted.assertStatus(200)
    assert.containsSubset(accepted.body().data, { state: 'accepted', actions: [] })
    assert.equal((await Application.findOrFail(application.id)).status, 'hired')
    const events = await ApplicationEvent.query()
      .where('application_id', application.id)
      .orderBy('id')
    assert.deepEqual(
      events.map(({ kind, toStatus, offerMove, actorId }) => [kind, toStatus, offerMove, actorId]),
      [
        ['move', 'applied', null, user.id],
        ['move', 'offer', null, owner.id],
        ['offer', 'offer', 'make', owner.id],
        ['offer', 'offer', 'accept', user.id],
        ['move', 'hired', null, user.id],
      ]
    )
    const bell = (await bells(owner)).at(-1)
    assert.containsSubset(bell, {
      kind: 'offer.accepted',
      message: `${user.fullName} accepted your offer for ${job.title}`,
    })
    assert.include((await mails(owner)).at(-1).subject, 'accepted your offer')
    const dashboard = await client.get('/api/v1/client/dashboard').loginAs(owner)
    assert.equal(dashboard.body().data.candidatesHiredCount, 1)

    for (const body of [
      { answer: 'accept' },
      { answer: 'decline' },
      { answer: 'ask', message: '?' },
    ])
      (await answer(client, user, offer.id, body)).assertStatus(409)
    ;(await withdraw(client, owner, offer.id)).assertStatus(409)
  })

  test('declining and asking reach the company in the candidate’s words; asking leaves the offer open', async ({
    client,
    assert,
  }) => {
    const { owner, user, application, offer } = await givenOffer(client)
    const asked = await answer(client, user, offer.id, { answer: 'ask', message: 'Is it remote?' })
    assert.equal(asked.body().data.state, 'sent')
    assert.equal(asked.body().data.questions[0].text, 'Is it remote?')
    assert.equal((await bells(owner)).at(-1).kind, 'offer.question')
    assert.include((await mails(owner)).at(-1).body_text, 'Is it remote?')
    for (let more = 1; more < offerLimits.questions.max; more++)
      (await answer(client, user, offer.id, { answer: 'ask', message: 'And?' })).assertStatus(200)
    const toomany = await answer(client, user, offer.id, { answer: 'ask', message: 'And?' })
    toomany.assertStatus(409)

    const no = await answer(client, user, offer.id, { answer: 'decline', message: 'Too far away' })
    assert.containsSubset(no.body().data, { state: 'declined', reason: 'Too far away' })
    assert.equal((await Application.findOrFail(application.id)).status, 'offer')
    assert.equal((await bells(owner)).at(-1).kind, 'offer.declined')
    ;(await make(client, owner, application.id)).assertStatus(201)
  })

  test('one offer waits at a time; a taken back one tells the candidate why, and another may follow', async ({
    client,
    assert,
  }) => {
    const { owner, user, application, offer } = await givenOffer(client)
    ;(await make(client, owner, application.id)).assertStatus(409)
    const back = await withdraw(client, owner, offer.id)
    assert.containsSubset(back.body().data, { state: 'withdrawn', reason: 'The budget was cut' })
    assert.equal((await bells(user)).at(-1).kind, 'offer.withdrawn')
    assert.include((await mails(user)).at(-1).body_text, 'The budget was cut')
    ;(await answer(client, user, offer.id, { answer: 'accept' })).assertStatus(409)
    ;(await make(client, owner, application.id)).assertStatus(201)
  })

  test('whatever moves the application on ends its offer', async ({ client, assert }) => {
    for (const [to, ends, told] of [
      ['interview', 'withdrawn', true],
      ['rejected', 'withdrawn', true],
      ['hired', 'withdrawn', false],
    ] as const) {
      const { owner, user, application, offer } = await givenOffer(client)
      ;(await move(client, owner, application.id, to)).assertStatus(200)
      assert.equal((await offer.refresh()).status, ends, to)
      assert.equal(
        (await bells(user)).some(({ kind }) => kind === 'offer.withdrawn'),
        told,
        to
      )
      ;(await answer(client, user, offer.id, { answer: 'accept' })).assertStatus(409)
    }
    const { user, owner, application, offer } = await givenOffer(client)
    ;(
      await client.put(`/api/v1/candidate/withdraw-application/${application.id}`).loginAs(user)
    ).assertStatus(200)
    assert.equal((await offer.refresh()).status, 'declined')
    ;(await make(client, owner, application.id)).assertStatus(409)
  })

  test('nobody is offered a job who is hired already', async ({ client }) => {
    const { owner, application } = await givenApplicant()
    ;(await move(client, owner, application.id, 'hired')).assertStatus(200)
    ;(await make(client, owner, application.id)).assertStatus(409)
  })

  test('an offer without an answer expires at its date, once, and both sides hear', async ({
    client,
    assert,
  }) => {
    const { owner, user, offer } = await givenOffer(client)
    assert.equal(await expireOffers(), 0)
    await db
      .from('offers')
      .where('id', offer.id)
      .update({ answer_by: DateTime.now().minus({ minutes: 1 }).toJSDate() })
    const late = await answer(client, user, offer.id, { answer: 'accept' })
    late.assertStatus(409)
    assert.equal(late.body().message, 'The time to answer this offer is over')
    assert.isEmpty((await mine(client, user)).offers[0].actions)
    assert.equal(await expireOffers(), 1)
    assert.equal(await expireOffers(), 0)
    assert.equal((await offer.refresh()).status, 'expired')
    for (const who of [owner, user]) assert.equal((await bells(who)).at(-1).kind, 'offer.expired')
  })

  test('what the table does not have is refused from every state', async ({ client, assert }) => {
    const { owner, user, offer } = await givenOffer(client)
    for (const state of offerFlow.over) {
      await db.from('offers').where('id', offer.id).update({ status: state })
      ;(await withdraw(client, owner, offer.id)).assertStatus(409)
      const refused = await answer(client, user, offer.id, { answer: 'accept' })
      refused.assertStatus(409)
      assert.include(refused.body().message, offerFlow.states[state].is)
    }
  })

  test('the data map counts it, and it goes with the person, or a year after the rejection', async ({
    client,
    assert,
  }) => {
    const { user, offer } = await givenOffer(client)
    const map = await client.get('/api/v1/candidate/data-map').loginAs(user)
    assert.equal(map.body().data[0].holds.offers, 1)
    await eraseAccount(user, PASSWORD)
    assert.isNull(await Offer.find(offer.id))

    const other = await givenOffer(client)
    ;(await move(client, other.owner, other.application.id, 'rejected')).assertStatus(200)
    timeTravel('1 day')
    await db
      .from('applications')
      .where('id', other.application.id)
      .update({ ended_at: DateTime.now().minus({ months: 13 }).toJSDate() })
    assert.equal(await anonymiseApplicants(), 1)
    assert.isNull(await Offer.find(other.offer.id))
  })
})
