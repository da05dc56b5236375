import type { GatewayName } from '#api/billing/billing_facts'

/** What is to be paid; `key` is ours, and the same for each try of the same call. Amounts are in our minor units. */
export type Asked = {
  key: string
  amount: bigint
  currency: string
  /** The number of the order. */
  order: string
  description: string
  name: string
  email: string | null
  returnUrl: string
  /** When the payment was begun: all that a call says is the same in each of its tries. */
  begunAt: Date
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
  /** By what it was paid, in words: "Visa ending 4242". */
  method?: string | null
  saved?: Method | null
}

/** What pays the next time; a card says with which month it ends ("2027-03"). */
export type Method = { customer: string | null; method: string; endsWith?: string | null }

/** How a payment was made, for the next one without anybody there; null where the gateway keeps nothing. */
export type Saved = ({ gateway: GatewayName } & Method) | null

/** A payment as the gateway lists it. */
export type Taken = {
  payment: string
  /** Ours, where the gateway keeps it beside the payment. */
  key: string | null
  amount: bigint
  currency: string
  refunded: bigint
}

/** A payment that its payer disputes at the bank, as the gateway says it is now. */
export type SeenDispute = {
  id: string
  payment: string
  state: 'open' | 'under_review' | 'won' | 'lost'
  amount: bigint
  currency: string
  reason: string | null
  /** Evidence is taken until then. */
  answerBy: Date | null
}

/** The gateway understood and will not: another try of the same call changes nothing. */
export class GatewayRefused extends Error {}

/** What a webhook is about. */
export type Told = {
  id: string
  kind: string
  ref: string | null
  payment: string | null
  key: string | null
  dispute: string | null
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
  /** What was made by our key, where its answer was lost; null where nothing was. */
  find(asked: { key: string; begunAt: Date }): Promise<Opened | null>
  /** Our key of a payment that is only known by their id. */
  keyOf(payment: string): Promise<string | null>
  /** All that was paid between two times, by their list call. */
  taken(between: { from: Date; to: Date }): AsyncIterable<Taken>
  dispute(id: string): Promise<SeenDispute>
  /** Disputes that were opened since then, by their list call. */
  disputes(since: Date): AsyncIterable<SeenDispute>
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
