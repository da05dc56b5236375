import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Page } from 'playwright'
import { grant } from '#api/assessments/credits/credits'
import { CODE_TOPIC } from '#api/assessments/assessment_facts'
import Assessment from '#api/assessments/models/assessment'
import AssessmentSend from '#api/assessments/models/assessment_send'
import AssessmentTopic from '#api/assessments/models/assessment_topic'
import Question from '#api/assessments/models/question'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenExercise, givenSkillTest, RIGHT } from '#tests/functional/assessments/given_tests'
import { givenApplication, givenCandidate, givenCompany, givenJob } from '#tests/givens'
import { drainQueue } from '#tests/queue'
import {
  accessFaults,
  look,
  openSignedIn,
  settled,
  withScreens,
  tooWide,
} from '#tests/browser/product'

const MESSAGE = 'We ask everybody whom we meet. It takes five minutes.'

/** One applicant of a company that has credits, both at their browsers, and a short test. */
async function givenBoth() {
  const { company, user: owner } = await givenCompany({ name: 'Tamarind Works' })
  await db.transaction((trx) =>
    grant(trx, {
      owner: { companyId: company.id },
      credits: 5,
      reference: 'gift',
      key: `gift:${company.id}`,
    })
  )
  const job = await givenJob(company, { title: 'Ledger Engineer' })
  const applicant = await givenCandidate({ headline: 'Backend developer of ledgers' })
  await applicant.user.merge({ firstName: 'Dev', lastName: 'Sharma' }).save()
  const { application } = await givenApplication(job, applicant)
  const { assessment } = await givenSkillTest({
    each: 1,
    topics: 1,
    over: { questionCount: 3, minutes: 5 },
  })
  const client = await openSignedIn(owner)
  const developer = await openSignedIn(applicant.user)
  return { job, application, assessment, client, developer }
}

