import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import {
  contrast,
  inkOn,
  LEAST_CONTRAST,
  papers,
  readableOn,
} from '#api/integrations/careers/careers_facts'
import { givenCandidate, givenCompany, givenJob, givenMember } from '#tests/givens'

const SETTINGS = '/api/v1/client/careers-page'

test.group('The careers page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is set by owners and admins', async ({ client, assert }) => {
    const { company, user } = await givenCompany()
    ;(await client.get(SETTINGS)).assertStatus(401)
    ;(await client.get(SETTINGS).loginAs((await givenCandidate()).user)).assertStatus(403)
    const { user: recruiter } = await givenMember(company, 'recruiter')
    ;(await client.put(SETTINGS).json({ isOn: false }).loginAs(recruiter)).assertStatus(403)
    const shown = (await client.get(SETTINGS).loginAs(user)).body().data
    assert.isTrue(shown.isPublic)
    assert.include(shown.url, `/careers/${company.slug}`)
    assert.include(shown.snippet, `data-company="${company.slug}"`)
    for (const [body, field] of [
      [{ accent: 'red' }, 'accent'],
      [{ accent: '#12345' }, 'accent'],
      [{ headline: 'x'.repeat(121) }, 'headline'],
      [{ intro: 'x'.repeat(601) }, 'intro'],
      [{ isOn: 'perhaps' }, 'isOn'],
    ] as const) {
      const answer = await client.put(SETTINGS).json(body).loginAs(user)
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, field)
    }
  })

  test('shows what everyone may see of the company’s jobs, in its colour, and filters them', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany({ name: 'Acme <Payments>' })
    const other = await givenCompany()
    await givenJob(company, { title: 'Rust engineer', jobType: 'Contract' } as never)
    await givenJob(company, { title: 'Payroll engineer', hideBudget: true } as never)
    await givenJob(company, { title: 'Draft engineer', status: 'draft', isApproved: null } as never)
    await givenJob(company, {
      title: 'Late engineer',
      validThrough: DateTime.now().minus({ days: 1 }),
    })
    await givenJob(other.company, { title: 'Foreign engineer' })
    const saved = await client
      .put(SETTINGS)
      .json({ accent: '#FFEE00', headline: 'Come & pay', intro: '<script>alert(1)</script>' })
      .loginAs(user)
    saved.assertStatus(200)
    const path = `/careers/${company.slug}`
    const page = await client.get(path)
    page.assertStatus(200)
    const html = page.text()
    for (const text of [
      'Rust engineer',
      'Payroll engineer',
      'Acme &lt;Payments&gt;',
      '2 open jobs',
    ])
      assert.include(html, text)
    for (const text of ['Draft engineer', 'Late engineer', 'Foreign engineer', '<script'])
      assert.notInclude(html, text)
    assert.include(html, '--fill:#ffee00;--on:#000000')
    assert.include(html, 'Come &amp; pay')
    assert.isUndefined(page.header('set-cookie'))

    const filtered = (await client.get(path).qs({ jobType: 'Contract', search: '' })).text()
    assert.include(filtered, 'Rust engineer')
    assert.notInclude(filtered, 'Payroll engineer')
    assert.include(
      (await client.get(path).qs({ search: 'nothing here' })).text(),
      'Nothing matches'
    )
    ;(await client.get(path).qs({ jobType: 'Slavery' }).accept('json')).assertStatus(422)
  })

  test('is in Hindi at the address of Hindi, with pay in lakh, and leads on in Hindi', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany({ name: 'Acme' })
    await givenJob(company, { title: 'Rust engineer', jobType: 'Contract' } as never)
    const path = `/careers/${company.slug}`
    const html = (await client.get(`/hi${path}`)).text()
    for (const text of [
      '<html lang="hi"',
      'Acme में नौकरियाँ',
      'एक खुली नौकरी',
      '₹15,00,000 से ₹25,00,000 प्रति वर्ष',
      'href="/hi/jobs/',
      'आवेदन: Rust engineer',
      'hreflang="en"',
    ])
      assert.include(html, text)
    assert.notMatch(html, /Show jobs|Any<|Privacy|Contract</)
    const english = (await client.get(path)).text()
    for (const text of ['One open job', '₹15,00,000 to ₹25,00,000 a year', 'href="/jobs/'])
      assert.include(english, text)
    assert.notMatch(english, /[\u0900-\u097f]/)
  })

  test('and its feeds are there only for companies that everyone may see, while it is on', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const unverified = await givenCompany({ verification: 'unverified' })
    const paths = (slug: string | null) => [
      `/careers/${slug}`,
      `/careers/${slug}/indeed.xml`,
      `/careers/${slug}/linkedin.xml`,
      `/api/v1/careers/${slug}/jobs`,
    ]
    for (const path of paths(company.slug)) (await client.get(path)).assertStatus(200)
    for (const path of paths(unverified.company.slug)) (await client.get(path)).assertStatus(404)
    const off = await client.put(SETTINGS).json({ isOn: false }).loginAs(user)
    assert.isFalse(off.body().data.isPublic)
    for (const path of paths(company.slug)) (await client.get(path)).assertStatus(404)
    await client.put(SETTINGS).json({ isOn: true }).loginAs(user)
    await company.merge({ isActive: false }).save()
    for (const path of paths(company.slug)) (await client.get(path)).assertStatus(404)
  })

  test('gives Indeed and LinkedIn the fields that they ask for, and no pay that is kept', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany({ name: 'Acme & Co' })
    const job = await givenJob(company, {
      title: 'Engineer ]]> <b>',
      description: '<p>Build it.</p><script>no()</script>',
      hideBudget: true,
    } as never)
    const open = await givenJob(company)
    const indeed = (await client.get(`/careers/${company.slug}/indeed.xml`)).text()
    assert.match(indeed, /^<\?xml version="1.0" encoding="UTF-8"\?><source><publisher>/)
    assert.include(indeed, `<referencenumber><![CDATA[${job.id}]]></referencenumber>`)
    assert.include(indeed, '<title><![CDATA[Engineer ]]]]><![CDATA[> <b>]]></title>')
    assert.include(indeed, '<company><![CDATA[Acme & Co]]></company>')
    assert.include(indeed, `/jobs/${open.slug}?utm_source=indeed]]></url>`)
    assert.notInclude(indeed, 'no()')
    assert.lengthOf([...indeed.matchAll(/<salary>/g)], 1)
    const linkedin = (await client.get(`/careers/${company.slug}/linkedin.xml`)).text()
    for (const name of ['partnerJobId', 'company', 'title', 'description', 'location', 'applyUrl'])
      assert.lengthOf([...linkedin.matchAll(new RegExp(`<${name}>`, 'g'))], 2, name)
  })

  test('lets every site read the list, without cookies', async ({ client, assert }) => {
    const { company } = await givenCompany()
    const job = await givenJob(company)
    const answer = await client
      .get(`/api/v1/careers/${company.slug}/jobs`)
      .header('origin', 'https://acme.example')
    answer.assertStatus(200)
    assert.equal(answer.header('access-control-allow-origin'), '*')
    assert.isUndefined(answer.header('set-cookie'))
    // in words, as the list shows them
    assert.containSubset(answer.body().data.jobs[0], {
      title: job.title,
      type: 'Full-time',
      workplace: 'On site',
    })
    const script = await client.get('/embed/jobs.js')
    script.assertStatus(200)
    assert.match(script.header('content-type')!, /javascript/)
    assert.isBelow(script.text().length, 4_000)
  })

  test('can be read in every colour', ({ assert }) => {
    for (let red = 0; red < 256; red += 51)
      for (let green = 0; green < 256; green += 51)
        for (let blue = 0; blue < 256; blue += 51) {
          const color = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
          assert.isAtLeast(contrast(color, inkOn(color)), LEAST_CONTRAST, color)
          for (const paper of Object.values(papers))
            assert.isAtLeast(contrast(readableOn(color, paper), paper), LEAST_CONTRAST, color)
        }
  })
})
