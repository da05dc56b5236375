import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
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
