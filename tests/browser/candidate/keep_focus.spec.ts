import type { Page } from 'playwright'
import { test } from '@japa/runner'
import CandidateSkill from '#api/candidates/models/candidate_skill'
import CompanyInvite from '#api/companies/models/company_invite'
import { DateTime } from 'luxon'
import { givenCandidate, givenCompany, givenSkill } from '#tests/givens'
import { eventually, openSignedIn, withScreens } from '#tests/browser/product'

/** What has the focus, by its words; the page itself is none. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const now = document.activeElement
    return now === document.body ? '' : (now?.getAttribute('aria-label') ?? now?.textContent ?? '')
  })

test.group('Who works by keys', () => {
  test('goes on at the next row where one was taken away', ({ assert }) =>
    withScreens('focus-rows', async () => {
      const { user, candidate } = await givenCandidate()
      for (const [position, name] of ['Elm', 'Gleam', 'Roc'].entries())
        await CandidateSkill.create({
          ...{ candidateId: candidate.id, skillId: (await givenSkill(name)).id },
          ...{ years: 3, level: 'expert', position },
        } as never)
      const { page, errors, close } = await openSignedIn(user)
      await page.goto('/candidate/profile/skills')
      const remove = page.getByRole('button', { name: 'Remove Elm' })
      await remove.focus()
      await page.keyboard.press('Enter')
      await remove.waitFor({ state: 'detached' })
      await eventually(async () => assert.match(await focused(page), /Gleam|Roc/))
      assert.deepEqual(errors, [])
      await close()
    }))

  test('stays at a button that rested while its act was sent', ({ assert }) =>
    withScreens('focus-rest', async () => {
      const { company, user } = await givenCompany()
      await CompanyInvite.create({
        ...{ companyId: company.id, email: 'bina@example.com', role: 'recruiter' },
        ...{ invitedBy: user.id, tokenHash: 'x', expiresAt: DateTime.now().plus({ days: 7 }) },
      } as never)
      const { page, errors, close } = await openSignedIn(user)
      await page.goto('/client/team')
      const again = page.getByRole('button', { name: /^Send again/ })
      await again.focus()
      await page.keyboard.press('Enter')
      await page
        .getByText(/invitation|sent/i)
        .first()
        .waitFor()
      await eventually(async () => assert.match(await focused(page), /^Send again/))
      assert.deepEqual(errors, [])
      await close()
    }))
})
