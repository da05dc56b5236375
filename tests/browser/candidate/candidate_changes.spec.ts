import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import ProfileUpdateRequest from '#api/candidates/models/profile_update_request'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenCandidate } from '#tests/givens'
import { accessFaults, eventually, holds, openSignedIn, withScreens } from '#tests/browser/product'

test.group('The changes of an approved profile', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('are listed with what became of them, and one that was not approved is edited again', ({
    assert,
  }) =>
    withScreens('candidate-changes', async () => {
      const { user, candidate } = await givenCandidate({
        approval: 'approved',
        headline: 'Backend engineer for payments',
      })
      const given = (over: object) =>
        ProfileUpdateRequest.create({
          candidateId: candidate.id,
          userId: user.id,
          action: 'change',
          input: {},
          decidedAt: DateTime.now(),
          ...over,
        } as Partial<ProfileUpdateRequest>)
      await given({
        part: 'name',
        status: 'success',
        changes: { lName: { from: 'Nair', to: 'Rao' } },
      })
      await given({
        part: 'headline',
        status: 'rejected',
        reason: 'Please leave your phone number out of it.',
        changes: {
          headline: { from: candidate.headline, to: 'Backend engineer, call 98220 12345' },
        },
      })
      await given({
        part: 'employment',
        action: 'add',
        status: 'rejected',
        reason: 'We could not find this company.',
        changes: {
          title: { from: null, to: 'Lead engineer' },
          company: { from: null, to: 'Palmyra' },
          start: { from: null, to: '2022-04' },
          isCurrent: { from: null, to: true },
          skills: { from: null, to: ['TypeScript'] },
        },
      })
      const { page, errors, close } = await openSignedIn(user)
      await page.goto('/candidate/dashboard')
      await page.getByText('Please leave your phone number out of it.').waitFor()
      await page.getByRole('link', { name: 'Your changes' }).click()
      const list = page.getByRole('list', { name: 'Your changes' })
      await list.getByRole('heading', { name: 'Headline' }).waitFor()
      await eventually(async () => assert.equal(await list.locator('> li').count(), 3))
      assert.deepEqual(await accessFaults(page), [])
      await page.getByRole('tab', { name: 'Not approved' }).click()
      await page.waitForURL('**/candidate/changes?status=rejected')
      await list.getByRole('heading', { name: 'Name' }).waitFor({ state: 'detached' })

      // the text that was not approved is in its field; it goes out once it is changed
      const change = (name: string) =>
        list.locator('> li').filter({ has: page.getByRole('heading', { name }) })
      await change('Headline').getByRole('button', { name: 'Edit again' }).click()
      await page.waitForURL('**/candidate/profile/personal')
      const headline = page.getByRole('textbox', { name: 'Headline' })
      await page.waitForFunction(
        () =>
          (document.activeElement as HTMLInputElement).value ===
          'Backend engineer, call 98220 12345'
      )
      await headline.fill('Backend engineer who answers at once')
      await page.getByText('Awaiting approval: Your headline').waitFor()
      const asked = await ProfileUpdateRequest.query().where({
        candidateId: candidate.id,
        status: 'pending',
      })
      assert.deepEqual(
        asked.map(({ changes }) => changes.headline.to),
        ['Backend engineer who answers at once']
      )

      // a row of a list is open again with what was written
      await page
        .locator('.ask')
        .filter({ hasText: 'We could not find this company.' })
        .getByRole('button', { name: 'Edit again' })
        .click()
      await page.waitForURL('**/candidate/profile/employment')
      const form = page.getByRole('form', { name: 'New employment' })
      await form.waitFor()
      await holds(form.getByLabel('Job title'), 'Lead engineer')
      await holds(form.getByLabel('From'), '2022-04')
      assert.isTrue(await form.getByLabel('I work there now').isChecked())
      await form.getByLabel('Company').fill('Palmyra Labs')
      await form.getByRole('button', { name: 'Add' }).click()
      await page.getByText('Awaiting approval; companies do not see it yet').waitFor()

      // and what waits is taken back
      await page.getByRole('link', { name: '2 changes awaiting approval' }).click()
      await page.getByRole('tab', { name: 'Waiting' }).click()
      await change('New employment: Lead engineer, Palmyra Labs').waitFor()
      await change('Headline').getByRole('button', { name: 'Take it back' }).click()
      await change('Headline').waitFor({ state: 'detached' })
      await eventually(async () => assert.equal((await asked[0].refresh()).status, 'withdrawn'))
      assert.deepEqual(errors, [])
      await close()
    }))
})
