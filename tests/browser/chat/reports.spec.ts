import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { talkerOf } from '#api/chat/chat_access'
import { openConversation } from '#api/chat/conversations/open_conversation'
import Message from '#api/chat/models/message'
import { sendMessage } from '#api/chat/messages/send_message'
import { reportMessage } from '#api/chat/reports/report_message'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenAdmin } from '#tests/givens'
import { givenApplicant } from '#tests/functional/interviews/given_interviews'
import {
  accessFaults,
  eventually,
  hasFocus,
  look,
  openSignedIn,
  sendDecided,
  tooWide,
  withScreens,
} from '#tests/browser/product'

test.group('A reported message in the browser', (group) => {
  group.setup(async () => {
    await loadReferenceData()
    // the queue begins with the oldest: what other files reported would be before it
    await db.from('message_reports').delete()
  })

  test('a moderator reads all of it and what was said before, and both sides see that it was removed', ({
    assert,
  }) =>
    withScreens('chat-removed', async () => {
      const applicant = await givenApplicant()
      const hers = { ...(await talkerOf(applicant.client)), user: applicant.client }
      const his = { ...(await talkerOf(applicant.developer)), user: applicant.developer }
      const id = await openConversation(hers, { receiver_id: applicant.developer.id })
      for (let nth = 0; nth < 12; nth++)
        await sendMessage(nth % 2 ? hers : his, { conversation_id: id, text: `Before ${nth}` })
      await sendMessage(hers, { conversation_id: id, text: 'A fair offer\nSend 100 euros first' })
      const message = await Message.query().orderBy('id', 'desc').firstOrFail()
      await reportMessage(his, message.id, { reason: 'fraud', note: 'They ask for money' })

      const { page, errors, close } = await openSignedIn(await givenAdmin('moderator'))
      await page.goto('/admin/review/message-reports')
      await page.getByRole('heading', { name: 'A fair offer' }).waitFor()
      // its title is the first line only
      await page.getByText('Send 100 euros first').waitFor()
      assert.equal(await page.getByText('Before 11').count(), 0)
      await page.getByRole('button', { name: 'Show the last messages' }).click()
      const before = page.getByRole('list', { name: 'Messages before the reported one' })
      await before.getByText('Before 11').waitFor()
      await eventually(async () => assert.equal(await before.getByRole('listitem').count(), 10))
      await hasFocus(before)
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'before')
      await page.setViewportSize({ width: 360, height: 780 })
      assert.equal(await tooWide(page), 0)
      await look(page, 'before-phone')
      await page.setViewportSize({ width: 1280, height: 900 })

      const company = await openSignedIn(applicant.client)
      await company.page.goto(`/client/chat/${id}`)
      const phone = await openSignedIn(applicant.developer, { phone: true })
      await phone.page.goto(`/candidate/chat/${id}`)
      const sides = [company, phone]
      for (const side of sides)
        await side.page.getByRole('log').getByText('Send 100 euros first').waitFor()
      await page.getByRole('button', { name: 'Remove the message' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove the message' }).click()
      await sendDecided(page)
      for (const side of sides) {
        const log = side.page.getByRole('log')
        await log.getByText('Removed by the moderators').waitFor()
        // nor in what else shows the last message of a conversation
        await side.page.getByText('Send 100 euros first').first().waitFor({ state: 'detached' })
        assert.deepEqual(await accessFaults(side.page), [])
      }
      await look(phone.page, 'removed-phone')
      await look(company.page, 'removed')
      assert.deepEqual([...errors, ...company.errors, ...phone.errors], [])
      await company.close()
      await phone.close()
      await close()
    }))
})
