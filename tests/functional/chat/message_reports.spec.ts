import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import MessageReport from '#api/chat/models/message_report'
import { reportMoves } from '#api/chat/reports/report_moves'
import { givenAdmin } from '#tests/givens'
import { givenConversation } from './given_conversations.js'

test.group('Reports of messages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  group.teardown(() => drive.use().deleteAll())

  test('a reported message waits in the console’s queue with its words, and goes when it is upheld', async ({
    client,
    assert,
  }) => {
    const { hers, his, id, client: owner, developer } = await givenConversation(client)
    const { _id } = (await hers.send(id, 'Send 100 euros first')).body().data
    ;(await hers.report(_id, { reason: 'fraud' })).assertStatus(409)
    ;(await his.report(_id, { reason: 'boring' })).assertStatus(422)
    ;(await his.report(_id, { reason: 'fraud', note: 'They ask for money' })).assertStatus(200)
    ;(await his.report(_id, { reason: 'fraud' })).assertStatus(200)
    assert.lengthOf(await MessageReport.all(), 1)
    await hers.remove(_id)
    const moderator = await givenAdmin('moderator')
    const { _id: reportId } = (
      await client.get('/api/v1/admin/message-reports').loginAs(moderator)
    ).body().data[0]
    const refused = await client
      .put(`/api/v1/admin/message-reports/${reportId}/uphold`)
      .loginAs(await givenAdmin('finance'))
      .json({})
    refused.assertStatus(403)
    const shown = (
      await client.get(`/api/v1/admin/message-reports/${reportId}`).loginAs(moderator)
    ).body().data
    assert.containsSubset(shown, {
      excerpt: 'Send 100 euros first',
      reason: 'fraud',
      status: 'open',
      senderName: owner.fullName,
      authorName: developer.fullName,
    })
    const upheld = await client
      .put(`/api/v1/admin/message-reports/${reportId}/uphold`)
      .loginAs(moderator)
      .json({})
    upheld.assertStatus(200)
    assert.equal((await MessageReport.firstOrFail()).status, 'upheld')
    await assert.rejects(async () =>
      reportMoves.dismiss(await MessageReport.firstOrFail(), moderator)
    )
    const [told] = await db
      .from('notifications')
      .where({ user_id: developer.id, kind: 'message.report' })
    assert.include(told.message, 'removed')
  })

  test('a message that moderators removed says so to both sides, one that its author deleted says that', async ({
    client,
    assert,
  }) => {
    const { hers, his, id } = await givenConversation(client)
    const say = async (text: string) => (await hers.send(id, text)).body().data._id as string
    const taken = await say('Send 100 euros first')
    const own = await say('I take this back')
    const both = await say('Both')
    await hers.remove(own)
    for (const message of [taken, both]) await his.report(message, { reason: 'fraud' })
    await hers.remove(both)
    const moderator = await givenAdmin('moderator')
    for (const report of await MessageReport.all())
      (
        await client
          .put(`/api/v1/admin/message-reports/${report.id}/uphold`)
          .loginAs(moderator)
          .json({})
      ).assertStatus(200)
    for (const side of [hers, his]) {
      const { data } = (await side.read(id)).body()
      const shown = (message: string) => data.find(({ _id }: { _id: string }) => _id === message)
      assert.containsSubset(shown(taken), { text: '', isDeleted: true, isRemoved: true })
      for (const deleted of [own, both])
        assert.containsSubset(shown(deleted), { text: '', isDeleted: true, isRemoved: false })
    }
  })

  test('who decides reads what was said before, which is audited, and nothing of other conversations', async ({
    client,
    assert,
  }) => {
    const { hers, his, id, client: owner } = await givenConversation(client)
    const other = await givenConversation(client)
    await other.hers.send(other.id, 'Of somebody else')
    for (let nth = 1; nth <= 12; nth++) await his.send(id, `Question ${nth}`)
    const { _id } = (await hers.send(id, 'Send 100 euros first')).body().data
    await hers.send(id, 'After it')
    await his.report(_id, { reason: 'fraud' })
    const report = await MessageReport.firstOrFail()
    const path = `/api/v1/admin/message-reports/${report.id}/before`
    ;(await client.get(path)).assertStatus(401)
    for (const stranger of [owner, await givenAdmin('finance'), await givenAdmin('content')])
      (await client.get(path).loginAs(stranger)).assertStatus(403)
    const lines = () => db.from('audit_log').where('action', 'message-reports.read_before')
    assert.isEmpty(await lines())
    const moderator = await givenAdmin('moderator')
    const read = await client.get(path).loginAs(moderator)
    read.assertStatus(200)
    assert.deepEqual(
      read.body().data.map(({ text }: { text: string }) => text),
      [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((nth) => `Question ${nth}`)
    )
    const [line] = await lines()
    assert.containsSubset(line, { actor_id: moderator.id, subject_type: 'message_reports' })
    assert.equal(Number(line.subject_id), report.id)
    ;(
      await client.get('/api/v1/admin/message-reports/987654/before').loginAs(moderator)
    ).assertStatus(404)
  })
})
