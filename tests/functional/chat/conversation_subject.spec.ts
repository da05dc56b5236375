import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import { givenMember } from '#tests/givens'
import ContactRequest from '#api/talent/models/contact_request'
import { givenInterview } from '../interviews/given_interviews.js'
import { as, givenConversation } from './given_conversations.js'

test.group('What a conversation is about', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a conversation says what it is about, with the next act of each side', async ({
    client,
    assert,
  }) => {
    const given = await givenConversation(client)
    const { hers, his, id, job, application, company, candidate } = given
    await givenInterview(given, 'proposed')
    await ContactRequest.create({
      companyId: company.id,
      candidateId: candidate.id,
      status: 'pending',
      message: 'May we talk?',
      quotaMonth: '2026-01-01',
      expiresAt: DateTime.now().plus({ days: 9 }),
    })
    const forHer = (await hers.about(id)).body().data
    assert.containsSubset(forHer.applications[0], {
      _id: String(application.id),
      jobTitle: job.title,
      status: 'shortlisted',
    })
    assert.notInclude(forHer.interviews[0].actions, 'accept')
    assert.isNull(forHer.request)
    const forHim = (await his.about(id)).body().data
    assert.include(forHim.interviews[0].actions, 'accept')
    assert.containsSubset(forHim.request, {
      message: 'May we talk?',
      actions: ['accept', 'decline'],
    })
    const manager = (await givenMember(company, 'hiring_manager')).user
    ;(await as(client, manager).about(id)).assertStatus(404)
    const support = (await his.open({ support: true })).body().data._id
    assert.deepEqual((await his.about(support)).body().data, {
      applications: [],
      interviews: [],
      offers: [],
      request: null,
    })
  })

  test('an offer that waits is answered in the conversation, by the candidate alone', async ({
    client,
    assert,
  }) => {
    const { hers, his, id, application, client: owner } = await givenConversation(client)
    const made = await client
      .post('/api/v1/client/offer')
      .loginAs(owner)
      .json({
        appliedId: String(application.id),
        pay: { amount: 2_400_000, currency: 'INR', per: 'year' },
        startDate: DateTime.now().plus({ days: 40 }).toISODate(),
        answerBy: DateTime.now().plus({ days: 7 }).toISO(),
      } as never)
    made.assertStatus(201)
    assert.deepEqual((await hers.about(id)).body().data.offers, [])
    const [offer] = (await his.about(id)).body().data.offers
    assert.containsSubset(offer, { appliedId: String(application.id), state: 'sent' })
    assert.includeMembers(offer.actions, ['accept', 'decline'])
    const accepted = await his.put(`candidate/offer/${offer._id}`, { answer: 'accept' })
    accepted.assertStatus(200)
    assert.deepEqual((await his.about(id)).body().data.offers, [])
  })
})
