import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import Razorpay from 'razorpay'
import env from '#config/env'
import { Refusal } from '#api/http/refusal'
import {
  GatewayRefused,
  type Gateway,
  type Opened,
  type SeenDispute,
} from '#api/billing/gateways/gateway'
import { methodWords } from '#api/billing/gateways/method_words'
import { fromGateway, toGateway } from '#api/billing/money/currency_facts'
import { small } from '#api/billing/money/money'

const TIMEOUT = 20_000
/** The most that a list call takes at once. */
const PAGE = 100

type Rq = {
  defaults: { baseURL?: string; timeout?: number; maxRedirects?: number }
  post(url: string, data: object, options: object): Promise<{ data: any }>
}

function client() {
  const razorpay = new Razorpay({
    key_id: env.get('RAZORPAY_KEY_ID')!,
    key_secret: env.get('RAZORPAY_KEY_SECRET')!.release(),
  })
  const { rq } = (razorpay as unknown as { api: { rq: Rq } }).api
  // the client waits for ever, and knows no other address
  rq.defaults.timeout = TIMEOUT
  // our key goes nowhere that somebody else names
  rq.defaults.maxRedirects = 0
  const url = env.get('RAZORPAY_URL')
  if (url) rq.defaults.baseURL = url
  return { razorpay, rq }
}

const sign = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('hex')

function isSigned(text: string, signature: unknown, secret: string) {
  const ours = Buffer.from(sign(text, secret))
  const theirs = Buffer.from(String(signature ?? ''))
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}

/**
 * An error of the API is a plain object, of a call past the client one of axios, and of the network a TypeError. What was
 * understood and refused is said as such; of all else we do not know what happened.
 */
async function asked<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error: any) {
    const status: number | undefined = error?.statusCode ?? error?.response?.status
    const body = error?.error ?? error?.response?.data?.error
    const said = `Razorpay: ${body?.description ?? error?.message ?? 'no answer'}`
    if (status && status >= 400 && status < 500 && ![408, 409, 429].includes(status))
      throw new GatewayRefused(said)
    throw new Error(said)
  }
}

type Client = ReturnType<typeof client>

async function linkOf({ razorpay }: Client, search: Record<string, string>): Promise<any> {
  const { payment_links: found } = await asked(razorpay.paymentLink.all(search as never))
  return found[0] ?? null
}

async function capture({ razorpay }: Client, { id, amount, currency }: any): Promise<any> {
  try {
    return await asked(razorpay.payments.capture(id, amount, currency))
  } catch (error) {
    // another who looked at the same time was faster
    const now = await asked(razorpay.payments.fetch(id))
    if (now.status === 'captured') return now
    throw error
  }
}

const opened = (made: any): Opened => ({ ref: made.id, redirectUrl: made.short_url })
const ours = (amount: number, currency: string) => fromGateway(BigInt(amount), currency, 'razorpay')

/** What makes, changes and looks at a payment. */
const payments = (
  here: Client
): Pick<Gateway, 'open' | 'look' | 'cancel' | 'charge' | 'refund'> => ({
  async open({ key, amount, currency, order, description, name, email, returnUrl }) {
    try {
      return opened(
        await asked(
          here.razorpay.paymentLink.create({
            amount: small(toGateway(amount, currency, 'razorpay')),
            currency,
            accept_partial: false,
            // a second link of the same is refused, and the first one found
            reference_id: key,
            description,
            customer: { name, ...(email && { email }) },
            // we tell by ourselves
            notify: { sms: false, email: false },
            reminder_enable: false,
            notes: { key, order },
            callback_url: returnUrl,
            callback_method: 'get',
          })
        )
      )
    } catch (error) {
      if (!(error instanceof GatewayRefused)) throw error
      const first = await linkOf(here, { reference_id: key })
      if (first) return opened(first)
      throw error
    }
  },

  async look({ ref, currency }) {
    // a payment is told of by itself before the answer that names its link was kept
    const found = ref.startsWith('pay_')
      ? await linkOf(here, { payment_id: ref })
      : ((await asked(here.razorpay.paymentLink.fetch(ref))) as any)
    const tries: any[] = []
    for (const { payment_id: id } of found.payments ?? [])
      tries.push(await asked(here.razorpay.payments.fetch(id)))
    const authorized = tries.find(({ status }) => status === 'authorized')
    const paid =
      tries.find(({ status }) => status === 'captured' || status === 'refunded') ??
      (authorized && (await capture(here, authorized)))
    if (paid)
      return {
        state: 'paid',
        amount: ours(paid.amount, currency),
        currency: paid.currency,
        payment: paid.id,
        refunded: ours(paid.amount_refunded ?? 0, currency),
        method: methodWords(paid.method, { brand: paid.card?.network, last4: paid.card?.last4 }),
      }
    return {
      // a card that was refused can be tried again on the same page
      state: ['cancelled', 'expired'].includes(found.status) ? 'cancelled' : 'open',
      amount: ours(found.amount, currency),
      currency: found.currency,
      payment: null,
      refunded: 0n,
      failure: tries.at(-1)?.error_description ?? null,
    }
  },

  async cancel(ref) {
    await asked(here.razorpay.paymentLink.cancel(ref))
  },

  async charge() {
    // a debit above 15,000 rupees needs a code, and each one a notice a day before: a person pays by a link
    return null
  },

  async refund({ key, payment, amount, currency }) {
    const { data } = await asked(
      // the client drops the header by which a second call is the first one
      here.rq.post(
        `/v1/payments/${payment}/refund`,
        { amount: small(toGateway(amount, currency, 'razorpay')), notes: { refund: key } },
        { headers: { 'X-Refund-Idempotency': key } }
      )
    )
    return { id: data.id }
  },
})

