import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { givenCompany, givenJob } from '#tests/givens'
import { givenKey } from '#tests/functional/integrations/given_key'
import ApiKey from '#api/integrations/models/api_key'
import CareersDomain from '#api/integrations/models/careers_domain'
import {
  accessFaults,
  hasFocus,
  look,
  openPerson,
  openSignedIn,
  origin,
  withScreens,
} from '#tests/browser/product'

test.group('Integrations', () => {
  test('a key is made, copied once and revoked, and a webhook that leads inside is refused in place', ({
    assert,
  }) =>
    withScreens('integrations', async () => {
      const { user, company } = await givenCompany()
      await givenKey(user)
      const { page, errors, close } = await openSignedIn(user)
      const faults: string[] = []
      const check = async (where: string) => {
        faults.push(...(await accessFaults(page)).map((fault) => `${where}: ${fault}`))
        await look(page, `integrations-${where}`)
      }

      await page.goto('/client/connections/keys')
      await page.getByRole('heading', { name: 'Our site' }).waitFor()
      await check('keys')
      await page.getByRole('button', { name: 'Create a key' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Create key' }).click()
      await dialog.locator('.mantine-TextInput-error').waitFor()
      await dialog.getByLabel('Name').fill('Careers site')
      await check('key')
      await dialog.getByRole('button', { name: 'Create key' }).click()
      await dialog.getByText('We show it only once').waitFor()
      await check('secret')
      await dialog.getByRole('button', { name: 'I have copied it' }).click()
      page.once('dialog', (asked) => void asked.accept())
      await page.getByRole('button', { name: 'Revoke Careers site' }).click()
      await page.getByText('Revoked', { exact: true }).waitFor()
      const key = await ApiKey.query().where({ companyId: company.id, name: 'Careers site' })
      assert.isNotNull(key[0].revokedAt)

      await page.getByRole('tab', { name: 'Webhooks' }).click()
      await page.getByText('No webhook yet').waitFor()
      await check('webhooks')
      await page.getByRole('button', { name: 'Add a webhook' }).click()
      await dialog.getByLabel('Name').fill('Our CRM')
      await dialog.getByLabel('Address').fill('https://127.0.0.1/hooks')
      await dialog.getByRole('button', { name: 'Add' }).click()
      await dialog.locator('.mantine-TextInput-error').waitFor()
      assert.equal(await dialog.getByLabel('Name').inputValue(), 'Our CRM')
      await check('webhook')
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await dialog.waitFor({ state: 'detached' })

      await page.getByRole('tab', { name: 'Assistants' }).click()
      await page.getByText('No drafts').waitFor()
      await check('assistants')
      assert.deepEqual(faults, [])
      assert.deepEqual(errors, [])
      await close()
    }))

  test('a careers page is written, and its list is shown on another site, without cookies', ({
    assert,
  }) =>
    withScreens('careers', async () => {
      const { user, company } = await givenCompany()
      await givenJob(company, { title: 'Rust engineer' })
      const { page, errors, close } = await openSignedIn(user)
      await page.goto('/client/connections/careers')
      await page.getByLabel('Headline').fill('Build payments with us')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByRole('button', { name: 'Save', exact: true, disabled: true }).waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'careers-settings')

      const own = page.getByRole('region', { name: 'Your own address' })
      await own.getByLabel('Host name').fill('https://192.0.2.7/')
      await own.getByRole('button', { name: 'Save host name' }).click()
      await own.getByText('Write the host name alone').waitFor()
      await own.getByLabel('Host name').fill('Careers.Acme.example')
      await own.getByRole('button', { name: 'Save host name' }).click()
      await own.getByText('Waiting for its record').waitFor()
      await own.getByRole('button', { name: 'Check the record' }).click()
      await own.getByText('No name server responded for careers.acme.example').waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'careers-own-waiting')
      await CareersDomain.query().where('company_id', company.id).update({ status: 'live' })
      await page.reload()
      await own.getByRole('link', { name: 'https://careers.acme.example/' }).waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'careers-own')

      await page.goto(`/careers/${company.slug}`)
      await page.getByRole('heading', { name: 'Build payments with us' }).waitFor()
      await page.getByRole('link', { name: 'Rust engineer', exact: true }).waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'careers')
      assert.deepEqual(errors, [])
      await close()

      const site = createServer((_request, response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end(
          `<!doctype html><html lang="en"><title>Acme</title><main><h1>Work at Acme</h1>
             <script src="${origin}/embed/jobs.js" data-company="${company.slug}" async></script></main></html>`
        )
      ).listen(0, '127.0.0.1')
      await once(site, 'listening')
      const visitor = await openPerson()
      const { port } = site.address() as AddressInfo
      await visitor.page.goto(`http://127.0.0.1:${port}/`)
      const job = visitor.page.getByRole('link', { name: /Rust engineer/ })
      await job.waitFor()
      await visitor.page.keyboard.press('Tab')
      await hasFocus(job)
      assert.deepEqual(await accessFaults(visitor.page), [])
      await look(visitor.page, 'embedded')
      assert.deepEqual(await visitor.context.cookies(), [])
      assert.deepEqual(visitor.errors, [])
      await visitor.close()
      site.close()
    }))
})
