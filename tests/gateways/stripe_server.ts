import Stripe from 'stripe'
import {
  Answered,
  GatewayServer,
  newId,
  now,
  type Call,
  type Hook,
  type Reply,
} from './gateway_server.js'
import {
  type Thing,
  refuse,
  wrong,
  formOf,
  missing,
  known,
  SESSION,
  INTENT,
} from './stripe_form.js'
import {
  cardErrors,
  newCharge,
  newDispute,
  newIntent,
  newRefund,
  newSession,
} from './stripe_objects.js'

export const STRIPE_KEY = 'sk_test_local'
export const STRIPE_SECRET = 'whsec_local'
const VERSION = '2026-10-28.endive'

/** Stripe as far as we call it, in the version that we pin: what the real `stripe` client sends, it checks. */
export class StripeServer extends GatewayServer {
  sessions = new Map<string, Thing>()
  intents = new Map<string, Thing>()
  charges = new Map<string, Thing>()
  refunds = new Map<string, Thing>()
  disputed = new Map<string, Thing>()
  #keys = new Map<string, { sent: string; reply: Reply }>()

  protected broken(): Reply {
    return {
      status: 500,
      body: { error: { type: 'api_error', message: 'An unknown error occurred' } },
    }
  }

  protected hook(kind: string, about: Thing): Hook {
    const raw = JSON.stringify({
      id: newId('evt'),
      object: 'event',
      api_version: VERSION,
      created: now(),
      type: kind,
      data: { object: about },
    })
    return { kind, raw, headers: { 'content-type': 'application/json', ...this.signed(raw) } }
  }

  /** The header that signs a body now. */
  signed(raw: string) {
    return {
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({
        payload: raw,
        secret: STRIPE_SECRET,
        timestamp: now(),
      }),
    }
  }

