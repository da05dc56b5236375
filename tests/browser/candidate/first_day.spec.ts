import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import Mail from '#api/notifications/models/mail'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenApplication, givenCandidate, givenCompany, givenJob } from '#tests/givens'
import {
  accessFaults,
  eventually,
  openPerson,
  openSignedIn,
  withScreens,
} from '#tests/browser/product'

/** What a site and its people have not got yet on the first day. */
test.group('The first day', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('who has no password yet is led to one where it is asked for', ({ assert }) =>
    withScreens('no-password', async () => {
      const { user } = await givenCandidate()
      const { page, errors, close } = await openSignedIn(user)
      // as one who came with an application, or by another service
      await db.from('users').where('id', user.id).update({ password: null })
      await page.goto('/settings/password')
      await page.getByText(/^You have no password yet/).waitFor()
      assert.equal(await page.getByLabel('Current password').count(), 0)
      assert.deepEqual(await accessFaults(page), [])
      await page.goto('/settings/privacy')
      await page.getByRole('button', { name: 'Erase my account' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(/^You have no password yet/).waitFor()
      assert.equal(await dialog.getByRole('button', { name: 'Erase everything' }).count(), 0)
      assert.deepEqual(await accessFaults(page), [])
      await dialog.getByRole('button', { name: 'Send the link' }).click()
      await dialog.getByText(`The link is on its way to ${user.email}`).waitFor()
      await eventually(async () => {
        const mail = await Mail.query()
          .where({ recipient: user.email })
          .orderBy('id', 'desc')
          .first()
        assert.match(mail?.bodyText ?? '', /reset-password\?token=/)
      })
      assert.deepEqual(errors, [])
      await close()
    }))

  test('a list of jobs that nothing narrows names no filter to remove', ({ assert }) =>
    withScreens('no-jobs', async () => {
      const { page, close } = await openPerson()
      const none = { page: 1, limit: 20, total: 0, totalPages: 0, nextCursor: null }
      await page.route('**/api/v1/job-list*', (route) =>
        route.fulfill({ json: { message: 'Jobs', data: [], facets: null, pagination: none } })
      )
      await page.goto('/')
      const jobs = page.getByRole('link', { name: 'Jobs', exact: true }).first()
      // until React has it, it leads to a document, with the jobs that there are
      await eventually(async () =>
        assert.isTrue(
          await jobs.evaluate((link) => Object.keys(link).some((key) => /^__reactProps/.test(key)))
        )
      )
      await jobs.click()
      await page.getByText('No job is open at the moment').waitFor()
      assert.equal(await page.getByText('Remove a filter').count(), 0)
      await page.getByRole('searchbox').first().fill('zebra')
      await page.keyboard.press('Enter')
      await page.getByText('No open job fits all of this').waitFor()
      await close()
    }))

  test('a checkout without a way to pay says so before it is sent', ({ assert }) =>
    withScreens('no-gateway', async () => {
      const { user } = await givenCompany({ countryCode: 'IN', stateCode: 'MH' })
      const { page, close } = await openSignedIn(user)
      await page.route('**/api/v1/quote-order', async (route) => {
        const answer = await route.fetch()
        const json = await answer.json()
        await route.fulfill({
          response: answer,
          json: { ...json, data: { ...json.data, gateways: [] } },
        })
      })
      await page.goto('/client/billing')
      await page.getByRole('button', { name: 'Choose Starter' }).click()
      await page.getByRole('dialog').getByText('Go to checkout').click()
      await page.getByText('Nothing can be paid on this site yet').waitFor()
      assert.isTrue(await page.getByRole('button', { name: 'Go to the payment' }).isDisabled())
      await close()
    }))

  test('an offer ends for both at the moment that ends its day, named in the zone of who reads', ({
    assert,
  }) =>
    withScreens('offer-zones', async () => {
      const { company, user: owner } = await givenCompany()
      const job = await givenJob(company)
      const applicant = await givenCandidate()
      await applicant.user.merge({ timeZone: 'Pacific/Pago_Pago' }).save()
      const { application } = await givenApplication(job, applicant)
      const { page: desk, close: leave } = await openSignedIn(owner, {
        timezoneId: 'Pacific/Pago_Pago',
      })
      // the afternoon of a day that is over in UTC
      const day = DateTime.fromISO('2027-03-10T15:00', { zone: 'Pacific/Pago_Pago' })
      await desk.clock.setFixedTime(day.toJSDate())
      await desk.goto(`/client/jobs/${job.id}/applicants?application=${application.id}`)
      await desk.getByRole('button', { name: 'Make an offer' }).click()
      const dialog = desk.getByRole('dialog', { name: /an offer$/ })
      await dialog.getByLabel('Pay').fill('2400000')
      await dialog.getByLabel('First day of work').fill('2027-03-10')
      await dialog.getByRole('button', { name: 'Preview the offer' }).click()
      await desk.getByRole('dialog', { name: /will read$/ }).waitFor()
      await leave()

      await db.from('applications').where('id', application.id).update({ status: 'offer' })
      const until = DateTime.now().setZone('Pacific/Pago_Pago').plus({ days: 5 }).endOf('day')
      await db.table('offers').insert({
        company_id: company.id,
        application_id: application.id,
        candidate_id: application.candidateId,
        made_by: owner.id,
        status: 'sent',
        pay_amount: 2_400_000,
        pay_currency: 'USD',
        pay_per: 'year',
        start_date: until.plus({ days: 20 }).toISODate(),
        answer_by: until.toJSDate(),
        questions: '[]',
      })
      const { page, close } = await openSignedIn(applicant.user, {
        timezoneId: 'Pacific/Pago_Pago',
      })
      await page.goto('/candidate/dashboard')
      const name = until.setLocale('en-IN').toFormat('d LLL')
      await page
        .getByText(new RegExp(`answer by \\w+, ${name}, 23:59|answer by \\w+ ${name}, 23:59`))
        .waitFor()
      await page.goto('/candidate/jobs')
      await page.getByText(new RegExp(`Answer the offer above by \\w+,? ${name}, 23:59`)).waitFor()
      assert.equal(
        await page.getByText(until.toUTC().setLocale('en-IN').toFormat('d LLL')).count(),
        0
      )
      await close()
    }))
})
