import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Interview from '#api/interviews/models/interview'
import Message from '#api/chat/models/message'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenApplicant } from '#tests/functional/interviews/given_interviews'
import { breakingLine } from '#tests/browser/breaking_line'
import {
  accessFaults,
  eventually,
  look,
  openSignedIn,
  origin,
  withScreens,
} from '#tests/browser/product'

const shown = (page: Page, words: string | RegExp) => page.getByText(words).first().isVisible()

/** Presses as somebody in a train does: again, where the connection broke in between, until it is seen to have worked. */
async function press(page: Page, button: string | RegExp, seen: () => Promise<boolean>) {
  await eventually(async () => {
    if (await seen()) return
    const one = page.getByRole('button', { name: button }).first()
    if (await one.isEnabled().catch(() => false))
      await one.click({ timeout: 2_000 }).catch(() => {})
    for (let n = 0; n < 20; n++)
      if (await seen()) return
      else await delay(150)
    throw new Error(`${String(button)} has not worked yet`)
  })
}

test.group('An interview, planned by chat', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('a company and a candidate in a train agree on a time, and move it, without leaving the conversation', ({
    assert,
    cleanup,
  }) =>
    withScreens('chat-interview', async () => {
      const applicant = await givenApplicant()
      await applicant.developer.merge({ firstName: 'Zoya', lastName: 'Khan' }).save()
      await applicant.client.merge({ firstName: 'Ravi', lastName: 'Menon' }).save()
      const latest = () =>
        Interview.query().where('company_id', applicant.company.id).orderBy('id', 'desc').first()
      const company = await openSignedIn(applicant.client)
      const line = await breakingLine(origin)
      cleanup(() => line.close())
      const phone = await openSignedIn(applicant.developer, { phone: true, baseURL: line.base })
      const { page: desk } = company
      const { page: hand } = phone
      const deskLog = desk.getByRole('log')
      const handLog = hand.getByRole('log')

      // the company begins
      await desk.goto('/client/chat')
      await desk.getByRole('button', { name: 'New', exact: true }).click()
      await desk.getByLabel('To').fill('Zoya')
      await desk.getByRole('button', { name: /Zoya Khan/ }).click()
      const deskField = desk.getByRole('textbox', { name: 'Message to Zoya Khan' })
      await deskField.fill('Hello Zoya, we like what you built. Could we talk next week?')
      await deskField.press('Enter')
      await deskLog.getByText('Could we talk next week?').waitFor()

      // the candidate opens it, and the train leaves
      await hand.goto('/candidate/chat')
      await hand.getByRole('link', { name: new RegExp(applicant.company.name) }).click()
      await handLog.getByText('Could we talk next week?').waitFor()
      await desk.getByText('Seen by Zoya Khan').waitFor()
      const stop = line.begin()
      const handField = hand.getByRole('textbox', { name: `Message to ${applicant.company.name}` })
      const send = hand.getByRole('button', { name: 'Send', exact: true })
      const answers = ['Gladly!', 'I am on a train until noon', 'Thursday or Friday suits me best']
      for (const words of answers) {
        await handField.fill(words)
        await send.tap()
        await handLog.getByText(words).waitFor()
      }
      for (const words of answers) await deskLog.getByText(words).waitFor()

      // times, chosen beside the words
      await desk.locator('.chat-about > summary').click()
      await desk.getByRole('button', { name: 'Propose times' }).click()
      const week = desk.getByRole('region', { name: 'Times to offer' })
      await desk.getByRole('button', { name: 'Later days' }).click()
      for (const nth of [20, 45])
        await week.getByRole('button', { disabled: false }).nth(nth).click()
      await desk.getByRole('button', { name: 'Offer 2 times' }).click()
      await desk.getByRole('dialog').waitFor({ state: 'detached' })
      await desk.getByText('You offer:').waitFor()

      // they are there on the phone by themselves
      await hand.getByText('Awaiting your answer').waitFor()
      await look(hand, 'chat-interview-offered')
      await hand.getByRole('radio').nth(1).check()
      await press(hand, 'Accept this time', () => hand.getByRole('radio').first().isHidden())
      await eventually(async () => assert.equal((await latest())!.status, 'scheduled'))
      await desk.locator('.chat-about').getByText('Scheduled', { exact: true }).waitFor()
      await handField.fill('See you then')
      await send.tap()
      await deskLog.getByText('See you then').waitFor()

      // something comes up: the company asks for another time, and the candidate takes it
      const before = (await latest())!.startsAt!
      await deskField.fill('Sorry, may we move it?')
      await deskField.press('Enter')
      await desk.getByRole('button', { name: 'Ask for another time' }).click()
      await desk.getByRole('button', { name: 'Later days' }).click()
      await week.getByRole('button', { disabled: false }).nth(70).click()
      await desk.getByLabel('Why another time?').fill('A release takes the morning')
      await desk.getByRole('button', { name: 'Ask for this time' }).click()
      await desk.getByRole('dialog').waitFor({ state: 'detached' })
      await hand.getByRole('radio').first().waitFor()
      await hand.getByRole('radio').first().check()
      await press(hand, 'Accept this time', () => hand.getByRole('radio').first().isHidden())
      await eventually(async () => {
        const interview = (await latest())!
        assert.equal(interview.status, 'scheduled')
        assert.notEqual(interview.startsAt!.toMillis(), before.toMillis())
      })
      await desk.locator('.chat-about').getByText('Scheduled', { exact: true }).waitFor()
      await handField.fill('All set, see you')
      await send.tap()
      await deskLog.getByText('All set, see you').waitFor()
      const breaks = await stop()
      assert.isAtLeast(breaks, 3)
      const [{ turn }] = await db
        .from('live_streams')
        .where('user_id', applicant.developer.id)
        .max('turn as turn')
      assert.isAtLeast(turn, 3, 'the stream broke too, and came back as the same one')

      // everything arrived, once, in order, on both sides
      await eventually(async () => assert.isFalse(await shown(hand, /Not sent|Sending/)))
      const stored = (
        await Message.query()
          .whereIn('senderId', [applicant.client.id, applicant.developer.id])
          .orderBy('id')
      ).map(({ body }) => body)
      assert.deepEqual(stored, [
        'Hello Zoya, we like what you built. Could we talk next week?',
        ...answers,
        'See you then',
        'Sorry, may we move it?',
        'All set, see you',
      ])
      for (const log of [deskLog, handLog])
        await eventually(async () =>
          assert.deepEqual(
            (await log.locator('.c-marked').allTextContents()).map((words) => words.trim()),
            stored
          )
        )
      assert.deepEqual(await accessFaults(hand), [])
      assert.deepEqual(await accessFaults(desk), [])
      await look(desk, 'chat-interview-set')
      assert.deepEqual(
        [...phone.errors, ...company.errors].filter(
          // a browser says of every call that it broke
          (error) => !/net::ERR_/.test(error)
        ),
        []
      )
      await phone.close()
      await company.close()
    }))
})
