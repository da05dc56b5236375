import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import Skill from '#api/taxonomy/models/skill'
import JobCategory from '#api/taxonomy/models/job_category'
import Review from '#api/reviews/models/review'
import { REVIEWS_SHOWN } from '#api/reviews/review_facts'
import { loadReferenceData } from '#database/seeders/reference_data'
import {
  givenAdmin,
  givenApplication,
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
} from '#tests/givens'
import {
  accessFaults,
  eventually,
  knowsTaxonomy,
  look,
  openPerson,
  openSignedIn,
  withScreens,
} from '#tests/browser/product'

test.group('Records and public pages', (group) => {
  group.setup(async () => {
    await loadReferenceData()
    await knowsTaxonomy()
  })

  test('a company’s record in the console shows its people, jobs, applications, mails and sessions by the page', ({
    assert,
  }) =>
    withScreens('records', async () => {
      const { company } = await givenCompany({ name: 'Cardamom Works' })
      await givenMember(company, 'recruiter')
      for (let count = 0; count < 7; count++)
        await givenJob(company, { title: `Job ${count} of it` })
      const job = await givenJob(company, { title: 'Ledger Keeper' })
      await givenApplication(job)
      const { page, errors, close } = await openSignedIn(await givenAdmin('super'))
      await page.goto(`/admin/clients/${company.id}/show`)
      // its count comes a moment after its name
      const tab = (name: string) =>
        page.getByRole('tab', { name: new RegExp(`^${name}( \\d+)?$`) }).click()
      await tab('Jobs')
      const jobs = page.getByRole('region', { name: 'Jobs', exact: true })
      await jobs.getByRole('link', { name: 'Ledger Keeper' }).waitFor()
      await jobs.getByText('1–5 of 8').waitFor()
      await jobs.getByRole('button', { name: 'Go to next page' }).click()
      await jobs.getByRole('link', { name: 'Job 0 of it' }).waitFor()
      for (const name of ['Applications', 'E-mail history', 'Sessions', 'Company users']) {
        await tab(name)
        await page.getByRole('region', { name, exact: true }).waitFor()
      }
      assert.isEmpty(await accessFaults(page))
      await look(page, 'console-company')
      await page
        .getByRole('region', { name: 'Company users' })
        .getByRole('link', { name: 'Asha Rao' })
        .first()
        .click()
      await page.getByRole('heading', { name: 'Asha Rao' }).waitFor()
      await tab('Sessions')
      await page.getByRole('region', { name: 'Sessions', exact: true }).waitFor()
      assert.isEmpty(errors)
      await close()
    }))

  test('a company’s page shows what candidates say of it, a page at a time', ({ assert }) =>
    withScreens('company-reviews', async () => {
      const { company } = await givenCompany({ name: 'Nutmeg Works' })
      const job = await givenJob(company)
      for (let count = 0; count <= REVIEWS_SHOWN; count++) {
        const { application, candidate, user } = await givenApplication(job)
        await Review.create({
          companyId: company.id,
          candidateId: candidate.id,
          applicationId: application.id,
          jobId: job.id,
          authorId: user.id,
          side: 'candidate',
          rating: count === 0 ? 1 : 4,
          body: `Answer number ${count} came in time`,
          status: 'published',
          publishedAt: DateTime.now(),
        })
      }
      const { page, errors, close } = await openPerson()
      await page.goto(`/companies/${company.slug}`)
      await page.getByText('3.5 of 5 stars, 6 reviews').waitFor()
      await eventually(async () =>
        assert.equal(await page.getByText('Asha R.').count(), REVIEWS_SHOWN)
      )
      assert.isEmpty(await accessFaults(page))
      await page.getByRole('heading', { name: 'What candidates say' }).scrollIntoViewIfNeeded()
      await look(page, 'company-reviews')
      await page.getByRole('button', { name: 'More reviews' }).click()
      await page.getByText('Answer number 0 came in time').waitFor()
      assert.isEmpty(errors)
      await close()
    }))

  test('the choices beside the jobs count under what is chosen, and highest pay says how it compares', ({
    assert,
  }) =>
    withScreens('job-counts', async () => {
      const { company } = await givenCompany()
      const [backend, design] = await JobCategory.query().orderBy('id').limit(2)
      const skill = await Skill.query().orderBy('id').firstOrFail()
      for (const over of [
        { jobCategoryId: backend.id, locationType: 'Remote' },
        { jobCategoryId: backend.id, locationType: 'Hybrid' },
        { jobCategoryId: design.id, locationType: 'Remote' },
      ])
        await givenJob(company, { ...over, skillIds: [skill.id] } as never)
      const { page, errors, close } = await openPerson()
      await page.goto(`/jobs?skills=${skill.id}&mode=Remote&sort=budget`)
      const filters = page.getByRole('complementary', { name: 'Filters' })
      await filters.getByRole('link', { name: `${backend.name} 1` }).waitFor()
      await filters.getByRole('link', { name: 'Hybrid 1' }).waitFor()
      await filters.getByRole('link', { name: 'Remote 2' }).waitFor()
      await page.getByText('Compared in USD a year, rates of 28 Jun 2024').waitFor()
      assert.isEmpty(await accessFaults(page))
      await look(page, 'jobs')
      await filters.getByRole('link', { name: `${backend.name} 1` }).click()
      await page.getByText('1 job', { exact: true }).waitFor()
      await filters.getByRole('link', { name: `${design.name} 1` }).waitFor()
      assert.isEmpty(errors)
      await close()
    }))

  test('a candidate names the industries they know, and a search asks for employers and schools', ({
    assert,
  }) =>
    withScreens('industries', async () => {
      const { user } = await givenCandidate()
      const developer = await openSignedIn(user)
      await developer.page.goto('/candidate/profile/titles')
      const field = developer.page.getByLabel('Industries you know').first()
      await field.waitFor()
      await look(developer.page, 'industries')
      await developer.close()

      const { user: owner } = await givenCompany()
      const client = await openSignedIn(owner)
      await client.page.goto('/client/search?employer=Tamarind&school=Coastal')
      await client.page.getByText('at Tamarind').first().waitFor()
      await client.page.getByText('studied at Coastal').first().waitFor()
      await look(client.page, 'search')
      assert.isEmpty([...developer.errors, ...client.errors])
      await client.close()
    }))
})
