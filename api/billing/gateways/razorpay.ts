import { createHmac, timingSafeEqual } from 'node:crypto'
import Razorpay from 'razorpay'
import env from '#config/env'
import { Refusal } from '#api/http/refusal'
import type { Gateway } from '#api/billing/gateways/gateway'
import { fromGateway, toGateway } from '#api/billing/money/currency_facts'
import { small } from '#api/billing/money/money'

const TIMEOUT = 20_000

type Rq = {
  defaults: { baseURL?: string; timeout?: number }
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

/** An error of the API is a plain object and one of the network a TypeError; either way we do not know what happened. */
async function asked<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error: any) {
    const said = error?.error?.description ?? error?.message ?? 'no answer'
    throw Object.assign(new Error(`Razorpay: ${said}`), { statusCode: error?.statusCode })
  }
}

/** Razorpay: its own window takes the card or UPI; the order is ours, the payment theirs. */
export function razorpayGateway(): Gateway {
  const { razorpay, rq } = client()
  return {
    name: 'razorpay',

    async open({ key, amount, currency, order }) {
      const receipt = key.slice(0, 40)
      const made = await asked(
        razorpay.orders.create({
          amount: small(toGateway(amount, currency, 'razorpay')),
          currency,
          receipt,
          notes: { key, order },
          payment: { capture: 'automatic' },
          // a second try with the same receipt is refused, and the first one found
          unique_receipt: true,
        } as never)
      ).catch(async (error) => {
        const found = (await asked(razorpay.orders.all({ receipt } as never))) as {
          items: { id: string }[]
        }
        if (found.items[0]) return found.items[0]
        throw error
      })
      return { ref: made.id }
    },

    async look({ ref, currency }) {
      const order = (await asked(razorpay.orders.fetch(ref))) as any
      const { items } = (await asked(razorpay.orders.fetchPayments(ref))) as { items: any[] }
      const authorized = items.find(({ status }) => status === 'authorized')
      const paid =
        items.find(({ status }) => status === 'captured' || status === 'refunded') ??
        (authorized &&
          (await asked(
            razorpay.payments.capture(authorized.id, authorized.amount, authorized.currency)
          )))
      const ours = (amount: number) => fromGateway(BigInt(amount), currency, 'razorpay')
      if (paid)
        return {
          state: 'paid',
          amount: ours(paid.amount),
          currency: paid.currency,
          payment: paid.id,
          refunded: ours(paid.amount_refunded ?? 0),
        }
      return {
        // a card that was refused can be tried again in the same window
        state: 'open',
        amount: ours(order.amount),
        currency: order.currency,
        payment: null,
        refunded: 0n,
        failure: items[0]?.error_description ?? null,
      }
    },

    // an order of Razorpay has no end: what is paid late is seen then
    async cancel() {},

    async charge() {
      // a debit above 15,000 rupees needs a code, and each one a notice a day before: a person pays by a link
      return null
    },

    async refund({ key, payment, amount, currency }) {
      const { data } = await asked(
        rq.post(
          `/v1/payments/${payment}/refund`,
          { amount: small(toGateway(amount, currency, 'razorpay')), notes: { key } },
          { headers: { 'X-Refund-Idempotency': key } }
        )
      )
      return { id: data.id }
    },

    told(raw, header) {
      if (
        !isSigned(
          raw,
          header('x-razorpay-signature'),
          env.get('RAZORPAY_WEBHOOK_SECRET')!.release()
        )
      )
        throw new Refusal('The signature is not that of Razorpay', {
          status: 400,
          code: 'E_SIGNATURE',
        })
      const event = JSON.parse(raw)
      const payment = event.payload?.payment?.entity
      const order = event.payload?.order?.entity
      const refund = event.payload?.refund?.entity
      const ref = payment?.order_id ?? order?.id ?? null
      return {
        // the header is not signed: without it the thing and what happened to it name the event
        id: header('x-razorpay-event-id') ?? `${event.event}:${refund?.id ?? payment?.id ?? ref}`,
        kind: event.event,
        ref,
        payment: payment?.id ?? refund?.payment_id ?? null,
        key: payment?.notes?.key ?? order?.notes?.key ?? null,
      }
    },

    forBrowser: ({ ref }) => ({ razorpayOrderId: ref, keyId: env.get('RAZORPAY_KEY_ID') ?? null }),

    confirms: (ref, said) =>
      isSigned(
        `${ref}|${said.razorpay_payment_id}`,
        said.razorpay_signature,
        env.get('RAZORPAY_KEY_SECRET')!.release()
      ),
  }
}
