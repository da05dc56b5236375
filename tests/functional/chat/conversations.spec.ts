import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import CandidateBlock from '#api/candidates/models/candidate_block'
import { mayHear } from '#api/chat/chat_access'
import { renew } from '#api/chat/people/presence'
import Conversation from '#api/chat/models/conversation'
import ContactUnlock from '#api/talent/models/contact_unlock'
import {
  givenAdmin,
  givenApplication,
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
} from '#tests/givens'
import ContactRequest from '#api/talent/models/contact_request'
import { givenInterview } from '../interviews/given_interviews.js'
import { as, givenConversation } from './given_conversations.js'

test.group('Conversations', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('nobody opens one with a person whom nothing links to them', async ({ client }) => {
    const company = await givenCompany()
    const other = await givenCompany()
    const { user } = await givenCandidate()
    for (const [who, whom] of [
      [company.user, user],
      [user, company.user],
      [company.user, other.user],
    ])
      (await as(client, who).open({ receiver_id: whom.id })).assertStatus(404)
    ;(await as(client, company.user).open({ receiver_id: 987_654_321 })).assertStatus(404)
    ;(await client.post('/api/v1/conversation/create-open-conversation')).assertStatus(401)
  })

  test('bad input names its field', async ({ client }) => {
    const { user } = await givenCompany()
    for (const body of [{}, { receiver_id: 'somebody' }]) {
      const refused = await as(client, user).open(body)
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field: 'receiver_id' }] })
    }
    const self = await as(client, user).open({ receiver_id: user.id })
    self.assertStatus(422)
    self.assertBodyContains({ errors: [{ field: 'receiver_id' }] })
  })

  test('an application opens one conversation of the two, however often and from whichever side', async ({
    client,
    assert,
  }) => {
    const {
      hers,
      his,
      id,
      client: recruiter,
      developer,
      company,
      candidate,
    } = await givenConversation(client)
    const again = (await hers.open({ devId: candidate.id })).body().data
    const fromHim = (await his.open({ receiver_id: recruiter.id })).body().data
    const byCompany = (await his.open({ clientId: company.id })).body().data
    assert.deepEqual([again._id, fromHim._id, byCompany._id], [id, id, id])
    assert.lengthOf(await Conversation.query().where('company_id', company.id), 1)
    assert.sameMembers(
      fromHim.users.map(({ _id }: { _id: string }) => _id),
      [String(recruiter.id), String(developer.id)]
    )
    for (const person of fromHim.users)
      assert.sameMembers(Object.keys(person), [
        '_id',
        'fName',
        'lName',
        'userImage',
        'activityStatus',
      ])
    assert.deepInclude(fromHim.company, { _id: String(company.id), companyName: company.name })
  })

  test('an accepted contact request opens one, and what it opened ends with the unlock', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const dev = await givenCandidate()
    const unlock = await ContactUnlock.create({
      companyId: company.id,
      candidateId: dev.candidate.id,
      expiresAt: DateTime.now().plus({ days: 180 }),
    })
    const hers = as(client, user)
    const { _id } = (await hers.open({ receiver_id: dev.user.id })).body().data
    ;(await hers.send(_id, 'May we talk on Monday?')).assertStatus(201)
    const manager = as(client, (await givenMember(company, 'hiring_manager')).user)
    ;(await manager.read(_id)).assertStatus(404)

    await unlock.merge({ revokedAt: DateTime.now() }).save()
    ;(await hers.read(_id)).assertStatus(404)
    ;(await hers.find(_id, 'Monday')).assertStatus(404)
    assert.lengthOf((await hers.list()).body().data, 0)
    const his = as(client, dev.user)
    assert.lengthOf((await his.read(_id)).body().data, 1)
    const refused = await his.send(_id, 'Too late')
    refused.assertStatus(403)
    refused.assertBodyContains({ reason: 'unlinked' })
  })

  test('colleagues talk with each other, and the rest of the team does not read it', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const colleague = (await givenMember(company, 'billing')).user
    const third = (await givenMember(company, 'admin')).user
    const { _id } = (await as(client, user).open({ receiver_id: colleague.id })).body().data
    const back = (await as(client, colleague).open({ receiver_id: user.id })).body().data
    assert.equal(back._id, _id)
    ;(await as(client, colleague).send(_id, 'The invoice is paid')).assertStatus(201)
    ;(await as(client, third).read(_id)).assertStatus(404)
    assert.lengthOf((await as(client, third).list()).body().data, 0)
    assert.equal((await as(client, user).list()).body().data[0].unread, 1)
  })

  test('support is there for everyone, and answered by those whose role says so', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate()
    const { _id } = (await as(client, user).open({ support: true })).body().data
    assert.equal((await as(client, user).open({ support: true })).body().data._id, _id)
    ;(await as(client, user).send(_id, 'My resume does not load')).assertStatus(201)
    ;(await as(client, await givenAdmin('finance')).read(_id)).assertStatus(404)
    const support = await givenAdmin('support')
    const [waiting] = (await as(client, support).list()).body().data
    assert.containsSubset(waiting, { _id, kind: 'support', unread: 1 })
    ;(await as(client, support).send(_id, 'Which file is it?')).assertStatus(201)
    const [mine] = (await as(client, user).list()).body().data
    assert.containsSubset(mine, { unread: 1, answererId: String(support.id) })
    const refused = await as(client, user).put(`conversation/${_id}/block`, { blocked: true })
    refused.assertStatus(409)
  })

  test('the list has the latest message, what is unread and who saw it, the last active first', async ({
    client,
    assert,
  }) => {
    const { hers, his, id, client: recruiter, developer, company } = await givenConversation(client)
    const job = await givenJob(company)
    const second = await givenApplication(job)
    const other = (await hers.open({ receiver_id: second.user.id })).body().data._id
    await hers.send(id, 'Hello Asha')
    await hers.send(other, 'Hello you')
    const { data: before } = (await hers.list()).body()
    assert.deepEqual(
      before.map(({ _id }: { _id: string }) => _id),
      [other, id]
    )
    const written = (await his.send(id, 'Hello, thank you')).body().data
    const { data, unread, pagination } = (await hers.list()).body()
    assert.deepEqual(
      data.map(({ _id }: { _id: string }) => _id),
      [id, other]
    )
    assert.containsSubset(data[0], {
      unread: 1,
      latestMessage: { _id: written._id, text: 'Hello, thank you', seenBy: [] },
    })
    assert.equal(unread, 1)
    assert.equal(pagination.total, 2)
    await hers.seen(id, written._id)
    // who answers has read what was there
    assert.containsSubset((await his.list()).body().data[0], {
      unread: 0,
      latestMessage: { seenBy: [String(recruiter.id)] },
    })
    assert.equal((await hers.list()).body().unread, 0)
    const page = (await hers.list({ limit: 1 })).body()
    const next = (await hers.list({ limit: 1, cursor: page.pagination.nextCursor })).body()
    const byPage = (await hers.list({ limit: 1, page: 2 })).body()
    assert.deepEqual([page.data[0]._id, next.data[0]._id, byPage.data[0]._id], [id, other, other])
    await developer.merge({ firstName: 'Zoltan' }).save()
    assert.deepEqual(
      (await hers.list({ search: 'zolt' })).body().data.map(({ _id }: { _id: string }) => _id),
      [id]
    )
  })

  test('what was opened and holds nothing is in the list of the person who opened it', async ({
    client,
    assert,
  }) => {
    const { hers, his } = await givenConversation(client)
    assert.lengthOf((await hers.list()).body().data, 1)
    assert.lengthOf((await his.list()).body().data, 0)
  })

  test('a forged seen mark moves nothing: not of another, not back, not past the end', async ({
    client,
    assert,
  }) => {
    const { hers, his, id, developer } = await givenConversation(client)
    const first = (await hers.send(id, 'one')).body().data
    const second = (await hers.send(id, 'two')).body().data
    ;(await as(client, (await givenCandidate()).user).seen(id, second._id)).assertStatus(404)
    ;(await his.seen(id, 'x')).assertStatus(422)
    ;(await his.seen(id, 9_000_000_000)).assertStatus(200)
    const mark = () =>
      db
        .from('conversation_participants')
        .where({ conversation_id: id, user_id: developer.id })
        .first()
    assert.equal((await mark()).seen_id, Number(second._id))
    await his.seen(id, first._id)
    assert.equal((await mark()).seen_id, Number(second._id))
  })

  test('a team reads what it has the right to; whoever answers it has it unread, the others do not', async ({
    client,
    assert,
  }) => {
    const { hers, his, id, company, job, client: owner } = await givenConversation(client)
    const recruiter = (await givenMember(company, 'recruiter')).user
    const manager = (await givenMember(company, 'hiring_manager')).user
    const billing = (await givenMember(company, 'billing')).user
    await his.send(id, 'Is the office in Pune?')
    assert.equal((await as(client, recruiter).list()).body().data[0].unread, 1)
    for (const stranger of [manager, billing])
      (await as(client, stranger).read(id)).assertStatus(404)
    await db
      .table('job_members')
      .insert({ job_id: job.id, user_id: manager.id, company_id: company.id })
    ;(await as(client, manager).read(id)).assertStatus(200)

    await hers.send(id, 'It is')
    const [forRecruiter] = (await as(client, recruiter).list()).body().data
    assert.containsSubset(forRecruiter, { unread: 0, answererId: String(owner.id) })
    const handed = await hers.put(`conversation/${id}/answerer`, { userId: recruiter.id })
    handed.assertStatus(200)
    await his.send(id, 'Good')
    assert.isAbove((await as(client, recruiter).list()).body().data[0].unread, 0)

    // the lists of the whole team move, the bell rings for those who take part
    const other = (await givenMember(company, 'recruiter')).user
    await his.send(id, 'When do we talk?')
    const told = await db
      .from('stream_events')
      .where('channel', `users/${other.id}`)
      .whereRaw(`payload ->> 'type' = 'message'`)
    assert.lengthOf(told, 1)
    assert.lengthOf(await db.from('notifications').where('user_id', other.id), 0)
    assert.equal((await as(client, other).list()).body().data[0].unread, 0)
    assert.lengthOf(
      await db.from('stream_events').whereIn('channel', [`users/${billing.id}`]),
      0,
      'who may not read hears nothing'
    )
    const refused = await hers.put(`conversation/${id}/answerer`, { userId: billing.id })
    refused.assertStatus(422)
    refused.assertBodyContains({ errors: [{ field: 'userId' }] })
    ;(await his.put(`conversation/${id}/answerer`, { userId: null })).assertStatus(409)
  })

  test('a manager who is taken off the job reads nothing more, by list, history, search, file or stream', async ({
    client,
    assert,
  }) => {
    const { hers, id, company, job } = await givenConversation(client)
    const manager = (await givenMember(company, 'hiring_manager')).user
    await db
      .table('job_members')
      .insert({ job_id: job.id, user_id: manager.id, company_id: company.id })
    await hers.send(id, 'The salary is a secret')
    const theirs = as(client, manager)
    assert.lengthOf((await theirs.find(id, 'salary')).body().data, 1)
    assert.isTrue(await mayHear(manager, Number(id)))
    await db.from('job_members').where('user_id', manager.id).delete()
    ;(await theirs.read(id)).assertStatus(404)
    ;(await theirs.find(id, 'salary')).assertStatus(404)
    ;(await theirs.show(id)).assertStatus(404)
    ;(await theirs.typing(id)).assertStatus(404)
    ;(await theirs.send(id, 'Still here')).assertStatus(404)
    assert.lengthOf((await theirs.list()).body().data, 0)
    assert.isFalse(await mayHear(manager, Number(id)))
  })

  test('a candidate who withdraws from a company is gone for it, and it for them', async ({
    client,
    assert,
  }) => {
    const { hers, his, id, company, candidate, client: owner } = await givenConversation(client)
    await his.send(id, 'Hello')
    await CandidateBlock.create({
      candidateId: candidate.id,
      companyId: company.id,
      reason: 'chosen',
    } as never)
    ;(await hers.read(id)).assertStatus(404)
    ;(await hers.open({ devId: candidate.id })).assertStatus(404)
    assert.lengthOf((await hers.list()).body().data, 0)
    assert.isFalse(await mayHear(owner, Number(id)))
    const refused = await his.send(id, 'Hello?')
    refused.assertStatus(403)
    refused.assertBodyContains({ reason: 'withdrawn' })
    assert.lengthOf((await his.read(id)).body().data, 1)
  })

  test('a suspended company reads nothing, and nothing can be sent to it', async ({ client }) => {
    const { hers, his, id, company } = await givenConversation(client)
    await company.merge({ isActive: false }).save()
    const refused = await hers.read(id)
    refused.assertStatus(403)
    refused.assertBodyContains({ reason: 'status' })
    const sent = await his.send(id, 'Hello?')
    sent.assertStatus(403)
    sent.assertBodyContains({ reason: 'suspended' })
  })

  test('a blocked conversation takes no message from either side, and only its side opens it again', async ({
    client,
    assert,
  }) => {
    const { hers, his, id } = await givenConversation(client)
    await hers.send(id, 'Hello')
    const blocked = await his.put(`conversation/${id}/block`, { blocked: true })
    assert.equal(blocked.body().data.closed.reason, 'mine')
    for (const [side, reason] of [
      [his, 'mine'],
      [hers, 'blocked'],
    ] as const) {
      const refused = await side.send(id, 'Hello?')
      refused.assertStatus(403)
      refused.assertBodyContains({ reason })
      ;(await side.typing(id)).assertStatus(403)
    }
    ;(await hers.put(`conversation/${id}/block`, { blocked: false })).assertStatus(409)
    ;(await his.put(`conversation/${id}/block`, { blocked: false })).assertStatus(200)
    ;(await hers.send(id, 'Hello again')).assertStatus(201)
  })

  test('where a conversation is closed, nobody reads whether the other is here', async ({
    client,
    assert,
  }) => {
    const { hers, his, id, developer, client: owner } = await givenConversation(client)
    await hers.send(id, 'Hello')
    await his.send(id, 'Hi')
    await hers.put(`message/${(await hers.send(id, 'Keep this')).body().data._id}/pin`, {
      pinned: true,
    })
    await renew([owner.id, developer.id])
    /** Wherever it is read that somebody is online. */
    const told = async (side: typeof hers, other: { id: number }) => {
      const reads = {
        list: await side.list(),
        one: await side.show(id),
        history: await side.read(id),
        search: await side.find(id, 'Keep'),
        pinned: await side.pinned(id),
        friends: await side.friends('get-friends'),
        found: await side.friends('search', { search: 'a' }),
        online: await side.friends('online-friends'),
      }
      return Object.entries(reads).flatMap(([name, answer]) => {
        answer.assertStatus(200)
        const online = new RegExp(`"_id":"${other.id}"[^{}]*"activityStatus":"online"`)
        return online.test(answer.text()) ? [name] : []
      })
    }
    assert.includeMembers(await told(hers, developer), [
      'list',
      'one',
      'history',
      'friends',
      'online',
    ])
    assert.includeMembers(await told(his, owner), [
      'list',
      'one',
      'history',
      'pinned',
      'search',
      'online',
    ])
    await his.put(`conversation/${id}/block`, { blocked: true })
    assert.deepEqual(await told(hers, developer), [])
    assert.deepEqual(await told(his, owner), [])
  })

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

  test('muting and pinning are one’s own', async ({ client, assert }) => {
    const { hers, his, id } = await givenConversation(client)
    await hers.send(id, 'Hello')
    await his.put(`conversation/${id}/arrange`, { muted: true, pinned: true })
    assert.containsSubset((await his.list({ pinned: true })).body().data[0], {
      isMuted: true,
      isPinned: true,
    })
    assert.lengthOf((await hers.list({ pinned: true })).body().data, 0)
    await hers.send(id, 'Hello again')
    assert.equal((await his.list()).body().unread, 0)
  })
})
