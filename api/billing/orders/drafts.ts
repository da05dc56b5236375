import { errors } from '@adonisjs/lucid'
import type { TransactionClientContract, QueryClientContract } from '@adonisjs/lucid/types/database'
import { FIRST_LANGUAGE } from '#api/languages/language_facts'
import { say } from '#api/languages/say'
import { sentence, type Sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import Job from '#api/jobs/models/job'
import type { BillingInterval } from '#api/billing/billing_facts'
import { keyOf, pricesIn } from '#api/billing/catalogue/price_of'
import Plan from '#api/billing/models/plan'
import Product from '#api/billing/models/product'
import { big } from '#api/billing/money/money'
import { eachAt, volumePrice } from '#api/billing/money/slabs'
import type { Buyer } from '#api/billing/orders/buyers'
import type { Draft } from '#api/billing/orders/place_order'

export type Item = { productId: number; quantity?: number; subjectId?: number | null }

/**
 * The lines of products, at the prices of today. Refuses with 422 on the item what is not on sale to this side or has no
 * price there, and with 404 a job of another company.
 */
export async function draftsOf(
  client: TransactionClientContract | QueryClientContract,
  buyer: Buyer,
  items: readonly Item[]
): Promise<Draft[]> {
  const ids = items.map(({ productId }) => productId)
  const products = await Product.query({ client })
    .whereIn('id', ids)
    .where({ side: buyer.snapshot.side, status: 'active' })
  const prices = await pricesIn({ productIds: ids, country: buyer.snapshot.countryCode }, client)
  const drafts: Draft[] = []
  for (const [index, { productId, quantity = 1, subjectId }] of items.entries()) {
    const product = products.find(({ id }) => id === productId)
    const price = prices.get(`product:${productId}`)
    if (!product || !price)
      throw new Refusal('This is no longer on sale; remove it from your order', {
        status: 422,
        field: `items.${index}.productId`,
      })
    if (drafts.length > 0 && drafts[0].price.currency !== price.currency)
      throw new Refusal('These are priced in different currencies; order them one by one', {
        status: 422,
        field: `items.${index}.productId`,
      })
    const jobId =
      product.kind === 'job_promotion' ? await ownJob(client, buyer, subjectId, index) : null
    drafts.push({
      description: product.name,
      sac: product.sac,
      planId: null,
      productId,
      jobId,
      quantity,
      each: big(eachAt(price.bands, quantity)),
      subtotal: volumePrice(price.bands, quantity),
      price,
    })
  }
  return drafts
}

async function ownJob(
  client: QueryClientContract,
  { companyId }: Buyer,
  jobId: number | null | undefined,
  index: number
) {
  if (!jobId)
    throw new Refusal('Say which job is to be promoted', {
      status: 422,
      field: `items.${index}.subjectId`,
    })
  const job = await Job.query({ client }).where({ id: jobId, companyId: companyId! }).first()
  if (!job) throw new errors.E_ROW_NOT_FOUND()
  if (job.isPublic) return jobId
  throw new Refusal('This job is not open; choose one that candidates can read', {
    status: 422,
    field: `items.${index}.subjectId`,
  })
}

/** A plan on sale with its price for an interval in a country; 422 on `planId` without one. */
export async function pricedPlan(
  client: QueryClientContract,
  planId: number,
  interval: BillingInterval,
  country: string
) {
  const refuse = () => {
    throw new Refusal('This plan is not on sale; choose another', { status: 422, field: 'planId' })
  }
  const plan = await Plan.query({ client })
    .where({ id: planId, status: 'active', isFree: false })
    .first()
  const price =
    plan &&
    (await pricesIn({ planIds: [planId], country, interval }, client)).get(
      keyOf({ planId, productId: null, billingInterval: interval })
    )
  if (!plan || !price) return refuse() as never
  return { plan, price, amount: volumePrice(price.bands, 1) }
}

/** The line of a plan for a period, or for what is left of one. */
export const planDraft = (
  { plan, price, amount }: Awaited<ReturnType<typeof pricedPlan>>,
  interval: BillingInterval,
  {
    subtotal = amount,
    more = (line) => line,
  }: {
    subtotal?: bigint
    /** What is said beside the plan and its interval. */
    more?: (line: Sentence) => Sentence
  } = {}
): Draft => {
  const said = more(
    sentence(interval === 'year' ? '{plan} plan, yearly' : '{plan} plan, monthly', {
      plan: plan.name,
    })
  )
  return {
    description: say(FIRST_LANGUAGE, said),
    said,
    sac: plan.sac,
    planId: plan.id,
    productId: null,
    interval,
    quantity: 1,
    each: subtotal,
    subtotal,
    price,
  }
}
