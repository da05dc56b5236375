import type { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { sentence } from '#api/languages/sentence'
import { NOTICE_DAYS } from '#api/billing/billing_facts'
import Subscription from '#api/billing/models/subscription'
import { moneyWords } from '#api/billing/money/currency_facts'
import { subscriptionMoves } from '#api/billing/subscriptions/subscription_moves'
import { tellOfPlan } from '#api/billing/subscriptions/subscription_notices'

const BATCH = 100

/** What a company hears before its period ends, once each period; the condition asks the row again under its lock. */
const notices = [
  {
    // what is charged once a year is forgotten; card networks and the Reserve Bank ask for a word before it, too
    due: `billing_interval = 'year' and status = 'active' and renewal_told_for is distinct from period_end
      and period_end between now() and now() + interval '${NOTICE_DAYS.renewal} days'`,
    column: 'renewalToldFor',
    kind: 'renews',
    words: (subscription: Subscription) => (plan: string, day: DateTime | undefined) => ({
      message: sentence('The {plan} plan renews on {day}', { plan, day }),
      lines: [
        subscription.gatewayMethod
          ? sentence(
              'Then {sum} for another year is charged, and the tax on it, by the card that you saved.',
              { sum: sumOf(subscription) }
            )
          : sentence(
              'Then you get an order of {sum} for another year, and the tax on it, to approve and pay. Nothing is charged automatically.',
              { sum: sumOf(subscription) }
            ),
        sentence('To end or change the plan, do it before that day.'),
      ],
    }),
  },
  {
    due: `status = 'trialing' and gateway_method is null and renewal_told_for is distinct from period_end
      and period_end between now() and now() + interval '${NOTICE_DAYS.trial} days'`,
    column: 'renewalToldFor',
    kind: 'trial_ends',
    words: () => (plan: string, day: DateTime | undefined) => ({
      message: sentence('Your trial of the {plan} plan ends on {day}', { plan, day }),
      lines: [sentence('Order the plan to keep it. Otherwise you move to the free plan then.')],
      label: sentence('Choose a plan'),
    }),
  },
  {
    // the card's last day is that of its month
    due: `status in ('active', 'trialing') and method_ends_with is not null and card_told_for is distinct from period_end
      and period_end between now() and now() + interval '${NOTICE_DAYS.card} days'
      and method_ends_with < to_char(period_end at time zone 'UTC', 'YYYY-MM')`,
    column: 'cardToldFor',
    kind: 'card_ends',
    words:
      ({ methodEndsWith }: Subscription) =>
      (plan: string, day: DateTime | undefined) => ({
        message: sentence('The card for the {plan} plan ends before its renewal', { plan }),
        lines: [
          sentence(
            'It is valid to the end of {month}, and the plan renews on {day}. The bank may refuse it then; you get an order that can be paid by another card, which is kept for the next time.',
            { month: methodEndsWith, day }
          ),
        ],
      }),
  },
] as const

/** Tells companies of a yearly renewal, the end of a trial and a card that ends before its renewal. Safe to run twice. */
export async function tellAhead() {
  for (const { due, column, kind, words } of notices) {
    let after = 0
    for (;;) {
      const found = await Subscription.query()
        .whereRaw(due)
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH)
      for (const subscription of found)
        await db.transaction(async (trx) => {
          subscription.useTransaction(trx)
          await subscriptionMoves.lock(subscription, trx)
          const { rows } = await trx.rawQuery(`select from subscriptions where id = ? and ${due}`, [
            subscription.id,
          ])
          if (rows.length === 0) return
          await tellOfPlan(trx, subscription, kind, words(subscription))
          await subscription.merge({ [column]: subscription.periodEnd }).save()
        })
      if (found.length < BATCH) break
      after = found.at(-1)!.id
    }
  }
}

const sumOf = ({ amount, currency }: Subscription) => moneyWords(amount, currency)
