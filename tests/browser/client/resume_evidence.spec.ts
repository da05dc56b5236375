import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import drive from '@adonisjs/drive/services/main'
import File from '#api/files/models/file'
import Resume from '#api/candidates/models/resume'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenApplication, givenCandidate, givenCompany, givenJob, givenSkill } from '#tests/givens'
import { plainResume, resumeOf } from '../../functional/screening/given_screening.js'
import { accessFaults, look, openSignedIn, settled, withScreens } from '#tests/browser/product'

test.group('The resume as evidence', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('an asked skill leads to its line, on the page and in the text, and the candidate sees who read it', ({
    assert,
  }) =>
    withScreens('evidence', async () => {
      const { company, user } = await givenCompany({ name: 'Tamarind Works' })
      const skills = [await givenSkill('Node.js'), await givenSkill('Kubernetes')]
      const skillIds = skills.map(({ id }) => id)
      const job = await givenJob(company, { title: 'Ledger Engineer', skillIds })
      const applicant = await givenCandidate({ headline: 'Backend engineer' })
      const { application } = await givenApplication(job, applicant)
      await application.merge({ answerBy: DateTime.now().minus({ days: 2 }) }).save()
      const resume = await Resume.findOrFail(application.resumeId)
      const file = await File.findOrFail(resume.fileId)
      const bytes = await resumeOf(plainResume, ['Kafka Kafka expert of the highest rank'])
      await drive.use().put(file.storageKey, bytes)
      await file.merge({ byteSize: bytes.byteLength }).save()

      const person = await openSignedIn(user)
      const { page } = person
      const faults: string[] = []
      const check = async (where: string) =>
        faults.push(...(await accessFaults(page)).map((fault) => `${where}: ${fault}`))
      await page.goto('/client/answer')
      const pages = page.getByRole('region', { name: 'Pages of the resume' })
      await pages.getByText('Moved the deployment to Kubernetes', { exact: false }).waitFor()
      await page.getByText('This file has text that nobody sees').click()
      await page
        .locator('.ap-resume-hidden')
        .getByText('Kafka Kafka expert of the highest rank')
        .waitFor()
      await page.getByText('This file has text that nobody sees').click()
      // what comes beside it would move the button away from under the finger
      await settled(page)
      await page.getByRole('button', { name: 'Kubernetes' }).click()
      await page.locator('.ap-sheet-line').waitFor()
      for (const [name, count] of Object.entries({ 'resume-here': 1, 'resume-skill': 3 }))
        // the letters over a page come a moment after it
        await page.waitForFunction(
          ([name, count]) => CSS.highlights.get(name as string)?.size === count,
          [name, count]
        )
      await check('the pages')
      await look(page, 'evidence-pages')

      await page.locator('.ap-answer-job').click()
      await page.keyboard.press('/')
      await page.keyboard.type('pune')
      await page.getByText('1 of 1').waitFor()
      await page.locator('.ap-resume-bar').getByText('Text', { exact: true }).click()
      await page.locator('mark[data-kind="found"]', { hasText: 'Pune' }).waitFor()
      await page.locator('mark[data-kind="here"]', { hasText: 'Kubernetes' }).waitFor()
      await check('the text')
      await look(page, 'evidence-text')
      assert.isEmpty(person.errors)
      await person.close()

      const candidate = await openSignedIn(applicant.user)
      await candidate.page.goto('/candidate/jobs')
      await candidate.page.getByText(`Read by ${user.fullName}`).waitFor()
      await candidate.page.getByText('The answer was due by', { exact: false }).waitFor()
      faults.push(...(await accessFaults(candidate.page)))
      await look(candidate.page, 'clock')
      await candidate.page.getByRole('button', { name: 'Remind them' }).click()
      await candidate.page.getByText('You reminded them', { exact: false }).waitFor()
      assert.isEmpty(faults)
      assert.isEmpty(candidate.errors)
      await candidate.close()
    }))
})
