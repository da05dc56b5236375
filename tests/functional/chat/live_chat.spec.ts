import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import type User from '#api/accounts/models/user'
import { renew, sweepPresence } from '#api/chat/people/presence'
import transmit from '#api/notifications/stream/transmit'
import { givenApplication, givenCandidate, givenCompany, givenJob } from '#tests/givens'
import { emptyDatabase } from '#tests/empty_database'
import { LiveClient } from '#tests/live/live_client'
import { send } from '#tests/send'
import { as, givenConversation } from './given_conversations.js'

const listening = async (user: User) => {
  const { token } = await openSession(user)
  return { token, live: await new LiveClient(token).open() }
}
const typesOf = ({ events }: LiveClient) => events.map(({ payload }) => payload.type)

// real commits: what the stream sends is what other connections can see
test.group('The chat on the live stream', (group) => {
  group.each.teardown(async () => {
    await transmit.close()
    await emptyDatabase()
  })

  test('strangers do not hear a conversation, however they guess its channel', async ({
    client,
    assert,
  }) => {
    const { id } = await givenConversation(client)
    const { live } = await listening((await givenCandidate()).user)
    for (const channel of [`conversations/${id}`, `conversations/0${id}`, 'conversations/*'])
      assert.notEqual(await live.subscribe(channel), 204)
  })

  test('both sides hear messages, typing, seen marks, changes and deletions, each once', async ({
    client,
    assert,
  }) => {
    const { hers, his, id, developer } = await givenConversation(client)
    const { live } = await listening(developer)
    assert.equal(await live.subscribe(`conversations/${id}`), 204)
    const { _id } = (await hers.send(id, 'Hello')).body().data
    await live.until(({ events }) => events.length === 1)
    await hers.typing(id)
    await live.until((one) => typesOf(one).includes('typing'))
    await his.seen(id, _id)
    await hers.put(`message/${_id}`, { text: 'Hello there' })
    await hers.remove(_id)
    await live.until((one) => typesOf(one).includes('deleted'))
    assert.deepEqual(typesOf(live), ['message', 'typing', 'seen', 'edited', 'deleted'])
    const [message, typing] = live.events
    assert.deepInclude(message.payload.message, { _id, text: 'Hello' })
    assert.containsSubset(typing.payload, { conversation_id: id, typing: true })
    assert.isUndefined(typing.id, 'typing has no place to come back to')
    assert.lengthOf(await db.from('stream_events').whereRaw(`payload ->> 'type' = 'typing'`), 0)
  })

  test('a person who loses the right hears nothing more within two seconds', async ({
    client,
    assert,
  }) => {
    const { hers, his, id, company, candidate, client: owner } = await givenConversation(client)
    const { live } = await listening(owner)
    await live.subscribe(`conversations/${id}`)
    await his.send(id, 'one')
    await live.until(({ events }) => events.length === 1)
    await db
      .table('candidate_blocks')
      .insert({ company_id: company.id, candidate_id: candidate.id, reason: 'chosen' })
    await live.until(({ events }) =>
      events.some(({ payload }) => payload?.channel === `conversations/${id}`)
    )
    ;(await his.send(id, 'two')).assertStatus(403)
    ;(await hers.read(id)).assertStatus(404)
    assert.notEqual(await live.subscribe(`conversations/${id}`), 204)
  })

  test('twenty messages at once have ids in the order in which they became visible, and one client id is one message', async ({
    client,
    assert,
  }) => {
    const { id, developer } = await givenConversation(client)
    const { token } = await openSession(developer)
    const { live } = await listening(developer)
    await live.subscribe(`conversations/${id}`)
    const post = (text: string, clientId: string) =>
      send('POST', '/api/v1/message/send-message', {
        token,
        json: { conversation_id: id, text, client_id: clientId },
      })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => post(`Message ${n}`, `c-${n % 10}`))
    )
    assert.isTrue(answers.every(({ status }) => status === 201))
    await live.until(({ events }) => events.length >= 10)
    const heard = live.events.map(({ payload }) => Number(payload.message._id))
    assert.lengthOf(heard, 10)
    assert.deepEqual(
      heard,
      heard.toSorted((a, b) => a - b)
    )
    const row = await db.from('conversations').where('id', id).first()
    assert.equal(row.message_count, 10)
    assert.equal(row.last_message_id, heard.at(-1))
  })

  test('messages of many at once are each told as they read, stored once, or refused by their own rules', async ({
    client,
    assert,
  }) => {
    const talks = await Promise.all(Array.from({ length: 4 }, () => givenConversation(client)))
    const [first, , blocked, stranger] = talks
    // a bell rings for the first unread message only
    for (const { hers, id } of talks) (await hers.send(id, 'Hello')).assertStatus(201)
    await renew([first.client.id])
    await db
      .from('conversations')
      .where('id', blocked.id)
      .update({ blocked_by: blocked.developer.id, blocked_at: new Date() })
    const { live } = await listening(first.developer)
    await live.subscribe(`conversations/${first.id}`)
    const answers = await Promise.all([
      ...talks.map(({ hers, id }, n) => hers.send(id, `Message ${n}`, { client_id: 'one' })),
      first.hers.send(first.id, 'Message 0', { client_id: 'one' }),
      stranger.hers.send(first.id, 'Not mine'),
      first.hers.send(first.id, 'And more'),
    ])
    assert.deepEqual(
      answers.map((answer) => answer.status()),
      [201, 201, 403, 201, 201, 404, 201]
    )
    assert.equal(answers[0].body().data._id, answers[4].body().data._id)
    await live.until(({ events }) => events.length === 2)
    const read = (await first.his.read(first.id)).body().data
    assert.deepEqual(
      live.events.map(({ payload }) => payload),
      read.slice(1).map((message: object) => ({ type: 'message', message }))
    )
    assert.equal(read[1].sender.activityStatus, 'online')
    assert.includeDeepMembers(
      answers.map((answer) => answer.body().data),
      read.slice(1)
    )
    const { rows } = await db.rawQuery(
      `select message_count, (select count(*) from notifications where kind = 'message.new') as bells
       from unnest(?::bigint[]) with ordinality as talk(id, nth) join conversations using (id) order by nth`,
      [talks.map(({ id }) => id)] as any[]
    )
    assert.deepEqual(
      rows.map(({ message_count: count }: { message_count: number }) => count),
      [3, 2, 1, 2]
    )
    assert.equal(rows[0].bells, 4)
  })

  test('a person is here with many tabs, and gone when their time is over, told once', async ({
    client,
    assert,
  }) => {
    const { hers, his, id, developer, client: owner } = await givenConversation(client)
    await hers.send(id, 'Hello')
    await his.send(id, 'Hi')
    await renew([owner.id])
    const { live } = await listening(owner)
    await live.subscribe(`users/${owner.id}`)
    await renew([developer.id])
    await renew([developer.id])
    await live.until((one) => typesOf(one).includes('presence'))
    // a process that crashed renews nobody
    await db
      .from('presences')
      .where('user_id', developer.id)
      .update({ expires_at: new Date(Date.now() - 1_000) })
    await Promise.all([sweepPresence(), sweepPresence()])
    await live.until((one) => typesOf(one).filter((type) => type === 'presence').length === 2)
    assert.deepEqual(
      live.events
        .filter(({ payload }) => payload.type === 'presence')
        .map(({ payload }) => [payload.userId, payload.activityStatus]),
      [
        [String(developer.id), 'online'],
        [String(developer.id), 'offline'],
      ]
    )
  })

  test('who withdrew from a company or closed their profile comes and goes unseen by it, and it by them', async ({
    client,
    assert,
  }) => {
    const { company, user: owner } = await givenCompany()
    const job = await givenJob(company)
    const hers = as(client, owner)
    const talks: User[] = []
    for (const _ of ['withdraws', 'closes', 'stays']) {
      const { user, candidate } = await givenApplication(job)
      const { _id } = (await hers.open({ devId: candidate.id })).body().data
      await hers.send(_id, 'Hello')
      await as(client, user).send(_id, 'Hi')
      talks.push(user)
    }
    const [withdrew, closed, stays] = talks
    ;(
      await client
        .post('/api/v1/candidate/blocked-companies')
        .loginAs(withdrew)
        .json({ companyId: String(company.id) })
    ).assertStatus(201)
    ;(await client.put('/api/v1/candidate/deactivate').loginAs(closed).json({})).assertStatus(200)
    await renew([withdrew.id])
    const theirs = (await listening(withdrew)).live
    await theirs.subscribe(`users/${withdrew.id}`)
    const { live } = await listening(owner)
    await live.subscribe(`users/${owner.id}`)
    // each of the two comes while the other is here
    await db.from('presences').delete()
    await renew([withdrew.id])
    await renew([owner.id])
    await db.from('presences').where('user_id', withdrew.id).delete()
    await renew([withdrew.id])
    await renew([closed.id])
    await renew([stays.id])
    const cameTo = (one: LiveClient) =>
      one.events
        .filter(({ payload }) => payload.type === 'presence')
        .map(({ payload }) => payload.userId)
    await live.until((one) => cameTo(one).includes(String(stays.id)))
    assert.deepEqual(cameTo(live), [String(stays.id)])
    assert.deepEqual(cameTo(theirs), [])
    const friends = await hers.friends('online-friends')
    assert.deepEqual(
      friends.body().data.map(({ _id }: { _id: string }) => _id),
      [String(stays.id)]
    )
  })
})