  protected answer(call: Call): Reply {
    if (call.headers.authorization !== `Bearer ${STRIPE_KEY}`)
      refuse(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
    if (call.headers['stripe-version'] !== VERSION)
      wrong(`Unsupported version ${call.headers['stripe-version']}`)
    if (call.method === 'GET') return { body: this.#read(call) }
    const key = call.headers['idempotency-key'] as string | undefined
    const sent = `${call.path} ${call.raw}`
    const first = key ? this.#keys.get(key) : undefined
    if (first && first.sent !== sent)
      refuse(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      })
    if (first) return { ...first.reply, headers: { 'idempotent-replayed': 'true' } }
    let reply: Reply
    try {
      reply = { body: this.#write(call, formOf(call.raw)) }
    } catch (error) {
      if (!(error instanceof Answered)) throw error
      reply = error
      // what failed a check before it began may be sent again otherwise
      if (error.status === 400) return reply
    }
    if (key) this.#keys.set(key, { sent, reply: structuredClone({ ...reply }) })
    return reply
  }

  #read({ path, query }: Call): Thing {
    const [, , kind, id, more] = path.split('/')
    const name = kind === 'checkout' ? 'sessions' : kind
    const one = kind === 'checkout' ? more : id
    const all: Record<string, Map<string, Thing>> = {
      sessions: this.sessions,
      payment_intents: this.intents,
      charges: this.charges,
      disputes: this.disputed,
    }
    const place = all[name] ?? wrong(`Unrecognized request URL (GET: ${path})`)
    const expands = [...query].flatMap(([key, value]) => (key.startsWith('expand') ? [value] : []))
    if (one) return this.#shown(place.get(one) ?? missing(name, one), expands)
    const from = Number(query.get('created[gte]') ?? 0)
    const to = Number(query.get('created[lte]') ?? Infinity)
    const rows = [...place.values()]
      .filter(({ created }) => created >= from && created <= to)
      .toReversed()
    const after = query.get('starting_after')
    const start = after ? rows.findIndex(({ id: each }) => each === after) + 1 : 0
    const limit = Number(query.get('limit') ?? 10)
    if (limit > 100) wrong('This value must be less than or equal to 100', 'limit')
    return {
      object: 'list',
      url: path,
      has_more: rows.length > start + limit,
      data: rows.slice(start, start + limit),
    }
  }

  #shown(thing: Thing, expands: string[]): Thing {
    const shown = { ...thing }
    if (expands.some((each) => each.startsWith('payment_intent')) && shown.payment_intent)
      shown.payment_intent = this.#shown(
        this.intents.get(shown.payment_intent)!,
        expands.flatMap((each) => (each.includes('.') ? [each.slice(each.indexOf('.') + 1)] : []))
      )
    if (expands.includes('latest_charge') && typeof shown.latest_charge === 'string')
      shown.latest_charge = this.charges.get(shown.latest_charge)
    return shown
  }

  #write({ path, headers }: Call, form: Thing): Thing {
    if (path === '/v1/checkout/sessions') return this.#open(form)
    if (path === '/v1/payment_intents') return this.#charge(form)
    if (path === '/v1/refunds') return this.#refund(form, headers['idempotency-key'] as string)
    const [, , , second, third, fourth] = path.split('/')
    if (path.startsWith('/v1/checkout/sessions/') && fourth === undefined && third === undefined)
      wrong(`Unrecognized request URL (POST: ${path})`)
    if (path.endsWith('/expire')) {
      const session = this.sessions.get(third) ?? missing('checkout.session', third)
      if (session.status !== 'open')
        wrong(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`
        )
      session.status = 'expired'
      session.url = null
      this.tell('checkout.session.expired', session)
      return session
    }
    if (path.startsWith('/v1/payment_intents/') && path.endsWith('/cancel')) {
      const intent = this.intents.get(second) ?? missing('payment_intent', second)
      if (intent.status === 'succeeded')
        wrong(
          'You cannot cancel this PaymentIntent because it has a status of succeeded.',
          undefined,
          'payment_intent_unexpected_state'
        )
      intent.status = 'canceled'
      return intent
    }
    return wrong(`Unrecognized request URL (POST: ${path})`)
  }

  #open(form: Thing): Thing {
    known(form, SESSION)
    if (form.ui_mode !== 'hosted_page')
      wrong(`Invalid ui_mode: must be one of hosted_page, embedded_page, or elements`, 'ui_mode')
    if (form.mode !== 'payment') wrong('Invalid mode', 'mode')
    const [item] = Object.values(form.line_items ?? {}) as Thing[]
    const amount = Number(item?.price_data?.unit_amount) * Number(item?.quantity)
    if (!Number.isSafeInteger(amount))
      wrong(
        'Invalid integer',
        'line_items[0][price_data][unit_amount]',
        'parameter_invalid_integer'
      )
    if (amount < 50)
      wrong(
        'The Checkout Session’s total amount must convert to at least 50 cents.',
        undefined,
        'amount_too_small'
      )
    const left = Number(form.expires_at) - now()
    if (!(left >= 30 * 60 && left <= 24 * 60 * 60))
      wrong(
        'The `expires_at` timestamp must be at least 30 minutes and less than 24 hours from Checkout Session creation.',
        'expires_at'
      )
    for (const name of ['success_url', 'cancel_url'])
      if (!URL.canParse(form[name] ?? '')) wrong('Not a valid URL', name, 'url_invalid')
    const session = newSession(form, { amount, currency: item.price_data.currency })
    this.sessions.set(session.id, session)
    return session
  }

  #intent(over: Thing): Thing {
    const intent = newIntent(over)
    this.intents.set(intent.id, intent)
    return intent
  }

  /** The payer's card at an intent; the names of cards are those that we save. */
  #confirm(intent: Thing, card: string): boolean {
    intent.payment_method = card
    const error = cardErrors[card]
    if (error) {
      intent.last_payment_error = { type: 'card_error', ...error }
      intent.status = 'requires_payment_method'
      this.tell('payment_intent.payment_failed', { ...intent })
      return false
    }
    const charge = newCharge(intent)
    this.charges.set(charge.id, charge)
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: charge.id,
      last_payment_error: null,
    })
    this.tell('payment_intent.succeeded', { ...intent })
    this.tell('charge.succeeded', { ...charge })
    return true
  }

  #charge(form: Thing): Thing {
    known(form, INTENT)
    if (form.confirm !== 'true' || form.off_session !== 'true')
      wrong('Only off-session charges are known here')
    if (!form.customer)
      wrong('The provided PaymentMethod was previously used with a Customer', 'payment_method')
    const intent = this.#intent({
      amount: Number(form.amount),
      currency: form.currency,
      customer: form.customer,
      metadata: form.metadata ?? {},
    })
    if (!this.#confirm(intent, form.payment_method))
      refuse(402, { type: 'card_error', ...intent.last_payment_error, payment_intent: intent })
    return intent
  }

  #refund(form: Thing, key: string): Thing {
    known(form, ['payment_intent amount metadata'])
    if (!key) wrong('A refund is sent with a key')
    const intent =
      this.intents.get(form.payment_intent) ?? missing('payment_intent', form.payment_intent)
    const charge: Thing =
      this.charges.get(intent.latest_charge) ??
      wrong('This PaymentIntent does not have a successful charge to refund.')
    const amount = Number(form.amount)
    if (charge.disputed)
      wrong(
        `Charge ${charge.id} has been charged back; cannot issue a refund.`,
        undefined,
        'charge_disputed'
      )
    if (charge.amount_refunded === charge.amount)
      wrong(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded')
    if (amount > charge.amount - charge.amount_refunded)
      wrong(`Refund amount (${amount}) is greater than unrefunded amount on charge`, 'amount')
    return this.refundCharge(charge, amount, form.metadata ?? {})
  }

  /** A refund, also one of Stripe's own console. */
  refundCharge(charge: Thing, amount: number, metadata: Thing = {}): Thing {
    charge.amount_refunded += amount
    const refund = newRefund(charge, amount, metadata)
    this.refunds.set(refund.id, refund)
    this.tell('refund.created', refund)
    this.tell('charge.refunded', { ...charge })
    return refund
  }

  /** The payer at the page of a session: pays with a card, or has it refused. */
  pay(id: string, card = 'pm_visa'): boolean {
    const session = this.sessions.get(id)!
    if (session.status !== 'open') return false
    const { metadata = {}, setup_future_usage: usage = null } = session.hidden
    const intent = session.payment_intent
      ? this.intents.get(session.payment_intent)!
      : this.#intent({
          amount: session.amount_total,
          currency: session.currency,
          metadata,
          setup_future_usage: usage,
          customer: session.customer_creation === 'always' ? newId('cus') : null,
        })
    session.payment_intent = intent.id
    if (!this.#confirm(intent, card)) return false
    Object.assign(session, {
      status: 'complete',
      payment_status: 'paid',
      customer: intent.customer,
      url: null,
    })
    this.tell('checkout.session.completed', { ...session })
    return true
  }

  /** The payer asks their bank for the money back; later the bank decides. */
  dispute(intent: string): Thing {
    const charge = this.charges.get(this.intents.get(intent)!.latest_charge)!
    charge.disputed = true
    const dispute = newDispute(charge)
    this.disputed.set(dispute.id, dispute)
    this.tell('charge.dispute.created', { ...dispute })
    return dispute
  }

  decide(id: string, status: 'won' | 'lost' | 'under_review') {
    const dispute = this.disputed.get(id)!
    dispute.status = status
    this.tell(status === 'under_review' ? 'charge.dispute.updated' : 'charge.dispute.closed', {
      ...dispute,
    })
  }
}
