import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { talkerOf } from '#api/chat/chat_access'
import { openConversation } from '#api/chat/conversations/open_conversation'
import Message from '#api/chat/models/message'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenMember } from '#tests/givens'
import { givenApplicant, givenInterview } from '#tests/functional/interviews/given_interviews'
import { pdf } from '#tests/sample_files'
import { breakingLine } from '#tests/browser/breaking_line'
import {
  accessFaults,
  eventually,
  hasFocus,
  holds,
  openSignedIn,
  origin,
  withScreens,
} from '#tests/browser/product'

/** Messages of both in turn, as rows alone: nobody is told of them. */
async function givenMessages(
  { client, developer }: Awaited<ReturnType<typeof givenApplicant>>,
  id: number,
  count: number,
  words?: string
) {
  await db.table('messages').multiInsert(
    Array.from({ length: count }, (_, n) => ({
      conversation_id: id,
      sender_id: n % 2 ? client.id : developer.id,
      body: words ?? `Message ${n}`,
    }))
  )
  await db.rawQuery(
    `update conversations set message_count = message_count + :count, last_message_id = (select max(id) from messages where conversation_id = :id) where id = :id`,
    { id, count } as any
  )
}

test.group('The chat in the browser', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('a company and a candidate on a phone talk at once, through a broken connection, and set an interview', ({
    assert,
  }) =>
    withScreens('chat-two', async () => {
      const applicant = await givenApplicant()
      await applicant.developer.merge({ firstName: 'Zoya', lastName: 'Khan' }).save()
      await applicant.client.merge({ firstName: 'Ravi', lastName: 'Menon' }).save()
      const company = await openSignedIn(applicant.client)
      await company.page.goto('/client/chat')
      await company.page.getByText('No messages yet').waitFor()
      await company.page.getByRole('button', { name: 'New', exact: true }).click()
      await company.page.getByLabel('To').fill('Zoya')
      await company.page.getByRole('button', { name: /Zoya Khan/ }).click()
      const hers = company.page.getByRole('textbox', { name: 'Message to Zoya Khan' })
      await hers.fill('Can you read this?\n```ts\nconst pay = "<b>clear</b>"\n```')
      await hers.press('Enter')
      await company.page.locator('pre', { hasText: 'const pay = "<b>clear</b>"' }).waitFor()

      const phone = await openSignedIn(applicant.developer, { phone: true })
      await phone.page.goto('/candidate/chat')
      const row = phone.page.getByRole('link', { name: new RegExp(applicant.company.name) })
      await row.getByText('1 unread').waitFor()
      await eventually(async () => assert.match(await phone.page.title(), /^\(1\) /))
      assert.deepEqual(await accessFaults(phone.page), [])
      await row.click()
      await phone.page.locator('pre', { hasText: '<b>clear</b>' }).waitFor()
      await company.page.getByText('Seen by Zoya Khan').waitFor()
      await eventually(async () => assert.notMatch(await phone.page.title(), /^\(/))

      const his = phone.page.getByRole('textbox', {
        name: `Message to ${applicant.company.name}`,
      })
      await his.pressSequentially('Yes, I')
      await company.page.getByText('Zoya is typing…').waitFor()
      // a keyboard on glass has no Shift: Enter begins a line there
      await his.fill('Yes, I can')
      await his.press('Enter')
      await his.pressSequentially('and I like it')
      const send = phone.page.getByRole('button', { name: 'Send', exact: true })
      await send.tap()
      await company.page.getByRole('log').getByText('Yes, I can').waitFor()
      await eventually(async () =>
        assert.lengthOf(await Message.query().where('body', 'Yes, I can\nand I like it'), 1)
      )

      // a file, with its percentage on the way; while it is not sent the words wait for it
      await phone.context.setOffline(true)
      const chooser = phone.page.waitForEvent('filechooser')
      await phone.page.getByRole('button', { name: 'Attach files' }).click()
      await (
        await chooser
      ).setFiles({ name: 'work.pdf', mimeType: 'application/pdf', buffer: pdf() })
      const files = phone.page.getByRole('list', { name: 'Files' })
      await files.getByRole('alert').waitFor()
      await his.fill('What I built')
      await send.tap()
      await phone.page.getByText('A file was not sent: try again, or remove it').waitFor()
      await phone.context.setOffline(false)
      await files.getByRole('button', { name: 'Try again' }).click()
      await eventually(async () => {
        await send.click()
        await files.waitFor({ state: 'detached', timeout: 2_000 })
      })
      await company.page.getByRole('button', { name: /work\.pdf/ }).waitFor()

      // without a connection a message waits, and arrives once
      await phone.context.setOffline(true)
      await his.fill('From a tunnel')
      await send.tap()
      await phone.page.getByText('Not sent').waitFor()
      await phone.context.setOffline(false)
      await company.page.getByRole('log').getByText('From a tunnel').waitFor()
      await phone.page.getByText('Not sent').waitFor({ state: 'detached' })
      assert.lengthOf(await Message.query().where('body', 'From a tunnel'), 1)
      assert.equal(await company.page.getByRole('log').getByText('From a tunnel').count(), 1)

      // the next act is in the conversation
      await givenInterview(applicant, 'proposed')
      await phone.page.reload()
      await phone.page.getByText('Awaiting your answer').waitFor()
      await phone.page.getByRole('radio').first().check()
      await phone.page.getByRole('button', { name: 'Accept this time' }).click()
      await phone.page.getByText('The interview is set').waitFor()
      await eventually(async () =>
        assert.equal(
          (await db.from('interviews').where('company_id', applicant.company.id).first()).status,
          'scheduled'
        )
      )
      assert.deepEqual(await accessFaults(phone.page), [])
      assert.deepEqual(await accessFaults(company.page), [])
      assert.deepEqual(
        [...phone.errors, ...company.errors].filter(
          (error) => !/ERR_INTERNET_DISCONNECTED/.test(error)
        ),
        []
      )
      await phone.close()
      await company.close()
    }))

  test('a long history keeps its place, a search leads into it, and the keys do the rest', ({
    assert,
  }) =>
    withScreens('chat-long', async () => {
      const applicant = await givenApplicant()
      await applicant.developer.merge({ firstName: 'Vikram', lastName: 'Shah' }).save()
      const { page, errors, close } = await openSignedIn(applicant.client)
      await page.goto('/client/chat')
      await page.getByRole('button', { name: 'New', exact: true }).click()
      await page.getByRole('button', { name: /Vikram Shah/ }).click()
      const field = page.getByRole('textbox', { name: 'Message to Vikram Shah' })
      await field.waitFor()
      const [{ id }] = await db.from('conversations').where('company_id', applicant.company.id)
      await givenMessages(applicant, id, 300)
      await Message.query()
        .where({ conversationId: id, body: 'Message 20' })
        .update({ body: 'Message 20 about the needle' })
      await page.reload()
      const log = page.getByRole('log')
      await log.getByText('Message 299').waitFor()
      // scrolling up brings older ones in without a jump
      const shown = log.getByText('Message 255', { exact: true })
      await shown.scrollIntoViewIfNeeded()
      await log.getByText('Message 210', { exact: true }).waitFor({ state: 'attached' })
      assert.isTrue(await shown.isVisible())

      await page.getByRole('button', { name: 'Search in this conversation' }).click()
      await page.getByLabel('Text in messages').fill('needle')
      const found = page.getByRole('list', { name: 'Messages found' })
      await found.locator('mark', { hasText: 'needle' }).waitFor()
      await found.getByRole('button').click()
      await log.getByText('Message 20 about the needle').waitFor()
      await eventually(async () =>
        assert.isTrue(await log.getByText('Message 20 about the needle').isVisible())
      )
      await page.getByRole('button', { name: 'To the latest' }).click()
      await log.getByText('Message 299').waitFor()

      // write, change by the arrow key, and keep a draft
      await field.fill('Helo')
      await field.press('Enter')
      await log.getByText('Helo', { exact: true }).waitFor()
      await eventually(async () => assert.lengthOf(await Message.query().where('body', 'Helo'), 1))
      await field.press('ArrowUp')
      await page.getByText('Editing your message').waitFor()
      await field.fill('Hello')
      await field.press('Enter')
      await log.getByText('Hello', { exact: true }).waitFor()
      await log.getByText('Edited').waitFor()
      // whatever is written is shown as it was written, and only web addresses are links
      const evil = '<img src=x onerror="hacked=1"> javascript:alert(1) https://example.com/a?b=1.'
      await field.fill(evil)
      await field.press('Enter')
      await log.getByText(evil).waitFor()
      const links = log.getByRole('link')
      await eventually(async () => assert.equal(await links.count(), 1))
      assert.equal(await links.getAttribute('href'), 'https://example.com/a?b=1')
      assert.match((await links.getAttribute('rel'))!, /noopener/)
      assert.isFalse(await page.evaluate(() => 'hacked' in window))

      // the arrows walk the messages, Tab leads to what can be done, Escape back to the field
      await eventually(async () => assert.isTrue(await log.getByText('Sending…').isHidden()))
      await log.focus()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.getByRole('menuitem', { name: 'Celebrate' }).waitFor()
      assert.deepEqual(await accessFaults(page), [])
      for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
      await log.getByRole('button', { name: /, 1$/ }).waitFor()
      await log.focus()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Escape')
      await hasFocus(field)
      await field.fill('Not finished yet')
      await page.reload()
      await holds(field, 'Not finished yet')
      assert.deepEqual(await accessFaults(page), [])
      assert.deepEqual(errors, [])
      await close()
    }))

  test('a person who was away for long finds what changed meanwhile, far up in what they had read too', ({
    assert,
    cleanup,
  }) =>
    withScreens('chat-away', async () => {
      const applicant = await givenApplicant()
      const line = await breakingLine(origin)
      cleanup(() => line.close())
      const id = await openConversation(await talkerOf(applicant.client), {
        receiver_id: applicant.developer.id,
      })
      await givenMessages(applicant, id, 200)
      const { page, close } = await openSignedIn(applicant.client, { baseURL: line.base })
      await page.goto(`/client/chat/${id}`)
      const log = page.getByRole('log')
      await log.getByText('Message 199', { exact: true }).waitFor()
      await log.getByText('Message 151', { exact: true }).scrollIntoViewIfNeeded()
      await log.getByText('Message 110', { exact: true }).waitFor({ state: 'attached' })

      line.breakOff()
      await Message.query().where('body', 'Message 112').update({ body: 'Message 112, corrected' })
      await Message.query()
        .where('body', 'Message 198')
        .update({ deleted_at: new Date(), body: '' })
      await givenMessages(applicant, id, 1, 'Are you there?')
      // what happened is kept for a while, which is over
      await db.from('stream_events').delete()
      line.mend()

      await log.getByText('Message 112, corrected').waitFor({ state: 'attached' })
      await log.getByText('Message 198', { exact: true }).waitFor({ state: 'detached' })
      await log.getByText('Are you there?').waitFor({ state: 'attached' })
      assert.equal(await log.getByText('Message 150', { exact: true }).count(), 1)
      await close()
    }))

  test('a message is answered, pinned and reported, a conversation handed over, muted and blocked', ({
    assert,
  }) =>
    withScreens('chat-acts', async () => {
      const applicant = await givenApplicant()
      await applicant.developer.merge({ firstName: 'Zoya', lastName: 'Khan' }).save()
      const { user: colleague } = await givenMember(applicant.company, 'recruiter')
      await colleague.merge({ firstName: 'Meera', lastName: 'Iyer' }).save()
      const company = await openSignedIn(applicant.client)
      const { page } = company
      await page.goto('/client/chat')
      await page.getByRole('button', { name: 'New', exact: true }).click()
      assert.deepEqual(await accessFaults(page), [])
      await page.getByRole('button', { name: /Zoya Khan/ }).click()
      const field = page.getByRole('textbox', { name: 'Message to Zoya Khan' })
      await field.fill('Pay 100 euros first')
      await field.press('Enter')
      await eventually(async () =>
        assert.lengthOf(await Message.query().where('body', 'Pay 100 euros first'), 1)
      )

      // a finger chooses a message by touching it
      const phone = await openSignedIn(applicant.developer, { phone: true })
      const hand = phone.page
      await hand.goto('/candidate/chat')
      await hand.getByRole('link', { name: new RegExp(applicant.company.name) }).tap()
      const log = hand.getByRole('log')
      // one that comes, or is seen, meanwhile moves the others from under the finger
      const choose = (act: string) =>
        eventually(async () => {
          const button = hand.getByRole('button', { name: act, exact: true })
          if (!(await button.isVisible())) await log.getByText('Pay 100 euros first').last().tap()
          await button.tap({ timeout: 2_000 })
        })
      await choose('Reply')
      const his = hand.getByRole('textbox', { name: `Message to ${applicant.company.name}` })
      await his.fill('What for?')
      await hand.getByRole('button', { name: 'Send', exact: true }).tap()
      await page.getByRole('log').locator('.chat-quote', { hasText: 'Pay 100 euros' }).waitFor()
      const acts = async (name: string) => {
        await choose('More actions')
        await hand.getByRole('menuitem', { name }).tap()
      }
      await acts('Pin')
      await page.getByRole('log').getByText('Pinned').waitFor()
      await acts('Report')
      await hand.getByRole('radio', { name: 'Fraud, or asks for money' }).check()
      assert.deepEqual(await accessFaults(hand), [])
      await hand.getByRole('button', { name: 'Send the report' }).tap()
      await eventually(async () =>
        assert.containsSubset(
          await db.from('message_reports').where('excerpt', 'Pay 100 euros first').first(),
          { status: 'open', reason: 'fraud' }
        )
      )
      await hand.getByRole('dialog').waitFor({ state: 'detached' })

      // the recruiter answers from now on, and sees it among hers
      await page.getByRole('button', { name: 'More of this conversation' }).click()
      await page.getByRole('menuitem', { name: 'Hand over' }).click()
      await page.getByRole('combobox', { name: 'Colleague' }).click()
      await page.getByRole('option', { name: 'Meera Iyer' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await page.getByText('Meera Iyer answers', { exact: false }).waitFor()
      await hand.getByText('Meera Iyer answers').waitFor()
      const other = await openSignedIn(colleague)
      await other.page.goto('/client/chat?view=mine')
      await other.page.getByRole('link', { name: /Zoya Khan/ }).waitFor()
      assert.deepEqual(await accessFaults(other.page), [])

      await hand.getByRole('button', { name: 'More of this conversation' }).tap()
      await hand.getByRole('menuitem', { name: 'Mute' }).tap()
      await eventually(async () =>
        assert.lengthOf(
          await db
            .from('conversation_participants')
            .where({ is_muted: true, user_id: applicant.developer.id }),
          1
        )
      )
      await hand.getByRole('button', { name: 'More of this conversation' }).tap()
      await hand.getByRole('menuitem', { name: 'Block' }).tap()
      await hand.getByText('You blocked this conversation', { exact: false }).waitFor()
      await page.getByText('no more messages can be sent', { exact: false }).waitFor()
      assert.deepEqual(await accessFaults(hand), [])
      await hand.getByRole('button', { name: 'Unblock' }).tap()
      await his.waitFor()
      await field.waitFor()
      assert.deepEqual([...phone.errors, ...company.errors, ...other.errors], [])
      for (const person of [phone, company, other]) await person.close()
    }))
})
