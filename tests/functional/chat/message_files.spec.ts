import { test } from '@japa/runner'
import sharp from 'sharp'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import CandidateBlock from '#api/candidates/models/candidate_block'
import { UNSENT_HOURS } from '#api/chat/chat_facts'
import sweepUnsent from '#api/chat/messages/sweep_unsent'
import { givenCandidate, givenMember } from '#tests/givens'
import { pdf, picture } from '#tests/sample_files'
import { as, givenConversation } from './given_conversations.js'

test.group('Files of messages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  group.teardown(() => drive.use().deleteAll())

  test('a file is sent with a message, and read by those who read the conversation', async ({
    client,
    assert,
  }) => {
    const { hers, his, id, company, candidate } = await givenConversation(client)
    const stranger = as(client, (await givenCandidate()).user)
    const uploaded = await his.upload(pdf(), 'offer.pdf')
    uploaded.assertStatus(201)
    const file = uploaded.body().data._id
    const path = (_id: string) => `/api/v1/files/${_id}`
    ;(
      await client.get(path(file)).loginAs((await givenMember(company, 'recruiter')).user)
    ).assertStatus(404)
    ;(await hers.send(id, 'Yours', { attachments: [file] })).assertStatus(422)
    const sent = (await his.send(id, 'The offer', { attachments: [file] })).body().data
    assert.containsSubset(sent.attachments[0], { fileName: 'offer.pdf', type: 'application/pdf' })
    ;(await his.send(id, 'Again', { attachments: [file] })).assertStatus(422)
    const [{ attachments }] = (await hers.read(id)).body().data
    const link = attachments[0].url
    ;(await client.get(link)).assertStatus(200)
    ;(await client.get(link.replace(/by=\d+/, 'by=1'))).assertStatus(401)
    ;(await stranger.read(id)).assertStatus(404)

    await CandidateBlock.create({
      candidateId: candidate.id,
      companyId: company.id,
      reason: 'chosen',
    } as never)
    ;(await client.get(link)).assertStatus(403)
  })

  test('a picture is stored anew, without what it says of its place', async ({
    client,
    assert,
  }) => {
    const { his, id } = await givenConversation(client)
    const file = await picture(2000, 1500)
    const { data } = (await his.upload(file, 'desk.jpg')).body()
    assert.equal(data.type, 'image/webp')
    const { attachments } = (
      await his.send(id, '', { attachments: [data._id], text: undefined })
    ).body().data
    const got = await client.get(attachments[0].viewUrl)
    assert.include(got.header('content-disposition'), 'inline')
    const { exif, width } = await sharp(got.body()).metadata()
    assert.isUndefined(exif)
    assert.equal(width, 2000)
  })

  test('a file that lies about its type, or is too large, is refused', async ({ client }) => {
    const { his } = await givenConversation(client)
    for (const [content, name, status] of [
      [Buffer.from('<script>alert(1)</script>'), 'offer.pdf', 415],
      [Buffer.from('MZ\x90\x00 not a picture'), 'photo.png', 415],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo.svg', 415],
      [pdf(1, 10 * 1024 * 1024), 'large.pdf', 413],
    ] as const) {
      const refused = await his.upload(content, name)
      refused.assertStatus(status)
      refused.assertBodyContains({ errors: [{ field: 'file' }] })
    }
  })

  test('a file is named as what it is, so that nobody opens a document as a page', async ({
    client,
    assert,
  }) => {
    const { hers, his, id } = await givenConversation(client)
    for (const [content, name, kept] of [
      [
        Buffer.concat([pdf(), Buffer.from('<script>alert(1)</script>')]),
        'terms.html',
        'terms.html.pdf',
      ],
      [pdf(), 'Offer.PDF', 'Offer.PDF'],
      [await picture(20, 20), 'photo.svg', 'photo.svg.png'],
      [await picture(20, 20), 'desk.jpg', 'desk.jpg'],
    ] as const) {
      const { _id } = (await his.upload(content, name)).body().data
      await his.send(id, 'Here', { attachments: [_id] })
      const { attachments } = (await hers.read(id)).body().data.at(-1)
      assert.equal(attachments[0].fileName, kept)
      const got = await client.get(attachments[0].url)
      assert.include(got.header('content-disposition'), `attachment; filename="${kept}"`)
    }
  })

  test('files that were never sent are removed after a day, those that were stay', async ({
    client,
    assert,
  }) => {
    const { his, id } = await givenConversation(client)
    const sent = (await his.upload(pdf(), 'sent.pdf')).body().data._id
    const unsent = (await his.upload(pdf(), 'unsent.pdf')).body().data._id
    await his.send(id, 'Here', { attachments: [sent] })
    await db
      .from('files')
      .whereIn('id', [sent, unsent])
      .update({ created_at: new Date(Date.now() - (UNSENT_HOURS + 1) * 3_600_000) })
    assert.equal(await sweepUnsent(), 1)
    assert.equal(await sweepUnsent(), 0)
    assert.isNull(await db.from('files').where('id', unsent).first())
  })
})
