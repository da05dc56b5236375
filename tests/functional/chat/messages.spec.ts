import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { CHANGE_MINUTES, chatLimits, chatPace } from '#api/chat/chat_facts'
import Message from '#api/chat/models/message'
import { givenCandidate } from '#tests/givens'
import { as, givenConversation } from './given_conversations.js'

test.group('Messages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  group.teardown(() => drive.use().deleteAll())

  test('a guessed conversation is not there, for reading, writing or changing', async ({
    client,
  }) => {
    const { hers, id } = await givenConversation(client)
    const message = (await hers.send(id, 'Hello')).body().data._id
    const stranger = as(client, (await givenCandidate()).user)
    for (const refused of [
      await stranger.read(id),
      await stranger.send(id, 'Hello'),
      await stranger.find(id, 'Hello'),
      await stranger.pinned(id),
      await stranger.typing(id),
      await stranger.put(`message/${message}`, { text: 'Mine' }),
      await stranger.remove(message),
      await stranger.put(`message/${message}/reaction`, { reaction: 'agree', on: true }),
      await stranger.put(`message/${message}/pin`, { pinned: true }),
      await stranger.report(message, { reason: 'spam' }),
    ])
      refused.assertStatus(404)
    ;(await client.get(`/api/v1/message/get-messages/${id}`)).assertStatus(401)
    ;(await client.post('/api/v1/message/send-message')).assertStatus(401)
  })

  test('bad input names its field', async ({ client }) => {
    const { hers, id } = await givenConversation(client)
    const wrong: [string, object, string][] = [
      ['', {}, 'text'],
      ['   ', {}, 'text'],
      ['x'.repeat(chatLimits.text.max + 1), {}, 'text'],
      ['Hello', { client_id: 'x'.repeat(101) }, 'client_id'],
      ['Hello', { attachments: ['x'] }, 'attachments.0'],
      ['Hello', { attachments: [1, 2, 3, 4, 5, 6] }, 'attachments'],
      ['Hello', { attachments: [987_654_321] }, 'attachments'],
    ]
    for (const [text, over, field] of wrong) {
      const refused = await hers.send(id, text, over)
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field }] })
    }
    ;(await hers.find(id, 'x')).assertStatus(422)
    ;(await hers.read(id, { before: 'x' })).assertStatus(422)
    ;(await hers.read('1e3')).assertStatus(404)
  })

  test('a message of 10 MB is refused before it is read', async ({ client }) => {
    const { hers, id } = await givenConversation(client)
    ;(await hers.send(id, 'x'.repeat(10 * 1024 * 1024))).assertStatus(413)
  })

  test('a message is a row, an event for the conversation and one for each list, and one bell with a later mail', async ({
    client,
    assert,
  }) => {
    const { hers, his, id, client: owner, developer } = await givenConversation(client)
    const sent = await hers.send(id, 'Hello Asha', { client_id: 'a-1' })
    sent.assertStatus(201)
    const { data } = sent.body()
    assert.containsSubset(data, {
      conversation: { _id: id },
      sender: { _id: String(owner.id) },
      text: 'Hello Asha',
      client_id: 'a-1',
      seenBy: [],
    })
    assert.deepEqual(Object.keys(data.sender).sort(), [
      '_id',
      'activityStatus',
      'fName',
      'lName',
      'userImage',
    ])
    await hers.send(id, 'Are you there?')
    const events = await db.from('stream_events').orderBy('id')
    const of = (channel: string) =>
      events.filter((event) => event.channel === channel && event.payload.type === 'message')
    assert.lengthOf(of(`conversations/${id}`), 2)
    assert.lengthOf(of(`users/${developer.id}`), 2)
    assert.lengthOf(of(`users/${owner.id}`), 2)
    assert.equal(of(`conversations/${id}`)[0].payload.message._id, data._id)

    const bells = await db.from('notifications').where('user_id', developer.id)
    assert.lengthOf(bells, 1)
    assert.containsSubset(bells[0], { kind: 'message.new', link: `/candidate/chat/${id}` })
    const mail = () => db.from('mails').where('user_id', developer.id).first()
    assert.equal((await mail()).status, 'queued')
    assert.isAbove((await mail()).send_after.getTime(), Date.now() + 8 * 60_000)
    await his.seen(id, (await his.read(id)).body().data.at(-1)._id)
    assert.equal((await mail()).status, 'cancelled')
    const [read] = await db.from('notifications').where('user_id', developer.id)
    assert.isNotNull(read.read_at)
  })

  test('what one person writes in a conversation on one day is one line of the bell', async ({
    client,
    assert,
  }) => {
    const { hers, his, id, client: owner, developer } = await givenConversation(client)
    for (const text of ['Hello Asha', 'Are you there?', 'Until tomorrow']) {
      const { data } = (await hers.send(id, text)).body()
      await his.seen(id, data._id)
    }
    const lines = async () =>
      (await client.get('/api/v1/notifications').loginAs(developer)).body().data
    const link = `/candidate/chat/${id}`
    assert.containsSubset(await lines(), [
      { message: `${owner.fullName} wrote to you 3 times`, link, count: 3 },
    ])
    assert.lengthOf(await lines(), 1)
    // what is unread is a line of its own
    await hers.send(id, 'One more thing')
    assert.containsSubset((await lines())[0], {
      message: `${owner.fullName} wrote to you`,
      readAt: null,
      count: 1,
    })
    assert.lengthOf(await lines(), 2)
  })

  test('the same client id again returns the first message, and stores no second one', async ({
    client,
    assert,
  }) => {
    const { hers, his, id } = await givenConversation(client)
    const first = (await hers.send(id, 'Hello', { client_id: 'once' })).body().data
    const again = await hers.send(id, 'Hello', { client_id: 'once' })
    again.assertStatus(201)
    assert.equal(again.body().data._id, first._id)
    await his.put(`conversation/${id}/block`, { blocked: true })
    const late = await hers.send(id, 'Hello', { client_id: 'once' })
    assert.equal(late.body().data._id, first._id)
    assert.lengthOf(await Message.query().where('conversation_id', id), 1)
    await his.put(`conversation/${id}/block`, { blocked: false })
    // another person's id of the same name is another message
    assert.notEqual((await his.send(id, 'Hi', { client_id: 'once' })).body().data._id, first._id)
  })

  test('a history has no end in both directions, oldest first, and opens around a message', async ({
    client,
    assert,
  }) => {
    const { hers, his, id, client: owner } = await givenConversation(client)
    await db.table('messages').multiInsert(
      Array.from({ length: 60 }, (_, n) => ({
        conversation_id: id,
        sender_id: owner.id,
        body: `Message ${n}`,
      }))
    )
    const last = (await hers.send(id, 'the last one')).body().data._id
    const texts = ({ data }: any) => data.map(({ text }: { text: string }) => text)
    const end = (await his.read(id, { limit: 20 })).body()
    assert.lengthOf(end.data, 20)
    assert.equal(end.data.at(-1)._id, last)
    assert.isNull(end.pagination.after)
    const before = (await his.read(id, { limit: 20, before: end.pagination.before })).body()
    assert.deepEqual(
      texts(before),
      Array.from({ length: 20 }, (_, n) => `Message ${n + 21}`)
    )
    const middle = before.data[10]._id
    const around = (await his.read(id, { limit: 20, around: middle })).body()
    assert.isTrue(around.data.some(({ _id }: any) => _id === middle))
    assert.isNotNull(around.pagination.before)
    assert.isNotNull(around.pagination.after)
    const after = (await his.read(id, { after: around.pagination.after, limit: 100 })).body()
    assert.equal(after.data.at(-1)._id, last)
    assert.isNull(after.pagination.after)
    const start = (await his.read(id, { after: 0, limit: 5 })).body()
    assert.deepEqual(
      texts(start),
      Array.from({ length: 5 }, (_, n) => `Message ${n}`)
    )
    assert.isNull(start.pagination.before)
    const hits = (await his.find(id, 'message 1')).body()
    assert.lengthOf(hits.data, 11)
    assert.equal(hits.data[0].text, 'Message 19')
  })

  test('one’s own young message is changed and deleted; another’s and an old one are not', async ({
    client,
    assert,
  }) => {
    const { hers, his, id } = await givenConversation(client)
    const { _id } = (await hers.send(id, 'Helo')).body().data
    ;(await his.put(`message/${_id}`, { text: 'Mine' })).assertStatus(403)
    ;(await his.remove(_id)).assertStatus(403)
    ;(await hers.put(`message/${_id}`, { text: '' })).assertStatus(422)
    const edited = (await hers.put(`message/${_id}`, { text: 'Hello' })).body().data
    assert.equal(edited.text, 'Hello')
    assert.isNotNull(edited.editedAt)
    assert.isTrue((await hers.remove(_id)).body().data.isDeleted)
    const [shown] = (await his.read(id)).body().data
    assert.containsSubset(shown, { text: '', isDeleted: true })
    assert.lengthOf((await his.find(id, 'Hello')).body().data, 0)
    ;(await hers.put(`message/${_id}`, { text: 'Back' })).assertStatus(409)
    const old = (await hers.send(id, 'Old')).body().data._id
    await db
      .from('messages')
      .where('id', old)
      .update({ created_at: new Date(Date.now() - (CHANGE_MINUTES + 1) * 60_000) })
    ;(await hers.put(`message/${old}`, { text: 'New' })).assertStatus(409)
    ;(await hers.remove(old)).assertStatus(409)
    const types = (await db.from('stream_events').where('channel', `conversations/${id}`)).map(
      ({ payload }) => payload.type
    )
    assert.includeMembers(types, ['edited', 'deleted'])
  })

  test('lists hear that the last message reads otherwise, and nothing of those before it', async ({
    client,
    assert,
  }) => {
    const { hers, his, id, developer } = await givenConversation(client)
    const first = (await hers.send(id, 'Frist')).body().data._id
    const last = (await hers.send(id, 'Secnod')).body().data._id
    await hers.put(`message/${first}`, { text: 'First' })
    await hers.put(`message/${last}`, { text: 'Second' })
    await hers.remove(last)
    const heard = await db.from('stream_events').where('channel', `users/${developer.id}`)
    assert.deepEqual(
      heard
        .filter(({ payload }) => ['edited', 'deleted'].includes(payload.type))
        .map(({ payload }) => [payload.type, payload.message._id, payload.message.text]),
      [
        ['edited', last, 'Second'],
        ['deleted', last, ''],
      ]
    )
    const [row] = (await his.list()).body().data
    assert.containsSubset(row.latestMessage, { text: '', isDeleted: true })
  })

  test('a message is replied to, reacted to and pinned', async ({ client, assert }) => {
    const { hers, his, id } = await givenConversation(client)
    const question = (await hers.send(id, 'Monday or Tuesday?')).body().data._id
    const reply = (await his.send(id, 'Monday', { reply_to: question })).body().data
    assert.containsSubset(reply.replyTo, { _id: question, text: 'Monday or Tuesday?' })
    await hers.put(`message/${reply._id}/reaction`, { reaction: 'agree', on: true })
    const twice = (
      await hers.put(`message/${reply._id}/reaction`, { reaction: 'agree', on: true })
    ).body().data
    assert.lengthOf(twice.reactions[0].users, 1)
    await hers.put(`message/${reply._id}/reaction`, { reaction: 'agree', on: false })
    ;(await hers.put(`message/${reply._id}/reaction`, { reaction: 'evil', on: true })).assertStatus(
      422
    )
    await his.put(`message/${question}/pin`, { pinned: true })
    const pinned = (await hers.pinned(id)).body().data
    assert.deepEqual(
      pinned.map(({ _id }: { _id: string }) => _id),
      [question]
    )
    assert.deepEqual((await hers.read(id)).body().data[1].reactions, [])
  })

  test('a script in a message comes back as the text that it is', async ({ client, assert }) => {
    const { hers, his, id } = await givenConversation(client)
    ;(await hers.send(id, '\u200b\u2060')).assertStatus(422)
    ;(await hers.send(id, 'if (admin\u202e ) {')).assertStatus(422)
    const script = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    await hers.send(id, script)
    const read = await his.read(id)
    assert.equal(read.body().data[0].text, script)
    assert.include(read.header('content-type'), 'application/json')
  })

  test('a flood of messages is stopped for that account alone, and what was refused is not stored', async ({
    client,
    assert,
  }) => {
    const { hers, his, id } = await givenConversation(client)
    let stored = 0
    for (let count = 0; count < chatPace.messages + 5; count++) {
      const answer = await hers.send(id, `Message ${count}`)
      if (answer.status() === 201) stored++
      else {
        answer.assertStatus(429)
        assert.isAbove(Number(answer.header('retry-after')), 0)
      }
    }
    assert.isAtMost(stored, chatPace.messages)
    assert.lengthOf(await Message.query().where('conversation_id', id).select('id'), stored)
    ;(await his.send(id, 'Slow down')).assertStatus(201)
  })

  test('a flood of typing is stopped for that account alone', async ({ client, assert }) => {
    const { hers, his, id } = await givenConversation(client)
    let refused = 0
    for (let count = 0; count < 130; count++)
      if ((await hers.typing(id)).status() === 429) refused++
    assert.isAbove(refused, 0)
    ;(await his.typing(id)).assertStatus(200)
    assert.lengthOf(
      await db.from('stream_events').where('channel', `conversations/${id}`),
      0,
      'typing leaves no row'
    )
  })
})
