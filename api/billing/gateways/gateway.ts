import type { GatewayName } from '#api/billing/billing_facts'

/** What is to be paid; `key` is ours, and the same for each try of the same call. Amounts are in our minor units. */
export type Asked = {
  key: string
  amount: bigint
  currency: string
  /** The number of the order. */
  order: string
  description: string
  email: string | null
  returnUrl: string
  /** Keep how it was paid, for renewals. */
  save: boolean
}

/** What a payment is called at the gateway, and where the payer goes. */
export type Opened = { ref: string; redirectUrl?: string | null }

/** What the gateway says of a payment now: the truth, however often and in whatever order it is told. */
export type Seen = {
  state: 'open' | 'paid' | 'failed' | 'cancelled'
  amount: bigint
  currency: string
  /** Their id of the payment itself. */
  payment: string | null
  refunded: bigint
  failure?: string | null
  saved?: { customer: string | null; method: string } | null
}

/** How a payment was made, for the next one without anybody there; null where the gateway keeps nothing. */
export type Saved = { gateway: GatewayName; customer: string | null; method: string } | null

/** What a webhook is about. */
export type Told = {
  id: string
  kind: string
  ref: string | null
  payment: string | null
  key: string | null
}

export interface Gateway {
  name: GatewayName
  open(asked: Asked): Promise<Opened>
  look(payment: { ref: string; currency: string }): Promise<Seen>
  /** Lets nobody pay it any more; fails where it is paid already. */
  cancel(ref: string): Promise<void>
  /** Pays without anybody there; null where that is not possible and a person must. */
  charge(asked: Asked, saved: { customer: string | null; method: string }): Promise<Opened | null>
  refund(refund: {
    key: string
    ref: string
    payment: string
    amount: bigint
    currency: string
  }): Promise<{ id: string }>
  /** Reads a webhook by its raw body; throws `Refusal` (400) where its signature is not the gateway's. */
  told(raw: string, header: (name: string) => string | undefined): Told
  /** What the browser needs to pay. */
  forBrowser(payment: {
    ref: string | null
    redirectUrl: string | null
  }): Record<string, string | null>
  /** Is this the gateway's word for a payment that the browser brings? Only where there is one. */
  confirms?(ref: string, said: Record<string, unknown>): boolean
}
