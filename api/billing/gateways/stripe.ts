import Stripe from 'stripe'
import env from '#config/env'
import { Refusal } from '#api/http/refusal'
import { RESERVED_MINUTES } from '#api/billing/billing_facts'
import type { Gateway, Seen } from '#api/billing/gateways/gateway'
import { fromGateway, toGateway } from '#api/billing/money/currency_facts'
import { small } from '#api/billing/money/money'

/** The version that this code was written against; the library's own, pinned. */
const VERSION = '2026-10-28.endive'
/** Seconds that a webhook may be old; 0 would switch the check off. */
const TOLERANCE = 300

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

/** Stripe: its own page takes the card (Checkout), so no card number reaches us. */
export function stripeGateway(): Gateway {
  const stripe = client()
  return {
    name: 'stripe',

    async open({ key, amount, currency, order, description, email, returnUrl, save }) {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          ui_mode: 'hosted_page',
          client_reference_id: order,
          customer_email: email ?? undefined,
          customer_creation: save ? 'always' : 'if_required',
          success_url: returnUrl,
          cancel_url: returnUrl,
          expires_at: Math.floor(Date.now() / 1000) + (RESERVED_MINUTES + 1) * 60,
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
      return { ref: session.id, redirectUrl: session.url }
    },

    async look({ ref }) {
      if (ref.startsWith('pi_'))
        return ofIntent(await stripe.paymentIntents.retrieve(ref, { expand: ['latest_charge'] }))
      const session = await stripe.checkout.sessions.retrieve(ref, {
        expand: ['payment_intent.latest_charge'],
      })
      const intent = session.payment_intent
      if (intent && typeof intent !== 'string' && intent.status === 'succeeded')
        return ofIntent(intent)
      const currency = session.currency!.toUpperCase()
      return {
        // a card that was refused can be tried again on the same page, until it closes
        state: session.status === 'expired' ? 'cancelled' : 'open',
        amount: fromGateway(BigInt(session.amount_total ?? 0), currency, 'stripe'),
        currency,
        payment: null,
        refunded: 0n,
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
        throw error
      }
    },

    async refund({ key, payment, amount, currency }) {
      const refund = await stripe.refunds.create(
        { payment_intent: payment, amount: units(amount, currency), metadata: { key } },
        { idempotencyKey: key }
      )
      return { id: refund.id }
    },

    told(raw, header) {
      try {
        const event = stripe.webhooks.constructEvent(
          raw,
          header('stripe-signature') ?? '',
          env.get('STRIPE_WEBHOOK_SECRET')!.release(),
          TOLERANCE
        )
        const about = event.data.object as unknown as Record<string, any>
        const intent = about.object === 'payment_intent' ? about.id : idOf(about.payment_intent)
        return {
          id: event.id,
          kind: event.type,
          ref: about.object === 'checkout.session' ? about.id : intent,
          payment: intent,
          key: about.metadata?.key ?? null,
        }
      } catch {
        throw new Refusal('The signature is not that of Stripe', {
          status: 400,
          code: 'E_SIGNATURE',
        })
      }
    },

    forBrowser: ({ redirectUrl }) => ({ redirectUrl }),
  }
}

const idOf = (value: unknown): string | null =>
  typeof value === 'string' ? value : ((value as { id?: string } | null)?.id ?? null)

function ofIntent(intent: Stripe.PaymentIntent): Seen {
  const currency = intent.currency.toUpperCase()
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const method = idOf(intent.payment_method)
  return {
    state: stateOf(intent.status),
    amount: fromGateway(
      BigInt(intent.status === 'succeeded' ? intent.amount_received : intent.amount),
      currency,
      'stripe'
    ),
    currency,
    payment: intent.id,
    refunded: fromGateway(BigInt(charge?.amount_refunded ?? 0), currency, 'stripe'),
    failure: intent.last_payment_error?.message ?? null,
    saved: intent.setup_future_usage && method ? { customer: idOf(intent.customer), method } : null,
  }
}

function stateOf(status: string): Seen['state'] {
  if (status === 'succeeded') return 'paid'
  if (status === 'canceled') return 'cancelled'
  // nobody is there who could try again
  return status === 'requires_payment_method' || status === 'requires_action' ? 'failed' : 'open'
}
