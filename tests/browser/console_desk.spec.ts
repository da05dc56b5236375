import { test } from '@japa/runner'
import Skill from '#api/taxonomy/models/skill'
import CandidateSkill from '#api/candidates/models/candidate_skill'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenAdmin, givenCandidate, givenCompany, givenJob, givenSkill } from '#tests/givens'
import { drainQueue } from '#tests/queue'
import { givenPlan } from '#tests/functional/billing/given_billing'
import { accessFaults, eventually, look, openSignedIn, withScreens } from './product.js'

test.group('The desk of an editor', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('two names of one skill are merged, after what it touches was shown', ({ assert }) =>
    withScreens('console-merge', async () => {
      const from = await givenSkill('Okapijs')
      const into = await givenSkill('Okapi.js')
      const { candidate } = await givenCandidate()
      await CandidateSkill.create({ candidateId: candidate.id, skillId: from.id })
      const { page, errors, close } = await openSignedIn(await givenAdmin('content'))
      await page.goto(`/admin/skills/${from.id}/show`)
      await page.getByRole('button', { name: 'Merge into another' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('Profiles: 1').waitFor()
      await dialog.getByText('A merge cannot be undone.').waitFor()
      await dialog.getByRole('button', { name: 'Okapi.js' }).click()
      await eventually(async () =>
        assert.equal(
          await dialog.getByRole('combobox', { name: /skill that stays/ }).inputValue(),
          'Okapi.js'
        )
      )
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'merge')
      await dialog.getByRole('button', { name: 'Merge into another' }).click()
      await page.getByText('Being merged into').waitFor()
      await drainQueue({ only: 'skills.merge' })
      await eventually(async () => assert.isNull(await Skill.find(from.id)))
      await page.goto(`/admin/skills/${into.id}/show`)
      await page.getByText('Okapijs').first().waitFor()
      assert.deepEqual(await accessFaults(page), [])
      assert.deepEqual(errors, [])
      await close()
    }))
  test('a column of a list stays where its head was dropped, rows as high as chosen, and tabs say how many there are', ({
    assert,
  }) =>
    withScreens('console-columns', async () => {
      const { company } = await givenCompany()
      await givenJob(company)
      const { page, errors, close } = await openSignedIn(await givenAdmin('super'))
      await page.goto('/admin/skills')
      const head = (name: string) => page.getByRole('columnheader', { name })
      const heads = () => page.getByRole('columnheader').allInnerTexts()
      await head('Popularity').dragTo(head('Category'))
      const order = async () =>
        (await heads()).filter((text) => ['Popularity', 'Category'].includes(text))
      await eventually(async () => assert.deepEqual(await order(), ['Popularity', 'Category']))
      const row = page.locator('tbody tr').first()
      assert.equal((await row.boundingBox())!.height, 40)
      await page.getByRole('button', { name: 'Higher rows' }).click()
      await eventually(async () => assert.equal((await row.boundingBox())!.height, 56))
      await page.reload()
      await page.getByRole('button', { name: 'Lower rows' }).waitFor()
      await head('Popularity').waitFor()
      assert.deepEqual(await order(), ['Popularity', 'Category'])
      assert.deepEqual(await accessFaults(page), [])

      await page.goto(`/admin/clients/${company.id}/show`)
      await page.getByRole('tab', { name: 'Jobs 1', exact: true }).click()
      await page.getByRole('tab', { name: 'Payments 0', exact: true }).waitFor()
      await page.getByRole('region', { name: 'Jobs' }).getByText('Senior Node.js').waitFor()
      assert.deepEqual(await accessFaults(page), [])
      assert.deepEqual(errors, [])
      await close()
    }))
  test('what a plan includes is changed as JSON, and told while it is none', ({ assert }) =>
    withScreens('console-json', async () => {
      const plan = await givenPlan({ entitlements: { open_jobs: 10 } })
      const { page, errors, close } = await openSignedIn(await givenAdmin('super'))
      await page.goto(`/admin/plans/${plan.id}`)
      const input = page.getByRole('textbox', { name: 'Entitlements' })
      await input.waitFor()
      assert.deepEqual(JSON.parse(await input.inputValue()), { open_jobs: 10 })
      await input.fill('{ "open_jobs": 12')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.getByText('This is not JSON yet').waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await input.fill('{ "open_jobs": 12 }')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await eventually(async () =>
        assert.deepEqual((await plan.refresh()).entitlements, { open_jobs: 12 })
      )
      assert.deepEqual(errors, [])
      await close()
    }))
})
