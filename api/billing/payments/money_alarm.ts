import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { adminsWho } from '#api/accounts/admins_who'
import { notify } from '#api/notifications/notify'

/** Finance hears of money that nobody can explain. */
export async function tellOfMoney(trx: TransactionClientContract, message: string) {
  await notify(trx, {
    to: await adminsWho(trx, 'see_money'),
    kind: 'billing.alarm',
    message,
    link: '/admin/orders',
    mail: {
      subject: 'A payment needs a look',
      lines: [message],
      action: { label: 'Open the orders', path: '/admin/orders' },
    },
  })
}
