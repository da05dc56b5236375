import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { Page } from 'playwright'
import db from '@adonisjs/lucid/services/db'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenApplicant } from '#tests/functional/interviews/given_interviews'
import { openSignedIn, withScreens } from '#tests/browser/product'

/** A write of the person at this page, as another of their windows would send it. */
const write = (page: Page, method: string, path: string, body: object) =>
  page.evaluate(
    async ([how, where, what]) => {
      const response = await fetch(`/api/v1${where}`, {
        method: how,
        headers: {
          'authorization': `Bearer ${localStorage.getItem('token')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(what),
      })
      if (!response.ok) throw new Error(await response.text())
      return (await response.json()).data as { _id: string }
    },
    [method, path, body] as const
  )

test.group('What a candidate is typing while the company acts', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('a question about an offer stays when the offer is taken back, and is refused in words', ({
    assert,
  }) =>
    withScreens('offer-goes', async () => {
      const applicant = await givenApplicant()
      const company = await openSignedIn(applicant.client)
      const { page, errors, close } = await openSignedIn(applicant.developer)
      const day = (days: number) => DateTime.utc().plus({ days }).toISODate()
      const { _id } = await write(company.page, 'POST', '/client/offer', {
        appliedId: String(applicant.application.id),
        pay: { amount: 2_400_000, currency: 'INR', per: 'year' },
        startDate: day(30),
        answerBy: day(7),
      })
      await page.goto('/candidate/jobs')
      await page.getByRole('button', { name: 'Ask something' }).click()
      const words = 'Is the bonus part of it, and how is it counted?'
      await page.getByLabel('Your question').fill(words)
      await write(company.page, 'PUT', `/client/offer/${_id}/withdraw`, { reason: 'Budget' })
      // the list behind the dialog has heard of it
      await page.getByText('Taken back', { exact: true }).waitFor()
      const dialog = page.getByRole('dialog', { name: 'Ask about this offer' })
      assert.equal(await dialog.getByLabel('Your question').inputValue(), words)
      await dialog.getByRole('button', { name: 'Send the question' }).click()
      await dialog.getByText(/was taken back/).waitFor()
      assert.equal(await dialog.getByLabel('Your question').inputValue(), words)
      assert.deepEqual(errors, [])
      await close()
      await company.close()
    }))

  test('why they decline an interview stays when it is cancelled, also as the row goes to another part of the list', ({
    assert,
  }) =>
    withScreens('interview-goes', async () => {
      const applicant = await givenApplicant()
      const company = await openSignedIn(applicant.client)
      const { page, errors, close } = await openSignedIn(applicant.developer)
      const start = (days: number) =>
        DateTime.utc().plus({ days }).startOf('day').plus({ hours: 9 }).toISO()
      const { _id } = await write(company.page, 'PATCH', '/client/scheduleInterview', {
        appliedId: String(applicant.application.id),
        slots: [{ start: start(4) }, { start: start(5) }],
        duration: 45,
        timeZone: 'Asia/Kolkata',
        type: 'video',
      })
      await page.goto('/candidate/interviews')
      await page.getByRole('button', { name: 'Decline' }).first().click()
      const words = 'I am on a plane both days; the week after would be fine.'
      const field = page.getByRole('dialog').getByRole('textbox')
      await field.fill(words)
      await write(company.page, 'PATCH', '/client/cancelInterview', {
        interviewId: _id,
        reason: 'Our lead is ill',
      })
      await page.getByText('Reason: Our lead is ill').waitFor()
      assert.equal(await field.inputValue(), words)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Decline/ })
        .click()
      await page
        .getByRole('dialog')
        .getByText(/is cancelled|was cancelled/)
        .waitFor()
      assert.equal(await field.inputValue(), words)
      assert.equal((await db.from('interviews').where('id', _id).firstOrFail()).status, 'cancelled')
      assert.deepEqual(errors, [])
      await close()
      await company.close()
    }))
})
