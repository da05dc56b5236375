import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenApplication, givenCandidate, givenCompany, givenJob, givenSkill } from '#tests/givens'
import { zip } from '#tests/sample_files'
import {
  accessFaults,
  eventually,
  openPerson,
  openSignedIn,
  settled,
  tooWide,
  withScreens,
} from '#tests/browser/product'

test.group('The data of a candidate', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('is withdrawn from one company, and taken along whole', ({ assert }) =>
    withScreens('candidate-data-map', async () => {
      const { company } = await givenCompany({ name: `Tamarind ${Date.now()}` })
      const { application, user } = await givenApplication(await givenJob(company))
      const { page, errors, close } = await openSignedIn(user)
      await page.goto('/settings/privacy')
      const map = page.getByRole('region', { name: 'Who holds your data' })
      await map.getByText('your contact, 1 application, 1 resume').waitFor()
      await map.getByRole('button', { name: `Withdraw from ${company.name}` }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('1 application under way there ends.').waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await dialog.getByRole('button', { name: 'Withdraw everything' }).click()
      await map.getByText('Blocked', { exact: true }).waitFor()
      await page.getByRole('button', { name: `Unblock ${company.name}` }).waitFor()
      await application.refresh()
      assert.equal(application.status, 'withdrawn')

      await page.getByRole('button', { name: 'Ask for a copy' }).click()
      const link = page.getByRole('link', { name: 'Download the zip' })
      await link.waitFor()
      const coming = page.waitForEvent('download')
      await link.click()
      const file = readFileSync(await (await coming).path())
      assert.equal(file.toString('latin1', 0, 2), 'PK')
      assert.include(file.toString('latin1'), 'resume')
      assert.deepEqual(errors, [])
      await close()
    }))

  test('comes from a JSON Resume or from LinkedIn through the draft, and leaves as PDF and JSON', ({
    assert,
  }) =>
    withScreens('candidate-portability', async () => {
      await givenSkill('TypeScript')
      const { user, candidate } = await givenCandidate({ approval: 'incomplete', headline: null })
      const { page, errors, close } = await openSignedIn(user)
      await page.goto('/candidate/resume')
      const choose = page.locator('input[type=file][accept^=".json"]')
      const takeOver = page.getByRole('button', { name: /^Take over \d/ })

      // what cannot be read says why, and the mended file of the same name is taken
      const json = (text: string) => ({
        name: 'resume.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      })
      await choose.setInputFiles(json('{ not json'))
      await page.getByText('resume.json is not a JSON Resume').first().waitFor()
      await choose.setInputFiles(
        json(
          JSON.stringify({
            basics: { name: 'Asha Rao', label: 'Backend engineer for payments' },
            work: [
              { name: 'Palmyra', position: 'Engineer', startDate: '2019-06', endDate: '2021-02' },
            ],
          })
        )
      )
      await page.getByText('Engineer, Palmyra').waitFor()
      await takeOver.click()
      await page
        .getByText(/parts? taken over/)
        .first()
        .waitFor()

      await choose.setInputFiles({
        name: 'Basic_LinkedInDataExport.zip',
        mimeType: 'application/zip',
        buffer: zip({
          'Profile.csv':
            'First Name,Last Name,Headline,Summary,Geo Location,Twitter Handles,Websites\r\nAsha,Rao,,,"Pune, Maharashtra, India",[],\r\n',
          'Positions.csv':
            'Company Name,Title,Description,Location,Started On,Finished On\nTamarind,Lead engineer,"Ran the ledger",Remote,Mar 2021,\n',
          'Skills.csv': 'Name\nTypeScript\n',
        }),
      })
      await page.getByText('Lead engineer, Tamarind').waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await takeOver.click()
      await page
        .getByText(/parts? taken over/)
        .first()
        .waitFor()
      // the notice may still be that of the first one
      await eventually(async () => {
        const held = await candidate.related('employments').query().orderBy('company')
        assert.deepEqual(
          held.map(({ company }) => company),
          ['Palmyra', 'Tamarind']
        )
      })

      for (const [button, name, begins] of [
        ['PDF, one column', 'resume.pdf', '%PDF'],
        ['PDF, with sidebar', 'resume.pdf', '%PDF'],
        ['JSON Resume', 'resume.json', '{'],
      ]) {
        const coming = page.waitForEvent('download')
        await page.getByRole('button', { name: button }).click()
        const download = await coming
        assert.equal(download.suggestedFilename(), name)
        const file = readFileSync(await download.path())
        assert.equal(file.toString('latin1', 0, begins.length), begins)
        if (name.endsWith('json'))
          assert.deepEqual(
            JSON.parse(file.toString())
              .work.map((post: { name: string }) => post.name)
              .sort(),
            ['Palmyra', 'Tamarind']
          )
      }
      assert.deepEqual(errors, [])
      await close()
    }))

  test('is on a public card only as far as it was made public', ({ assert }) =>
    withScreens('candidate-public-card', async () => {
      const { candidate } = await givenCandidate({
        isPublic: true,
        headline: 'Backend engineer for payments and ledgers',
        city: 'Pune',
      })
      const { page, errors, close } = await openPerson({ viewport: { width: 360, height: 800 } })
      const address = `/developers/${candidate.slug}`
      await page.goto(address)
      await page.getByRole('heading', { level: 1, name: 'Asha R.' }).waitFor()
      await page.getByText('Backend engineer for payments and ledgers').waitFor()
      await settled(page)
      const html = await page.content()
      assert.notInclude(html, 'Rao')
      assert.notInclude(html, '@example.com')
      assert.deepEqual(await accessFaults(page), [])
      assert.equal(await tooWide(page), 0)
      await candidate.merge({ isPublic: false }).save()
      const gone = await page.goto(address)
      assert.equal(gone!.status(), 404)
      assert.deepEqual(errors, [])
      await close()
    }))
})
