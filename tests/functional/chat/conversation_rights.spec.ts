import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import CandidateBlock from '#api/candidates/models/candidate_block'
import { mayHear } from '#api/chat/chat_access'
import { renew } from '#api/chat/people/presence'
import { givenMember } from '#tests/givens'
import { as, givenConversation } from './given_conversations.js'

test.group('Who reads and writes in a conversation', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a team reads what it has the right to; the one who answers has it unread, the others do not', async ({
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
})
