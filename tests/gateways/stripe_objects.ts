import { newId, now } from './gateway_server.js'
import type { Thing } from './stripe_form.js'

/** What the bank says of a card that is not charged, by the names of the cards that we save. */
export const cardErrors: Record<string, Thing> = {
  pm_declined: {
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  pm_expired: { code: 'expired_card', message: 'Your card has expired.' },
  pm_asks: {
    code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  },
}

export const newSession = (form: Thing, { amount, currency }: Thing): Thing => {
  const id = newId('cs_test')
  return {
    id,
    object: 'checkout.session',
    created: now(),
    mode: form.mode,
    ui_mode: form.ui_mode,
    status: 'open',
    payment_status: 'unpaid',
    amount_total: amount,
    currency,
    client_reference_id: form.client_reference_id,
    customer: null,
    customer_email: form.customer_email ?? null,
    customer_creation: form.customer_creation,
    expires_at: Number(form.expires_at),
    metadata: form.metadata ?? {},
    payment_intent: null,
    success_url: form.success_url,
    url: `https://checkout.stripe.com/c/pay/${id}`,
    // not of Stripe: what its page knows
    hidden: form.payment_intent_data ?? {},
  }
}

export const newIntent = (over: Thing): Thing => ({
  id: newId('pi'),
  object: 'payment_intent',
  created: now(),
  status: 'requires_payment_method',
  amount_received: 0,
  customer: null,
  payment_method: null,
  latest_charge: null,
  last_payment_error: null,
  setup_future_usage: null,
  metadata: {},
  ...over,
})

/** The whole amount of an intent, paid by card. */
export const newCharge = (intent: Thing): Thing => ({
  id: newId('ch'),
  object: 'charge',
  created: now(),
  status: 'succeeded',
  captured: true,
  amount: intent.amount,
  amount_captured: intent.amount,
  amount_refunded: 0,
  currency: intent.currency,
  payment_intent: intent.id,
  metadata: intent.metadata,
  payment_method_details: {
    type: 'card',
    card: { brand: 'visa', exp_month: 3, exp_year: 2031, last4: '4242' },
  },
})

export const newRefund = (charge: Thing, amount: number, metadata: Thing): Thing => ({
  id: newId('re'),
  object: 'refund',
  created: now(),
  status: 'succeeded',
  amount,
  currency: charge.currency,
  charge: charge.id,
  payment_intent: charge.payment_intent,
  metadata,
})

/** What is left of a charge, asked back by its payer's bank. */
export const newDispute = (charge: Thing): Thing => ({
  id: newId('dp'),
  object: 'dispute',
  created: now(),
  status: 'needs_response',
  amount: charge.amount - charge.amount_refunded,
  currency: charge.currency,
  charge: charge.id,
  payment_intent: charge.payment_intent,
  reason: 'fraudulent',
  evidence_details: { due_by: now() + 7 * 86_400 },
  metadata: {},
})
