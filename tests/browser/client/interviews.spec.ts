import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import Interview from '#api/interviews/models/interview'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenMember } from '#tests/givens'
import {
  givenApplicant,
  givenInterview,
  type Applicant,
} from '#tests/functional/interviews/given_interviews'
import { accessFaults, eventually, openSignedIn, withScreens } from '#tests/browser/product'

const ZONE = 'Asia/Kolkata'
const latestOf = ({ company }: Applicant) =>
  Interview.query().where('company_id', company.id).orderBy('id', 'desc').firstOrFail()

test.group('Interviews in the browser', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('a candidate asks for an interview, and the company offers a time', ({ assert }) =>
    withScreens('interviews-asked', async () => {
      const applicant = await givenApplicant()
      await applicant.developer.merge({ firstName: 'Asha', lastName: 'Rao' }).save()
      const candidate = await openSignedIn(applicant.developer)
      await candidate.page.goto('/candidate/interviews')
      await candidate.page.getByRole('button', { name: 'Ask for an interview' }).first().click()
      const dialog = candidate.page.getByRole('dialog')
      await dialog.getByLabel('Message').fill('May I show you what I built?')
      assert.deepEqual(await accessFaults(candidate.page), [])
      await dialog.getByRole('button', { name: 'Ask for an interview' }).click()
      await candidate.page.getByText('The company is asked for times').waitFor()
      await candidate.page.getByRole('region', { name: 'Needs your answer' }).waitFor()
      assert.equal((await latestOf(applicant)).status, 'requested')

      const company = await openSignedIn(applicant.client)
      await company.page.goto('/client/interviews')
      await company.page.getByText('May I show you what I built?').waitFor()
      await company.page.getByRole('button', { name: 'Offer times' }).click()
      await company.page.getByRole('button', { name: 'Later days' }).click()
      await company.page
        .getByRole('region', { name: 'Times to offer' })
        .getByRole('button', { disabled: false })
        .nth(20)
        .click()
      await company.page.getByRole('button', { name: 'Send invitation' }).click()
      await company.page.getByText('The candidate gets your invitation').waitFor()
      assert.equal((await latestOf(applicant)).status, 'scheduled')

      // somebody else takes part from now on
      const { user: colleague } = await givenMember(applicant.company, 'recruiter')
      await colleague.merge({ firstName: 'Meera', lastName: 'Iyer' }).save()
      await company.page.reload()
      await company.page.getByRole('button', { name: 'Change interviewers' }).click()
      await company.page.getByRole('combobox', { name: 'Interviewers' }).click()
      await company.page.getByRole('option', { name: 'Meera Iyer' }).click()
      await company.page.keyboard.press('Escape')
      await company.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await company.page.getByText('With Meera Iyer').waitFor()
      assert.deepEqual(await accessFaults(company.page), [])
      assert.deepEqual([...candidate.errors, ...company.errors], [])
      await candidate.close()
      await company.close()
    }))

  test('an empty hour of the week starts an invitation, by keyboard and by mouse', ({ assert }) =>
    withScreens('interviews-week', async () => {
      const applicant = await givenApplicant()
      await applicant.developer.merge({ firstName: 'Esha', lastName: 'Pillai' }).save()
      const { page, errors, close } = await openSignedIn(applicant.client, { timezoneId: ZONE })
      // a week that lies ahead whole, whatever day it is
      const monday = DateTime.now().setZone(ZONE).startOf('week').plus({ weeks: 2 })
      await page.goto(`/client/interviews?status=week&week=${monday.toISODate()}`)
      const hours = page.getByRole('group', { name: 'Invite at an hour' })
      const cell = (at: DateTime) =>
        hours.getByRole('button', {
          name: new RegExp(`\\b${at.day} \\w+,? ${at.toFormat('HH:mm')}$`),
        })
      const ten = monday.set({ hour: 10 })
      await cell(monday.set({ hour: 8 })).focus()
      for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Shift+ArrowDown')
      await hours
        .getByRole('button', { name: /10:00, 60 minutes$/ })
        .first()
        .waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await page.keyboard.press('Enter')
      await page.getByRole('dialog', { name: 'Who do you want to invite?' }).waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await page.getByRole('button', { name: /^Esha Pillai/ }).click()
      await page.getByRole('button', { name: 'Send invitation' }).click()
      await page.getByText('The candidate gets your invitation').waitFor()
      await page.getByRole('link', { name: /Esha Pillai/ }).waitFor()
      const booked = await latestOf(applicant)
      assert.equal(booked.startsAt!.toMillis(), ten.toMillis())
      assert.equal(booked.duration, 60)

      // nobody waits any more, so the mouse finds nobody to invite
      const asking = page.getByRole('dialog', { name: 'Who do you want to invite?' })
      await asking.waitFor({ state: 'detached' })
      // what is laid out meanwhile moves the hours from under the mouse
      await eventually(async () => {
        const from = (await cell(ten.plus({ days: 1 })).boundingBox())!
        const to = (await cell(ten.plus({ days: 1, hours: 1 })).boundingBox())!
        await page.mouse.move(from.x + 20, from.y + 5)
        await page.mouse.down()
        await page.mouse.move(to.x + 20, to.y + 5, { steps: 6 })
        await page.mouse.up()
        await asking.waitFor({ timeout: 10_000 })
      })
      await page.getByText('Nobody is waiting for an invitation', { exact: false }).waitFor()
      await page.getByText('10:00').first().waitFor()
      assert.deepEqual(errors, [])
      await close()
    }))

  test('a no-show is disputed by the candidate and settled by the company', ({ assert }) =>
    withScreens('interviews-dispute', async () => {
      const applicant = await givenApplicant()
      await applicant.developer.merge({ firstName: 'Dev', lastName: 'Nair' }).save()
      const interview = await givenInterview(applicant, 'awaiting_outcome')
      const company = await openSignedIn(applicant.client)
      const candidate = await openSignedIn(applicant.developer)

      await company.page.goto('/client/interviews?status=awaiting_outcome')
      await company.page.getByRole('button', { name: 'Say how it went' }).click()
      await company.page.getByText('Someone was missing').click()
      await company.page.getByText('Who was missing?').waitFor()
      assert.deepEqual(await accessFaults(company.page), [])
      await company.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await company.page.getByText('The outcome is kept').waitFor()

      await candidate.page.goto('/candidate/interviews')
      await candidate.page.getByText('The company says that you did not come').waitFor()
      await candidate.page.getByRole('button', { name: 'It went differently' }).click()
      await candidate.page
        .getByLabel('What happened?')
        .fill('I waited in the call for half an hour')
      assert.deepEqual(await accessFaults(candidate.page), [])
      await candidate.page.getByRole('button', { name: 'Say so' }).click()
      await candidate.page.getByText('you wrote: I waited in the call', { exact: false }).waitFor()

      await company.page.goto('/client/interviews?status=past')
      await company.page.getByText('Dev says that it went differently').waitFor()
      await company.page.getByText('I waited in the call for half an hour').waitFor()
      assert.deepEqual(await accessFaults(company.page), [])
      await company.page.getByRole('button', { name: 'It took place' }).click()
      await company.page.getByText('The dispute is settled').first().waitFor()
      await company.page.getByText('Took place').first().waitFor()
      await interview.refresh()
      assert.equal(interview.status, 'completed')
      assert.isNotNull(interview.settledAt)

      await candidate.page.reload()
      await candidate.page.getByText('Took place').waitFor()
      assert.deepEqual([...candidate.errors, ...company.errors], [])
      await candidate.close()
      await company.close()
    }))
})
