import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import CandidateSkill from '#api/candidates/models/candidate_skill'
import tellRejections from '#api/applications/tell_rejections'
import { givenApplication, givenCandidate, givenCompany, givenJob, givenSkill } from '#tests/givens'
import { accessFaults, look, openSignedIn, settled, withScreens } from '#tests/browser/product'

test.group('A candidate who looks for what fits', () => {
  test('reads why each job is listed, what a rejection missed, and how a company answers, and follows it', ({
    assert,
  }) =>
    withScreens('for-you', async () => {
      const [python, go] = [await givenSkill(), await givenSkill()]
      const { user, candidate } = await givenCandidate({ city: 'Pune' })
      await CandidateSkill.create({ candidateId: candidate.id, skillId: python.id, position: 0 })
      const { company } = await givenCompany({ answeredInTime: 9, answersDue: 10 })
      const fits = await givenJob(company, { skillIds: [python.id], title: 'Keeper of Pythons' })
      const { company: other } = await givenCompany()
      const missed = await givenJob(other, { skillIds: [python.id, go.id], title: 'Gopher' })
      const { application } = await givenApplication(missed, { user, candidate })
      await db
        .from('applications')
        .where('id', application.id)
        .update({
          status: 'rejected',
          held_status: 'applied',
          held_until: DateTime.now().minus({ minutes: 1 }).toJSDate(),
          ended_at: new Date(),
        })
      await tellRejections()

      const { page, errors, close } = await openSignedIn(user)
      await page.goto('/candidate/for-you')
      await page.getByRole('link', { name: fits.title }).waitFor()
      await page.getByText('1 of 1 skills').waitFor()
      await page.getByText('In your city').waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'for-you')

      await page.goto('/candidate/jobs')
      await page.getByText('Open jobs where that does not matter').waitFor()
      await page.getByText(go.name).waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'after-rejection')

      await page.goto(`/companies/${company.slug}`)
      await page.getByRole('button', { name: /^Follow: / }).click()
      await page.getByRole('button', { name: /^Following: / }).waitFor()
      await page.evaluate(() => window.scrollTo(0, 0))
      assert.deepEqual(await accessFaults(page), [])
      await page.goto('/candidate/followed')
      await page.getByRole('link', { name: company.name }).waitFor()
      await settled(page)
      assert.deepEqual(await accessFaults(page), [])

      await page.goto(`/companies/${company.slug}/record`)
      await page.getByRole('heading', { name: 'Answered by the promised date' }).waitFor()
      await page.getByText('90 %').waitFor()
      await page
        .getByText(/^Not enough yet/)
        .first()
        .waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'record')
      assert.deepEqual(errors, [])
      await close()
    }))
})
