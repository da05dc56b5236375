import { BaseTransformer } from '@adonisjs/core/transformers'
import { CheckoutTransformer } from '#api/billing/orders/order_transformers'
import type { PlanQuote } from '#api/billing/subscriptions/change_plan'
import type { Language } from '#api/languages/language_facts'
import { say } from '#api/languages/say'
import type Subscription from '#api/billing/models/subscription'
import { subscriptionFlow } from '#api/billing/subscriptions/subscription_flow'
import type { Summary } from '#api/billing/subscriptions/subscription_summary'

/** A company's plan, what may be done with it, and its use. `free` is a company without a subscription. */
export class SubscriptionTransformer extends BaseTransformer<Summary> {
  toObject() {
    const { subscription, plan, nextPlan, openOrder, usage } = this.resource
    const named = (one: Summary['plan']) =>
      one ? { _id: String(one.id), name: one.name, slug: one.slug } : null
    return {
      status: subscription?.status ?? ('free' as const),
      statusLabel: subscription ? subscriptionFlow.states[subscription.status].label : 'Free',
      plan: named(plan),
      interval: subscription?.billingInterval ?? null,
      amount: subscription?.amount ?? 0,
      currency: subscription?.currency ?? null,
      currentPeriodStart: subscription?.periodStart?.toUTC().toISO() ?? null,
      currentPeriodEnd: subscription?.periodEnd?.toUTC().toISO() ?? null,
      trialEndsAt: subscription?.trialEndsAt?.toUTC().toISO() ?? null,
      cancelAtPeriodEnd: subscription?.status === 'cancels_at_end',
      pastDueSince: subscription?.pastDueSince?.toUTC().toISO() ?? null,
      // the month in which the saved card ends, where that is before the renewal
      cardEndsWith:
        subscription && cardEndsFirst(subscription) ? subscription.methodEndsWith : null,
      nextPlan: named(nextPlan),
      nextInterval: subscription?.nextInterval ?? null,
      openOrderId: openOrder ? String(openOrder.id) : null,
      actions: subscription ? subscriptionFlow.may(subscription, 'client') : [],
      usage,
    }
  }
}

/** Does the saved card end before it is charged for the next period? The card's last day is that of its month. */
const cardEndsFirst = ({ status, methodEndsWith, periodEnd }: Subscription) =>
  (status === 'active' || status === 'trialing') &&
  methodEndsWith !== null &&
  periodEnd !== null &&
  methodEndsWith < periodEnd.toUTC().toFormat('yyyy-LL')

/** What a change of plan costs, and its order where it was made. */
export class PlanQuoteTransformer extends BaseTransformer<PlanQuote> {
  constructor(
    quote: PlanQuote,
    protected language: Language
  ) {
    super(quote)
  }

  toObject() {
    const { kind, dueNow, atRenewal, currency, lines, quotedAt, order, payment } = this.resource
    return {
      kind,
      dueNow,
      atRenewal,
      currency,
      lines: lines.map(({ description, amount }) => ({
        description: say(this.language, description),
        amount,
      })),
      quotedAt,
      order: order ? new CheckoutTransformer({ order, payment }).toObject() : null,
    }
  }
}
