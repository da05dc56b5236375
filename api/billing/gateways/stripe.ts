import Stripe from 'stripe'
import env from '#config/env'
import { Refusal } from '#api/http/refusal'
import {
  GatewayRefused,
  type Gateway,
  type Seen,
  type SeenDispute,
} from '#api/billing/gateways/gateway'
import { methodWords } from '#api/billing/gateways/method_words'
import { fromGateway, toGateway } from '#api/billing/money/currency_facts'
import { small } from '#api/billing/money/money'

/** The version that this code was written against; the library's own, pinned. */
const VERSION = '2026-10-28.endive'
/** Seconds that a webhook may be old; 0 would switch the check off. */
const TOLERANCE = 300
/** How long the page can be opened. Stripe takes 30 minutes to 24 hours, and a lost call is tried again later. */
const PAGE_MS = 4 * 60 * 60_000
/** Stripe keeps what was answered to a key for a day. */
const KEY_MS = 24 * 60 * 60_000

function client() {
  const url = env.get('STRIPE_URL')
  const { hostname, port, protocol } = url ? new URL(url) : {}
  return new Stripe(env.get('STRIPE_SECRET_KEY')!.release(), {
    apiVersion: VERSION as never,
    telemetry: false,
    timeout: 20_000,
    ...(url && { host: hostname, port, protocol: protocol!.replace(':', '') as 'http' }),
  })
}

const units = (amount: bigint, currency: string) => small(toGateway(amount, currency, 'stripe'))
const ours = (amount: number, currency: string) =>
  fromGateway(BigInt(amount), currency.toUpperCase(), 'stripe')
const seconds = (time: Date) => Math.floor(time.getTime() / 1000)

/** What Stripe understood and refused is said as such; of all else we do not know what happened. */
async function asked<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (
      error instanceof Stripe.errors.StripeInvalidRequestError ||
      error instanceof Stripe.errors.StripeCardError
    )
      throw new GatewayRefused(`Stripe: ${error.message}`, { cause: error })
    throw error
  }
}

/** What makes, changes and looks at a payment. */
const payments = (
  stripe: Stripe
): Pick<Gateway, 'open' | 'look' | 'cancel' | 'charge' | 'refund'> => ({
  async open({ key, amount, currency, order, description, email, returnUrl, save, begunAt }) {
    const session = await asked(
      stripe.checkout.sessions.create(
        {
          mode: 'payment',
          ui_mode: 'hosted_page',
          client_reference_id: order,
          customer_email: email ?? undefined,
          customer_creation: save ? 'always' : 'if_required',
          success_url: returnUrl,
          cancel_url: returnUrl,
          expires_at: seconds(begunAt) + PAGE_MS / 1000,
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: currency.toLowerCase(),
                unit_amount: units(amount, currency),
                product_data: { name: description },
              },
            },
          ],
          metadata: { key },
          payment_intent_data: {
            metadata: { key },
            ...(save && { setup_future_usage: 'off_session' as const }),
          },
        },
        { idempotencyKey: key }
      )
    )
    return { ref: session.id, redirectUrl: session.url }
  },

  async look({ ref }) {
    if (ref.startsWith('pi_'))
      return ofIntent(await stripe.paymentIntents.retrieve(ref, { expand: ['latest_charge'] }))
    const session = await stripe.checkout.sessions.retrieve(ref, {
      expand: ['payment_intent.latest_charge'],
    })
    const intent = session.payment_intent
    const found = intent && typeof intent !== 'string' ? intent : null
    if (found?.status === 'succeeded') return ofIntent(found)
    const currency = session.currency!.toUpperCase()
    return {
      // a card that was refused can be tried again on the same page, until it closes
      state: session.status === 'expired' ? 'cancelled' : 'open',
      amount: ours(session.amount_total ?? 0, currency),
      currency,
      payment: null,
      refunded: 0n,
      failure: found?.last_payment_error?.message ?? null,
    }
  },

  async cancel(ref) {
    if (ref.startsWith('pi_')) await stripe.paymentIntents.cancel(ref)
    else await stripe.checkout.sessions.expire(ref)
  },

  async charge({ key, amount, currency, order, description }, { customer, method }) {
    try {
      const intent = await stripe.paymentIntents.create(
        {
          amount: units(amount, currency),
          currency: currency.toLowerCase(),
          customer: customer ?? undefined,
          payment_method: method,
          off_session: true,
          confirm: true,
          description,
          metadata: { key, order },
        },
        { idempotencyKey: key }
      )
      return { ref: intent.id }
    } catch (error) {
      // refused, or a person must agree: the intent is there and says so
      if (error instanceof Stripe.errors.StripeCardError && error.payment_intent)
        return { ref: error.payment_intent.id }
      return asked(Promise.reject(error))
    }
  },

  async refund({ key, payment, amount, currency }) {
    const refund = await asked(
      stripe.refunds.create(
        { payment_intent: payment, amount: units(amount, currency), metadata: { refund: key } },
        { idempotencyKey: key }
      )
    )
    return { id: refund.id }
  },
})

