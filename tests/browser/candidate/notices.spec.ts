import { test } from '@japa/runner'
import { NOTICE_SECONDS, UNDO_SECONDS } from '#api/notifications/notice_facts'
import Employment from '#api/candidates/models/employment'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenCandidate } from '#tests/givens'
import { accessFaults, openSignedIn, withScreens } from '#tests/browser/product'

test.group('What closes by itself', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('an undo stays while it is pointed at or has the focus, and a notice for its seconds', ({
    assert,
  }) =>
    withScreens('candidate-undo-held', async () => {
      const { user, candidate } = await givenCandidate({ approval: 'incomplete' })
      for (const company of ['Palmyra', 'Petra'])
        await Employment.create({
          candidateId: candidate.id,
          company,
          title: 'Lead',
          startsOn: '2020-01-01',
          isCurrent: true,
        } as Partial<Employment>)
      const { page, errors, close } = await openSignedIn(user)
      await page.clock.install()
      await page.goto('/candidate/profile/employment')
      const remove = (company: string) =>
        page.getByRole('button', { name: `Delete Lead, ${company}` }).click()
      const undo = page.getByRole('button', { name: 'Undo' })
      await remove('Palmyra')
      await undo.hover()
      await page.clock.runFor(3 * UNDO_SECONDS * 1_000)
      assert.isTrue(await undo.isVisible())
      assert.deepEqual(await accessFaults(page), [])
      await page.mouse.move(5, 5)
      await undo.focus()
      await page.clock.runFor(3 * UNDO_SECONDS * 1_000)
      assert.isTrue(await undo.isVisible())
      await undo.evaluate((button) => (button as HTMLElement).blur())
      await page.clock.runFor(1_000)
      await undo.waitFor({ state: 'detached' })

      await remove('Petra')
      await undo.waitFor()
      await page.clock.runFor((UNDO_SECONDS - 2) * 1_000)
      assert.isTrue(await undo.isVisible())

      await page.goto('/settings/privacy')
      await page.getByRole('button', { name: 'Snooze my profile' }).click()
      const notice = page.getByRole('status').getByText(/out of the search until then/)
      await notice.waitFor()
      await page.mouse.move(5, 300)
      await page.clock.runFor((NOTICE_SECONDS - 1) * 1_000)
      assert.isTrue(await notice.isVisible())
      await page.clock.runFor(2_000)
      await notice.waitFor({ state: 'detached' })
      assert.deepEqual(errors, [])
      await close()
    }))
})
