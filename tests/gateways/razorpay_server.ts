import { createHmac } from 'node:crypto'
import {
  Answered,
  GatewayServer,
  newId,
  now,
  type Call,
  type Hook,
  type Reply,
} from './gateway_server.js'

type Thing = Record<string, any>

export const RAZORPAY_KEY = 'rzp_test_local'
export const RAZORPAY_KEY_SECRET = 'secret of the local key'
export const RAZORPAY_SECRET = 'secret of the local webhooks'

const wrong = (description: string, field?: string): never => {
  throw new Answered(400, {
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
      metadata: {},
      ...(field && { field }),
    },
  })
}
const hmac = (words: string, secret: string) =>
  createHmac('sha256', secret).update(words).digest('hex')

const LINK =
  'amount currency accept_partial reference_id description customer notify reminder_enable notes callback_url callback_method expire_by'.split(
    ' '
  )

/** Razorpay as far as we call it: payment links, payments, refunds and disputes. What the real `razorpay` client sends, it checks. */
export class RazorpayServer extends GatewayServer {
  links = new Map<string, Thing>()
  payments = new Map<string, Thing>()
  refunds = new Map<string, Thing>()
  disputed = new Map<string, Thing>()
  /** Captures by itself, as a new account does; else a payment stays authorised. */
  captures = true
  #keys = new Map<string, { sent: string; reply: Reply }>()

  protected broken(): Reply {
    return {
      status: 502,
      body: {
        error: {
          code: 'GATEWAY_ERROR',
          description: 'Payment processing failed due to error at bank or wallet gateway',
        },
      },
    }
  }