/** What is found and listed again: lost answers, payments and disputes. */
const records = (
  here: Client
): Pick<Gateway, 'find' | 'keyOf' | 'taken' | 'dispute' | 'disputes'> => ({
  async find({ key }) {
    const first = await linkOf(here, { reference_id: key })
    return first && opened(first)
  },

  async keyOf(payment) {
    return (await linkOf(here, { payment_id: payment }))?.reference_id ?? null
  },

  async *taken({ from, to }) {
    const between = { from: Math.floor(+from / 1000), to: Math.floor(+to / 1000) }
    for (let skip = 0; ; skip += PAGE) {
      const { items } = await asked(here.razorpay.payments.all({ ...between, count: PAGE, skip }))
      for (const payment of items as any[])
        if (payment.status === 'captured' || payment.status === 'refunded')
          yield {
            payment: payment.id,
            key: payment.notes?.key ?? null,
            amount: ours(payment.amount, payment.currency),
            currency: payment.currency,
            refunded: ours(payment.amount_refunded ?? 0, payment.currency),
          }
      if (items.length < PAGE) return
    }
  },

  dispute: async (id) => disputeOf(await asked(here.razorpay.disputes.fetch(id))),

  async *disputes(since) {
    // the list has no times, and its latest come first
    for (let skip = 0; ; skip += PAGE) {
      const { items } = await asked(here.razorpay.disputes.all({ count: PAGE, skip }))
      for (const dispute of items) {
        if (dispute.created_at * 1000 < since.getTime()) return
        yield disputeOf(dispute)
      }
      if (items.length < PAGE) return
    }
  },
})

/** What comes by webhook and by the browser, and what the browser is sent on with. */
const webhooks: Pick<Gateway, 'told' | 'forBrowser' | 'confirms'> = {
  told(raw, header) {
    const secret = env.get('RAZORPAY_WEBHOOK_SECRET')!.release()
    if (!isSigned(raw, header('x-razorpay-signature'), secret))
      throw new Refusal('The signature is not that of Razorpay', {
        status: 400,
        code: 'E_SIGNATURE',
      })
    const event = JSON.parse(raw)
    const part = (name: string) => event.payload?.[name]?.entity
    const payment = part('payment')
    const refund = part('refund')
    const dispute = part('dispute')
    return {
      // the header that names the event is not signed; the body is, and is the same in each try
      id: createHash('sha256').update(raw).digest('base64url'),
      kind: event.event,
      ref: part('payment_link')?.id ?? null,
      payment: payment?.id ?? refund?.payment_id ?? dispute?.payment_id ?? null,
      key: part('payment_link')?.reference_id ?? payment?.notes?.key ?? null,
      dispute: dispute?.id ?? null,
    }
  },

  forBrowser: ({ redirectUrl }) => ({ redirectUrl, keyId: env.get('RAZORPAY_KEY_ID') ?? null }),

  confirms: (ref, said) =>
    isSigned(
      [
        ref,
        said.razorpay_payment_link_reference_id,
        said.razorpay_payment_link_status,
        said.razorpay_payment_id,
      ].join('|'),
      said.razorpay_signature,
      env.get('RAZORPAY_KEY_SECRET')!.release()
    ),
}

/** Razorpay: a payment link, whose page is theirs and takes the card or UPI, so no card number and no foreign script reach us. */
export function razorpayGateway(): Gateway {
  const here = client()
  return { name: 'razorpay', ...payments(here), ...records(here), ...webhooks }
}

const disputeStates: Record<string, SeenDispute['state']> = {
  open: 'open',
  under_review: 'under_review',
  won: 'won',
  // the payer was answered otherwise, and nothing was taken
  closed: 'won',
  lost: 'lost',
}

function disputeOf(dispute: {
  id: string
  payment_id: string
  status: string
  amount: number
  currency: string
  reason_code: string
  respond_by: number
}): SeenDispute {
  return {
    id: dispute.id,
    payment: dispute.payment_id,
    state: disputeStates[dispute.status] ?? 'under_review',
    amount: ours(dispute.amount, dispute.currency),
    currency: dispute.currency,
    reason: dispute.reason_code,
    answerBy: dispute.respond_by ? new Date(dispute.respond_by * 1000) : null,
  }
}
