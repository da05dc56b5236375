import { setTimeout as delay } from 'node:timers/promises'
import { test } from '@japa/runner'
import Application from '#api/applications/models/application'
import CandidateComment from '#api/talent/models/candidate_comment'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenCompany } from '#tests/givens'
import { accessFaults, holds, look, openSignedIn, withScreens } from '#tests/browser/product'

const table = [
  'Name,Email,Job title,Stage,Applied on,Favourite colour,Shoe size',
  'Asha Rao,asha@example.org,Ledger Engineer,Technical interview,2026-05-02,green,41',
  'Bo Ek,bo@example.org,Ledger Engineer,Sifting,2026-05-03,,',
  'Nobody,not an address,Ledger Engineer,Applied,2026-05-04,,',
].join('\n')

test.group('Imports of a company', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('a recruiter uploads a table, looks at its columns, checks it, brings it in and takes it back', ({
    assert,
  }) =>
    withScreens('imports', async () => {
      const { company, user } = await givenCompany({}, 'recruiter')
      const { page, errors, close } = await openSignedIn(user)
      const there = () => Application.query().where('company_id', company.id)
      await page.goto('/client/dashboard')
      await page.getByRole('link', { name: 'Imports' }).click()
      await page.getByText('Nothing imported yet').waitFor()
      assert.isEmpty(await accessFaults(page))
      await look(page, 'imports-begin')
      await page
        .getByLabel('Choose a CSV, JSON, PDF, Word or zip file')
        .setInputFiles({ name: 'candidates.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })

      await page.getByRole('heading', { name: 'candidates.csv', level: 1 }).waitFor()
      await page.getByText('It imports jobs, people, applications').waitFor()
      const colour = page.getByRole('combobox', { name: 'What Favourite colour holds' })
      await holds(colour, 'Keep in a note')
      assert.isEmpty(await accessFaults(page))
      await look(page, 'imports-mapping')
      // kept slowly: the second choice goes on from the first one, and the check waits for both
      await page.route('**/api/v1/client/imports/*', async (route) => {
        if (route.request().method() === 'PUT') await delay(300)
        await route.continue()
      })
      for (const column of [colour, page.getByRole('combobox', { name: 'What Shoe size holds' })]) {
        await column.click()
        await page.getByRole('option', { name: 'Leave out' }).filter({ visible: true }).click()
      }

      await page.getByRole('button', { name: 'Check without importing' }).click()
      await page
        .getByText('3 records')
        .or(page.getByText(/records read/))
        .first()
        .waitFor()
      await page.getByText('This is no e-mail address').waitFor()
      assert.isEmpty(await there())
      const sifting = page.getByRole('combobox', { name: 'What Sifting stands for' })
      await sifting.click()
      await page.getByRole('option', { name: 'Shortlisted' }).click()
      await page.getByRole('button', { name: 'Check without importing' }).click()
      const bring = page.getByRole('button', { name: /^Bring \d+ new records in$/ })
      await bring.waitFor()
      assert.isEmpty(await accessFaults(page))
      await look(page, 'imports-checked')
      await bring.click()

      await page.getByRole('button', { name: 'Tell and invite 2 people' }).waitFor()
      assert.isEmpty(await CandidateComment.query().where('company_id', company.id))
      assert.sameMembers(
        (await there()).map(({ status }) => status),
        ['interview', 'shortlisted']
      )
      assert.isEmpty(await accessFaults(page))
      await look(page, 'imports-done')

      await page.getByRole('button', { name: 'Undo the whole import' }).click()
      await page.getByRole('dialog').getByText('Everything that this import made').waitFor()
      await page.getByRole('button', { name: 'Undo the import', exact: true }).click()
      await page.getByText('Removed: 1 job, 2 people, 2 applications, 1 pipeline.').waitFor()
      assert.isEmpty(await there())
      assert.isEmpty(await accessFaults(page))
      await look(page, 'imports-undone')
      await page.getByRole('link', { name: 'Imports' }).click()
      await page.getByText('Undone', { exact: true }).waitFor()
      assert.isEmpty(errors)
      await close()
    }))
})
