import { test } from '@japa/runner'
import JobRevision from '#api/jobs/models/job_revision'
import { givenCompany, givenJob } from '#tests/givens'
import { accessFaults, openSignedIn, withScreens } from '#tests/browser/product'

const LONE = 'Change awaiting approval: title “Elixir Developer”'

test('A change of a live job that waits is marked among the jobs, and taken back', ({ assert }) =>
  withScreens('job-changes', async () => {
    const { company, user } = await givenCompany()
    const job = await givenJob(company, { title: 'Node.js Developer' })
    const changed = () =>
      JobRevision.create({
        ...{ companyId: company.id, jobId: job.id, submittedBy: user.id, status: 'pending' },
        changes: { title: { from: 'Node.js Developer', to: 'Elixir Developer' } },
      })
    const statusOf = async ({ id }: JobRevision) => (await JobRevision.findOrFail(id)).status
    const { page, close } = await openSignedIn(user, { viewport: { width: 1280, height: 900 } })

    // in the table: the mark, and the way back in the menu of the row
    const first = await changed()
    await page.goto('/client/jobs?view=table')
    const row = page.getByRole('row', { name: /Node\.js Developer/ })
    await row.getByRole('img', { name: LONE }).waitFor()
    assert.deepEqual(await accessFaults(page), [])
    await page.getByRole('button', { name: 'Actions for Node.js Developer' }).click()
    await page.getByRole('menuitem', { name: 'Take back the change' }).click()
    await page.getByText('Change taken back; the job stays as candidates see it').waitFor()
    await row.getByRole('img', { name: LONE }).waitFor({ state: 'detached' })
    assert.equal(await statusOf(first), 'withdrawn')

    // on the card and in the form, beside what would change
    for (const path of ['/client/jobs', `/client/jobs/${job.id}/edit`]) {
      const next = await changed()
      await page.goto(path)
      await page.getByText(LONE).waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await page.getByRole('button', { name: 'Take back the change' }).click()
      await page.getByText(LONE).waitFor({ state: 'detached' })
      assert.equal(await statusOf(next), 'withdrawn', path)
    }
    await close()
  }))
