import { DateTime } from 'luxon'
import type Candidate from '#api/candidates/models/candidate'
import CreditAccount from '#api/assessments/models/credit_account'
import { productKinds, type ProductKind } from '#api/billing/billing_facts'
import Delivery from '#api/billing/models/delivery'
import Product from '#api/billing/models/product'

/** What became of all that a candidate bought of one kind. */
export type ProductStatus = {
  kind: ProductKind
  label: string
  status: 'none' | 'active' | 'waiting' | 'in_progress' | 'delivered' | 'cancelled'
  /** Until when a place lasts, bought or given. */
  until: DateTime | null
  /** Test credits that can be spent. */
  credits: number | null
  /** The latest that was ordered, with what was said of it. */
  latest: Delivery | null
}

/** The state of each product that candidates buy: a place runs until a day, credits are there to spend, writing is at work. */
export async function productStatuses(candidate: Candidate): Promise<ProductStatus[]> {
  const [kinds, deliveries, account] = await Promise.all([
    Product.query()
      .where({ side: 'candidate', status: 'active' })
      .groupBy('kind')
      .select('kind')
      .orderByRaw('min(position)')
      .limit(productKinds.length),
    Delivery.query()
      .where('candidate_id', candidate.id)
      .whereRaw(`id in (select max(id) from deliveries where candidate_id = ? group by kind)`, [
        candidate.id,
      ])
      .orderBy('id'),
    CreditAccount.findBy('candidate_id', candidate.id),
  ])
  const until: Partial<Record<ProductKind, DateTime | null>> = {
    profile_spotlight: candidate.spotlightExpiresAt,
    profile_promotion: candidate.promotionExpiresAt,
  }
  return kinds.map(({ kind }) => {
    const latest = deliveries.find((delivery) => delivery.kind === kind) ?? null
    const lasts = (until[kind] ?? null) && until[kind]! > DateTime.now() ? until[kind]! : null
    const credits = kind === 'credits' ? (account?.available ?? 0) : null
    return {
      kind,
      label: productKinds.find(({ value }) => value === kind)!.label,
      status: lasts || credits ? 'active' : (latest?.status ?? 'none'),
      until: lasts,
      credits,
      latest,
    }
  })
}
