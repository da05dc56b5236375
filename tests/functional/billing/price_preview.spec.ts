import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import PriceSlab from '#api/billing/models/price_slab'
import { givenAdmin } from '#tests/givens'
import { buying, givenPayer, givenProduct } from './given_billing.js'

test.group('The preview of a price', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is for those who see money, asks for a country, and is 404 without the price', async ({
    client,
  }) => {
    const product = await givenProduct({ kind: 'company_spotlight' })
    const slab = await PriceSlab.findByOrFail('product_id', product.id)
    const at = `/api/v1/admin/pricing-slabs/${slab.id}/preview`
    ;(await client.get(`${at}?country=IN`)).assertStatus(401)
    ;(await client.get(`${at}?country=IN`).loginAs(await givenAdmin('content'))).assertStatus(403)
    const admin = await givenAdmin('finance')
    for (const wrong of [
      '',
      '?country=India',
      '?country=IN&quantity=0',
      '?country=IN&quantity=1.5',
    ])
      (await client.get(`${at}${wrong}`).loginAs(admin)).assertStatus(422)
    const none = '/api/v1/admin/pricing-slabs/999999999/preview?country=IN'
    ;(await client.get(none).loginAs(admin)).assertStatus(404)
  })

  test('is all that administrators are told: the list of what one can buy is for buyers', async ({
    client,
  }) => {
    const listed = await client.get('/api/v1/product-list').loginAs(await givenAdmin('support'))
    listed.assertStatus(403)
    listed.assertBodyContains({ reason: 'role' })
  })

  test('is what a checkout there asks for: by the nearest price, the band of the quantity, and tax', async ({
    client,
    assert,
  }) => {
    const product = await givenProduct({ kind: 'credits' })
    const home = await PriceSlab.findByOrFail('product_id', product.id)
    await home
      .merge({
        bands: [
          { upTo: 9, each: 10_001 },
          { upTo: null, each: 9_001 },
        ],
      })
      .save()
    const everywhere = await PriceSlab.create({
      productId: product.id,
      currency: 'USD',
      unit: 'flat',
      bands: [{ upTo: null, each: 150 }],
    })
    const admin = await givenAdmin('support')
    const preview = async (slab: PriceSlab, country: string, quantity: number) =>
      (
        await client
          .get(`/api/v1/admin/pricing-slabs/${slab.id}/preview`)
          .qs({ country, quantity })
          .loginAs(admin)
      ).body().data.price
    const { user } = await givenPayer()
    for (const quantity of [1, 9, 10, 33]) {
      const price = await preview(everywhere, 'IN', quantity)
      assert.equal(price.slabId, String(home.id))
      const [within] = price.ways
      const made = await buying(client, user).checkout({
        items: [{ productId: product.id, quantity }],
      })
      made.assertBodyContains({ data: { amount: within.total, tax: within.taxes } })
    }
    assert.deepEqual(
      (await preview(home, 'IN', 10)).ways.map(({ supply }: { supply: string }) => supply),
      ['intra', 'inter', 'sez']
    )
    assert.containsSubset(await preview(home, 'DE', 4), {
      slabId: String(everywhere.id),
      of: 'everywhere',
      currency: 'USD',
      subtotal: 600,
      ways: [{ supply: 'export', total: 600 }],
    })
    await db.from('price_slabs').where('id', everywhere.id).delete()
    assert.isNull(await preview(home, 'DE', 1))
  })

  test('a price is written in whole minor units, band by band without a gap', async ({
    client,
    assert,
  }) => {
    const product = await givenProduct({ kind: 'credits' })
    const slab = await PriceSlab.findByOrFail('product_id', product.id)
    const admin = await givenAdmin('finance')
    const write = (bands: unknown) =>
      client.put(`/api/v1/admin/pricing-slabs/${slab.id}`).loginAs(admin).json({ bands })
    for (const [field, bands] of [
      ['bands', []],
      ['bands', [{ upTo: 9, each: 100 }]],
      [
        'bands',
        [
          { upTo: 9, each: 100 },
          { upTo: 8, each: 90 },
          { each: 80, upTo: null },
        ],
      ],
      ['bands.0.each', [{ upTo: null, each: 10.5 }]],
      ['bands.0.each', [{ upTo: null }]],
    ] as const) {
      const answer = await write(bands)
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, field, JSON.stringify(bands))
    }
    const bands = [
      { upTo: 9, each: 10_050, flat: null },
      { upTo: null, each: 9_000, flat: 500 },
    ]
    ;(await write(bands)).assertStatus(200)
    assert.deepEqual((await slab.refresh()).bands, bands)
  })
})