  protected hook(event: string, parts: Thing): Hook {
    const raw = JSON.stringify({
      entity: 'event',
      account_id: 'acc_local',
      event,
      contains: Object.keys(parts),
      payload: Object.fromEntries(
        Object.entries(parts).map(([name, entity]) => [name, { entity: { ...entity } }])
      ),
      created_at: now(),
      // two of a second differ, as real ones do by their times
      nth: newId('n'),
    })
    return {
      kind: event,
      raw,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': newId('event'),
        'x-razorpay-signature': hmac(raw, RAZORPAY_SECRET),
      },
    }
  }

  protected answer(call: Call): Reply {
    const who = `Basic ${Buffer.from(`${RAZORPAY_KEY}:${RAZORPAY_KEY_SECRET}`).toString('base64')}`
    if (call.headers.authorization !== who)
      throw new Answered(401, {
        error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' },
      })
    return call.method === 'GET' ? { body: this.#read(call) } : this.#write(call)
  }

  #read({ path, query }: Call): Thing {
    const [, , kind, id] = path.split('/')
    const all: Record<string, Map<string, Thing>> = {
      payment_links: this.links,
      payments: this.payments,
      disputes: this.disputed,
    }
    const place = all[kind] ?? wrong('The requested URL was not found on the server.')
    if (id) return place.get(id) ?? wrong('The id provided does not exist')
    if (kind === 'payment_links') {
      const payment = query.get('payment_id')
      const reference = query.get('reference_id')
      const found = [...this.links.values()].filter(
        (link) =>
          (!reference || link.reference_id === reference) &&
          (!payment || link.payments.some((each: Thing) => each.payment_id === payment))
      )
      return { payment_links: found }
    }
    const count = Number(query.get('count') ?? 10)
    if (count > 100) wrong('The count may not be greater than 100.', 'count')
    const skip = Number(query.get('skip') ?? 0)
    const from = Number(query.get('from') ?? 0)
    const to = Number(query.get('to') ?? Infinity)
    const items = [...place.values()]
      .filter(({ created_at: at }) => at >= from && at <= to)
      .toReversed()
      .slice(skip, skip + count)
    return { entity: 'collection', count: items.length, items }
  }

  #write({ path, raw, headers }: Call): Reply {
    const body: Thing = raw ? JSON.parse(raw) : {}
    const [, , kind, id, act] = path.split('/')
    if (path === '/v1/payment_links') return { body: this.#open(body) }
    if (kind === 'payment_links' && act === 'cancel') return { body: this.#cancel(id) }
    const payment: Thing =
      (kind === 'payments' && this.payments.get(id)) || wrong('The id provided does not exist')
    if (act === 'capture') return { body: this.#capture(payment, body) }
    if (act !== 'refund') wrong('The requested URL was not found on the server.')
    const key = headers['x-refund-idempotency'] as string | undefined
    if (!key) wrong('A refund is sent with its key')
    const first = this.#keys.get(key!)
    if (first && first.sent !== `${path} ${raw}`)
      wrong('Different request body sent with the same idempotency key')
    const reply = first?.reply ?? { body: { ...this.refund(payment, body.amount, body.notes) } }
    this.#keys.set(key!, { sent: `${path} ${raw}`, reply })
    return reply
  }

  #open(body: Thing): Thing {
    for (const name of Object.keys(body))
      if (!LINK.includes(name)) wrong(`${name} is/are not required and should not be sent`, name)
    if (!Number.isSafeInteger(body.amount) || body.amount < 100)
      wrong('The amount must be at least INR 1.00', 'amount')
    if (!body.reference_id || body.reference_id.length > 40)
      wrong('The reference id may not be greater than 40 characters.', 'reference_id')
    if ([...this.links.values()].some((link) => link.reference_id === body.reference_id))
      wrong(
        `payment link with given reference_id (${body.reference_id}) already exists.`,
        'reference_id'
      )
    if (!URL.canParse(body.callback_url ?? '') || body.callback_method !== 'get')
      wrong('The callback url format is invalid.', 'callback_url')
    const made = newId('plink')
    const link: Thing = {
      ...body,
      id: made,
      status: 'created',
      amount_paid: 0,
      cancelled_at: 0,
      expired_at: 0,
      payments: [],
      created_at: now(),
      order_id: newId('order'),
      short_url: `https://rzp.io/i/${made}`,
    }
    this.links.set(made, link)
    return link
  }

  #cancel(id: string): Thing {
    const link = this.links.get(id) ?? wrong('The id provided does not exist')
    if (link.status !== 'created') wrong('Payment link cannot be cancelled as it is already paid')
    link.status = 'cancelled'
    link.cancelled_at = now()
    this.tell('payment_link.cancelled', { payment_link: link })
    return link
  }

  #capture(payment: Thing, { amount, currency }: Thing): Thing {
    if (payment.status === 'captured') wrong('This payment has already been captured')
    if (amount !== payment.amount || currency !== payment.currency)
      wrong('Capture amount must be equal to the amount authorized')
    const link = [...this.links.values()].find(({ order_id: order }) => order === payment.order_id)!
    this.#captured(link, payment)
    return payment
  }

  #captured(link: Thing, payment: Thing) {
    payment.status = 'captured'
    payment.captured = true
    link.status = 'paid'
    link.amount_paid = payment.amount
    this.#noteTry(link, payment)
    this.tell('payment.captured', { payment })
    this.tell('payment_link.paid', {
      payment_link: link,
      payment,
      order: { id: link.order_id, entity: 'order', amount: link.amount, status: 'paid', notes: [] },
    })
  }

  #noteTry(link: Thing, payment: Thing) {
    const seen = link.payments.find((each: Thing) => each.payment_id === payment.id)
    if (seen) seen.status = payment.status
    else
      link.payments.push({
        payment_id: payment.id,
        amount: payment.amount,
        status: payment.status,
        method: payment.method,
        created_at: payment.created_at,
      })
  }

  /** The payer at the page of a link. */
  pay(id: string, outcome: 'paid' | 'failed' = 'paid'): boolean {
    const link = this.links.get(id)!
    if (link.status !== 'created') return false
    const payment: Thing = {
      id: newId('pay'),
      entity: 'payment',
      amount: link.amount,
      currency: link.currency,
      status: 'authorized',
      captured: false,
      order_id: link.order_id,
      method: 'upi',
      amount_refunded: 0,
      refund_status: null,
      // a payment by a link has its own notes, which are empty
      notes: [],
      error_code: null,
      error_description: null,
      created_at: now(),
    }
    this.payments.set(payment.id, payment)
    if (outcome === 'failed') {
      payment.status = 'failed'
      payment.error_code = 'BAD_REQUEST_ERROR'
      payment.error_description = 'Payment was declined by the bank'
      this.#noteTry(link, payment)
      this.tell('payment.failed', { payment })
      return false
    }
    this.#noteTry(link, payment)
    this.tell('payment.authorized', { payment })
    if (this.captures) this.#captured(link, payment)
    return true
  }

  /** The query with which the payer's browser comes back. */
  callback(id: string): Record<string, string> {
    const link = this.links.get(id)!
    const payment = link.payments.at(-1).payment_id
    return {
      razorpay_payment_id: payment,
      razorpay_payment_link_id: id,
      razorpay_payment_link_reference_id: link.reference_id,
      razorpay_payment_link_status: link.status,
      razorpay_signature: hmac(
        [id, link.reference_id, link.status, payment].join('|'),
        RAZORPAY_KEY_SECRET
      ),
    }
  }

  /** A refund, also one of Razorpay's own dashboard. */
  refund(payment: Thing, amount: number, notes: Thing = {}): Thing {
    if (payment.status !== 'captured')
      wrong(
        payment.amount_refunded === payment.amount
          ? 'The payment has been fully refunded already'
          : 'The payment status should be captured for action to be taken'
      )
    if (!Number.isSafeInteger(amount) || amount > payment.amount - payment.amount_refunded)
      wrong('The total refund amount is greater than the refund payment amount', 'amount')
    payment.amount_refunded += amount
    const isWhole = payment.amount_refunded === payment.amount
    payment.refund_status = isWhole ? 'full' : 'partial'
    if (isWhole) payment.status = 'refunded'
    const refund = {
      id: newId('rfnd'),
      entity: 'refund',
      amount,
      currency: payment.currency,
      payment_id: payment.id,
      notes,
      status: 'processed',
      created_at: now(),
    }
    this.refunds.set(refund.id, refund)
    this.tell('refund.processed', { refund, payment })
    return refund
  }

  dispute(id: string): Thing {
    const payment = this.payments.get(id)!
    const dispute = {
      id: newId('disp'),
      entity: 'dispute',
      payment_id: id,
      amount: payment.amount - payment.amount_refunded,
      currency: payment.currency,
      amount_deducted: 0,
      reason_code: 'goods_or_services_not_received_or_partially_received',
      respond_by: now() + 7 * 86_400,
      status: 'open',
      phase: 'chargeback',
      created_at: now(),
    }
    this.disputed.set(dispute.id, dispute)
    this.tell('payment.dispute.created', { payment, dispute })
    return dispute
  }

  decide(id: string, status: 'won' | 'lost' | 'under_review') {
    const dispute = this.disputed.get(id)!
    dispute.status = status
    if (status === 'lost') dispute.amount_deducted = dispute.amount
    this.tell(`payment.dispute.${status}`, {
      payment: this.payments.get(dispute.payment_id)!,
      dispute,
    })
  }
}
