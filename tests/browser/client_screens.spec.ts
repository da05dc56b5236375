import { test } from '@japa/runner'
import SavedProfile from '#api/talent/models/saved_profile'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenApplication, givenCandidate, givenCompany, givenJob } from '#tests/givens'
import { accessFaults, openSignedIn, withScreens } from './product.js'

const desk = { viewport: { width: 1280, height: 900 } }
const small = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }

/** axe looks at each size and each scheme once. */
const looks = [
  { colorScheme: 'light', checked: true, ...desk },
  { colorScheme: 'dark', checked: true, ...small },
  { colorScheme: 'light', checked: false, ...small },
  { colorScheme: 'dark', checked: false, ...desk },
] as const

/** Every screen of a company outside of its applicants, by day and night, at a desk and on a phone. */
test.group('The screens of a company at every size', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('each one fits, says nothing wrong to the console, and can be used by everyone', ({
    assert,
  }) =>
    withScreens('client-sizes', async () => {
      const { company, user } = await givenCompany()
      const job = await givenJob(company, { title: 'Ledger Engineer' })
      const applicant = await givenCandidate({ headline: 'Backend developer of ledgers' })
      await applicant.user.merge({ firstName: 'Dev', lastName: 'Sharma' }).save()
      await givenApplication(job, applicant)
      await SavedProfile.create({
        companyId: company.id,
        candidateId: applicant.candidate.id,
        savedBy: user.id,
        note: 'Met at the ledger meetup.',
      })
      const faults: string[] = []
      for (const look of looks) {
        const { checked, ...options } = look
        const { page, errors, close } = await openSignedIn(user, options)
        for (const [path, words] of [
          ['dashboard', 'How far do applicants get?'],
          ['jobs', 'Ledger Engineer'],
          ['search', 'Dev Sharma'],
          ['search?englishMin=C2&minExp=40', 'No developer fits all of this'],
          ['contact-requests', 'Nobody asked yet'],
          ['saved', 'Met at the ledger meetup.'],
          [`candidates/${applicant.candidate.id}`, 'Contact unlocked'],
          ['team', 'What each role may do'],
          ['team?invite', 'Work e-mail'],
          ['company', 'Contact and place'],
          ['billing', 'Free'],
          ['billing?tab=address', 'Legal name'],
        ] as const) {
          const where = `${path} ${look.colorScheme} ${look.viewport.width}`
          await page.goto(`/client/${path}`)
          await page.getByText(words).first().waitFor()
          if (checked)
            faults.push(...(await accessFaults(page)).map((fault) => `${where}: ${fault}`))
          const over = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth
          )
          if (over > 0) faults.push(`${where}: ${over} px wider than the screen`)
        }
        faults.push(...errors)
        await close()
      }
      assert.deepEqual(faults, [])
    }))

  test('the palette goes to a job, a person and a screen', ({ assert }) =>
    withScreens('palette', async () => {
      const { company, user } = await givenCompany()
      const job = await givenJob(company, { title: 'Quill Engineer' })
      const { user: kept, candidate } = await givenCandidate()
      await kept.merge({ firstName: 'Quentin', lastName: 'Joshi' }).save()
      await SavedProfile.create({ companyId: company.id, candidateId: candidate.id })
      const { page, errors, close } = await openSignedIn(user)
      await page.goto('/client/dashboard')
      await page.getByRole('heading', { name: /^Hello/ }).waitFor()
      const palette = async (words: string, action: string) => {
        await page.keyboard.press('Control+k')
        await page.getByPlaceholder('Go to a screen, job or person').fill(words)
        await page.locator('.mantine-Spotlight-action', { hasText: action }).first().click()
        await page.getByPlaceholder('Go to a screen, job or person').waitFor({ state: 'detached' })
      }
      await palette('quill', 'Quill Engineer')
      await page.waitForURL(`**/client/jobs/${job.id}/applicants`)
      const { user: someone, candidate: applied } = await givenCandidate()
      await someone.merge({ firstName: 'Zubin', lastName: 'Merchant' }).save()
      const { application } = await givenApplication(job, { user: someone, candidate: applied })
      await palette('zubin', 'Zubin Merchant')
      await page.waitForURL(`**/applicants?application=${application.id}`)
      await page.getByRole('dialog').getByRole('heading', { name: 'Zubin Merchant' }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await palette('quentin', 'Quentin J.')
      await page.waitForURL(`**/client/candidates/${candidate.id}`)
      await palette('invite', 'Invite a colleague')
      await page.getByLabel('Work e-mail').waitFor()
      assert.deepEqual(await accessFaults(page), [])
      assert.deepEqual(errors, [])
      await close()
    }))
})
