import { setTimeout as delay } from 'node:timers/promises'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import Application from '#api/applications/models/application'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenApplication, givenCandidate, givenCompany, givenJob } from '#tests/givens'
import { accessFaults, eventually, look, openSignedIn, withScreens } from '#tests/browser/product'

/** Three who wait in two jobs of a company, the first of them past the promised date. */
async function givenWaiting() {
  const { company, user } = await givenCompany({ name: 'Tamarind Works' })
  const jobs = [
    await givenJob(company, { title: 'Ledger Engineer' }),
    await givenJob(company, { title: 'Settlement Engineer' }),
  ]
  const waiting: Application[] = []
  for (const [index, firstName] of ['Asha', 'Bilal', 'Chitra'].entries()) {
    const applicant = await givenCandidate({ headline: 'Backend developer' })
    await applicant.user.merge({ firstName, lastName: 'Rao' }).save()
    const { application } = await givenApplication(jobs[index % 2], applicant)
    waiting.push(
      await application.merge({ answerBy: DateTime.now().plus({ days: index * 3 - 2 }) }).save()
    )
  }
  return { user, waiting }
}

test.group('Answer mode', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('those who wait are answered by keys, one after another, until nobody waits', ({ assert }) =>
    withScreens('answer', async () => {
      const { user, waiting } = await givenWaiting()
      const person = await openSignedIn(user)
      const { page } = person
      const faults: string[] = []
      const check = async (where: string) =>
        faults.push(...(await accessFaults(page)).map((fault) => `${where}: ${fault}`))
      const statuses = async () =>
        (await Application.query().where('company_id', waiting[0].companyId).orderBy('id')).map(
          ({ status }) => status
        )
      const inFront = (name: string) =>
        page.locator('.ap-answer').getByRole('heading', { name, exact: true }).waitFor()

      await page.goto('/client/dashboard')
      await page.getByRole('link', { name: 'Answer one by one' }).click()
      await inFront('Asha Rao')
      await page.getByText('3 left, 1 late').waitFor()
      await page.getByText('next: Bilal Rao').waitFor()
      await check('the first')
      await look(page, 'answer')

      // nobody read the next one yet, though it is here already
      await page.waitForTimeout(300)
      assert.isNull((await Application.findOrFail(waiting[1].id)).openedAt)

      await page.keyboard.press('s')
      await inFront('Bilal Rao')
      await page.getByText('2 left', { exact: true }).waitFor()
      await eventually(async () =>
        assert.deepEqual(await statuses(), ['shortlisted', 'applied', 'applied'])
      )

      await page.getByText('Asha Rao moved to Shortlisted').waitFor()
      // on a slow line they are left before the server says how they are after the undo
      await page.route('**/api/v1/client/application/*', async (route) => {
        await delay(500)
        await route.continue()
      })
      await page.keyboard.press('u')
      await inFront('Asha Rao')
      await page.getByText('3 left, 1 late').waitFor()
      await eventually(async () =>
        assert.deepEqual(await statuses(), ['applied', 'applied', 'applied'])
      )

      await page.keyboard.press('j')
      await inFront('Bilal Rao')
      await page.keyboard.press('r')
      const rejecting = page.getByRole('dialog', { name: 'Reject Bilal Rao?' })
      await rejecting.getByRole('combobox', { name: 'Reason' }).click()
      await page.getByRole('option', { name: 'Too little experience' }).click()
      await rejecting.getByRole('button', { name: 'Reject application' }).click()
      await rejecting.waitFor({ state: 'hidden' })
      await inFront('Chitra Rao')
      await page.keyboard.press('m')
      await page.getByRole('combobox', { name: 'Move to' }).waitFor()
      await page.getByRole('button', { name: 'Move to In review' }).click()
      await page.getByText('1 still wait, left for later').waitFor()
      await page.getByRole('button', { name: 'Go through them' }).click()
      await inFront('Asha Rao')
      await page.locator('.ap-drawer-who').click()
      await page.keyboard.press('s')
      await page.getByText('Everybody has an answer').waitFor()
      await page.getByText('You answered 3 people just now').waitFor()
      await eventually(async () =>
        assert.deepEqual(await statuses(), ['shortlisted', 'rejected', 'reviewing'])
      )
      await check('the end')
      await look(page, 'answer-end')
      assert.isEmpty(faults)
      assert.isEmpty(person.errors)
      await person.close()
    }))

  test('on a phone the four answers are under the thumb, and the next one begins at the top', ({
    assert,
  }) =>
    withScreens('answer-phone', async () => {
      const { user } = await givenWaiting()
      const { page, errors, close } = await openSignedIn(user, { phone: true })
      await page.goto('/client/answer')
      await page.getByRole('heading', { name: 'Asha Rao', exact: true }).waitFor()
      for (const name of ['Shortlist', 'Interview', 'Move to…', 'Reject'])
        await page.getByRole('button', { name, exact: true }).click({ trial: true })
      await page.mouse.wheel(0, 400)
      await page.getByRole('button', { name: 'Shortlist', exact: true }).click()
      await page.getByRole('heading', { name: 'Bilal Rao', exact: true }).waitFor()
      await eventually(async () => assert.equal(await page.evaluate(() => scrollY), 0))
      assert.deepEqual(await accessFaults(page), [])
      assert.deepEqual(errors, [])
      await close()
    }))
})
