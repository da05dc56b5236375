import { test } from '@japa/runner'
import Skill from '#api/taxonomy/models/skill'
import CandidateSkill from '#api/candidates/models/candidate_skill'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenAdmin, givenCandidate, givenSkill } from '#tests/givens'
import { drainQueue } from '#tests/queue'
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
})
