import { createHmac, randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import env from '#config/env'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { Secret } from '@adonisjs/core/helpers'
import CandidateBlock from '#api/candidates/models/candidate_block'
import Message from '#api/chat/models/message'
import { REPLY_DAYS, chatLimits } from '#api/chat/chat_facts'
import { withoutQuotes } from '#api/chat/by_mail/incoming_mail'
import { readReplyAddress, replyAddress } from '#api/chat/by_mail/reply_address'
import deliverMail from '#api/notifications/deliver_mail'
import { setSettings } from '#tests/settings'
import { givenConversation } from './given_conversations.js'

const PATH = '/api/v1/webhooks/incoming-mail'
const SECRET = 'the signing key of a test'
const DAY = 86_400_000
const mailsTo = (userId: number) => db.from('mails').where('user_id', userId).orderBy('id')
const messagesIn = (id: string) => Message.query().where('conversation_id', id).orderBy('id')
const deliver = async (userId: number) => {
  for (const { id } of await mailsTo(userId)) await deliverMail({ mailId: id })
}

test.group('The mail about unread messages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is written when it is sent: with all that is unread then, and not what was taken back', async ({
    client,
    assert,
  }) => {
    const { hers, id, developer } = await givenConversation(client)
    const first = (await hers.send(id, 'Oops, the wrong person')).body().data._id
    await hers.send(id, 'Are you free on Monday?')
    await hers.send(id, 'At ten?')
    await hers.remove(first)
    await deliver(developer.id)
    const [mail, ...more] = await mailsTo(developer.id)
    assert.lengthOf(more, 0)
    assert.equal(mail.status, 'kept')
    assert.match(mail.subject, /wrote to you: 2 messages$/)
    assert.include(mail.body_text, 'Are you free on Monday?')
    assert.include(mail.body_text, 'At ten?')
    assert.notMatch(mail.body_text + mail.body_html, /wrong person/)
    assert.include(mail.body_text, `/candidate/chat/${id}`)
    assert.notInclude(mail.body_text, 'Answer this mail')
  })

  test('is not sent once all was taken back, or the reader muted, blocked or withdrew', async ({
    client,
    assert,
  }) => {
    const turns: Record<
      string,
      (given: Awaited<ReturnType<typeof givenConversation>>, message: string) => Promise<unknown>
    > = {
      'taken back': ({ hers }, message) => hers.remove(message),
      'muted': ({ his, id }) => his.put(`conversation/${id}/arrange`, { muted: true }),
      'blocked': ({ his, id }) => his.put(`conversation/${id}/block`, { blocked: true }),
      'left': ({ developer }) => developer.merge({ status: 'deactivated' }).save(),
      'suspended': ({ company }) => company.merge({ isActive: false }).save(),
    }
    for (const [what, turn] of Object.entries(turns)) {
      const given = await givenConversation(client)
      const message = (await given.hers.send(given.id, 'Hello')).body().data._id
      await turn(given, message)
      await deliver(given.developer.id)
      const [mail] = await mailsTo(given.developer.id)
      assert.include(['cancelled', 'queued'], mail.status, what)
    }
  })
})

