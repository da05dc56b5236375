import { Settings } from 'luxon'
import User from '#api/accounts/models/user'
import Candidate from '#api/candidates/models/candidate'
import CompanyMember from '#api/companies/models/company_member'
import type { BillingInterval } from '#api/billing/billing_facts'
import Plan from '#api/billing/models/plan'
import Product from '#api/billing/models/product'
import { big } from '#api/billing/money/money'
import { buyerOf, type Buyer } from '#api/billing/orders/buyers'
import { draftsOf } from '#api/billing/orders/drafts'
import { placeOrder } from '#api/billing/orders/place_order'
import { beginPayment } from '#api/billing/payments/pay_order'
import { askRefund } from '#api/billing/payments/refund_payment'
import { take } from '#api/billing/payments/settle'
import { subscribe } from '#api/billing/subscriptions/subscribe'
import type { Person } from '#database/seeders/demo/candidates/make_person'
import { memberOf, type Employer } from '#database/seeders/demo/companies/make_companies'
import type { Opening } from '#database/seeders/demo/make_jobs'
import { DAY } from '#database/seeders/demo/random'
import type { Row } from '#database/seeders/demo/insert'
import { iso, type World } from '#database/seeders/demo/world'

type Bought = { plan: string; interval: BillingInterval } | { product: string; quantity?: number }
type Purchase = Bought & {
  daysAgo: number
  /** Of the companies or the candidates. */
  company?: Employer
  person?: Person
  job?: Opening
  /** How it went; paid unless told. */
  outcome?: 'refused' | 'asked back'
}

/** Of the other companies in turn: a plan by the year from long ago, or by the month since lately. */
const plans: [slug: string, interval: BillingInterval, daysAgo: number][] = [
  ['starter', 'year', 340],
  ['growth', 'year', 301],
  ['starter', 'year', 255],
  ['starter', 'year', 214],
  ['growth', 'year', 170],
  ['scale', 'year', 131],
  ['starter', 'year', 96],
  ['growth', 'year', 68],
  ['starter', 'month', 27],
  ['growth', 'month', 19],
  ['starter', 'month', 11],
  ['growth', 'month', 5],
]

/**
 * What was sold in the last year, by the orders, payments, papers and books of every sale, each at its hour. The money is
 * that of the sandbox, where the next payments go too.
 */
export async function makeMoney(
  world: World,
  companies: Employer[],
  people: Person[],
  openings: Opening[]
) {
  const [client, ...others] = companies.filter(({ verifiedAs }) => verifiedAs === 'verified')
  const job = openings.find(({ company, kind }) => company === client && kind === 'live')
  const purchases: Purchase[] = [
    ...plans.map(([plan, interval, daysAgo], nth) => ({
      plan,
      interval,
      daysAgo,
      company: others[nth],
    })),
    { product: 'assessment-credits', quantity: 20, daysAgo: 75, company: client },
    { product: 'job-promotion-30', daysAgo: 20, company: client, job },
    { product: 'assessment-credits', quantity: 10, daysAgo: 12, company: client },
    { product: 'assessment-credits', quantity: 50, daysAgo: 150, company: others[1] },
    { product: 'company-spotlight-15', daysAgo: 3, company: others[2], outcome: 'asked back' },
    { product: 'assessment-credits', quantity: 30, daysAgo: 9, company: others[4] },
    {
      product: 'assessment-credits',
      quantity: 5,
      daysAgo: 6,
      company: others[0],
      outcome: 'refused',
    },
    { product: 'profile-spotlight-30', daysAgo: 21, person: people[0] },
    { product: 'resume-writing', daysAgo: 2, person: people[0] },
    { product: 'linkedin-writing', daysAgo: 4, person: people[5] },
  ]
  const [plan, product] = await Promise.all([
    Plan.query({ client: world.trx }).select('id', 'slug'),
    Product.query({ client: world.trx }).select('id', 'slug'),
  ])
  const ids = new Map([...plan, ...product].map(({ slug, id }) => [slug, id]))
  const finance = await User.findByOrFail('email', 'finance@example.com', { client: world.trx })
  const before = await world.trx.from('mails').max('id as id').first()
  try {
    for (const one of purchases.sort((a, b) => b.daysAgo - a.daysAgo)) {
      const at = world.now - one.daysAgo * DAY
      Settings.now = () => at
      await buy(world, one, ids, finance)
    }
  } finally {
    Settings.now = () => Date.now()
  }
  await ringLater(world)
  // told long ago: nothing of it goes out now
  await world.trx
    .from('mails')
    .where('id', '>', before?.id ?? 0)
    .update({ status: 'sent', sent_at: world.trx.raw('created_at') })
}

/** Notices of sales are written with everybody else's, in the order of their time. */
async function ringLater({ trx, bells }: World) {
  const { rows } = await trx.rawQuery(`delete from notifications returning *`)
  bells.push(...rows.map(({ id, ...row }: Row) => row))
}

/** One purchase from the order to what it gives, paid with the sandbox's card. */
async function buy(
  world: World,
  { daysAgo, company, person, job, outcome, ...what }: Purchase,
  ids: Map<string, number>,
  finance: User
) {
  const { trx } = world
  const buyer = await buyerFor(world, { company, person })
  const sold =
    'plan' in what
      ? await subscribe(trx, buyer, {
          planId: ids.get(what.plan)!,
          interval: what.interval,
          trial: false,
        })
      : null
  const drafts = sold
    ? [sold.draft]
    : await draftsOf(trx, buyer, [
        {
          productId: ids.get('product' in what ? what.product : '')!,
          quantity: 'product' in what ? what.quantity : 1,
          subjectId: job?.id,
        },
      ])
  const order = await placeOrder(trx, {
    buyer,
    kind: sold ? 'start' : 'purchase',
    drafts,
    gateway: 'sandbox',
    subscriptionId: sold?.subscription.id,
    change: sold?.change,
  })
  const payment = await beginPayment(trx, order, 'sandbox')
  const ref = `sbx_demo_${payment.id}`
  const at = iso(world.now - daysAgo * DAY)
  const method = `method_${ref}`
  const isPaid = outcome !== 'refused'
  await trx.table('sandbox_payments').insert({
    ref,
    key: payment.key,
    amount: order.amount,
    currency: order.currency,
    status: isPaid ? 'paid' : 'failed',
    method,
    created_at: at,
  })
  await payment.merge({ status: 'open', gatewayRef: ref }).save()
  await take(trx, order, payment, {
    state: isPaid ? 'paid' : 'failed',
    amount: big(order.amount),
    currency: order.currency,
    payment: isPaid ? `pay_${ref}` : null,
    refunded: 0n,
    method: 'Test card',
    failure: isPaid ? null : 'The card was refused',
    saved: { customer: null, method },
  })
  if (outcome === 'asked back')
    await askRefund(trx, order, payment, {
      amount: big(order.amount),
      reason: 'Bought twice by two colleagues',
      by: finance,
      waits: true,
    })
}

async function buyerFor(
  { trx }: World,
  { company, person }: Pick<Purchase, 'company' | 'person'>
): Promise<Buyer> {
  if (person) return buyerOf(await Candidate.findOrFail(person.candidateId, { client: trx }), trx)
  const owner = await CompanyMember.query({ client: trx })
    .where('user_id', memberOf(company!, 'owner').userId)
    .preload('company')
    .firstOrFail()
  return buyerOf(owner, trx)
}
