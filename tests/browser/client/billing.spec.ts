import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Invoice from '#api/billing/models/invoice'
import Subscription from '#api/billing/models/subscription'
import Location from '#api/taxonomy/models/location'
import { givenCoupon, givenPayer, givenPlan } from '#tests/functional/billing/given_billing'
import { fail } from '#tests/browser/failing'
import { accessFaults, look, openSignedIn, settled, withScreens } from '#tests/browser/product'

test.group('Billing of a company', () => {
  test('buys a plan with a coupon at the sandbox, and finds its order and invoice', ({ assert }) =>
    withScreens('billing', async () => {
      const plan = await givenPlan({ name: 'Orchard', trialDays: 0 }, 300_000)
      const coupon = await givenCoupon()
      const { user, company } = await givenPayer()
      // another spec of this process may have loaded the places of India
      await Location.firstOrCreate({ kind: 'state', code: 'MH', countryCode: 'IN' }, {
        name: 'Maharashtra',
        plainName: 'maharashtra',
        sourceKey: 'state-IN-MH',
      } as Partial<Location>)
      const { page, errors, close } = await openSignedIn(user)
      const faults: string[] = []
      const check = async (where: string) =>
        faults.push(...(await accessFaults(page)).map((fault) => `${where}: ${fault}`))

      await page.goto('/client/billing')
      await page.getByRole('heading', { name: plan.name, exact: true }).waitFor()
      await settled(page)
      await check('the plans')
      await look(page, 'billing')
      await page.getByRole('button', { name: `Choose ${plan.name}` }).click()
      await page.getByRole('link', { name: 'Go to checkout' }).click()
      await page.getByLabel('Coupon').fill('NOSUCHCODE')
      await page.getByRole('button', { name: 'Apply' }).click()
      await page.locator('.mantine-TextInput-error').waitFor()
      await page.getByLabel('Coupon').fill(coupon.code)
      await page.getByRole('button', { name: 'Apply' }).click()
      // 3,000 less a quarter, with 18 %
      await page.getByText('₹2,655.00').waitFor()
      await page.getByText('CGST 9 %').waitFor()

      // another state has another tax; the address is changed where it is read
      await page.getByRole('button', { name: 'Change' }).click()
      await page.getByRole('combobox', { name: 'State' }).click()
      await page.getByRole('option', { name: 'Maharashtra' }).click()
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('IGST 18 %').waitFor()
      await settled(page)
      await check('the checkout')
      await look(page, 'checkout')
      await page.getByRole('button', { name: 'Go to the payment' }).click()

      await page.waitForURL('**/sandbox/**')
      await page.getByText('₹2,655.00').waitFor()
      await page.getByRole('button', { name: 'Fail', exact: true }).click()
      await page.waitForURL('**/client/orders/**')
      await page.getByText('The payment failed').waitFor()
      await page.getByRole('button', { name: 'Go to the payment' }).click()
      await page.waitForURL('**/sandbox/**')
      await page.getByRole('button', { name: 'Pay it', exact: true }).click()
      await page.waitForURL('**/client/orders/**')
      await page.getByText('Paid, thank you').waitFor()
      await check('the order')
      await look(page, 'order')

      const subscription = await Subscription.findByOrFail('companyId', company.id)
      assert.equal(subscription.status, 'active')
      assert.equal(subscription.planId, plan.id)
      const invoice = await Invoice.findByOrFail('companyId', company.id)
      assert.equal(invoice.amount, 265_500)
      await page.getByRole('button', { name: `Download ${invoice.number}` }).waitFor()
      await page.goto('/client/billing?tab=invoices')
      await page.getByRole('cell', { name: invoice.number!, exact: true }).waitFor()
      await check('the invoices')
      await page.goto('/client/billing')
      await page.getByRole('button', { name: 'Cancel the plan' }).waitFor()
      assert.deepEqual(faults, [])
      assert.deepEqual(errors, [])
      await close()
    }))

  test('keeps what is typed into the address while the price cannot be asked for again', ({
    assert,
  }) =>
    withScreens('checkout-typed', async () => {
      const plan = await givenPlan({ name: 'Juniper', trialDays: 0 }, 300_000)
      const { user, company } = await givenPayer()
      const { page, close } = await openSignedIn(user)
      const name = page.getByRole('textbox', { name: 'Legal name' })
      const isTold = page.getByText('What it costs could not be fetched')

      // with a price: another interval is another question
      await page.goto(`/client/checkout?plan=${plan.id}`)
      await page.getByRole('button', { name: 'Change' }).click()
      await name.fill('Half of a name')
      let again = await fail(page, /\/quote-order/)
      await page.getByText('Yearly', { exact: true }).click()
      await isTold.waitFor()
      assert.equal(await name.inputValue(), 'Half of a name')
      await again()
      await page.getByRole('button', { name: 'Try again' }).click()
      await isTold.waitFor({ state: 'detached' })
      assert.equal(await name.inputValue(), 'Half of a name')

      // without one: the address is what is missing
      await db.from('billing_addresses').where('company_id', company.id).delete()
      await db.from('companies').where('id', company.id).update({ state_code: null })
      await page.reload()
      await name.fill('Another half')
      again = await fail(page, /\/quote-order/)
      await page.evaluate(() => dispatchEvent(new Event('offline')))
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await isTold.waitFor()
      assert.equal(await name.inputValue(), 'Another half')
      await again()
      await close()
    }))
})
