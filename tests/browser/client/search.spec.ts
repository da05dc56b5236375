import { test } from '@japa/runner'
import type { Page } from 'playwright'
import CandidateSkill from '#api/candidates/models/candidate_skill'
import ContactRequest from '#api/talent/models/contact_request'
import SavedProfile from '#api/talent/models/saved_profile'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenCandidate, givenCompany, givenJob, givenMember, givenSkill } from '#tests/givens'
import {
  accessFaults,
  carry,
  eventually,
  holds,
  openSignedIn,
  withScreens,
} from '#tests/browser/product'

const people = [
  ['Asha', 'Rao', 'Pune', 6],
  ['Bala', 'Iyer', 'Pune', 4],
  ['Chitra', 'Sen', 'Chennai', 9],
] as const

/** A company that searches, and three developers with a skill that nobody else has. */
async function givenDevelopers(skillName: string) {
  const { company, user } = await givenCompany()
  const job = await givenJob(company, { title: 'Ledger Engineer' })
  const skill = await givenSkill(skillName)
  const found = []
  for (const [firstName, lastName, city, years] of people) {
    const { user: developer, candidate } = await givenCandidate({
      city,
      stateName: city === 'Pune' ? 'Maharashtra' : 'Tamil Nadu',
      headline: `Backend developer from ${city}`,
      experienceYears: years as never,
    })
    await developer.merge({ firstName, lastName }).save()
    await CandidateSkill.create({
      candidateId: candidate.id,
      skillId: skill.id,
      years,
      level: 'advanced',
      position: 0,
    } as never)
    found.push(candidate)
  }
  return { company, user, job, skill, found }
}

type Person = Awaited<ReturnType<typeof openSignedIn>>

/** The index hears of new profiles within two seconds; the screens are opened once it has. */
async function untilFound({ context, page }: Person, skillId: number, total: number) {
  const token = (await context.cookies()).find(({ name }) => name === 'token')!.value
  for (;;) {
    const answer = await context.request.post('/api/v1/client/search-dev', {
      data: { skills: { all: [skillId] } },
      headers: { authorization: `Bearer ${token}` },
    })
    if ((await answer.json()).pagination.total === total) return
    await page.waitForTimeout(100)
  }
}

const current = (page: Page) => page.locator('.se-result[data-current] h3')
const result = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Developers' }).getByRole('listitem').filter({ hasText: name })

