import { test } from '@japa/runner'
import type { Page } from 'playwright'
import Application from '#api/applications/models/application'
import Mail from '#api/notifications/models/mail'
import { loadReferenceData } from '#database/seeders/reference_data'
import { writeScorecard } from '#api/interviews/scorecards/keep_scorecard'
import { givenApplicant, givenInterview } from '#tests/functional/interviews/given_interviews'
import { moveApplication } from '#api/applications/move_application'
import { givenCompany, givenMember } from '#tests/givens'
import {
  accessFaults,
  carry,
  eventually,
  holds,
  knowsTaxonomy,
  openPerson,
  withScreens,
} from '#tests/browser/product'
import {
  givenApplicants,
  statusOf,
  signIn,
  column,
  card,
} from '#tests/browser/client/client_givens'

async function choose(page: Page, label: string, text: string) {
  const field = page
    .getByRole('textbox', { name: label })
    .or(page.getByRole('combobox', { name: label }))
    .first()
  await field.click()
  if (await field.isEditable()) await field.fill(text)
  await page.getByRole('option', { name: text, exact: true }).first().click()
}

test.group('The screens of a company', (group) => {
  group.setup(async () => {
    await loadReferenceData()
    await knowsTaxonomy()
  })

  test('a job is written with advice, looked at, and waits for approval', ({ assert }) =>
    withScreens('client-job', async () => {
      const { user } = await givenCompany()
      const { page, errors, close } = await openPerson()
      await signIn(page, user)
      await page.getByRole('link', { name: 'Post a job' }).first().click()
      // all that is missing is said at once, in the form's own names
      await page.getByRole('button', { name: 'Submit for approval' }).click()
      for (const words of [
        'Job title is needed',
        'Category is needed',
        'Choose at least one skill',
      ])
        await page.getByText(words).waitFor()
      await eventually(async () =>
        assert.equal(await page.getByText('Enter what you pay', { exact: true }).count(), 2)
      )
      await page.getByLabel('Job title').fill('Backend Develper')
      await page.getByLabel('Job title').press('Tab')
      await page.getByRole('button', { name: 'Backend Engineer', exact: true }).click()
      await page
        .getByText('Backend Development')
        .or(page.locator('input[value="Backend Development"]'))
        .first()
        .waitFor()
      await choose(page, 'Add a skill', 'Node.js')
      await choose(page, 'Add a skill', 'PostgreSQL')
      await page.getByRole('button', { name: 'PostgreSQL is needed; make it welcome' }).click()
      await page.getByText('Availability & Logistics').click()
      await page.getByRole('checkbox', { name: /start/i }).first().check()
      await page.getByRole('button', { name: 'Add your own question' }).click()
      await page
        .getByRole('textbox', { name: 'Your question 1' })
        .fill('Which service of yours are you proud of?')

      // what is missing is named beside its field, and nothing typed is lost
      await page.getByRole('button', { name: 'Submit for approval' }).click()
      await page.locator('[aria-invalid="true"]').first().waitFor()
      await holds(page.getByLabel('Job title'), 'Backend Engineer')

      await page
        .getByRole('textbox', { name: 'Office' })
        .or(page.getByRole('combobox', { name: 'Office' }))
        .first()
        .fill('Pune')
      await page.getByRole('option', { name: /^Pune/ }).first().click()
      await page.getByRole('textbox', { name: /^From/ }).fill('1800000')
      await page.getByRole('textbox', { name: /^To/ }).fill('2600000')
      for (const [label, text] of [
        [
          'In short',
          'Build and run the services behind the payments of forty thousand small shops, with a team of five.',
        ],
        [
          'The whole job',
          'You will own two services that take and settle payments, from the first sketch to the pager. You bring several years of Node.js and PostgreSQL, care for the people who call your interfaces, and like to write things down. We decide in writing.',
        ],
      ]) {
        await page.getByRole('textbox', { name: label }).click()
        await page.keyboard.insertText(text)
      }
      // beside the form where there is room for it, else by a button
      const beside = page.getByRole('complementary', { name: 'As candidates will see it' })
      await beside.getByText('from the first sketch to the pager').waitFor()
      await page.setViewportSize({ width: 1100, height: 900 })
      await page.getByRole('button', { name: 'Preview' }).click()
      const preview = page.getByRole('dialog')
      await preview.getByText('₹18L – ₹26L a year').waitFor()
      await preview.getByText('from the first sketch to the pager').waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await page.keyboard.press('Escape')
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.getByRole('button', { name: 'Submit for approval' }).click()
      await page.waitForURL('**/client/jobs')
      await page.getByRole('link', { name: 'Backend Engineer' }).waitFor()
      await page.getByText('Awaiting approval').first().waitFor()
      assert.deepEqual(errors, [])
      await close()
    }))

  test('a stage of one’s own is a column, and a card that a colleague moved first stays theirs', ({
    assert,
  }) =>
    withScreens('client-stages', async () => {
      const { user, company, job } = await givenApplicants()
      const { user: colleague } = await givenMember(company, 'recruiter')
      await colleague.merge({ firstName: 'Meera', lastName: 'Iyer' }).save()
      const { page, errors, close } = await openPerson()
      await signIn(page, user)
      await page.goto('/client/stages')
      await page.getByRole('button', { name: 'Name your own stages' }).click()
      await page.getByLabel('Name of the pipeline').fill('Engineers')
      await page.getByRole('switch', { name: 'The default for jobs without a choice' }).focus()
      await page.keyboard.press('Space')
      await page.getByLabel('Name of stage 2').fill('Phone screen')
      assert.deepEqual(await accessFaults(page), [])
      await page.getByRole('button', { name: 'Save pipeline' }).click()
      await page.getByRole('heading', { name: 'Engineers' }).waitFor()
      assert.deepEqual(await accessFaults(page), [])

      // without the live stream this window does not hear of the colleague's move in time
      await page.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'))
      await page.route('**/__transmit/**', (route) => route.abort())
      await page.goto(`/client/jobs/${job.id}/applicants`)
      await column(page, 'Phone screen').getByText('Nobody here').waitFor()
      await card(page, 'Bala Iyer').waitFor()
      const bala = await Application.query()
        .where('job_id', job.id)
        .whereHas('candidate', (candidate) =>
          candidate.whereHas('user', (one) => one.where('first_name', 'Bala'))
        )
        .firstOrFail()
      await moveApplication(bala, { to: 'shortlisted' }, colleague, {}, {})
      await card(page, 'Bala Iyer').focus()
      await carry(page, 'ArrowRight')
      await page.getByText('Meera Iyer moved this application to "Shortlisted"').waitFor()
      await column(page, 'Shortlisted').getByText('Bala Iyer').waitFor()
      await eventually(async () => assert.equal(await statusOf(job, 'Bala'), 'shortlisted'))
      // the refusal and the missing stream are failed requests in the console
      assert.deepEqual(
        errors.filter((error) => !/409|ERR_FAILED/.test(error)),
        []
      )
      await close()
    }))

  test('two are moved together by the table, and moved back', ({ assert }) =>
    withScreens('client-bulk', async () => {
      const { user, job } = await givenApplicants()
      const { page, errors, close } = await openPerson()
      await signIn(page, user)
      await page.goto(`/client/jobs/${job.id}/applicants?view=table`)
      await page.getByRole('button', { name: 'Columns' }).click()
      await page.getByRole('checkbox', { name: 'Source' }).check()
      await page.keyboard.press('Escape')
      await page.getByRole('columnheader', { name: 'Source' }).waitFor()
      await page.reload()
      await page.getByRole('columnheader', { name: 'Source' }).waitFor()
      await page.getByRole('link', { name: 'Esha Pillai' }).focus()
      await page.keyboard.press('ArrowDown')
      await eventually(async () =>
        assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Dev Nair')
      )
      await page.getByRole('checkbox', { name: 'Select Bala Iyer' }).check()
      await page.getByRole('checkbox', { name: 'Select Dev Nair' }).check()
      await page.getByRole('button', { name: 'Move 2 applications' }).click()
      await choose(page, 'Move to', 'Interview')
      assert.deepEqual(await accessFaults(page), [])
      await page.getByRole('dialog').getByRole('button', { name: 'Move 2 applications' }).click()
      await page.getByText('2 applications moved to Interview').waitFor()
      await eventually(async () =>
        assert.deepEqual(
          [await statusOf(job, 'Bala'), await statusOf(job, 'Dev')],
          ['interview', 'interview']
        )
      )
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByText('It is undone').waitFor()
      await eventually(async () =>
        assert.deepEqual(
          [await statusOf(job, 'Bala'), await statusOf(job, 'Dev')],
          ['applied', 'applied']
        )
      )
      await page.getByRole('checkbox', { name: 'Select Asha Rao' }).check()
      await page.getByRole('button', { name: 'Write to 1 applicant' }).click()
      await page.getByRole('textbox', { name: 'Subject' }).fill('A week more')
      await page.getByRole('textbox', { name: 'Message' }).fill('You hear from us on Monday.')
      await page.getByRole('button', { name: 'Send to 1 applicant' }).click()
      await page.getByText('Your message is sent').waitFor()
      await eventually(async () =>
        assert.lengthOf(await Mail.query().whereILike('body_text', '%from us on Monday%'), 1)
      )
      assert.deepEqual(errors, [])
      await close()
    }))

  test('two are rejected together, and taken back', ({ assert }) =>
    withScreens('client-reject', async () => {
      const { user, job } = await givenApplicants()
      const { page, errors, close } = await openPerson()
      await signIn(page, user)
      await page.goto(`/client/jobs/${job.id}/applicants?view=table`)
      await page.getByRole('checkbox', { name: 'Select Bala Iyer' }).check()
      await page.getByRole('checkbox', { name: 'Select Dev Nair' }).check()
      await page.getByRole('button', { name: 'Reject 2 applications' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('Dev Nair, Bala Iyer').waitFor()
      await choose(page, 'Reason', 'Notice period')
      await eventually(async () =>
        assert.match(await dialog.getByLabel('For each of them').inputValue(), /start sooner/)
      )
      await dialog.getByLabel('For each of them').fill('We need somebody in January.')
      assert.deepEqual(await accessFaults(page), [])
      await dialog.getByRole('button', { name: 'Reject 2 applications' }).click()
      await page.getByText('2 applications rejected; they hear of it in 24 hours').waitFor()
      await eventually(async () => assert.equal(await statusOf(job, 'Bala'), 'rejected'))
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByText('It is undone').waitFor()
      await eventually(async () =>
        assert.deepEqual(
          [await statusOf(job, 'Bala'), await statusOf(job, 'Dev')],
          ['applied', 'applied']
        )
      )
      assert.lengthOf(
        await Mail.query()
          .where('kind', 'application.status')
          .where('status', 'queued')
          .whereILike('body_text', '%in January%'),
        0
      )
      assert.deepEqual(errors, [])
      await close()
    }))

  test('an interview is offered at two times', ({ assert }) =>
    withScreens('client-interview', async () => {
      const { user, job } = await givenApplicants()
      const { page, errors, close } = await openPerson()
      await signIn(page, user)
      await page.goto(`/client/jobs/${job.id}/applicants`)
      await card(page, 'Chitra Sen').click()
      await page.getByRole('heading', { name: 'Chitra Sen' }).waitFor()
      // the acts follow what the role may do, which is asked for beside the person
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Interview/ })
        .waitFor()
      await page.keyboard.press('i')
      await page.getByRole('button', { name: 'Later days' }).click()
      const free = page
        .getByRole('region', { name: 'Times to offer' })
        .getByRole('button', { disabled: false })
      await free.nth(20).click()
      await free.nth(60).click()
      // they stay at another length, as they lie apart
      await page.getByRole('combobox', { name: 'Length' }).click()
      await page.getByRole('option', { name: '60 minutes' }).click()
      assert.deepEqual(await accessFaults(page), [])
      await page.getByRole('button', { name: 'Offer 2 times' }).click()
      await page.getByText('2 times offered').waitFor()
      await page.goto('/client/interviews')
      await page.getByText('Times proposed').waitFor()
      await page.getByRole('button', { name: 'Change the times' }).waitFor()
      assert.deepEqual(await accessFaults(page), [])
      assert.deepEqual(errors, [])
      await close()
    }))

  test('a week shows held times, and a scorecard opens those of colleagues', ({ assert }) =>
    withScreens('client-scorecards', async () => {
      const applicant = await givenApplicant()
      const { user: colleague } = await givenMember(applicant.company, 'recruiter')
      await colleague.merge({ firstName: 'Meera', lastName: 'Iyer' }).save()
      const interview = await givenInterview(applicant, 'awaiting_outcome')
      await writeScorecard(interview, colleague.id, {
        recommendation: 'strong_yes',
        notes: 'Took the exercise apart calmly',
      })
      const { page, errors, close } = await openPerson()
      await signIn(page, applicant.client)
      // the week of that interview, which on a Monday's first hours is the one before
      const week = interview.startsAt!.setZone('Asia/Kolkata').toISODate()
      await page.goto(`/client/interviews?status=week&week=${week}`)
      await page.getByRole('region', { name: /^Interviews, / }).waitFor()
      await page.getByRole('link', { name: /Asha Rao.*Outcome due/ }).waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await page.getByRole('link', { name: /Asha Rao.*Outcome due/ }).click()
      await page.getByRole('button', { name: 'Write your scorecard (1)' }).click()
      await page.getByText('One colleague has handed in theirs', { exact: false }).waitFor()
      assert.equal(await page.getByText('Took the exercise apart calmly').count(), 0)
      assert.deepEqual(await accessFaults(page), [])
      await choose(page, 'Your recommendation', 'Yes')
      await page.getByRole('button', { name: 'Submit my scorecard' }).click()
      await page.getByText('Took the exercise apart calmly').waitFor()
      await page.keyboard.press('Escape')

      await page.getByRole('button', { name: 'Calendar address' }).click()
      await page.getByRole('button', { name: 'Create an address' }).click()
      await eventually(async () =>
        assert.match(
          await page.getByRole('textbox', { name: 'Address' }).inputValue(),
          /\/calendar\/[\w-]{43}\.ics$/
        )
      )
      assert.deepEqual(await accessFaults(page), [])
      assert.deepEqual(errors, [])
      await close()
    }))
})
