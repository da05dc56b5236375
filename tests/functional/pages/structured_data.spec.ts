import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { appUrl } from '#config/app'
import type Job from '#api/jobs/models/job'
import JobCategory from '#api/taxonomy/models/job_category'
import { givenCandidate, givenCompany, givenJob } from '#tests/givens'
import {
  structuredData,
  structuredFaults,
  type StructuredType,
} from '#tests/checks/structured_data'
import { givenBlog, givenFaq, givenHelpPage, givenSkillPage } from '../content/given_content.js'

test.group('Structured data', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('of every kind of page is what search engines take', async ({ client, assert }) => {
    const { company } = await givenCompany({ about: '<p>We make small systems.</p>' })
    const category = await JobCategory.create({ name: 'Telemetry', slug: 'telemetry' })
    const job = (over: Partial<Job> = {}) =>
      givenJob(company, { jobCategoryId: category.id, ...over })
    const jobs = [
      await job({ jobType: 'Full-Time', locationType: 'On Site' }),
      await job({ locationType: 'Remote', hideBudget: true }),
      // only one end of the pay, and no place but the company's country
      await job({ budgetMax: null, city: null, countryCode: null, countryName: null }),
    ]
    await givenFaq()
    const blog = await givenBlog()
    const help = await givenHelpPage()
    const { page: skill } = await givenSkillPage()
    const { candidate } = await givenCandidate({ isPublic: true })
    const pages: [path: string, kinds: StructuredType[]][] = [
      ...jobs.map(
        ({ slug }) =>
          [`/jobs/${slug}`, ['JobPosting', 'BreadcrumbList']] as [string, StructuredType[]]
      ),
      [`/companies/${company.slug}`, ['Organization', 'BreadcrumbList']],
      [`/companies/${company.slug}/record`, ['BreadcrumbList']],
      [`/developers/${candidate.slug}`, ['ProfilePage', 'BreadcrumbList']],
      [`/categories/${category.slug}`, ['BreadcrumbList']],
      ['/', ['WebSite']],
      ['/faqs', ['FAQPage', 'BreadcrumbList']],
      ['/help', ['BreadcrumbList']],
      [`/help/${help.slug}`, ['BreadcrumbList']],
      ['/blogs', ['BreadcrumbList']],
      [`/blogs/${blog.slug}`, ['BlogPosting', 'BreadcrumbList']],
      ['/skills', ['BreadcrumbList']],
      [`/skills/${skill.slug}`, ['BreadcrumbList']],
    ]
    for (const [path, kinds] of pages) {
      const page = await client.get(path).accept('html')
      page.assertStatus(200)
      const said = structuredData(page.text())
      assert.deepEqual(
        said.map((data) => data['@type']),
        kinds,
        path
      )
      assert.deepEqual(said.flatMap(structuredFaults), [], path)
    }
  })

  test('and all else that a page begins with ends no script, whatever somebody typed', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany()
    const title = 'Cook </script><script>alert(7)</script><!-- <script>'
    const { slug } = await givenJob(company, { title })
    const page = await client.get(`/jobs/${slug}`).accept('html')
    page.assertStatus(200)
    const [job] = structuredData(page.text())
    assert.equal(job.title, title)
    const scripts = [...page.text().matchAll(/<script\b[^>]*>([^]*?)<\/script>/g)]
    assert.isAbove(scripts.length, 1)
    for (const [, text] of scripts) {
      assert.notMatch(text, /^alert/)
      assert.notMatch(text, /<!--|<script/)
    }
  })

  test('of the jobs for a skill in a city is there while three are open', async ({
    client,
    assert,
  }) => {
    const { page, skill } = await givenSkillPage()
    const { company } = await givenCompany()
    const path = `/skills/${page.slug}/new-delhi`
    const open = () => client.get(path).accept('html')
    const map = async () => (await client.get('/sitemaps/texts-1.xml')).text()
    const job = (city: string) => givenJob(company, { skillIds: [skill.id], city })
    const [first] = [await job('New Delhi'), await job('new delhi'), await job('Pune')]
    ;(await open()).assertStatus(404)
    assert.notInclude(await map(), path)

    const last = await job('New Delhi')
    const html = (await open()).text()
    for (const words of [`<h1>${skill.name} jobs in New Delhi</h1>`, last.slug, first.slug])
      assert.include(html.split('id="state"')[0], words)
    assert.include(html, `rel="canonical" href="${appUrl}${path}"`)
    assert.notInclude(html, 'content="noindex"')
    assert.deepEqual(structuredData(html).flatMap(structuredFaults), [])
    assert.include(await map(), `${path}</loc>`)
    const skillPage = (await client.get(`/skills/${page.slug}`).accept('html')).text()
    assert.include(skillPage, `href="${path}"`)
    assert.notInclude(skillPage, `/skills/${page.slug}/pune`)

    await last.merge({ status: 'paused' }).save()
    ;(await open()).assertStatus(404)
  })

  test('leads from a list to the page, in the language of the reader', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany()
    const page = await client.get(`/hi/companies/${company.slug}/record`).accept('html')
    const [{ itemListElement: steps }] = structuredData(page.text())
    assert.deepEqual(
      steps.map(({ name, item }: { name: string; item: string }) => [name, item]),
      [
        ['कंपनियाँ', `${appUrl}/hi/companies`],
        [company.name, `${appUrl}/hi/companies/${company.slug}`],
        ['यह कैसे जवाब देती है', `${appUrl}/hi/companies/${company.slug}/record`],
      ]
    )
  })

  test('that a search engine refuses is told', ({ assert }) => {
    const step = { '@type': 'ListItem', 'position': 2, 'name': ' ', 'item': '/jobs' }
    const faults = structuredFaults({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      'itemListElement': [step],
    }).join('\n')
    for (const told of ['name must match', 'item must match', 'step 1 has the position 2'])
      assert.include(faults, told)
    assert.isNotEmpty(structuredFaults({ '@type': 'Recipe' }))
  })
})
