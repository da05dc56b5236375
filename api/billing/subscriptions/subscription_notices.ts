import type { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence, type Said } from '#api/languages/sentence'
import { peopleWho } from '#api/companies/access/people_who'
import { notify } from '#api/notifications/notify'
import { GRACE_DAYS } from '#api/billing/billing_facts'
import Plan from '#api/billing/models/plan'
import type Subscription from '#api/billing/models/subscription'

const LINK = '/client/billing'
type Words = { message: Said; lines: Said[]; label?: Said }

/** Tells those who see to a company's plan. */
export async function tellOfPlan(
  trx: TransactionClientContract,
  subscription: Subscription,
  kind: string,
  words: (plan: string, day: DateTime | undefined) => Words
) {
  const { name } = await Plan.query({ client: trx }).where('id', subscription.planId).firstOrFail()
  const day = subscription.periodEnd?.toUTC()
  const { message, lines, label = sentence('Open billing') } = words(name, day)
  await notify(trx, {
    to: await peopleWho(trx, subscription.companyId, 'billing'),
    clientId: subscription.companyId,
    kind: `billing.${kind}`,
    message,
    link: LINK,
    mail: {
      subject: message,
      lines: [sentence('{message}.', { message }), ...lines],
      action: { label, path: LINK },
    },
  })
}

/** Tells that a renewal is not paid: why, when it is tried again, and what follows. */
export async function tellOfDue(trx: TransactionClientContract, subscription: Subscription) {
  const why = await lastFailure(trx, subscription)
  const { nextTryAt, pastDueSince, gatewayMethod } = subscription
  const last = pastDueSince!.plus({ days: GRACE_DAYS }).toUTC()
  await tellOfPlan(trx, subscription, 'due', (plan) => ({
    message: gatewayMethod
      ? sentence('The {plan} plan could not be renewed', { plan })
      : sentence('The renewal of the {plan} plan waits for your payment', { plan }),
    lines: [
      ...(why ? [sentence('The payment was refused: {why}', { why })] : []),
      ...(gatewayMethod && nextTryAt
        ? [
            sentence('We try again on {day}. To pay by another card, pay the open order.', {
              day: nextTryAt.toUTC(),
            }),
          ]
        : [sentence('Pay the open order.')]),
      sentence(
        'Until {last} everything stays; after that your company reads and changes nothing.',
        { last }
      ),
    ],
    label: sentence('Pay now'),
  }))
}

async function lastFailure(trx: TransactionClientContract, { id }: Subscription) {
  const row = await trx
    .from('payments')
    .join('orders', 'orders.id', 'payments.order_id')
    .where({ 'orders.subscription_id': id, 'orders.kind': 'renewal' })
    .orderBy('payments.id', 'desc')
    .select('payments.failure')
    .first()
  return row?.failure as string | null | undefined
}

const told =
  (kind: string, words: (plan: string, day: DateTime | undefined) => Words) =>
  (subscription: Subscription, { trx }: { trx: TransactionClientContract }) =>
    tellOfPlan(trx, subscription, kind, words)

/** Who hears of a move, by its name. */
export const subscriptionNotices = {
  activate: told('plan', (plan, day) => ({
    message: sentence('You are on the {plan} plan', { plan }),
    lines: [sentence('This period runs until {day} (UTC).', { day })],
  })),
  lower: told('plan', (plan, day) => ({
    message: sentence('Your plan changes on {day}', { day }),
    lines: [sentence('Until then you have everything of the {plan} plan.', { plan })],
  })),
  cancel: told('cancelled', (plan, day) => ({
    message: sentence('The {plan} plan ends on {day}', { plan, day }),
    lines: [sentence('Until then everything stays, and you can continue at any time.')],
  })),
  resume: told('plan', (plan) => ({
    message: sentence('The {plan} plan goes on', { plan }),
    lines: [],
  })),
  hold: told('held', (plan, day) => ({
    message: sentence('The {plan} plan is not renewed while your company is suspended', { plan }),
    lines: [
      sentence(
        'Nothing is charged meanwhile, and orders that were not paid are closed. What you paid for runs until {day} (UTC).',
        { day }
      ),
      sentence(
        'If the suspension is taken back before that day, the plan goes on; else it ends then.'
      ),
    ],
  })),
  goOn: told('plan', (plan, day) => ({
    message: sentence('The {plan} plan goes on', { plan }),
    lines: [
      sentence(
        'It renews on {day} (UTC), as before the suspension. To end or change it, do it before that day.',
        {
          day,
        }
      ),
    ],
  })),
  fallDue: (subscription: Subscription, { trx }: { trx: TransactionClientContract }) =>
    tellOfDue(trx, subscription),
  suspend: told('suspended', (plan) => ({
    message: sentence('The {plan} plan is suspended until it is paid', { plan }),
    lines: [
      sentence(
        'You can read everything but change nothing. Pay the open order, or end the plan and continue on the free one.'
      ),
    ],
    label: sentence('Pay now'),
  })),
  stop: told('ended', (plan) => ({
    message: sentence('The {plan} plan has ended', { plan }),
    lines: [sentence('Nothing more is collected. You are on the free plan.')],
  })),
  end: told('ended', (plan) => ({
    message: sentence('The {plan} plan has ended', { plan }),
    lines: [
      sentence('You are on the free plan. What you have stays; its limits apply to anything new.'),
    ],
  })),
}
