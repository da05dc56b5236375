import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence, type Said } from '#api/languages/sentence'
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
  sentence('{money} for order {number}', {
    money: moneyWords(refund.amount, refund.currency),
    number: await numberOf(refund, trx),
  })

/** The other admins of finance: one of them decides a refund that is above the limit. */
export const otherAdmins = async (trx: TransactionClientContract, { id }: User) =>
  (await adminsWho(trx, 'keep_money')).filter((admin) => admin !== id)

/** Those who may decide a refund hear that it waits for them. */
export async function tellOfRequest(trx: TransactionClientContract, refund: Refund, by: User) {
  const message = sentence('{name} asks to pay back {words}', {
    name: by.fullName,
    words: await wordsOf(refund, trx),
  })
  const link = `/admin/refunds/${refund.id}/show`
  await notify(trx, {
    to: await otherAdmins(trx, by),
    kind: 'billing.refund_asked',
    message,
    link,
    mail: {
      subject: sentence('A refund needs a second admin'),
      lines: [
        sentence('{message}.', { message }),
        sentence('Why: {reason}', { reason: refund.reason }),
        sentence(
          'It is more than one admin can refund alone. Nothing is sent before you approve it.'
        ),
      ],
      action: { label: sentence('Open the refund'), path: link },
    },
  })
}

async function tellRequester(refund: Refund, { trx, by }: Moving, approved: boolean, more: Said[]) {
  if (!refund.askedBy) return
  const message = sentence(
    approved ? '{name} approved the refund of {words}' : '{name} declined the refund of {words}',
    { name: by!.fullName, words: await wordsOf(refund, trx) }
  )
  const link = `/admin/refunds/${refund.id}/show`
  await notify(trx, {
    to: [refund.askedBy],
    kind: 'billing.refund_decided',
    message,
    link,
    mail: {
      subject: approved ? sentence('A refund was approved') : sentence('A refund was declined'),
      lines: [sentence('{message}.', { message }), ...more],
      action: { label: sentence('Open the refund'), path: link },
    },
  })
}

/** Who hears of a move, by its name. */
export const refundNotices = {
  approve: (refund: Refund, moving: Moving) =>
    tellRequester(refund, moving, true, [
      sentence('It is on its way, and its credit note follows.'),
    ]),
  decline: (refund: Refund, moving: Moving) =>
    tellRequester(refund, moving, false, [
      sentence('Why: {reason}', { reason: refund.decisionNote }),
      sentence('Nothing was sent. Talk to them, or ask for another amount.'),
    ]),
}
