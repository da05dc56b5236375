import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import Review from '#api/reviews/models/review'
import ContactRequest from '#api/talent/models/contact_request'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenApplication, givenCandidate, givenCompany, givenJob } from '#tests/givens'
import { accessFaults, eventually, openSignedIn, withScreens } from '#tests/browser/product'

test.group('What companies ask of a candidate', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('is answered: one gets the contact, which can be taken back, the other a reason', ({
    assert,
  }) =>
    withScreens('candidate-contact', async () => {
      const { user, candidate } = await givenCandidate()
      const asks = async (name: string) => {
        const { company, user: recruiter } = await givenCompany({ name })
        return ContactRequest.create({
          companyId: company.id,
          candidateId: candidate.id,
          sentBy: recruiter.id,
          status: 'pending',
          message: `${name} builds payments in Pune. May we talk?`,
          quotaMonth: '2026-01-01',
          expiresAt: DateTime.now().plus({ days: 9 }),
        })
      }
      const stamp = Date.now()
      const [welcome, unwelcome] = [await asks(`Tamarind ${stamp}`), await asks(`Palmyra ${stamp}`)]
      const { page, errors, close } = await openSignedIn(user, {
        viewport: { width: 360, height: 800 },
      })
      await page.goto('/candidate/contact-requests')
      const card = (name: string) =>
        page
          .getByRole('list', { name: 'Contact requests' })
          .getByRole('listitem')
          .filter({ hasText: name })
      // who clicks twice answers once
      let answers = 0
      page.on('request', (request) => {
        if (request.url().endsWith('/accept')) answers++
      })
      await card('Tamarind').getByRole('button', { name: 'Share my contact' }).click()
      const share = page.getByRole('dialog')
      // how long and with whom, before anything is sent
      await share.getByText(`Everyone who hires at Tamarind ${stamp}`).waitFor()
      await share.getByText('for 180 days, until').waitFor()
      assert.equal(answers, 0)
      await share.getByRole('button', { name: 'Share for 180 days' }).dblclick()
      await card('Tamarind').getByText('Accepted', { exact: true }).waitFor()
      await welcome.refresh()
      assert.equal(welcome.status, 'accepted')
      assert.equal(answers, 1)

      await card('Palmyra').getByRole('button', { name: 'Decline' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Why? (optional)').fill('I stay where I am this year')
      assert.deepEqual(await accessFaults(page), [])
      await dialog.getByRole('button', { name: 'Decline the request' }).click()
      await card('Palmyra').getByText('Declined', { exact: true }).waitFor()
      await unwelcome.refresh()
      assert.equal(unwelcome.status, 'declined')
      assert.equal(unwelcome.reason, 'I stay where I am this year')

      const holders = page.getByRole('region', { name: 'Who has your contact' })
      await holders.getByText(`Tamarind ${stamp}`).waitFor()
      assert.equal(await holders.getByText('Palmyra').count(), 0)
      await holders.getByRole('button', { name: 'Take it back' }).click()
      await holders.getByText('Ended', { exact: true }).waitFor()
      assert.deepEqual(await accessFaults(page), [])
      assert.deepEqual(errors, [])
      await close()
    }))

  test('and what both say afterwards: read, written, and marked while it is not shown', ({
    assert,
  }) =>
    withScreens('candidate-reviews', async () => {
      const applicant = await givenCandidate()
      const met = async (name: string) => {
        const { company, user: recruiter } = await givenCompany({ name })
        const { application } = await givenApplication(await givenJob(company), applicant)
        await application.merge({ status: 'hired' }).save()
        const given = (side: 'client' | 'candidate', over: object) =>
          Review.create({
            companyId: company.id,
            candidateId: applicant.candidate.id,
            applicationId: application.id,
            jobId: application.jobId,
            authorId: side === 'client' ? recruiter.id : applicant.user.id,
            side,
            rating: 4,
            publishedAt: DateTime.now(),
            ...over,
          } as Partial<Review>)
        return { given }
      }
      const stamp = Date.now()
      const shown = await met(`Tamarind ${stamp}`)
      await shown.given('client', { status: 'published', body: 'Clear, calm and well prepared.' })
      await shown.given('candidate', {
        status: 'hidden',
        body: 'Their manager is a fool',
        hiddenReason: 'It is about a person, not about the work.',
      })
      const { given } = await met(`Palmyra ${stamp}`)
      await given('client', { status: 'waiting', body: 'Nobody reads this yet' })
      const { page, errors, close } = await openSignedIn(applicant.user, {
        viewport: { width: 360, height: 800 },
        colorScheme: 'dark',
      })
      await page.goto('/candidate/reviews')
      const about = page.getByRole('list', { name: 'What companies say about you' })
      const mine = page.getByRole('list', { name: 'What you said' })
      await about.getByText('Clear, calm and well prepared.').waitFor()
      await eventually(async () => assert.equal(await about.getByRole('listitem').count(), 1))
      await mine.getByText('Taken down: It is about a person, not about the work.').waitFor()
      assert.equal(await page.getByText('Nobody reads this yet').count(), 0)
      assert.deepEqual(await accessFaults(page), [])

      await page.getByRole('button', { name: `Write a review of Palmyra ${stamp}` }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: '4 stars' }).focus()
      await page.keyboard.press('ArrowRight')
      await dialog.getByLabel('In words (optional)').fill('They answered within two days.')
      assert.deepEqual(await accessFaults(page), [])
      await dialog.getByRole('button', { name: 'Send the review' }).click()
      await mine.getByRole('img', { name: '5 of 5 stars' }).waitFor()
      // theirs was in already, so both show
      await mine.getByText('They answered within two days.').waitFor()
      await about.getByText('Nobody reads this yet').waitFor()
      await page
        .getByRole('button', { name: `Write a review of Palmyra ${stamp}` })
        .waitFor({ state: 'detached' })
      assert.deepEqual(errors, [])
      await close()
    }))
})
