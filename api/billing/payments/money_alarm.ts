import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence, type Said } from '#api/languages/sentence'
import { adminsWho } from '#api/accounts/admins_who'
import { notify } from '#api/notifications/notify'

/** Finance hears of money that nobody can explain. */
export async function tellOfMoney(trx: TransactionClientContract, message: Said) {
  await notify(trx, {
    to: await adminsWho(trx, 'see_money'),
    kind: 'billing.alarm',
    message,
    link: '/admin/orders',
    mail: {
      subject: sentence('A payment needs attention'),
      lines: [message],
      action: { label: sentence('Open the orders'), path: '/admin/orders' },
    },
  })
}
