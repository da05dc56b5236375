import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { peopleWho } from '#api/companies/access/people_who'
import { notify } from '#api/notifications/notify'
import { GRACE_DAYS } from '#api/billing/billing_facts'
import Plan from '#api/billing/models/plan'
import type Subscription from '#api/billing/models/subscription'

const LINK = '/client/billing'
type Words = { message: string; lines: string[]; label?: string }

/** Tells those who see to a company's plan. */
export async function tellOfPlan(
  trx: TransactionClientContract,
  subscription: Subscription,
  kind: string,
  words: (plan: string, day: string) => Words
) {
  const { name } = await Plan.query({ client: trx }).where('id', subscription.planId).firstOrFail()
  const day = subscription.periodEnd?.toUTC().toFormat('d LLLL yyyy') ?? ''
  const { message, lines, label = 'Open billing' } = words(name, day)
  await notify(trx, {
    to: await peopleWho(trx, subscription.companyId, 'billing'),
    clientId: subscription.companyId,
    kind: `billing.${kind}`,
    message,
    link: LINK,
    mail: { subject: message, lines: [`${message}.`, ...lines], action: { label, path: LINK } },
  })
}

/** Tells that a renewal is not paid: why, when it is tried again, and what follows. */
export async function tellOfDue(trx: TransactionClientContract, subscription: Subscription) {
  const why = await lastFailure(trx, subscription)
  const { nextTryAt, pastDueSince, gatewayMethod } = subscription
  const last = pastDueSince!.plus({ days: GRACE_DAYS }).toUTC().toFormat('d LLLL yyyy')
  await tellOfPlan(trx, subscription, 'due', (plan) => ({
    message: gatewayMethod
      ? `The ${plan} plan could not be renewed`
      : `The renewal of the ${plan} plan waits for your payment`,
    lines: [
      ...(why ? [`The payment was refused: ${why}`] : []),
      ...(gatewayMethod && nextTryAt
        ? [
            `We try it again on ${nextTryAt.toUTC().toFormat('d LLLL yyyy')}. To pay by another card, pay the open order.`,
          ]
        : ['Pay the open order.']),
      `Until ${last} everything stays; after that your company reads and changes nothing.`,
    ],
    label: 'Pay now',
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
  (kind: string, words: (plan: string, day: string) => Words) =>
  (subscription: Subscription, { trx }: { trx: TransactionClientContract }) =>
    tellOfPlan(trx, subscription, kind, words)

/** Who hears of a move, by its name. */
export const subscriptionNotices = {
  activate: told('plan', (plan, day) => ({
    message: `You are on the ${plan} plan`,
    lines: [`This period runs until ${day} (UTC).`],
  })),
  lower: told('plan', (plan, day) => ({
    message: `Your plan changes on ${day}`,
    lines: [`Until then you have everything of the ${plan} plan.`],
  })),
  cancel: told('cancelled', (plan, day) => ({
    message: `The ${plan} plan ends on ${day}`,
    lines: ['Until then everything stays, and you can go on with it at any time.'],
  })),
  resume: told('plan', (plan) => ({ message: `The ${plan} plan goes on`, lines: [] })),
  fallDue: (subscription: Subscription, { trx }: { trx: TransactionClientContract }) =>
    tellOfDue(trx, subscription),
  suspend: told('suspended', (plan) => ({
    message: `The ${plan} plan is suspended until it is paid`,
    lines: [
      'You read everything and change nothing. Pay the open order, or end the plan and go on with the free one.',
    ],
    label: 'Pay now',
  })),
  stop: told('ended', (plan) => ({
    message: `The ${plan} plan has ended`,
    lines: ['Nothing more is collected. You are on the free plan.'],
  })),
  end: told('ended', (plan) => ({
    message: `The ${plan} plan has ended`,
    lines: ['You are on the free plan. What you have stays; new things follow its limits.'],
  })),
}
