import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { peopleWho } from '#api/companies/access/people_who'
import { notify } from '#api/notifications/notify'
import { CREDIT_WARN_DAYS } from '#api/assessments/credits/credit_facts'
import { expire } from '#api/assessments/credits/credits'
import CreditAccount from '#api/assessments/models/credit_account'

const BATCH = 200

/**
 * Ends credits that have run out, and tells companies once of those that will soon. Returns how many credits ended and
 * how many accounts were told. Safe to run twice, at the same time, and after an outage.
 */
export default async function expireCredits() {
  const expired = await eachDue(new Date(), false, expire)
  const soon = DateTime.now().plus({ days: CREDIT_WARN_DAYS }).toJSDate()
  const warned = await eachDue(soon, true, warn)
  return { expired, warned }
}

/** Works on each account that has credits which run out by a time, each in a transaction of its own. Returns the sum. */
async function eachDue(
  by: Date,
  unwarned: boolean,
  work: (trx: TransactionClientContract, account: CreditAccount) => Promise<number>
) {
  let sum = 0
  let after = 0
  for (;;) {
    const { rows } = await db.rawQuery(
      `select distinct account_id as id from credit_lots
       where available > 0 and expires_at <= ? and account_id > ? ${unwarned ? 'and warned_at is null' : ''}
       order by account_id limit ?`,
      [by, after, BATCH]
    )
    for (const { id } of rows as { id: number }[])
      sum += await db.transaction(async (trx) => {
        const account = await CreditAccount.query({ client: trx })
          .where('id', id)
          .forUpdate()
          .firstOrFail()
        return work(trx, account)
      })
    if (rows.length < BATCH) return sum
    after = rows.at(-1).id
  }
}

async function warn(trx: TransactionClientContract, { id, companyId }: CreditAccount) {
  const lots: { available: number; expires_at: Date }[] = await trx
    .from('credit_lots')
    .where('account_id', id)
    .where('available', '>', 0)
    .whereNull('warned_at')
    .where('expires_at', '<=', DateTime.now().plus({ days: CREDIT_WARN_DAYS }).toJSDate())
    .update({ warned_at: new Date() })
    .returning(['available', 'expires_at'])
  if (!companyId || lots.length === 0) return 0
  const credits = lots.reduce((sum, { available }) => sum + available, 0)
  const first = DateTime.min(...lots.map((lot) => DateTime.fromJSDate(lot.expires_at)))!
  const message = sentence(
    '{credits, plural, one {A test credit of yours runs} other {# of your test credits run}} out from {day} on',
    { credits, day: first.toUTC() }
  )
  await notify(trx, {
    to: await peopleWho(trx, companyId, 'billing'),
    kind: 'billing.credits_run_out',
    message,
    link: '/client/assessments?tab=credits',
    clientId: companyId,
    mail: {
      subject: message,
      lines: [sentence('{message}. Credits that run out first are spent first.', { message })],
      action: { label: sentence('See your credits'), path: '/client/assessments?tab=credits' },
    },
  })
  return 1
}