/** A look at a screen as it is, at 1280 light and 360 dark: what a screen reader stumbles over, and what sticks out. */
function looker() {
  const faults: string[] = []
  const check = async (page: Page, where: string) => {
    await settled(page)
    for (const [width, scheme] of [
      [1280, 'light'],
      [360, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(
        (to) => document.documentElement.setAttribute('data-mantine-color-scheme', to),
        scheme
      )
      const found = await accessFaults(page)
      const over = await tooWide(page)
      if (over > 0) found.push(`${over} px wider than the screen`)
      faults.push(...found.map((fault) => `${where}, ${width} ${scheme}: ${fault}`))
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    await look(page, where.replaceAll(' ', '-'))
    await page.evaluate(() =>
      document.documentElement.setAttribute('data-mantine-color-scheme', 'light')
    )
  }
  return { faults, check }
}

test.group('Tests that companies send, on screens', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('a test is sent from the drawer, taken by the rules, and its result is read by both', ({
    assert,
  }) =>
    withScreens('sent-tests', async () => {
      const { job, application, assessment, client, developer } = await givenBoth()
      const { faults, check } = looker()

      await developer.page.goto('/candidate/tests')
      await developer.page
        .getByRole('main')
        .getByRole('link', { name: 'Tests sent to you' })
        .click()
      await developer.page.getByText('No company has sent you a test').waitFor()
      await check(developer.page, 'nothing received')

      await client.page.goto('/client/assessments')
      await client.page.getByText('No tests sent yet').waitFor()
      await check(client.page, 'nothing sent')

      // the drawer leads to the sending with the applicant chosen
      await client.page.goto(`/client/jobs/${job.id}/applicants?application=${application.id}`)
      await client.page.getByRole('link', { name: 'Send a test' }).click()
      await client.page.getByRole('checkbox', { name: 'Dev Sharma', checked: true }).waitFor()
      await client.page.getByRole('button', { name: 'Send to 1 person' }).click()
      await client.page.getByText('Choose at least one test').waitFor()
      await check(client.page, 'sending with a fault')
      await client.page.getByRole('combobox', { name: 'Tests' }).fill(assessment.name)
      await client.page.getByRole('option', { name: assessment.name }).click()
      await client.page.keyboard.press('Escape')
      await client.page.getByLabel('Message (optional)').fill(MESSAGE)
      await check(client.page, 'sending')
      await client.page.getByRole('button', { name: 'Send to 1 person' }).click()
      await client.page.waitForURL('**/client/assessments')
      await client.page.getByRole('link', { name: 'Dev Sharma' }).waitFor()
      await check(client.page, 'sent')
      const send = await AssessmentSend.findByOrFail('applicationId', application.id)

      // the candidate reads what it asks and what the company will see, and starts it by its rules
      await developer.page.goto('/candidate/dashboard')
      await developer.page.getByText('Tamarind Works sent you a test').waitFor()
      await developer.page.getByRole('link', { name: 'Read and decide' }).click()
      await developer.page.waitForURL('**/candidate/assessments')
      const list = developer.page.getByRole('list', { name: 'Tests sent to you' })
      await list.getByText(MESSAGE).waitFor()
      await list.getByText(/Tamarind Works will see your score/).waitFor()
      await list.getByText(/^Take it by/).waitFor()
      await check(developer.page, 'received')
      await list.getByRole('link', { name: `See the rules of ${assessment.name}` }).click()
      await developer.page.getByText('sent by Tamarind Works').waitFor()
      await developer.page.getByText(/Tamarind Works will see your score/).waitFor()
      await check(developer.page, 'rules')
      await developer.page.getByRole('button', { name: 'Start the test' }).click()
      await developer.page.getByRole('heading', { level: 2, name: 'Question 1' }).waitFor()
      await check(developer.page, 'run')
      await send.refresh()
      assert.equal(send.status, 'started')

      // left and gone on with
      await developer.page.goto('/candidate/assessments')
      await developer.page.getByRole('link', { name: `Continue with ${assessment.name}` }).waitFor()
      assert.equal(await developer.page.getByRole('button', { name: /Decline/ }).count(), 0)
      await check(developer.page, 'received and running')
      await developer.page.getByRole('link', { name: `Continue with ${assessment.name}` }).click()
      for (const position of [1, 2, 3]) {
        await developer.page
          .getByRole('heading', { level: 2, name: `Question ${position}` })
          .waitFor()
        await developer.page.getByRole('radio', { name: RIGHT, exact: true }).check()
        await developer.page.getByText('All answers saved').waitFor()
        if (position < 3) await developer.page.getByRole('button', { name: 'Next' }).click()
      }
      await developer.page.getByRole('button', { name: 'Finish …' }).click()
      await developer.page
        .getByRole('dialog')
        .getByRole('button', { name: 'Finish the test' })
        .click()
      await developer.page.waitForURL('**/candidate/tests/results/*')
      await developer.page.getByRole('heading', { level: 2, name: 'Who sees it' }).waitFor()
      await check(developer.page, 'result of the candidate')
      await developer.page
        .getByRole('main')
        .getByRole('link', { name: 'Tests sent to you' })
        .click()
      await developer.page
        .getByRole('link', { name: `See the result of ${assessment.name}` })
        .waitFor()
      await check(developer.page, 'received and finished')

      // the company reads the result, and the results of the job beside each other
      await client.page.goto('/client/assessments')
      await client.page.getByRole('button', { name: 'Open the test of Dev Sharma' }).click()
      const dialog = client.page.getByRole('dialog', { name: 'Test of Dev Sharma' })
      await dialog.getByText('3 of 3').waitFor()
      await dialog.getByText(/^Passed in/).waitFor()
      await check(client.page, 'result of the company')
      await client.page.goto(`/client/assessments/results/${job.id}`)
      await client.page.getByRole('cell', { name: '100 %' }).first().waitFor()
      await check(client.page, 'beside each other')

      assert.deepEqual(faults, [])
      assert.deepEqual(client.errors, [])
      assert.deepEqual(developer.errors, [])
      await Promise.all([client.close(), developer.close()])
    }))

  test('a test is declined with a reason, which the company reads', ({ assert }) =>
    withScreens('sent-tests-declined', async () => {
      const { application, assessment, client, developer } = await givenBoth()
      const { faults, check } = looker()
      const sent = await client.context.request.post('/api/v1/client/send-assessment', {
        headers: {
          authorization: `Bearer ${(await client.context.cookies()).find(({ name }) => name === 'token')!.value}`,
        },
        data: { testIds: [assessment.id], appliedIds: [application.id] },
      })
      assert.equal(sent.status(), 201)
      await developer.page.goto('/candidate/assessments')
      await developer.page
        .getByRole('button', { name: 'Decline the test of Tamarind Works' })
        .click()
      const dialog = developer.page.getByRole('dialog')
      await dialog.getByLabel('Why (optional)').fill('I have an offer that I take.')
      await check(developer.page, 'declining')
      await dialog.getByRole('button', { name: 'Decline the test' }).click()
      await developer.page.getByText('You wrote: I have an offer that I take.').waitFor()
      await dialog.waitFor({ state: 'detached' })
      await check(developer.page, 'declined')
      const send = await AssessmentSend.findByOrFail('applicationId', application.id)
      await client.page.goto(`/client/assessments?send=${send.id}`)
      await client.page
        .getByRole('dialog', { name: 'Test of Dev Sharma' })
        .getByText('Dev wrote: I have an offer that I take.')
        .waitFor()
      await check(client.page, 'declined at the company')
      for (const tab of ['jobs', 'own', 'credits']) {
        await client.page.goto(`/client/assessments?tab=${tab}`)
        await client.page.getByRole('tab', { selected: true }).waitFor()
        await check(client.page, `company ${tab}`)
      }
      await client.page.goto('/client/assessments/build')
      await client.page.getByRole('heading', { level: 1 }).waitFor()
      await check(client.page, 'building')
      assert.deepEqual(faults, [])
      assert.deepEqual([...client.errors, ...developer.errors], [])
      await Promise.all([client.close(), developer.close()])
    }))

  test('a built test with two exercises is sent, solved in the browser, run on the server, and read', ({
    assert,
  }) =>
    withScreens('sent-exercises', async () => {
      const { application, assessment, client, developer } = await givenBoth()
      const { faults, check } = looker()
      const code = await AssessmentTopic.create({ assessmentId: assessment.id, name: CODE_TOPIC })
      await givenExercise(code.id)
      const { exercise, ...second } = (await givenExercise(code.id, 'hard')).$attributes
      await Question.query()
        .where('id', second.id)
        .update({
          body: 'Negate\n\nReturn the number with the other sign.',
          exercise: JSON.stringify({
            ...exercise,
            entry: 'negate',
            signature: 'negate(n)',
            starter: 'function negate(n) {}',
            cases: [
              { args: [2], expected: -2 },
              ...[7, -77, 3].map((n) => ({ args: [n], expected: -n, hidden: true })),
            ],
          }),
        })

      // the company builds it of these two
      await client.page.goto('/client/assessments/build')
      await client.page.getByLabel('Name').fill('Two exercises')
      await client.page.getByRole('combobox', { name: 'Language of the exercises' }).click()
      await client.page.getByRole('option', { name: 'JavaScript' }).click()
      await client.page.getByRole('checkbox', { name: 'Double' }).check()
      await client.page.getByRole('searchbox', { name: 'Find an exercise' }).fill('other sign')
      await client.page.getByText('what “Negate” asks').waitFor()
      await client.page
        .getByText('Return the number with the other sign.')
        .waitFor({ state: 'hidden' })
      await client.page.locator('summary', { hasText: 'Negate' }).click()
      await client.page.getByText('Return the number with the other sign.').waitFor()
      await client.page.getByRole('checkbox', { name: 'Negate' }).check()
      await client.page.getByText('2 questions in 30 minutes').waitFor()
      await check(client.page, 'building of exercises')
      await client.page.getByRole('button', { name: 'Build the test' }).click()
      await client.page.waitForURL('**/client/assessments?tab=own')
      await client.page.getByRole('link', { name: 'Change Two exercises' }).click()
      await client.page.getByRole('heading', { level: 1, name: 'Change the test' }).waitFor()
      await client.page.getByLabel('Minutes').fill('45')
      await check(client.page, 'changing')
      await client.page.getByRole('button', { name: 'Change the test' }).click()
      await client.page.getByText('2 questions, 45 minutes, passed from 60 %').waitFor()
      const built = await Assessment.findByOrFail('name', 'Two exercises')
      assert.equal(built.version, 1)
      await client.page.getByRole('link', { name: 'Send', exact: true }).click()
      await client.page.goto(
        `/client/assessments/send?tests=${built.id}&job=${application.jobId}&applied=${application.id}`
      )
      await client.page.getByRole('button', { name: 'Send to 1 person' }).click()
      await client.page.waitForURL('**/client/assessments')

      // the candidate writes, tries the visible cases, and hands in
      await developer.page.goto('/candidate/assessments')
      await developer.page.getByRole('link', { name: 'See the rules of Two exercises' }).click()
      await developer.page.getByRole('button', { name: 'Start the test' }).click()
      for (const position of [1, 2]) {
        const { page } = developer
        await page.getByRole('heading', { level: 2, name: `Question ${position}` }).waitFor()
        const editor = page.getByRole('textbox', { name: 'Your code' })
        await editor.waitFor()
        const asked = page
          .getByText('Return twice the number.')
          .or(page.getByText('Return the number with the other sign.'))
        const name = /twice/.test(await asked.innerText()) ? 'double' : 'negate'
        await editor.click()
        await page.keyboard.press('ControlOrMeta+a')
        // doubling is whole, negating fails on a hidden case alone
        await page.keyboard.insertText(
          name === 'double'
            ? 'function double(n) { return n * 2 }'
            : 'function negate(n) { return -Math.abs(n) }'
        )
        await page.getByRole('button', { name: 'Run visible cases' }).click()
        await page.getByText('1 of 1 visible cases passed.').waitFor()
        await page.getByText('All answers saved').waitFor()
        assert.notMatch(await page.content(), /-154/)
        if (position === 1) {
          await check(page, 'exercise')
          await page.getByRole('button', { name: 'Next' }).click()
        }
      }
      await developer.page.getByRole('button', { name: 'Finish …' }).click()
      await developer.page
        .getByRole('dialog')
        .getByRole('button', { name: 'Finish the test' })
        .click()
      await developer.page.waitForURL('**/candidate/tests/results/*')
      const send = await AssessmentSend.findByOrFail('applicationId', application.id)
      await drainQueue({ only: 'tests.run-code' })
      await developer.page.reload()
      await developer.page.getByText('88 %').first().waitFor()
      await check(developer.page, 'result of exercises')

      await client.page.goto(`/client/assessments?send=${send.id}`)
      const dialog = client.page.getByRole('dialog', { name: 'Test of Dev Sharma' })
      await dialog.getByText('4 of 4 cases').waitFor()
      await dialog.getByText('3 of 4 cases').waitFor()
      await check(client.page, 'exercises at the company')
      assert.deepEqual(faults, [])
      assert.deepEqual([...client.errors, ...developer.errors], [])
      await Promise.all([client.close(), developer.close()])
    }))
})
