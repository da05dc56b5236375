import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { talkerOf } from '#api/chat/chat_access'
import { openConversation } from '#api/chat/conversations/open_conversation'
import { sendMessage } from '#api/chat/messages/send_message'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenAdmin, givenCandidate } from '#tests/givens'
import { pdf } from '#tests/sample_files'
import {
  accessFaults,
  eventually,
  holds,
  look,
  openSignedIn,
  tooWide,
  withScreens,
} from '#tests/browser/product'

/** A candidate who asked support. */
async function givenQuestion(firstName: string, text: string) {
  const { user } = await givenCandidate()
  await user.merge({ firstName, lastName: 'Khan' }).save()
  const talker = { ...(await talkerOf(user)), user }
  const id = await openConversation(talker, { support: true })
  await sendMessage(talker, { conversation_id: id, text })
  return { user, talker, id }
}

test.group('Questions to support', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('an administrator reads a long one to its beginning, keeps what they write, and answers with a file', ({
    assert,
  }) =>
    withScreens('support', async () => {
      const zoya = await givenQuestion('Zoya', 'My first question')
      await db.table('messages').multiInsert(
        Array.from({ length: 150 }, (_, n) => ({
          conversation_id: zoya.id,
          sender_id: zoya.user.id,
          body: `Detail ${n}`,
        }))
      )
      await db.rawQuery(
        `update conversations set message_count = 151, last_message_id = (select max(id) from messages where conversation_id = :id) where id = :id`,
        { id: zoya.id }
      )
      await givenQuestion('Meera', 'Another question')
      const helper = await givenAdmin('support')
      const { page, errors, close } = await openSignedIn(helper)
      await page.goto(`/admin/support/${zoya.id}`)
      const log = page.getByRole('log')
      await log.getByText('Detail 149', { exact: true }).waitFor()
      await page.getByText('Nobody has taken this yet').waitFor()
      const older = log.getByRole('button', { name: 'Show older messages' })
      const kept = log.getByText('Detail 50', { exact: true })
      await older.scrollIntoViewIfNeeded()
      await older.click()
      await log.getByText('My first question').waitFor({ state: 'attached' })
      await older.waitFor({ state: 'hidden' })
      await eventually(async () => assert.isTrue(await kept.isVisible()))

      // what is written stays with its question
      const field = page.getByRole('textbox', { name: 'Answer' })
      await field.fill('Look at this')
      await page.getByRole('link', { name: /Meera Khan/ }).click()
      await log.getByText('Another question').waitFor()
      await holds(field, '')
      await page.getByRole('link', { name: /Zoya Khan/ }).click()
      await holds(field, 'Look at this')

      const chooser = page.waitForEvent('filechooser')
      await page.getByText('Attach files').click()
      await (
        await chooser
      ).setFiles({ name: 'steps.pdf', mimeType: 'application/pdf', buffer: pdf() })
      await page.getByText('steps.pdf', { exact: true }).waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'support')
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await log.getByText('Look at this').waitFor()
      await log.getByRole('link', { name: 'steps.pdf' }).waitFor()
      await page.getByText(`${helper.fullName} answers`).waitFor()
      await holds(field, '')

      // what comes is there long before the next look behind the stream
      await sendMessage(zoya.talker, { conversation_id: zoya.id, text: 'Thank you, it works' })
      await log.getByText('Thank you, it works').waitFor({ timeout: 15_000 })

      // on a phone one at a time, and the candidate has it
      await page.setViewportSize({ width: 360, height: 780 })
      assert.equal(await tooWide(page), 0)
      const phone = await openSignedIn(zoya.user, { phone: true })
      await phone.page.goto(`/candidate/chat/${zoya.id}`)
      await phone.page.getByRole('log').getByText('Look at this').waitFor()
      await phone.page.getByRole('button', { name: /steps\.pdf/ }).waitFor()
      assert.deepEqual([...errors, ...phone.errors], [])
      await phone.close()
      await close()
    }))
})
