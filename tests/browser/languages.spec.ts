import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import Mail from '#api/notifications/models/mail'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenApplication, givenCandidate, givenCompany, givenJob, givenSkill } from '#tests/givens'
import {
  accessFaults,
  eventually,
  look,
  openPerson,
  openSignedIn,
  settled,
  tooWide,
  withScreens,
} from './product.js'

async function givenOpening() {
  const { company } = await givenCompany()
  const skillIds = [(await givenSkill('Python')).id]
  return givenJob(company, { title: 'Keeper of Peacocks', skillIds, hideBudget: false })
}

test.group('A reader of another language', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('applies in Hindi, from the start page to the answer that is due', ({ assert }) =>
    withScreens('hindi-applies', async () => {
      const job = await givenOpening()
      const email = `hindi-${process.pid}-${Date.now()}@example.com`
      const { page, errors, close } = await openPerson({
        phone: true,
        viewport: { width: 360, height: 800 },
      })
      await page.goto('/')
      await page.getByRole('link', { name: 'हिन्दी' }).click()
      await page.getByRole('heading', { level: 1, name: /वेतन कितना है/ }).waitFor()
      assert.equal(new URL(page.url()).pathname, '/hi')
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'hindi-home')
      await page.getByRole('link', { name: 'नौकरियाँ', exact: true }).first().click()
      await page.getByRole('heading', { level: 1, name: 'खुली नौकरियाँ' }).waitFor()
      await look(page, 'hindi-jobs')
      await page.getByRole('link', { name: job.title, exact: true }).click()
      await page.getByText('नौकरी के बारे में').waitFor()
      assert.equal(new URL(page.url()).pathname, `/hi/jobs/${job.slug}`)
      await look(page, 'hindi-job')
      await page.getByRole('link', { name: 'आवेदन करें' }).filter({ visible: true }).click()
      await page.getByRole('heading', { name: 'अपने रिज़्यूमे से शुरू करें' }).waitFor()
      await page.locator('input[type=file]').setInputFiles({
        name: 'resume.pdf',
        mimeType: 'application/pdf',
        buffer: readFileSync(app.makePath('tests/samples/resume.pdf')),
      })
      await page.getByText(/^resume.pdf से भरा गया/).waitFor()
      await page.getByLabel('ई-मेल पता').fill(email)
      await look(page, 'hindi-form')
      assert.deepEqual(await accessFaults(page), [])
      await page.getByRole('button', { name: 'मुझे कोड भेजें' }).click()
      await page.getByRole('heading', { name: 'एक कदम बाकी: कोड' }).waitFor()
      const { bodyText } = await Mail.query().where('recipient', email).firstOrFail()
      await page.getByRole('group', { name: 'मेल में आया कोड' }).locator('input').first().focus()
      await page.keyboard.type(bodyText.match(/\b\d{6}\b/)![0])
      await page.getByRole('heading', { name: 'आपका आवेदन भेज दिया गया' }).waitFor()
      await look(page, 'hindi-sent')
      assert.deepEqual(errors, [])
      await close()
    }))

  test('chooses Hindi in the settings for what is sent, reads them in Hindi, and goes back', ({
    assert,
  }) =>
    withScreens('language-setting', async () => {
      const { user } = await givenCandidate()
      const { page, errors, close } = await openSignedIn(user)
      const subject = async () => {
        await page.request.put('/api/v1/forget-password', { data: { email: user.email } })
        const mail = await Mail.query().where('userId', user.id).orderBy('id', 'desc').firstOrFail()
        return mail.subject
      }
      const choose = async (select: string, language: string, code: string) => {
        await page.getByRole('combobox', { name: select }).click()
        await page.getByRole('option', { name: language }).click()
        await eventually(async () => assert.equal((await user.refresh()).language, code))
      }
      await page.goto('/settings/appearance')
      await choose('Language of mails and notifications', 'हिन्दी', 'hi')
      assert.equal(await subject(), 'नया पासवर्ड चुनें')
      await page.goto('/hi/settings/appearance')
      await page.getByRole('heading', { level: 1, name: 'सेटिंग' }).waitFor()
      await look(page, 'hindi-settings')
      await choose('मेल और सूचनाओं की भाषा', 'English', 'en')
      assert.equal(await subject(), 'Choose a new password')
      assert.deepEqual(errors, [])
      await close()
    }))

  test('reads from right to left in layouts that fit as well that way', ({ assert }) =>
    withScreens('mirrored', async () => {
      const job = await givenOpening()
      for (const viewport of [
        { width: 360, height: 800 },
        { width: 1440, height: 900 },
      ]) {
        const { page, errors, close } = await openPerson({ viewport })
        for (const path of ['', '/jobs', `/jobs/${job.slug}`, '/companies', '/pricing', '/login']) {
          await page.goto(`/ar-XB${path}`)
          await page.locator('h1').first().waitFor()
          await settled(page)
          assert.equal(await page.locator('html').getAttribute('dir'), 'rtl')
          assert.equal(await tooWide(page), 0, `${path} at ${viewport.width}`)
          // the brand, which begins a line, stands at its right end
          const brand = (await page.locator('.c-brand').first().boundingBox())!
          assert.isAbove(brand.x, viewport.width / 2)
          assert.deepEqual(await accessFaults(page), [])
          if (viewport.width === 1440) await look(page, `mirrored${path.replaceAll('/', '-')}`)
        }
        assert.deepEqual(errors, [])
        await close()
      }
    }))

  test('reads what is behind the sign-in from right to left, on both sides', ({ assert }) =>
    withScreens('mirrored-inside', async () => {
      const { company, user } = await givenCompany()
      const job = await givenJob(company)
      const applicant = await givenCandidate()
      await givenApplication(job, applicant)
      const sides = [
        [user, ['dashboard', 'jobs', `jobs/${job.id}/applicants`, 'search', 'chat', 'billing']],
        [applicant.user, ['dashboard', 'jobs', 'profile', 'interviews']],
      ] as const
      for (const [who, screens] of sides) {
        const { page, errors, close } = await openSignedIn(who)
        for (const path of screens) {
          await page.goto(`/ar-XB/${who === user ? 'client' : 'candidate'}/${path}`)
          await page.locator('h1').first().waitFor()
          for (const width of [360, 1440]) {
            await page.setViewportSize({ width, height: 900 })
            await settled(page)
            // a screen may learn of its width a moment later
            await eventually(async () =>
              assert.equal(await tooWide(page), 0, `${path} at ${width}`)
            )
            if (width === 1440) await look(page, `mirrored-inside-${path.replaceAll('/', '-')}`)
          }
          assert.equal(await page.locator('html').getAttribute('dir'), 'rtl')
        }
        assert.deepEqual(errors, [])
        await close()
      }
    }))
})
