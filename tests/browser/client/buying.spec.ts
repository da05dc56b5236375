import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { Page } from 'playwright'
import Company from '#api/companies/models/company'
import Job from '#api/jobs/models/job'
import PriceSlab from '#api/billing/models/price_slab'
import type Product from '#api/billing/models/product'
import Subscription from '#api/billing/models/subscription'
import Spotlight from '#api/talent/models/spotlight'
import { givenCandidate, givenJob } from '#tests/givens'
import {
  givenCoupon,
  givenPayer,
  givenPlan,
  givenProduct,
} from '#tests/functional/billing/given_billing'
import {
  accessFaults,
  eventually,
  look,
  openSignedIn,
  settled,
  withScreens,
} from '#tests/browser/product'

/** The way through the sandbox to the order that is paid. */
async function pays(page: Page) {
  await page.waitForURL('**/sandbox/**')
  await page.getByRole('button', { name: 'Pay it', exact: true }).click()
  await page.waitForURL('**/orders/**')
  await page.getByText('Paid, thank you').waitFor()
}

test.group('Buying, as a new user would', () => {
  test('a company in Karnataka tries, buys a year, adds credits, promotes a job, upgrades, cancels and takes its papers', ({
    assert,
  }) =>
    withScreens('buying', async () => {
      const small = await givenPlan({ name: 'Hazel', trialDays: 14 }, 100_000)
      const large = await givenPlan({ name: 'Linden', trialDays: 14 }, 300_000)
      const credits = await givenProduct({ kind: 'credits', name: 'Hazel credits' }, 20_000)
      await givenProduct({ days: 7, name: 'Promotion of a week' }, 99_900)
      const coupon = await givenCoupon()
      const { user, company } = await givenPayer()
      const job = await givenJob(company, { title: 'Payments Engineer in Hubballi' })
      const { page, errors, close } = await openSignedIn(user)
      const faults: string[] = []
      const check = async (where: string) => {
        faults.push(...(await accessFaults(page)).map((fault) => `${where}: ${fault}`))
        await look(page, where.replaceAll(' ', '-'))
      }
      const plan = (name: string) => page.getByRole('listitem').filter({ hasText: name })

      // tries
      await page.goto('/client/billing')
      await page.getByRole('button', { name: `Choose ${small.name}` }).click()
      await page.getByRole('button', { name: 'Try 14 days' }).click()
      await plan(small.name).getByText('You try it').waitFor()
      await check('a trial')

      // buys by the year, with a coupon
      await page.getByText('Yearly', { exact: true }).click()
      await page.getByRole('button', { name: `Choose ${small.name}` }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('link', { name: 'Go to checkout' }).click()
      await page.getByLabel('Coupon').fill(coupon.code)
      await page.getByRole('button', { name: 'Apply' }).click()
      // 10,000 less a quarter, with 18 %
      await page.getByText('₹8,850.00').waitFor()
      await page.getByRole('button', { name: 'Go to the payment' }).click()
      await pays(page)
      const subscription = await Subscription.findByOrFail('companyId', company.id)
      assert.equal(subscription.status, 'active')
      assert.equal(subscription.billingInterval, 'year')

      // adds credits
      await page.goto('/client/billing?tab=add-ons')
      await page.getByRole('link', { name: `Buy ${credits.name}` }).click()
      await page.getByRole('button', { name: 'Go to the payment' }).click()
      await pays(page)
      await page.getByText('Assessment credits: delivered.').waitFor()

      // promotes a job
      await page.goto('/client/jobs')
      await page.getByRole('button', { name: `Actions for ${job.title}` }).click()
      await page.getByRole('menuitem', { name: 'Promote', exact: true }).click()
      await dialog.getByText('₹1,178.82').first().waitFor()
      await check('a promotion')
      await dialog.getByRole('link', { name: 'Go to checkout' }).click()
      await page.getByText('₹1,178.82').waitFor()
      await page.getByRole('button', { name: 'Go to the payment' }).click()
      await pays(page)
      await page.getByText('Runs until').waitFor()
      await check('what was bought')
      assert.equal(
        Math.round((await Job.findOrFail(job.id)).promotionExpiresAt!.diffNow('days').days),
        7
      )
      await page.goto('/client/jobs')
      await page.getByText('sponsored until').waitFor()
      await page.goto(`/jobs?search=${encodeURIComponent(job.title)}`)
      await page
        .getByRole('region', { name: 'Sponsored' })
        .getByRole('link', { name: job.title })
        .waitFor()

      // upgrades: what it costs is said before
      await page.goto('/client/billing')
      await page.getByRole('button', { name: `Change to ${large.name}` }).click()
      await dialog.getByText('To pay now, tax included').waitFor()
      await check('an upgrade')
      await dialog.getByRole('button', { name: 'Change and pay' }).click()
      // by the means that the plan was bought with
      await page.getByText('Paid, thank you').waitFor()

      // cancels, and keeps it to the end
      await page.goto('/client/billing')
      await page.getByRole('button', { name: 'Cancel the plan' }).click()
      await dialog.getByRole('combobox', { name: 'Why' }).click()
      await page.getByRole('option', { name: 'We have hired' }).click()
      await dialog.getByRole('button', { name: 'Cancel the plan' }).click()
      await page.getByText('until then you keep what you paid for').waitFor()
      assert.equal((await subscription.refresh()).planId, large.id)
      assert.equal(subscription.status, 'cancels_at_end')
      await check('a cancelled plan')

      // takes every paper
      await page.goto('/client/billing?tab=invoices')
      const papers = page.getByRole('button', { name: /^Download INV/ })
      await papers.first().waitFor()
      await eventually(async () => assert.equal(await papers.count(), 4))
      for (const paper of await papers.all()) {
        const [file] = await Promise.all([page.waitForEvent('download'), paper.click()])
        assert.match(file.suggestedFilename(), /^INV-.+\.pdf$/)
      }
      await check('the papers')
      assert.deepEqual(faults, [])
      assert.deepEqual(errors, [])
      await close()
    }))

  test('a developer in Germany buys spotlight days and a resume', ({ assert }) =>
    withScreens('buying-abroad', async () => {
      const products: Product[] = []
      for (const [kind, name] of [
        ['profile_spotlight', 'Wall of a week'],
        ['resume_writing', 'A resume by a writer'],
      ] as const) {
        const product = await givenProduct({ side: 'candidate', kind, name, days: 7 })
        await PriceSlab.create({
          productId: product.id,
          countryCode: 'DE',
          currency: 'EUR',
          unit: 'flat',
          bands: [{ upTo: null, each: 1_900 }],
          taxIncluded: true,
        })
        products.push(product)
      }
      const { user, candidate } = await givenCandidate({
        countryCode: 'DE',
        english: 'cleared',
      } as never)
      const { page, errors, close } = await openSignedIn(user, { phone: true })
      await page.goto('/candidate/cart')
      for (const { name } of products) {
        await page.getByRole('button', { name: `Add to cart: ${name}` }).click()
        await page.getByRole('button', { name: `Take ${name} out` }).waitFor()
      }
      await page.getByText('€38.00').first().waitFor()
      const faults = await accessFaults(page)
      await look(page, 'a-cart')
      await page.getByRole('link', { name: 'Go to checkout' }).click()
      await page.getByText('To pay, tax included').waitFor()
      faults.push(...(await accessFaults(page)))
      await look(page, 'a-checkout-abroad')
      await page.getByRole('button', { name: 'Go to the payment' }).click()
      await pays(page)
      await page.getByText('Profile spotlight: delivered.').waitFor()
      await page.getByText('Resume writing: not started.').waitFor()
      await look(page, 'an-order-abroad')
      assert.lengthOf(await Spotlight.query().where('candidate_id', candidate.id), 1)
      await page.goto('/candidate/cart?tab=invoices')
      await page.getByRole('button', { name: /^Download INV/ }).waitFor()
      assert.deepEqual(faults, [])
      assert.deepEqual(errors, [])
      await close()
    }))

  test('says on every screen what is not paid: due, suspended, or a card that ends', ({ assert }) =>
    withScreens('dunning', async () => {
      const plan = await givenPlan({ name: 'Rowan' })
      const { user, company } = await givenPayer()
      const now = DateTime.now()
      const subscription = await Subscription.create({
        companyId: company.id,
        planId: plan.id,
        billingInterval: 'month',
        status: 'active',
        currency: 'INR',
        amount: 300_000,
        nthPeriod: 0,
        tries: 0,
        anchorAt: now.minus({ days: 25 }),
        periodStart: now.minus({ days: 25 }),
        periodEnd: now.plus({ days: 6 }),
        methodEndsWith: now.minus({ months: 1 }).toFormat('yyyy-LL'),
      })
      const { page, errors, close } = await openSignedIn(user)
      const faults: string[] = []
      const banner = async (title: string, name: string) => {
        await page.goto('/client/dashboard')
        await page.getByRole('status').filter({ hasText: title }).waitFor()
        await settled(page)
        faults.push(...(await accessFaults(page)).map((fault) => `${name}: ${fault}`))
        await look(page, name)
      }
      await banner('Your card ends before the renewal', 'banner-card')
      await subscription
        .merge({ status: 'past_due', pastDueSince: now.minus({ days: 1 }), methodEndsWith: null })
        .save()
      await banner('Your plan is not paid', 'banner-due')
      await subscription.merge({ status: 'suspended' }).save()
      await Company.query().where('id', company.id).update({ plan_suspended_at: new Date() })
      await banner('Your plan is suspended', 'banner-suspended')
      assert.deepEqual(faults, [])
      assert.deepEqual(errors, [])
      await close()
    }))
})