test.group('Developer search in the browser', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('a recruiter filters, walks the list by key, saves and asks for contact', ({ assert }) =>
    withScreens('search', async () => {
      const { company, user, skill, found } = await givenDevelopers('Ledgerlang')
      const person = await openSignedIn(user)
      const { page, errors, close } = person
      await untilFound(person, skill.id, 3)
      await page.goto('/client/search')

      // a skill, then a city by its facet; both are in the address and in chips
      await page
        .getByRole('combobox', { name: 'Add a skill', exact: true })
        .first()
        .fill('Ledgerlang')
      await page.getByRole('option', { name: 'Ledgerlang' }).click()
      await page.getByText('3 developers').first().waitFor()
      await page.getByRole('searchbox', { name: 'Search developers' }).fill('pune')
      await page.getByText('2 developers').first().waitFor()
      await page.waitForURL(
        (url) => url.search.includes(`skills=${skill.id}`) && url.search.includes('search=pune')
      )
      assert.deepEqual(await accessFaults(page), [])
      await page.reload()
      await page.getByText('2 developers').first().waitFor()
      await page.getByRole('button', { name: 'Remove filter “pune”' }).click()
      await page.getByText('3 developers').first().waitFor()

      // names are masked, and each place has its reasons
      await result(page, 'Chitra S.').getByText('Ledgerlang', { exact: false }).first().waitFor()
      assert.equal(await page.getByText('Chitra Sen').count(), 0)

      // keys walk the list; the profile beside it follows
      const first = await current(page).innerText()
      await page.keyboard.press('j')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('k')
      await page.keyboard.press('k')
      await current(page).filter({ hasText: first }).waitFor()
      await page.keyboard.press('s')
      await page.getByText('is saved for your team').waitFor()
      await page.getByRole('button', { name: `Saved: ${first}` }).waitFor()
      const kept = await SavedProfile.query().where('companyId', company.id)
      assert.lengthOf(kept, 1)
      assert.include(
        found.map(({ id }) => id),
        kept[0].candidateId
      )

      // contact is one request away, with the pay up front
      await page.keyboard.press('c')
      const dialog = page.getByRole('dialog')
      await dialog.getByText('5 of 5 requests left this month').waitFor()
      await dialog.getByRole('combobox', { name: 'Job', exact: true }).click()
      await page.getByRole('option', { name: 'Ledger Engineer' }).click()
      await holds(dialog.getByLabel('Pay from'), '15,00,000')
      await dialog.getByLabel('Message').fill('You know ledgers; we build one for shops.')
      assert.deepEqual(await accessFaults(page), [])
      await dialog.getByRole('button', { name: 'Send request' }).click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByText(/^Asked on/).waitFor()
      const asked = await ContactRequest.query().where('companyId', company.id)
      assert.deepEqual(
        asked.map(({ status, candidateId }) => [status, candidateId]),
        [['pending', kept[0].candidateId]]
      )
      assert.deepEqual(errors, [])
      await close()
    }))

  test('on a phone a profile lies over the results: "back" closes it, and two fast wishes keep their order', ({
    assert,
  }) =>
    withScreens('search-phone', async () => {
      const { company, user, skill, found } = await givenDevelopers('Pocketlang')
      const person = await openSignedIn(user, { phone: true })
      const { page, errors, close } = person
      await untilFound(person, skill.id, 3)
      await page.goto(`/client/search?skills=${skill.id}`)
      await page.getByText('3 developers').first().waitFor()
      await page.getByRole('button', { name: 'Asha R.', exact: true }).click()
      const profile = page.getByRole('dialog', { name: 'Asha R.' })
      await profile.waitFor()
      await page.goBack()
      await profile.waitFor({ state: 'hidden' })
      await page.getByText('3 developers').first().waitFor()

      // saved and let go before the first answer is there: nothing is refused, and the last wish holds
      const bothPressed = Promise.withResolvers<void>()
      await page.route('**/save-profile', async (route) => {
        await bothPressed.promise
        await route.continue()
      })
      const letGo = page.waitForResponse((answer) => answer.url().includes('/unsaved-profile/'))
      await page.getByRole('button', { name: 'Save: Asha R.' }).click()
      await page.getByRole('button', { name: 'Saved: Asha R.' }).click()
      bothPressed.resolve()
      assert.equal((await letGo).status(), 200)
      assert.isNull(
        await SavedProfile.query()
          .where({ companyId: company.id, candidateId: found[0].id })
          .first()
      )
      assert.deepEqual(errors, [])
      await close()
    }))

  test('who finds nobody learns which filter to loosen, and a search is kept by name', ({
    assert,
  }) =>
    withScreens('search-none', async () => {
      const { user, skill } = await givenDevelopers('Ledgerscript')
      const person = await openSignedIn(user)
      const { page, errors, close } = person
      await untilFound(person, skill.id, 3)
      await page.goto(`/client/search?skills=${skill.id}&englishMin=C2`)
      await page.getByText('No developer fits all of this').waitFor()
      await page.getByRole('button', { name: 'Without English C2 or better: 3 developers' }).click()
      await result(page, 'Asha R.').waitFor()
      await page.getByRole('button', { name: 'Save this search' }).click()
      await page.getByRole('textbox', { name: 'Name' }).fill('Ledger people')
      await page.getByRole('button', { name: 'Save search' }).click()
      await page.getByRole('button', { name: 'Ledger people', exact: true }).waitFor()
      await page.goto('/client/search')
      await page.getByRole('button', { name: 'Saved searches' }).click()
      await page.getByRole('menuitem', { name: /Ledger people/ }).click()
      await page.getByText('3 developers').first().waitFor()
      await page.waitForURL((url) => url.search.includes(`skills=${skill.id}`))
      assert.deepEqual(errors, [])
      await close()
    }))

  test('saved profiles get a list, a note, and an order by key; the team comments and names a colleague', ({
    assert,
  }) =>
    withScreens('saved', async () => {
      const { company, user, found } = await givenDevelopers('Ledgerbase')
      const { user: colleague } = await givenMember(company, 'recruiter')
      await colleague.merge({ firstName: 'Bina', lastName: 'Kapoor' }).save()
      for (const candidate of found)
        await SavedProfile.create({
          companyId: company.id,
          candidateId: candidate.id,
          savedBy: user.id,
        })
      const { page, errors, close } = await openSignedIn(user)
      await page.goto('/client/saved')
      await page.getByText('3 profiles for your team.').waitFor()
      await page.getByRole('button', { name: 'New list' }).click()
      await page.getByRole('textbox', { name: 'Name' }).fill('Ledger, Pune')
      await page.getByRole('button', { name: 'Add list' }).click()
      await page.getByRole('button', { name: /^Ledger, Pune/ }).waitFor()
      await page.getByRole('button', { name: 'Actions for Asha R.' }).click()
      await page.getByRole('menuitem', { name: 'Ledger, Pune' }).click()
      await page.getByText('in Ledger, Pune').first().waitFor()
      await page.getByRole('button', { name: 'Actions for Asha R.' }).click()
      await page.getByRole('menuitem', { name: 'Add a note' }).click()
      await page.getByLabel('Note for your team').fill('Met her at the ledger meetup.')
      await page.getByRole('button', { name: 'Save note' }).click()
      await page.getByText('Met her at the ledger meetup.').waitFor()
      assert.deepEqual(await accessFaults(page), [])

      // the first of the top shortlist goes one place on
      const grips = page.getByRole('button', { name: /^Move / })
      const order = () => page.locator('.ta-top a').allInnerTexts()
      await eventually(async () => assert.lengthOf(await order(), 3))
      const before = await order()
      const answered = page.waitForResponse((answer) => answer.url().includes('top-shortlist'))
      await grips.first().focus()
      await carry(page, 'ArrowRight')
      await answered
      await page.waitForFunction(
        (name) => document.querySelectorAll('.ta-top a')[1]?.textContent === name,
        before[0]
      )
      await eventually(async () =>
        assert.deepEqual(await order(), [before[1], before[0], before[2]])
      )

      // the candidate's own page
      await page.locator('.ta-row').filter({ hasText: 'Asha R.' }).getByRole('link').click()
      await page.getByRole('heading', { name: 'Asha R.', level: 1 }).waitFor()
      await page.getByRole('textbox', { name: 'Comment' }).pressSequentially('Strong. @Bin')
      await page.getByRole('button', { name: 'Bina Kapoor' }).waitFor()
      await page.keyboard.press('Enter')
      await page.keyboard.type('have a look')
      await page.getByRole('button', { name: 'Add comment' }).click()
      await page.locator('mark', { hasText: '@Bina Kapoor' }).waitFor()
      assert.deepEqual(await accessFaults(page), [])
      assert.deepEqual(errors, [])
      await close()
    }))
})
