import { test } from '@japa/runner'
import Faq from '#api/content/models/faq'
import testUtils from '@adonisjs/core/services/test_utils'
import { structuredData, structuredFaults } from '#tests/checks/structured_data'
import { givenPlan, givenProduct } from '../billing/given_billing.js'

test.group('The page of prices', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is whole without a script: prices of a country, with tax and without', async ({
    client,
    assert,
  }) => {
    const plan = await givenPlan({ name: 'Larch' }, 300_000)
    await givenProduct({ name: 'Larch spotlight', side: 'candidate', kind: 'profile_spotlight' })
    for (const [audience, question] of [
      ['Pricing', 'Is a larch dear?'],
      ['Client', 'Who plants a larch?'],
    ] as const)
      await Faq.create({
        audience,
        faqGroup: 'Trees',
        question,
        answer: '<p>No more than a fir.</p>',
        status: 'published',
      } as Partial<Faq>)
    const answer = await client.get('/pricing').header('accept', 'text/html')
    answer.assertStatus(200)
    const html = answer.text()
    for (const said of [
      '<title>Pricing · Candor</title>',
      plan.name,
      '₹3,000.00',
      '₹3,540.00 with tax',
      'Larch spotlight',
      '<form action="/pricing" method="get">',
      'Show prices',
      '<summary>Is a larch dear?</summary>',
      '<p>No more than a fir.</p>',
    ])
      assert.isTrue(html.includes(said), said)
    assert.match(html, /rel="canonical" href="[^"]*\/pricing"/)
    const said = structuredData(html)
    assert.deepEqual(said.flatMap(structuredFaults), [])
    assert.containsSubset(said, [
      {
        '@type': 'Service',
        'offers': [{ name: 'Larch', price: '3000.00', priceCurrency: 'INR' }],
      },
      {
        '@type': 'FAQPage',
        'mainEntity': [
          { name: 'Is a larch dear?', acceptedAnswer: { text: 'No more than a fir.' } },
        ],
      },
    ])
    assert.notInclude(html, 'Who plants a larch?')
    assert.notInclude(html, 'name="robots"')
  })

  test('has an address for each country and interval, and reads wrong ones as none', async ({
    client,
    assert,
  }) => {
    await givenPlan({ name: 'Larch' }, 300_000)
    const abroad = (await client.get('/pricing?country=DE&interval=year')).text()
    assert.include(abroad, '$30,000.00')
    assert.include(abroad, 'no tax is added')
    assert.deepEqual(structuredData(abroad).flatMap(structuredFaults), [])
    assert.include(abroad, 'name="robots" content="noindex"')
    const wrong = await client.get('/pricing?country=%3Cscript%3E&interval=day')
    wrong.assertStatus(200)
    assert.include(wrong.text(), '₹3,000.00')
  })

  test('stands in the sitemap, and its lists are open for both sides', async ({
    client,
    assert,
  }) => {
    const product = await givenProduct({ side: 'candidate', kind: 'resume_writing' })
    assert.include((await client.get('/sitemaps/pages-1.xml')).text(), '/pricing</loc>')
    const { data } = (await client.get('/api/v1/get-all-addons?side=candidate')).body()
    assert.containsSubset(data, [
      { _id: String(product.id), tax: { percent: 18, without: 100_000, with: 118_000 } },
    ])
    ;(await client.get('/api/v1/get-all-addons?side=all')).assertStatus(422)
  })
})
