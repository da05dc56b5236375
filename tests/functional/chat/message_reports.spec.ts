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
})
