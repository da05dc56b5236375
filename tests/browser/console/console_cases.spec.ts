import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import Job from '#api/jobs/models/job'
import JobRevision from '#api/jobs/models/job_revision'
import ProfileUpdateRequest from '#api/candidates/models/profile_update_request'
import { emptyDatabase } from '#tests/empty_database'
import { givenAdmin, givenCandidate, givenCompany, givenJob } from '#tests/givens'
import { givenBlog, givenHelpPage } from '../../functional/content/given_content.js'
import {
  accessFaults,
  eventually,
  holds,
  look,
  openSignedIn,
  sendDecided,
  tooWide,
  withScreens,
} from '#tests/browser/product'

const looks = [
  { colorScheme: 'light' as const },
  { colorScheme: 'dark' as const, phone: true },
] as const

test.group('Cases of the console', () => {
  test('a new headline is decided on beside the old one, with what was checked and as companies will read it', ({
    assert,
  }) =>
    withScreens('case-update', async () => {
      await db.from('profile_update_requests').update({ status: 'withdrawn' })
      const { candidate } = await givenCandidate({ headline: 'Keeps the ferries on time' })
      const headline = 'Ferries, call +91 98765 43210'
      await ProfileUpdateRequest.create({
        candidateId: candidate.id,
        userId: candidate.userId,
        part: 'headline',
        action: 'change',
        status: 'pending',
        input: { headline },
        changes: { headline: { from: candidate.headline, to: headline } },
      })
      for (const at of looks) {
        const { page, errors, close } = await openSignedIn(await givenAdmin('moderator'), at)
        await page.goto('/admin/review/profile-update-requests')
        await page.getByText('Requested', { exact: true }).waitFor()
        await page.getByText('Keeps the ferries on time').waitFor()
        const checks = page.getByRole('region', { name: 'Automatic checks' })
        await checks.getByText('phone number found in the headline').waitFor()
        // as it will be once it is approved: companies do not read the number
        const seen = page.frameLocator('iframe[title="As companies will see it"]')
        await seen.getByText('Ferries, call [hidden]').waitFor()
        await seen.getByText(/shown once the candidate accepts/).waitFor()
        assert.deepEqual(await accessFaults(page), [])
        assert.isAtMost(await tooWide(page), 0)
        await look(page, `update-${at.colorScheme}`)
        assert.deepEqual(errors, [])
        await close()
      }
    }))

  test('a change of a job reads in words, and its page is shown as it will be', ({ assert }) =>
    withScreens('case-job', async () => {
      await db.from('job_revisions').where('status', 'pending').update({ status: 'superseded' })
      const { company, user } = await givenCompany()
      const job = await givenJob(company, { title: 'Ferry Engineer', locationType: 'Remote' })
      await JobRevision.create({
        companyId: company.id,
        jobId: job.id,
        submittedBy: user.id,
        changes: {
          title: { from: job.title, to: 'Senior Ferry Engineer' },
          locationType: { from: 'Remote', to: 'On Site' },
          budgetMin: { from: 1_500_000, to: 1_200_000 },
        },
        status: 'pending',
      })
      for (const at of looks.toReversed()) {
        const { page, errors, close } = await openSignedIn(await givenAdmin('moderator'), at)
        await page.goto('/admin/review/job-changes')
        await page.getByText('On site').first().waitFor()
        await page.getByText('1,200,000').or(page.getByText('12,00,000')).first().waitFor()
        await page
          .getByRole('region', { name: 'Automatic checks' })
          .getByText('The new title is the same kind of job.')
          .waitFor()
        await page
          .frameLocator('iframe[title="As everybody will see it"]')
          .getByRole('heading', { name: 'Senior Ferry Engineer' })
          .waitFor()
        assert.deepEqual(await accessFaults(page), [])
        assert.isAtMost(await tooWide(page), 0)
        await look(page, `job-${at.colorScheme}`)
        if (at.colorScheme === 'light') {
          await page.getByRole('button', { name: 'Approve' }).click()
          await page.getByText('All done').waitFor()
          await sendDecided(page)
          await eventually(async () =>
            assert.equal((await job.refresh()).title, 'Senior Ferry Engineer')
          )
        }
        assert.deepEqual(errors, [])
        await close()
      }
    }))

  test('a rejection is undone with its reason kept, a held key decides once, and what belongs to a job is a tab of its review', ({
    assert,
  }) =>
    withScreens('case-reject', async () => {
      await Job.query().whereNull('is_approved').update({ isApproved: true })
      const { company, user } = await givenCompany()
      const [job, other] = [
        await givenJob(company, { title: 'Ferry Analyst', isApproved: null }),
        await givenJob(company, { title: 'Ferry Designer', isApproved: null }),
      ]
      await JobRevision.create({
        jobId: job.id,
        companyId: company.id,
        submittedBy: user.id,
        changes: { title: { from: job.title, to: 'Harbour Analyst' } },
        status: 'rejected',
      })
      const { page, errors, close } = await openSignedIn(await givenAdmin('moderator'))
      const heading = (name: string) => page.getByRole('heading', { level: 2, name })
      await page.goto('/admin/review/jobs')
      await heading(job.title).waitFor()
      // the other one has nothing that belongs to it, and so no tabs
      await page.keyboard.press('j')
      await heading(other.title).waitFor()
      await page.getByText('No applications, interviews, job changes or promotions yet.').waitFor()
      await page.getByRole('tab').first().waitFor({ state: 'detached' })
      await page.keyboard.press('k')
      await heading(job.title).waitFor()
      await page.getByRole('tab', { name: 'Job changes 1' }).click()
      await page.getByRole('region', { name: 'Job changes' }).getByText('Rejected').waitFor()
      assert.equal(await page.getByRole('tab', { name: /^Applications/ }).count(), 0)
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'review-tabs')

      const dialog = page.getByRole('dialog')
      await page.keyboard.press('r')
      const reason = dialog.getByRole('group', { name: 'Common reasons' }).getByRole('button')
      const words = await reason.first().innerText()
      await reason.first().click()
      await dialog.getByRole('button', { name: 'Reject' }).click()
      await heading(other.title).waitFor()
      await page.getByText(`Reject: ${job.title}`).waitFor()
      await page.keyboard.press('u')
      await heading(job.title).waitFor()
      assert.isNull((await job.refresh()).isApproved)
      await page.getByRole('button', { name: 'Reject' }).click()
      await holds(dialog.getByRole('textbox', { name: 'Reason' }), words)
      await dialog.getByRole('button', { name: 'Reject' }).click()
      await heading(other.title).waitFor()
      await sendDecided(page)
      await eventually(async () => assert.equal((await job.refresh()).rejectionReason, words))

      await page.getByRole('button', { name: 'Approve' }).waitFor()
      await page.evaluate(() =>
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'a', bubbles: true, repeat: true })
        )
      )
      assert.equal(await page.getByText(`Approve: ${other.title}`).count(), 0)
      assert.deepEqual(errors, [])
      await close()
    }))

  test('a view is there on the next device and for a colleague, and views of the browser move to the server', ({
    assert,
  }) =>
    withScreens('case-views', async () => {
      const admin = await givenAdmin('moderator')
      const first = await openSignedIn(admin)
      const { page } = first
      // as the console kept them before
      await page.addInitScript(() =>
        localStorage.setItem(
          'RaStorecandor.clients.views',
          JSON.stringify([
            {
              name: 'Of old',
              query: 'filter=%7B%7D&sort=companyName&order=ASC&columns=companyName',
            },
          ])
        )
      )
      const filter = encodeURIComponent(JSON.stringify({ verification: 'pending' }))
      await page.goto(`/admin/clients?filter=${filter}&sort=companyName&order=ASC`)
      await page.getByRole('button', { name: 'Views' }).click()
      await page.getByRole('button', { name: 'Of old', exact: true }).waitFor()
      await page.getByLabel('Save this view as').fill('To verify')
      await page.getByLabel('Share with all admins').check()
      await page.getByRole('button', { name: 'Save view' }).click()
      await page.getByText('View shared').waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'views')
      assert.deepEqual(first.errors, [])
      await first.close()

      const again = await openSignedIn(admin, { phone: true })
      await again.page.goto('/admin/clients')
      await again.page.getByRole('button', { name: 'Views' }).click()
      await again.page.getByRole('button', { name: 'Of old', exact: true }).waitFor()
      assert.deepEqual(await accessFaults(again.page), [])
      assert.isAtMost(await tooWide(again.page), 0)
      await look(again.page, 'views-phone')
      await again.close()

      const colleague = await openSignedIn(await givenAdmin('support'))
      await colleague.page.goto('/admin/clients')
      await colleague.page.getByRole('button', { name: 'Views' }).click()
      await colleague.page.getByRole('button', { name: /^To verify by Asha Rao/ }).click()
      await colleague.page.waitForURL(/verification/)
      await colleague.page.getByRole('button', { name: 'View: To verify' }).waitFor()
      assert.deepEqual(colleague.errors, [])
      await colleague.close()
    }))

  test('an edit is undone from the history of its row, and a later one in its place cannot be twice', ({
    assert,
  }) =>
    withScreens('console-undo-edit', async () => {
      const help = await givenHelpPage({ title: 'Paying', category: 'Money' })
      const { page, errors, close } = await openSignedIn(await givenAdmin('super'))
      await page.goto(`/admin/help-pages/${help.id}`)
      await page.getByLabel(/^Title/).fill('Paying by card')
      await page.getByLabel(/^Category/).fill('Bills')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.getByRole('heading', { level: 1, name: 'Paying by card' }).waitFor()
      const undo = page.getByRole('button', { name: 'Undo this change' })
      await undo.waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'undo-edit')
      await undo.click()
      await page.getByRole('heading', { level: 1, name: 'Paying', exact: true }).waitFor()
      await eventually(async () =>
        assert.deepInclude((await help.refresh()).serialize(), {
          title: 'Paying',
          category: 'Money',
        })
      )
      // the first edit is undone, so there is only the undo to take back
      await page.getByText('Edited by', { exact: false }).nth(1).waitFor()
      await eventually(async () => assert.equal(await undo.count(), 1))
      assert.deepEqual(errors, [])
      await close()
    }))

  test('the dashboard counts what its reader decides, and says apart what others do', ({
    assert,
  }) =>
    withScreens('case-dashboard', async () => {
      // what others left behind may wait for a decision, too
      await emptyDatabase()
      const { company, user } = await givenCompany()
      await givenJob(company, { isApproved: null, status: 'open' })
      await db.table('custom_skills').insert({ name: 'Ferrylang', requested_by: user.id })
      for (const at of looks) {
        const { page, errors, close } = await openSignedIn(await givenAdmin('content'), at)
        await page.goto('/admin')
        await page.getByRole('heading', { level: 1, name: '1 decision waits for you' }).waitFor()
        const others = page.getByRole('region', { name: /for others$/ })
        await others.getByRole('link', { name: 'Jobs to approve' }).waitFor()
        await others.getByText('For moderator', { exact: true }).first().waitFor()
        assert.deepEqual(await accessFaults(page), [])
        assert.isAtMost(await tooWide(page), 0)
        await look(page, `dashboard-${at.colorScheme}`)
        assert.deepEqual(errors, [])
        await close()
      }
    }))

  test('the home of an editor shows what is scheduled and what is a draft, and leads to each', ({
    assert,
  }) =>
    withScreens('case-editors-home', async () => {
      await givenBlog({ title: 'Ferries by night', status: 'draft' })
      await givenBlog({
        title: 'Ferries by day',
        status: 'scheduled',
        publishAt: DateTime.now().plus({ days: 2 }),
      })
      await givenHelpPage({ title: 'How to board', status: 'draft' })
      for (const at of looks) {
        const { page, errors, close } = await openSignedIn(await givenAdmin('content'), at)
        await page.goto('/admin')
        await page.getByRole('link', { name: /^Help page drafts/ }).waitFor()
        const scheduled = page.getByRole('link', { name: /^Scheduled articles/ })
        await page.getByRole('link', { name: /^Article drafts/ }).waitFor()
        assert.deepEqual(await accessFaults(page), [])
        assert.isAtMost(await tooWide(page), 0)
        await look(page, `editors-home-${at.colorScheme}`)
        await scheduled.click()
        await scheduled.waitFor({ state: 'detached' })
        await page.getByText('Ferries by day').first().waitFor()
        assert.equal(await page.getByText('Ferries by night').count(), 0)
        assert.deepEqual(errors, [])
        await close()
      }
    }))

  test('a screen whose files a newer version replaced says so, and loads again', ({ assert }) =>
    withScreens('console-stale', async () => {
      const { page, close } = await openSignedIn(await givenAdmin('moderator'))
      await page.goto('/admin')
      await page.getByRole('heading', { level: 1 }).waitFor()
      const screen = /assets\/console\/review-/
      await page.route(screen, (route) => route.fulfill({ status: 404, body: '' }))
      await page.evaluate(() => history.pushState(null, '', '/admin/review/jobs'))
      await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
      await page.getByRole('heading', { name: 'There is a newer version' }).waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'stale')
      await page.unroute(screen)
      await page.getByRole('button', { name: 'Load the page again' }).click()
      await page.getByRole('heading', { level: 1, name: 'Jobs to approve' }).waitFor()
      await close()
    }))
})
