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
  fallDue: told('due', (plan) => ({
    message: `The ${plan} plan could not be renewed`,
    lines: [
      `Pay the open order within ${GRACE_DAYS} days. Until then everything stays; after that your company reads and changes nothing.`,
    ],
    label: 'Pay now',
  })),
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
