import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { adminsWho } from '#api/accounts/admins_who'
import type { Moving } from '#api/flow/moves_of'
import { notify } from '#api/notifications/notify'
import type User from '#api/accounts/models/user'
import Order from '#api/billing/models/order'
import type Refund from '#api/billing/models/refund'
import { moneyWords } from '#api/billing/money/currency_facts'

const numberOf = async ({ orderId }: Refund, trx: TransactionClientContract) =>
  (await Order.query({ client: trx }).where('id', orderId).firstOrFail()).number

const wordsOf = async (refund: Refund, trx: TransactionClientContract) =>
  `${moneyWords(refund.amount, refund.currency)} for order ${await numberOf(refund, trx)}`

/** The other admins of finance: one of them decides a refund that is above the limit. */
export const otherAdmins = async (trx: TransactionClientContract, { id }: User) =>
  (await adminsWho(trx, 'keep_money')).filter((admin) => admin !== id)

/** Those who may decide a refund hear that it waits for them. */
export async function tellOfRequest(trx: TransactionClientContract, refund: Refund, by: User) {
  const message = `${by.fullName} asks to pay back ${await wordsOf(refund, trx)}`
  const link = `/admin/refunds/${refund.id}/show`
  await notify(trx, {
    to: await otherAdmins(trx, by),
    kind: 'billing.refund_asked',
    message,
    link,
    mail: {
      subject: 'A refund waits for a second admin',
      lines: [
        `${message}.`,
        `Why: ${refund.reason}`,
        'It is above what one admin pays back alone. Nothing is sent before you approve it.',
      ],
      action: { label: 'Open the refund', path: link },
    },
  })
}

async function tellRequester(refund: Refund, { trx, by }: Moving, is: string, more: string[]) {
  if (!refund.askedBy) return
  const message = `${by!.fullName} ${is} the refund of ${await wordsOf(refund, trx)}`
  const link = `/admin/refunds/${refund.id}/show`
  await notify(trx, {
    to: [refund.askedBy],
    kind: 'billing.refund_decided',
    message,
    link,
    mail: {
      subject: `A refund was ${is}`,
      lines: [`${message}.`, ...more],
      action: { label: 'Open the refund', path: link },
    },
  })
}

/** Who hears of a move, by its name. */
export const refundNotices = {
  approve: (refund: Refund, moving: Moving) =>
    tellRequester(refund, moving, 'approved', ['It is on its way, and its credit note follows.']),
  decline: (refund: Refund, moving: Moving) =>
    tellRequester(refund, moving, 'declined', [
      `Why: ${refund.decisionNote}`,
      'Nothing was sent. Talk to them, or ask for another amount.',
    ]),
}
