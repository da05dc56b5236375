import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import Invoice from '#api/billing/models/invoice'
import Order from '#api/billing/models/order'
import Subscription from '#api/billing/models/subscription'
import renewSubscriptions from '#api/billing/subscriptions/renew_subscriptions'
import { quotaOf } from '#api/companies/access/quotas'
import { givenJob } from '#tests/givens'
import { buying, givenPayer, givenPlan, orderOf, passes } from '../given_billing.js'
import { givenSubscriber } from './given_subscriptions.js'

test.group('Subscriptions', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a company without a subscription has the free plan, and its row says how much that is', async ({
    client,
    assert,
  }) => {
    const { user, company } = await givenPayer()
    await givenPlan({ isFree: true, entitlements: { open_jobs: 1, users: 3, contact_requests: 7 } })
    const { data } = (await buying(client, user).summary()).body()
    assert.containsSubset(data, {
      status: 'free',
      usage: [
        { key: 'open_jobs', used: 0, limit: 1 },
        { key: 'users', used: 1, limit: 3 },
        { key: 'contact_requests', used: 0, limit: 7 },
      ],
    })
    await givenJob(company)
    const draft = await givenJob(company, { status: 'draft', isApproved: null } as never)
    await company.merge({ openJobLimit: 2 }).save()
    assert.equal((await buying(client, user).summary()).body().data.usage[0].limit, 2)
    assert.isDefined(draft)
  })

  test('a plan that is paid lifts the limits; a second one is not sold', async ({
    client,
    assert,
  }) => {
    const plan = await givenPlan()
    const { company, buyer, subscription } = await givenSubscriber(client, plan)
    assert.equal(subscription.status, 'active')
    assert.equal((await quotaOf(company.id, 'invite_user')).limit, 5)
    assert.containsSubset((await buyer.summary()).body().data, {
      status: 'active',
      plan: { slug: plan.slug },
      interval: 'month',
      cancelAtPeriodEnd: false,
      actions: ['lower', 'cancel'],
    })
    ;(await buyer.checkout({ planId: plan.id })).assertStatus(409)
    assert.lengthOf(await Invoice.query(), 1)
  })

  test('pay clicked again is the same order and the same payment (failure 10)', async ({
    client,
    assert,
  }) => {
    const plan = await givenPlan()
    const { user } = await givenPayer()
    const buyer = buying(client, user)
    const first = (await buyer.checkout({ planId: plan.id })).body().data
    const second = (await buyer.checkout({ planId: plan.id })).body().data
    assert.equal(second.orderId, first.orderId)
    assert.equal(second.payment._id, first.payment._id)
    const other = (await buyer.checkout({ planId: plan.id, interval: 'year' })).body().data
    assert.notEqual(other.orderId, first.orderId)
    assert.equal((await orderOf(first.orderId)).status, 'expired')
    assert.lengthOf(await Subscription.query().whereNot('status', 'ended'), 1)
  })

  test('a trial is free, once a company, and an upgrade in it leaves one subscription (failures 15, 18)', async ({
    client,
    assert,
  }) => {
    const plan = await givenPlan()
    const larger = await givenPlan({}, 900_000)
    const { user, company } = await givenPayer()
    const buyer = buying(client, user)
    const made = await buyer.checkout({ planId: plan.id, trial: true })
    made.assertBodyContains({ data: { status: 'paid', amount: 0, payment: null } })
    const { data } = (await buyer.summary()).body()
    assert.equal(data.status, 'trialing')
    assert.equal((await quotaOf(company.id, 'invite_user')).limit, 5)

    const changed = await buyer.change({ planId: larger.id })
    changed.assertBodyContains({ data: { kind: 'trial', dueNow: 0, atRenewal: 1_062_000 } })
    assert.lengthOf(await Subscription.query(), 1)
    // bought within the trial
    const bought = (await buyer.checkout({ planId: larger.id })).body().data
    await buyer.pays(bought.payment._id)
    const [subscription] = await Subscription.query()
    assert.lengthOf(await Subscription.query(), 1)
    assert.equal(subscription.status, 'active')
    await subscription.merge({ status: 'ended' }).save()
    ;(await buyer.checkout({ planId: plan.id, trial: true })).assertStatus(409)
  })

  test('a trial that nobody pays for ends, and the company is on the free plan', async ({
    client,
    assert,
  }) => {
    const plan = await givenPlan()
    const { user, company } = await givenPayer()
    await buying(client, user).checkout({ planId: plan.id, trial: true })
    const subscription = await Subscription.firstOrFail()
    await passes(subscription, 15)
    await renewSubscriptions()
    await subscription.refresh()
    assert.equal(subscription.status, 'ended')
    assert.equal((await quotaOf(company.id, 'invite_user')).limit, 2)
    assert.lengthOf(await Order.query().where('kind', 'renewal'), 0)
  })

  test('interviewers do not see the plan, and a stranger changes nothing', async ({ client }) => {
    const { user } = await givenPayer()
    const plan = await givenPlan()
    ;(await buying(client, user).change({ planId: plan.id })).assertStatus(409)
    ;(await buying(client, user).cancel()).assertStatus(409)
    ;(await client.get('/api/v1/client/subscription-summary')).assertStatus(401)
  })
})
