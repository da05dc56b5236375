import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import env from '#config/env'
import { Refusal } from '#api/http/refusal'
import type { Gateway, Seen } from '#api/billing/gateways/gateway'
import { small } from '#api/billing/money/money'

/** What the sandbox signs its webhooks with. */
export const signSandbox = (raw: string) =>
  createHmac('sha256', env.get('APP_KEY').release()).update(`sandbox ${raw}`).digest('hex')

const refOf = () => `sbx_${randomBytes(18).toString('base64url')}`
/** What refuses to be charged again, to try out what follows. */
export const BAD_METHOD = 'method_that_fails'

const states: Record<string, Seen['state']> = {
  open: 'open',
  challenged: 'open',
  paid: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
}

/** A gateway within the product that needs no keys: what it knows lies in tables of its own, and it tells by webhooks as others do. */
export function sandboxGateway(): Gateway {
  return {
    name: 'sandbox',

    async open({ key, amount, currency, returnUrl }) {
      const ref = refOf()
      const { rows } = await db.rawQuery(
        `insert into sandbox_payments (ref, key, amount, currency, return_url) values (?, ?, ?, ?, ?)
         on conflict (key) do update set key = excluded.key returning ref`,
        [ref, key, small(amount), currency, returnUrl]
      )
      return { ref: rows[0].ref, redirectUrl: `/sandbox/${rows[0].ref}` }
    },

    async look({ ref }) {
      const row = await db.from('sandbox_payments').where('ref', ref).firstOrFail()
      return {
        state: states[row.status],
        amount: BigInt(row.amount),
        currency: row.currency,
        payment: row.status === 'paid' ? `pay_${ref}` : null,
        refunded: BigInt(row.refunded),
        method: row.status === 'paid' ? 'Test card' : null,
        failure: row.status === 'failed' ? 'The card was refused' : null,
        saved: row.method ? { customer: null, method: row.method } : null,
      }
    },

    async cancel(ref) {
      const done = await db
        .from('sandbox_payments')
        .where('ref', ref)
        .whereIn('status', ['open', 'challenged', 'failed', 'cancelled'])
        .update({ status: 'cancelled' })
      if (Number(done) === 0) throw new Error('It is paid already')
    },

    async charge({ key, amount, currency }, { method }) {
      const ref = refOf()
      const { rows } = await db.rawQuery(
        `insert into sandbox_payments (ref, key, amount, currency, status, method) values (?, ?, ?, ?, ?, ?)
         on conflict (key) do update set key = excluded.key returning ref`,
        [ref, key, small(amount), currency, method === BAD_METHOD ? 'failed' : 'paid', method]
      )
      return { ref: rows[0].ref }
    },

    async refund({ key, ref, amount }) {
      await db.transaction(async (trx) => {
        const { rows } = await trx.rawQuery(
          `insert into sandbox_refunds (key, ref, amount) values (?, ?, ?) on conflict (key) do nothing returning id`,
          [key, ref, small(amount)]
        )
        if (rows.length > 0)
          await trx.from('sandbox_payments').where('ref', ref).increment('refunded', small(amount))
      })
      return { id: `re_${key}` }
    },

    async find({ key }) {
      const row = await db.from('sandbox_payments').where({ key }).first()
      return row && { ref: row.ref, redirectUrl: `/sandbox/${row.ref}` }
    },

    async keyOf(payment) {
      const row = await db.from('sandbox_payments').where('ref', payment.slice(4)).first()
      return row?.key ?? null
    },

    async *taken({ from, to }) {
      // nobody keeps when a payment of the sandbox was paid, only when it was made
      const rows = await db
        .from('sandbox_payments')
        .where('status', 'paid')
        .whereBetween('created_at', [from, to])
        .orderBy('id')
      for (const row of rows)
        yield {
          payment: `pay_${row.ref}`,
          key: row.key,
          amount: BigInt(row.amount),
          currency: row.currency,
          refunded: BigInt(row.refunded),
        }
    },

    async dispute(id) {
      throw new Error(`The sandbox has no disputes, and so not ${id}`)
    },

    // no bank is behind it
    async *disputes() {},

    told(raw, header) {
      const ours = Buffer.from(signSandbox(raw))
      const theirs = Buffer.from(header('x-sandbox-signature') ?? '')
      if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs))
        throw new Refusal('The signature is not that of the sandbox', {
          status: 400,
          code: 'E_SIGNATURE',
        })
      const { id, kind, ref } = JSON.parse(raw)
      return { id, kind, ref, payment: null, key: null, dispute: null }
    },

    forBrowser: ({ redirectUrl }) => ({ redirectUrl }),
  }
}
