import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { talkerOf } from '#api/chat/chat_access'
import { openConversation } from '#api/chat/conversations/open_conversation'
import Message from '#api/chat/models/message'
import { sendMessage } from '#api/chat/messages/send_message'
import ContactRequest from '#api/talent/models/contact_request'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenMember } from '#tests/givens'
import { givenApplicant } from '#tests/functional/interviews/given_interviews'
import { pdf, picture } from '#tests/sample_files'
import {
  accessFaults,
  eventually,
  holds,
  look,
  openSignedIn,
  withScreens,
} from '#tests/browser/product'

/** An applicant with whom the company has begun to talk; `say` writes as the applicant. */
async function givenTalk() {
  const applicant = await givenApplicant()
  await applicant.developer.merge({ firstName: 'Zoya', lastName: 'Khan' }).save()
  const talker = { ...(await talkerOf(applicant.developer)), user: applicant.developer }
  const id = await openConversation(talker, { receiver_id: applicant.client.id })
  const say = (text: string) => sendMessage(talker, { conversation_id: id, text })
  await say('Hello, I have a question')
  return { ...applicant, id, say }
}

test.group('The chat beside a screen', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('is open at first, shows what comes and what was begun, and stays closed once it was closed', ({
    assert,
  }) =>
    withScreens('chat-beside', async () => {
      const { client, company, id, say } = await givenTalk()
      const { user: colleague } = await givenMember(company, 'recruiter')
      await colleague.merge({ firstName: 'Meera', lastName: 'Iyer' }).save()
      const hers = { ...(await talkerOf(colleague)), user: colleague }
      await sendMessage(hers, {
        conversation_id: await openConversation(hers, { receiver_id: client.id }),
        text: 'Lunch?\n```ts\nconst at = 12\n```',
      })
      const { page, errors, close } = await openSignedIn(client, {
        viewport: { width: 1700, height: 900 },
      })
      await page.goto('/client/jobs')
      const beside = page.getByRole('complementary', { name: 'Messages' })
      const row = beside.getByRole('link', { name: /Zoya Khan/ })
      await row.getByText('Hello, I have a question').waitFor()
      await row.getByText('1 unread').waitFor()
      const isOrdered = (...names: string[]) =>
        eventually(async () =>
          assert.deepEqual(await beside.locator('.chat-row-name').allTextContents(), names)
        )
      await isOrdered('Meera Iyer', 'Zoya Khan')
      await beside.getByText('Lunch? const at = 12', { exact: true }).waitFor()
      // what comes moves its conversation to the top
      await say('Is the pay for twelve months?')
      await row.getByText('Is the pay for twelve months?').waitFor()
      await row.getByText('2 unread').waitFor()
      await isOrdered('Zoya Khan', 'Meera Iyer')
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'chat-beside')

      // it leads to the conversation; there it makes room, and what is begun and left is in the list
      await row.click()
      await page.waitForURL(`**/client/chat/${id}`)
      const field = page.getByRole('textbox', { name: 'Message to Zoya Khan' })
      await field.fill('Yes, and there')
      await beside.waitFor({ state: 'detached' })
      await page.goto('/client/jobs')
      await row.getByText('Draft: Yes, and there').waitFor()

      await beside.getByRole('button', { name: 'Collapse the messages' }).click()
      await row.waitFor({ state: 'detached' })
      await page.reload()
      const closed = beside.getByRole('button', { name: /Messages/, expanded: false })
      await closed.waitFor()
      assert.equal(await row.count(), 0)
      await closed.click()
      await row.waitFor()
      assert.deepEqual(errors, [])
      await close()
    }))

  test('closed it is in the bar at the head, over nothing, and opens below it', ({ assert }) =>
    withScreens('chat-closed', async () => {
      const { client } = await givenTalk()
      const { page, errors, close } = await openSignedIn(client, {
        viewport: { width: 1280, height: 800 },
        colorScheme: 'dark',
      })
      await page.goto('/client/jobs')
      const beside = page.getByRole('complementary', { name: 'Messages' })
      const button = beside.getByRole('button', { name: /Messages/, expanded: false })
      await button.getByText('1').waitFor()
      const head = (await page.getByRole('banner').boundingBox())!
      const bell = (await page.getByRole('button', { name: /^Notifications/ }).boundingBox())!
      const closed = (await beside.boundingBox())!
      assert.isAtMost(closed.y + closed.height, head.y + head.height)
      assert.isAtMost(closed.x + closed.width, bell.x)
      assert.deepEqual(await accessFaults(page), [])
      await button.click()
      await beside.getByRole('link', { name: /Zoya Khan/ }).waitFor()
      assert.isAtLeast((await beside.boundingBox())!.y, head.y + head.height)
      assert.deepEqual(await accessFaults(page), [])
      assert.deepEqual(errors, [])
      await close()
    }))

  test('files show how far they are, pictures and PDFs are looked at in place, code keeps its lines', ({
    assert,
  }) =>
    withScreens('chat-files', async () => {
      const { client, developer, id } = await givenTalk()
      const { page, context, errors, close } = await openSignedIn(client)
      await page.goto(`/client/chat/${id}`)
      const field = page.getByRole('textbox', { name: 'Message to Zoya Khan' })
      await field.waitFor()

      // on a line that takes long enough for it to be seen on the way, whatever else the machine does
      const tools = await context.newCDPSession(page)
      const line = (uploadThroughput: number) =>
        tools.send('Network.emulateNetworkConditions', {
          ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput },
        })
      await tools.send('Network.enable')
      await line(10_000)
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Attach files' }).click()
      await (
        await chooser
      ).setFiles([
        { name: 'work.pdf', mimeType: 'application/pdf', buffer: pdf(1, 200_000) },
        { name: 'screen.png', mimeType: 'image/png', buffer: await picture(400, 300, 'png') },
      ])
      const bar = page.getByRole('progressbar', { name: 'Sending work.pdf' })
      await eventually(async () => {
        const percent = Number(await bar.getAttribute('aria-valuenow'))
        assert.isAbove(percent, 0)
        assert.isBelow(percent, 100)
      })
      await line(-1)
      await bar.waitFor({ state: 'detached' })
      await page.getByRole('progressbar').waitFor({ state: 'detached' })

      await field.fill('const pay = 1')
      await field.selectText()
      await page.getByRole('button', { name: 'Code block' }).click()
      await holds(field, '```\nconst pay = 1\n```')
      await field.press('Enter')

      const phone = await openSignedIn(developer, { phone: true })
      const hand = phone.page
      await hand.goto(`/candidate/chat/${id}`)
      const log = hand.getByRole('log')
      await log.locator('pre', { hasText: 'const pay = 1' }).waitFor()
      await log.getByText('Today', { exact: true }).waitFor()
      await log.getByRole('button', { name: 'Look at screen.png' }).tap()
      const shown = hand.getByRole('dialog', { name: 'screen.png' })
      await eventually(async () =>
        assert.isAbove(
          await shown.locator('img').evaluate((one: HTMLImageElement) => one.naturalWidth),
          300
        )
      )
      assert.deepEqual(await accessFaults(hand), [])
      await shown.getByRole('button', { name: 'Close' }).tap()
      await shown.waitFor({ state: 'detached' })
      await log.getByRole('button', { name: /work\.pdf/ }).tap()
      const frame = hand.getByRole('dialog', { name: 'work.pdf' }).locator('iframe')
      await eventually(async () => assert.isNotNull(await frame.getAttribute('src')))
      const answer = await hand.request.get((await frame.getAttribute('src'))!)
      assert.equal(answer.headers()['content-type'], 'application/pdf')
      assert.match(answer.headers()['content-disposition'] ?? 'inline', /^inline/)
      assert.deepEqual([...errors, ...phone.errors], [])
      await phone.close()
      await close()
    }))

  test('a request for one’s contact is answered in the conversation, and both sides see that it was', ({
    assert,
  }) =>
    withScreens('chat-request', async () => {
      const { client, developer, company, candidate, id } = await givenTalk()
      const request = await ContactRequest.create({
        companyId: company.id,
        candidateId: candidate.id,
        status: 'pending',
        message: 'May we call you?',
        quotaMonth: DateTime.now().startOf('month').toISODate(),
        expiresAt: DateTime.now().plus({ days: 9 }),
      })
      const { page, errors, close } = await openSignedIn(developer, { phone: true })
      await page.goto(`/candidate/chat/${id}`)
      const card = page.locator('.chat-about')
      await card.getByText('Awaiting your answer').waitFor()
      await card.getByText('May we call you?').waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'chat-request')
      await card.getByRole('button', { name: 'Share my contact' }).tap()
      // for how long is said before, as on the page of requests
      const sharing = page.getByRole('dialog', { name: /^Share your contact with/ })
      await sharing
        .getByText(/can read your name, e-mail address and phone number for 180 days/)
        .waitFor()
      assert.equal((await request.refresh()).status, 'pending')
      assert.deepEqual(await accessFaults(page), [])
      await sharing.getByRole('button', { name: 'Share for 180 days' }).tap()
      await card.getByText('Awaiting your answer').waitFor({ state: 'detached' })
      await eventually(async () => assert.equal((await request.refresh()).status, 'accepted'))
      // it goes on in the same place
      const field = page.getByRole('textbox', { name: `Message to ${company.name}` })
      await field.fill('Call me on Monday')
      await page.getByRole('button', { name: 'Send', exact: true }).tap()
      const desk = await openSignedIn(client)
      await desk.page.goto(`/client/chat/${id}`)
      await desk.page.getByRole('log').getByText('Call me on Monday').waitFor()
      assert.deepEqual([...errors, ...desk.errors], [])
      await desk.close()
      await close()
    }))

  test('what waits on a line that breaks again and again is tried every few seconds, and arrives once', ({
    assert,
  }) =>
    withScreens('chat-retries', async () => {
      const { client, id } = await givenTalk()
      const { page, close } = await openSignedIn(client)
      await page.clock.install()
      await page.goto(`/client/chat/${id}`)
      const field = page.getByRole('textbox', { name: 'Message to Zoya Khan' })
      await field.waitFor()
      let tries = 0
      const sending = '**/message/send-message'
      await page.route(sending, (route) => (tries++, route.abort('connectionreset')))
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
      await field.fill('From a train')
      await field.press('Enter')
      for (let wanted = 1; wanted < 9; wanted++) {
        await eventually(() => assert.isAtLeast(tries, wanted))
        await page.getByText('Not sent yet; goes out once you are online').waitFor()
        await page.clock.runFor(3_000)
      }
      await page.unroute(sending)
      await page.clock.runFor(3_000)
      await page.clock.resume()
      await page.getByText('Not sent yet', { exact: false }).waitFor({ state: 'detached' })
      await eventually(async () =>
        assert.lengthOf(await Message.query().where('body', 'From a train'), 1)
      )
      await close()
    }))
})