/** What is found and listed again: lost answers, payments and disputes. */
const records = (
  stripe: Stripe
): Pick<Gateway, 'find' | 'keyOf' | 'taken' | 'dispute' | 'disputes'> => ({
  async find({ key, begunAt }) {
    // a minute for clocks that differ
    const created = { gte: seconds(begunAt) - 60, lte: seconds(begunAt) + KEY_MS / 1000 }
    for await (const { id, url, metadata } of stripe.checkout.sessions.list({
      created,
      limit: 100,
    }))
      if (metadata?.key === key) return { ref: id, redirectUrl: url }
    for await (const { id, metadata } of stripe.paymentIntents.list({ created, limit: 100 }))
      if (metadata.key === key) return { ref: id }
    return null
  },

  async keyOf(payment) {
    return (await asked(stripe.paymentIntents.retrieve(payment))).metadata.key ?? null
  },

  async *taken({ from, to }) {
    const created = { gte: seconds(from), lte: seconds(to) }
    for await (const charge of stripe.charges.list({ created, limit: 100 })) {
      const payment = idOf(charge.payment_intent)
      if (charge.status !== 'succeeded' || !charge.captured || !payment) continue
      yield {
        payment,
        key: charge.metadata.key ?? null,
        amount: ours(charge.amount_captured, charge.currency),
        currency: charge.currency.toUpperCase(),
        refunded: ours(charge.amount_refunded, charge.currency),
      }
    }
  },

  dispute: async (id) => disputeOf(await stripe.disputes.retrieve(id)),

  async *disputes(since) {
    for await (const dispute of stripe.disputes.list({
      created: { gte: seconds(since) },
      limit: 100,
    }))
      if (dispute.payment_intent) yield disputeOf(dispute)
  },
})

/** What comes by webhook, and what the browser is sent on with. */
const webhooks = (stripe: Stripe): Pick<Gateway, 'told' | 'forBrowser'> => ({
  told(raw, header) {
    const event = signed(stripe, raw, header('stripe-signature') ?? '')
    const about = event.data.object as unknown as Record<string, any>
    const intent = about.object === 'payment_intent' ? about.id : idOf(about.payment_intent)
    return {
      id: event.id,
      kind: event.type,
      ref: about.object === 'checkout.session' ? about.id : intent,
      payment: intent,
      key: about.metadata?.key ?? null,
      dispute: about.object === 'dispute' ? about.id : null,
    }
  },

  forBrowser: ({ redirectUrl }) => ({ redirectUrl }),
})

/** Stripe: its own page takes the card (Checkout), so no card number reaches us. */
export function stripeGateway(): Gateway {
  const stripe = client()
  return { name: 'stripe', ...payments(stripe), ...records(stripe), ...webhooks(stripe) }
}

/** The event of a body that Stripe signed; only the signature is refused with 400, other faults are ours. */
function signed(stripe: Stripe, raw: string, signature: string) {
  try {
    const secret = env.get('STRIPE_WEBHOOK_SECRET')!.release()
    return stripe.webhooks.constructEvent(raw, signature, secret, TOLERANCE)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error
    throw new Refusal('The signature is not that of Stripe', { status: 400, code: 'E_SIGNATURE' })
  }
}

const idOf = (value: unknown): string | null =>
  typeof value === 'string' ? value : ((value as { id?: string } | null)?.id ?? null)

function ofIntent(intent: Stripe.PaymentIntent): Seen {
  const currency = intent.currency.toUpperCase()
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const method = idOf(intent.payment_method)
  const paidBy = charge?.payment_method_details
  const card = paidBy?.card
  return {
    state: stateOf(intent.status),
    amount: ours(intent.status === 'succeeded' ? intent.amount_received : intent.amount, currency),
    currency,
    payment: intent.id,
    refunded: ours(charge?.amount_refunded ?? 0, currency),
    failure: intent.last_payment_error?.message ?? null,
    method: methodWords(paidBy?.type, { brand: card?.brand, last4: card?.last4 }),
    saved:
      intent.setup_future_usage && method
        ? {
            customer: idOf(intent.customer),
            method,
            endsWith: card?.exp_year
              ? `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}`
              : null,
          }
        : null,
  }
}

function stateOf(status: string): Seen['state'] {
  if (status === 'succeeded') return 'paid'
  if (status === 'canceled') return 'cancelled'
  // nobody is there who could try again
  return status === 'requires_payment_method' || status === 'requires_action' ? 'failed' : 'open'
}

/** An early warning of the bank is answered as a dispute is; one that was closed or prevented took nothing. */
const disputeStates: Record<string, SeenDispute['state']> = {
  warning_needs_response: 'open',
  needs_response: 'open',
  appeal_needs_response: 'open',
  warning_under_review: 'under_review',
  under_review: 'under_review',
  appeal_under_review: 'under_review',
  warning_closed: 'won',
  prevented: 'won',
  won: 'won',
  lost: 'lost',
}

function disputeOf(dispute: Stripe.Dispute): SeenDispute {
  const due = dispute.evidence_details.due_by
  return {
    id: dispute.id,
    payment: idOf(dispute.payment_intent)!,
    state: disputeStates[dispute.status] ?? 'under_review',
    amount: ours(dispute.amount, dispute.currency),
    currency: dispute.currency.toUpperCase(),
    reason: dispute.reason,
    answerBy: due ? new Date(due * 1000) : null,
  }
}
