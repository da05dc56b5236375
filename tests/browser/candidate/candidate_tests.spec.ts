import { test } from '@japa/runner'
import Attempt from '#api/assessments/models/attempt'
import AttemptQuestion from '#api/assessments/models/attempt_question'
import { givenSkillTest } from '#tests/functional/assessments/given_tests'
import { givenCandidate } from '#tests/givens'
import {
  accessFaults,
  eventually,
  look,
  openSignedIn,
  settled,
  withScreens,
  tooWide,
} from '#tests/browser/product'

test.group('Taking a test', () => {
  test('answers outlive a lost connection and a reload, and the result says what to learn', ({
    assert,
  }) =>
    withScreens('candidate-tests', async () => {
      const { assessment } = await givenSkillTest()
      const { user } = await givenCandidate()
      const { page, context, errors, close } = await openSignedIn(user)
      const faults: string[] = []
      const check = async (where: string) =>
        faults.push(...(await accessFaults(page)).map((fault) => `${where}: ${fault}`))

      await page.goto('/candidate/tests')
      await page.getByRole('searchbox', { name: 'Find a skill' }).fill(assessment.name)
      await page.getByRole('heading', { level: 3, name: assessment.name }).waitFor()
      await settled(page)
      await check('the list')
      await look(page, 'tests')
      const choosing = `Choose ${assessment.name}`
      await page.getByRole('button', { name: choosing }).click()
      await page.getByRole('button', { name: choosing, pressed: true }).waitFor()
      await page.goto('/candidate/dashboard')
      await page.getByText('None taken yet').waitFor()
      const steps = page.locator('.progress-steps')
      const step = steps.getByRole('link', { name: 'Pass a skill test' })
      assert.equal(await step.getAttribute('href'), '/candidate/tests')
      // no English test is open: it holds nothing back
      assert.equal(await steps.getByRole('link', { name: /English/ }).count(), 0)
      await settled(page)
      await check('the dashboard')
      await look(page, 'dashboard')
      await page.getByRole('link', { name: assessment.name }).click()
      await page.getByRole('heading', { level: 1, name: assessment.name }).waitFor()
      await page.getByRole('radio', { name: 'Apple' }).check()
      await page.getByRole('button', { name: 'Check it' }).click()
      await page.getByText(/^Right\./).waitFor()
      await check('the rules')
      await page.getByRole('button', { name: 'Start the test' }).click()
      await page.getByRole('heading', { level: 2, name: 'Question 1' }).waitFor()
      const attempt = await Attempt.findByOrFail('assessmentId', assessment.id)
      const answered = async () =>
        (await AttemptQuestion.query().where('attempt_id', attempt.id).whereNotNull('answer'))
          .length

      // by the keys: choose, flag, walk
      await page.keyboard.press('2')
      await page.keyboard.press('f')
      await page.getByRole('button', { name: 'Question 1, answered, flagged' }).waitFor()
      await page.locator('.run-option input:checked').waitFor({ state: 'attached' })
      assert.isTrue(await page.locator('.run-option input').nth(1).isChecked())
      await page.getByText('All answers saved').waitFor()
      await page.locator('.run-option input:checked').waitFor({ state: 'attached' })
      assert.isTrue(await page.locator('.run-option input').nth(1).isChecked())
      await check('a question')
      await look(page, 'run')

      // without a connection the next question is there already, and its answer is kept here
      await context.setOffline(true)
      await page.keyboard.press('ArrowRight')
      await page.getByRole('heading', { level: 2, name: 'Question 2' }).waitFor()
      await page.keyboard.press('1')
      await page.getByText('1 answer kept on this device').waitFor()
      assert.equal(await answered(), 1)
      const said: string[] = []
      page.on('request', (call) => {
        const [, what] = /test-(answer|heartbeat)$/.exec(call.url()) ?? []
        if (what) said.push(`${what} ${call.postDataJSON().outage ?? ''}`.trim())
      })
      await context.setOffline(false)
      await eventually(async () => assert.equal(await answered(), 2))
      // the lost time is asked back before an answer says that it is over
      assert.equal(said[0], 'heartbeat true')
      await page.getByText('All answers saved').waitFor()

      // a reload goes on at the same place with what was answered
      await page.reload()
      await page.getByRole('heading', { level: 2, name: 'Question 2' }).waitFor()
      await page.locator('.run-option input:checked').waitFor({ state: 'attached' })
      assert.isTrue(await page.locator('.run-option input').first().isChecked())
      await page.getByRole('button', { name: 'Question 1, answered, flagged' }).waitFor()

      // who walks away finds the way back on the dashboard
      await page.goto('/candidate/dashboard')
      await page.getByText(`Your ${assessment.name} test is running`).waitFor()
      await check('the dashboard while it runs')
      await page.getByRole('link', { name: 'Continue' }).click()
      await page.getByRole('heading', { level: 2, name: 'Question 2' }).waitFor()

      await page.getByRole('button', { name: 'Finish the test' }).click()
      const dialog = page.getByRole('dialog', { name: 'Finish the test?' })
      await dialog.getByText(/18 questions have no answer/).waitFor()
      await check('the end')
      await dialog.getByRole('button', { name: 'Finish the test' }).click()
      await page.waitForURL(`**/candidate/tests/results/${attempt.id}`)
      await page.getByRole('heading', { level: 2, name: 'By topic' }).waitFor()
      await page.getByText('Not passed', { exact: true }).waitFor()
      await page.getByText(/Worth learning next/).waitFor()
      await settled(page)
      await check('the result')
      await look(page, 'result')
      assert.deepEqual(faults, [])
      assert.deepEqual(
        errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED')),
        []
      )
      await close()
    }))

  test('fits a phone in dark', ({ assert }) =>
    withScreens('candidate-tests-phone', async () => {
      const { assessment } = await givenSkillTest()
      const { user } = await givenCandidate()
      const { page, errors, close } = await openSignedIn(user, {
        viewport: { width: 360, height: 740 },
        colorScheme: 'dark',
      })
      await page.goto(`/candidate/tests/start/${assessment.id}`)
      await page.getByRole('button', { name: 'Start the test' }).click()
      await page.getByRole('heading', { level: 2, name: 'Question 1' }).waitFor()
      await page.locator('.run-option').first().click()
      await page.getByText('All answers saved').waitFor()
      assert.equal(await tooWide(page), 0)
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'run-phone')
      assert.deepEqual(errors, [])
      await close()
    }))
})
