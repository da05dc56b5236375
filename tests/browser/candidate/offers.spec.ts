import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { Page } from 'playwright'
import Application from '#api/applications/models/application'
import Offer from '#api/applications/models/offer'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenApplication, givenCandidate, givenCompany, givenJob } from '#tests/givens'
import { pdf } from '#tests/sample_files'
import { accessFaults, look, openSignedIn, withScreens } from '#tests/browser/product'

/** One developer of a company's job, both at their browsers. */
async function givenBoth() {
  const { company, user: owner } = await givenCompany({ name: 'Tamarind Works' })
  const job = await givenJob(company, { title: 'Ledger Engineer' })
  const applicant = await givenCandidate({ headline: 'Backend developer of ledgers' })
  await applicant.user.merge({ firstName: 'Dev', lastName: 'Sharma' }).save()
  const { application } = await givenApplication(job, applicant)
  const client = await openSignedIn(owner)
  const developer = await openSignedIn(applicant.user)
  const drawer = `/client/jobs/${job.id}/applicants?application=${application.id}`
  return { application, client, developer, drawer }
}

const inDays = (days: number) => DateTime.now().plus({ days }).toISODate()

test.group('Offers on screens', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('an offer is written, looked at, asked about and accepted, and the applicant is hired', ({
    assert,
  }) =>
    withScreens('offers', async () => {
      const { application, client, developer, drawer } = await givenBoth()
      const faults: string[] = []
      const check = async (page: Page, where: string) =>
        faults.push(...(await accessFaults(page)).map((fault) => `${where}: ${fault}`))

      // what is missing is said beside its field
      await client.page.goto(drawer)
      await client.page.getByRole('button', { name: 'Make an offer' }).click()
      const dialog = client.page.getByRole('dialog', { name: 'Make Dev an offer' })
      await dialog.getByRole('button', { name: 'Preview the offer' }).click()
      await dialog.getByText('Choose the first day of work').waitFor()
      await check(client.page, 'the offer with a fault')
      await look(client.page, 'form')

      await dialog.getByLabel('Pay').fill('2400000')
      await dialog.getByLabel('First day of work').fill(inDays(40))
      await dialog.getByLabel('Place').fill('Pune, two days a week from home')
      await dialog.getByLabel('For Dev').fill('We would be glad to work with you.')
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'Offer.pdf', mimeType: 'application/pdf', buffer: pdf() })
      await dialog.getByRole('button', { name: 'Preview the offer' }).click()
      const preview = client.page.getByRole('dialog', { name: 'What Dev will read' })
      await preview.getByText('₹24,00,000 a year').waitFor()
      await preview.getByText('Offer.pdf').waitFor()
      await check(client.page, 'the preview')
      await look(client.page, 'preview')
      await preview.getByRole('button', { name: 'Send the offer' }).click()
      await preview.waitFor({ state: 'hidden' })
      const made = client.page.getByRole('region', { name: /^Offer of/ })
      await made.getByText('Awaiting an answer').waitFor()
      assert.equal((await Application.findOrFail(application.id)).status, 'offer')
      await client.page.getByRole('button', { name: 'Make an offer' }).waitFor({ state: 'hidden' })
      await check(client.page, 'the drawer')
      await made.scrollIntoViewIfNeeded()
      await look(client.page, 'drawer')

      await developer.page.goto('/candidate/jobs')
      const offer = developer.page.getByRole('region', { name: 'Offer of Tamarind Works' })
      await offer.getByText('₹24,00,000 a year').waitFor()
      await check(developer.page, 'the candidate’s card')
      await look(developer.page, 'card')
      // on paper it is the offer alone
      await developer.page.emulateMedia({ media: 'print' })
      await developer.page.getByRole('banner').waitFor({ state: 'hidden' })
      assert.isTrue(await offer.getByText('₹24,00,000 a year').isVisible())
      assert.isFalse(await offer.getByRole('button', { name: 'Accept' }).isVisible())
      await look(developer.page, 'paper')
      await developer.page.emulateMedia({ media: null })
      await offer.getByRole('button', { name: 'Ask something' }).click()
      const asking = developer.page.getByRole('dialog', { name: 'Ask about this offer' })
      await asking.getByRole('button', { name: 'Send the question' }).click()
      await asking.getByText('Write what you would like to know').waitFor()
      await asking.getByLabel('Your question').fill('Is Friday one of the days at home?')
      await look(developer.page, 'ask')
      await asking.getByRole('button', { name: 'Send the question' }).click()
      await offer.getByText('Is Friday one of the days at home?').waitFor()

      // the company reads it without loading the page again by hand
      await client.page.goto(drawer)
      await made.getByText('Is Friday one of the days at home?').waitFor()

      await offer.getByRole('button', { name: 'Accept' }).click()
      const accepting = developer.page.getByRole('dialog', { name: 'Accept this offer?' })
      await check(developer.page, 'accepting')
      await look(developer.page, 'accept')
      await accepting.getByRole('button', { name: 'Accept the offer' }).click()
      await offer.getByText(/^You accepted on/).waitFor()
      await look(developer.page, 'accepted')
      assert.equal((await Application.findOrFail(application.id)).status, 'hired')

      await client.page.goto(drawer)
      await made.getByText('Accepted', { exact: true }).waitFor()
      assert.isEmpty(faults)
      assert.isEmpty([...client.errors, ...developer.errors])
      await client.close()
      await developer.close()
    }))

  test('an offer is taken back with a reason, and another one declined with one', ({ assert }) =>
    withScreens('offers-ended', async () => {
      const { application, client, developer, drawer } = await givenBoth()
      const row = {
        companyId: application.companyId,
        applicationId: application.id,
        candidateId: application.candidateId,
        status: 'sent' as const,
        payAmount: 90_000,
        payCurrency: 'EUR',
        payPer: 'year' as const,
        startDate: inDays(30),
        answerBy: DateTime.now().plus({ days: 3 }),
        questions: [],
      }
      await application.merge({ status: 'offer' }).save()
      await Offer.create({ ...row, status: 'expired', answerBy: DateTime.now().minus({ days: 3 }) })
      const first = await Offer.create(row)

      await client.page.goto(drawer)
      await client.page.getByText('Not answered in time').waitFor()
      await client.page.getByRole('button', { name: 'Take back' }).click()
      const dialog = client.page.getByRole('dialog', { name: 'Take this offer back?' })
      await dialog.getByRole('button', { name: 'Withdraw the offer' }).click()
      await dialog.getByText('Say why; Dev will read it').waitFor()
      await dialog.getByLabel('Reason').fill('The budget was cut')
      await dialog.getByRole('button', { name: 'Withdraw the offer' }).click()
      await client.page.getByText('Taken back', { exact: true }).waitFor()
      assert.equal((await first.refresh()).status, 'withdrawn')

      const second = await Offer.create(row)
      await developer.page.goto('/candidate/jobs')
      await developer.page.getByText('The budget was cut').waitFor()
      await developer.page.getByText(/^The time to answer ended on/).waitFor()
      await developer.page.getByRole('button', { name: 'Decline' }).click()
      const declining = developer.page.getByRole('dialog', { name: 'Decline this offer?' })
      await declining.getByLabel('Why').fill('I chose another one')
      await declining.getByRole('button', { name: 'Decline the offer' }).click()
      await developer.page.getByText(/^You declined on/).waitFor()
      await look(developer.page, 'ended')
      assert.equal((await second.refresh()).reason, 'I chose another one')
      assert.isEmpty([...client.errors, ...developer.errors])
      await client.close()
      await developer.close()
    }))

  test('the badge of an offer says its state to both sides, and one that waits stands out', ({
    assert,
  }) =>
    withScreens('offer-badges', async () => {
      const { application, client, developer, drawer } = await givenBoth()
      await application.merge({ status: 'offer' }).save()
      const ends = {
        accepted: 'Accepted',
        declined: 'Declined',
        withdrawn: 'Taken back',
        expired: 'Not answered in time',
      } as const
      const row = {
        companyId: application.companyId,
        applicationId: application.id,
        candidateId: application.candidateId,
        payAmount: 90_000,
        payCurrency: 'EUR',
        payPer: 'year' as const,
        startDate: inDays(30),
        answerBy: DateTime.now().plus({ days: 3 }),
        questions: [],
      }
      for (const status of Object.keys(ends) as (keyof typeof ends)[])
        await Offer.create({ ...row, status, decidedAt: DateTime.now() })
      await Offer.create({ ...row, status: 'sent' })
      const said = async ({ page }: { page: Page }, waits: string) => {
        const badges = page
          .getByRole('region', { name: /^Offer of/ })
          .locator('.mantine-Badge-root')
        await badges.getByText(waits, { exact: true }).waitFor()
        assert.sameMembers(await badges.allTextContents(), [waits, ...Object.values(ends)])
        const colour = (text: string) =>
          badges
            .filter({ hasText: text })
            .evaluate((badge) => getComputedStyle(badge).backgroundColor)
        assert.notEqual(await colour(waits), await colour(ends.withdrawn))
        assert.notEqual(await colour(ends.accepted), await colour(ends.withdrawn))
        assert.equal(await colour(ends.declined), await colour(ends.withdrawn))
        assert.deepEqual(await accessFaults(page), [])
      }
      await developer.page.goto('/candidate/jobs')
      await said(developer, 'Awaiting your answer')
      await client.page.goto(drawer)
      await said(client, 'Awaiting an answer')
      assert.isEmpty([...client.errors, ...developer.errors])
      await client.close()
      await developer.close()
    }))
})