test.group('Answers by mail', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() =>
    setSettings({
      REPLY_DOMAIN: 'reply.example.com',
      REPLY_PROVIDER: 'mailgun',
      REPLY_SECRET: new Secret(SECRET),
    })
  )

  /** What Mailgun posts for a mail. */
  const mailgun = (over: Record<string, string> = {}) => {
    const timestamp = over.timestamp ?? String(Math.floor(Date.now() / 1000))
    const token = over.token ?? randomUUID()
    return {
      timestamp,
      token,
      'signature': createHmac('sha256', SECRET)
        .update(timestamp + token)
        .digest('hex'),
      'sender': over.from ?? '',
      'stripped-text': 'Monday suits me.',
      'body-plain': 'Monday suits me.\n\nOn Mon, Candor wrote:\n> Are you free?',
      'message-headers': JSON.stringify([['Message-Id', `<${randomUUID()}@example.com>`]]),
      ...over,
    }
  }

  test('go to an address that names who answers where, holds for some weeks, and cannot be made up', ({
    assert,
  }) => {
    const reply = { conversationId: 1_234_567_890, userId: 987_654_321 }
    const address = replyAddress(reply)!
    assert.isBelow(address.split('@')[0].length, 64)
    assert.equal(address, address.toLowerCase())
    assert.deepEqual(readReplyAddress(address), reply)
    assert.deepEqual(readReplyAddress(address.toUpperCase()), reply)
    assert.isNull(readReplyAddress(address, Date.now() + (REPLY_DAYS + 2) * DAY))
    const [, conversation, user, last, seal] = address.split(/[-@]/)
    const other = (BigInt(1) + BigInt(Number.parseInt(conversation, 36))).toString(36)
    assert.isNull(readReplyAddress(`reply-${other}-${user}-${last}-${seal}@reply.example.com`))
    assert.isNull(readReplyAddress(`reply-${conversation}-${user}-zzzzz-${seal}@reply.example.com`))
  })

  test('are cut where the mail that they answer begins', ({ assert }) => {
    for (const [text, answer] of [
      ['Yes.\r\n\r\nOn Mon, 3 May 2027 at 10:00, Candor <a@b.example> wrote:\r\n> Free?', 'Yes.'],
      ['Yes.\n\nOn Mon, 3 May 2027 at 10:00, Candor\n<a@b.example> wrote:\n> Free?', 'Yes.'],
      ['Yes.\n-- \nAsha', 'Yes.'],
      ['Yes.\n-----Original Message-----\nFrom: x', 'Yes.'],
      ['On Monday I can.\nTwo lines.', 'On Monday I can.\nTwo lines.'],
      ['> quoted only', ''],
    ])
      assert.equal(withoutQuotes(text), answer)
  })

  test('are not taken where nothing is set up, nor without the right signature', async ({
    client,
    assert,
  }) => {
    const { id, developer } = await givenConversation(client)
    const recipient = replyAddress({ conversationId: Number(id), userId: developer.id })!
    const good = mailgun({ recipient, from: developer.email })
    for (const wrong of [
      { ...good, signature: 'x'.repeat(64) },
      { ...good, signature: 'short' },
      { ...good, signature: 'é'.repeat(64) },
      { ...good, token: randomUUID() },
      mailgun({
        recipient,
        from: developer.email,
        timestamp: String(Math.floor(Date.now() / 1000) - 90_000),
      }),
    ])
      (await client.post(PATH).form(wrong)).assertStatus(400)
    ;(await client.post(PATH).form({ token: 'x' })).assertStatus(422)
    env.set('REPLY_DOMAIN', undefined as never)
    delete process.env.REPLY_DOMAIN
    ;(await client.post(PATH).form(good)).assertStatus(404)
    assert.lengthOf(await messagesIn(id), 0)
  })

  test('become the person’s message, once, and mark as read what they answered', async ({
    client,
    assert,
  }) => {
    const { hers, id, developer, client: recruiter } = await givenConversation(client)
    await hers.send(id, 'Are you free?')
    await deliver(developer.id)
    const [{ body_text: text }] = await mailsTo(developer.id)
    assert.include(text, 'Reply to this mail to answer.')
    const mail = mailgun({
      recipient: replyAddress({ conversationId: Number(id), userId: developer.id })!,
      from: `Asha <${developer.email.toUpperCase()}>`,
    })
    const sent = await client.post(PATH).form(mail)
    sent.assertStatus(200)
    sent.assertBodyContains({ data: { sent: true } })
    // the same call again, with other words, and the same mail by another call
    const replayed = await client.post(PATH).form({ ...mail, 'stripped-text': 'Something else' })
    replayed.assertBodyContains({ data: { sent: false } })
    await client.post(PATH).form(
      mailgun({
        ...mail,
        token: randomUUID(),
        signature: undefined as never,
        timestamp: mail.timestamp,
      })
    )
    const messages = await messagesIn(id)
    assert.deepEqual(
      messages.map(({ body, senderId }) => [body, senderId]),
      [
        ['Are you free?', recruiter.id],
        ['Monday suits me.', developer.id],
      ]
    )
    const unread = await db
      .from('notifications')
      .where({ user_id: developer.id, kind: 'message.new' })
      .whereNull('read_at')
    assert.lengthOf(unread, 0)
  })

  test('with files come as multipart; the words are sent, and that the files were not is told', async ({
    client,
    assert,
  }) => {
    const { id, developer } = await givenConversation(client)
    const mail = mailgun({
      'recipient': replyAddress({ conversationId: Number(id), userId: developer.id })!,
      'from': developer.email,
      'attachment-count': '1',
    })
    const sent = await client
      .post(PATH)
      .fields(mail)
      .file('attachment-1', Buffer.from('%PDF-1.4'), { filename: 'cv.pdf' })
    sent.assertBodyContains({ data: { sent: true } })
    assert.deepEqual(
      (await messagesIn(id)).map(({ body }) => body),
      ['Monday suits me.']
    )
    assert.equal((await mailsTo(developer.id)).at(-1).subject, 'Your files were not sent')
  })

  test('that cannot be sent are told to the account, at most once an hour; those of machines are dropped', async ({
    client,
    assert,
  }) => {
    const turns: Record<string, [Record<string, string>, RegExp | null]> = {
      'from another address': [{ from: 'somebody@example.net' }, /another address/],
      'without words': [{ 'stripped-text': '', 'body-plain': '> quoted' }, /no text/],
      'too long': [{ 'stripped-text': 'x'.repeat(chatLimits.text.max + 1) }, /at most 4000/],
      'by a machine': [{ 'message-headers': '[["Auto-Submitted","auto-replied"]]' }, null],
      'by an older machine': [{ 'message-headers': '[["Precedence","auto_reply"]]' }, null],
      'with headers that are none': [
        { 'message-headers': 'not json', 'from': 'x@example.net' },
        /another address/,
      ],
    }
    for (const [what, [over, told]] of Object.entries(turns)) {
      const { id, developer } = await givenConversation(client)
      const recipient = replyAddress({ conversationId: Number(id), userId: developer.id })!
      for (let twice = 0; twice < 2; twice++) {
        const response = await client
          .post(PATH)
          .form(mailgun({ recipient, from: developer.email, ...over }))
        response.assertStatus(200)
        response.assertBodyContains({ data: { sent: false } })
      }
      assert.lengthOf(await messagesIn(id), 0, what)
      const mails = (await mailsTo(developer.id)).filter(({ kind }) => kind === 'account.reply')
      assert.lengthOf(mails, told ? 1 : 0, what)
      if (told) assert.match(mails[0].body_text, told, what)
    }
  })

  test('obey the rules of the screen: not where the conversation is closed, or is another’s', async ({
    client,
    assert,
  }) => {
    const { id, developer, candidate, company, hers } = await givenConversation(client)
    const stranger = await givenConversation(client)
    const answer = (userId: number, email: string) =>
      client
        .post(PATH)
        .form(
          mailgun({ recipient: replyAddress({ conversationId: Number(id), userId })!, from: email })
        )
    await answer(stranger.developer.id, stranger.developer.email)
    assert.lengthOf(await messagesIn(id), 0)
    const [refused] = (await mailsTo(stranger.developer.id)).filter(
      ({ kind }) => kind === 'account.reply'
    )
    assert.include(refused.body_text, 'no longer part of this conversation')
    await hers.put(`conversation/${id}/block`, { blocked: true })
    await answer(developer.id, developer.email)
    assert.lengthOf(await messagesIn(id), 0)
    assert.include((await mailsTo(developer.id)).at(-1).body_text, 'This conversation is closed')
    await hers.put(`conversation/${id}/block`, { blocked: false })
    await CandidateBlock.create({
      candidateId: candidate.id,
      companyId: company.id,
      reason: 'chosen',
      createdAt: DateTime.now(),
    } as never)
    await answer(developer.id, developer.email)
    assert.lengthOf(await messagesIn(id), 0)
  })

  test('also come from Postmark, which shows its secret in the address that it calls', async ({
    client,
    assert,
  }) => {
    const unset = setSettings({ REPLY_PROVIDER: 'postmark' })
    try {
      const { id, developer } = await givenConversation(client)
      const address = replyAddress({ conversationId: Number(id), userId: developer.id })!
      const mail = {
        MessageID: randomUUID(),
        FromFull: { Email: developer.email, Name: 'Asha' },
        OriginalRecipient: address,
        ToFull: [{ Email: address }],
        TextBody: 'Monday suits me.\n\nOn Mon, 3 May 2027, Candor wrote:\n> Free?',
        StrippedTextReply: 'Monday suits me.',
        Headers: [{ Name: 'Message-ID', Value: '<1@example.com>' }],
        Attachments: [],
      }
      ;(await client.post(PATH).json(mail)).assertStatus(400)
      ;(await client.post(PATH).json(mail).basicAuth('candor', 'another secret')).assertStatus(400)
      const odd = await client.post(PATH).json(mail).basicAuth('candor', 'é'.repeat(SECRET.length))
      odd.assertStatus(400)
      const sent = await client.post(PATH).json(mail).basicAuth('candor', SECRET)
      sent.assertBodyContains({ data: { sent: true } })
      const again = await client.post(PATH).json(mail).basicAuth('candor', SECRET)
      again.assertBodyContains({ data: { sent: false } })
      assert.deepEqual(
        (await messagesIn(id)).map(({ body }) => body),
        ['Monday suits me.']
      )
    } finally {
      unset()
    }
  })
})
