import type { HttpContext } from '@adonisjs/core/http'
import { Refusal } from '#api/http/refusal'
import type CompanyMember from '#api/companies/models/company_member'
import { changePlan } from '#api/billing/subscriptions/change_plan'
import { liveSubscription } from '#api/billing/subscriptions/subscribe'
import { subscriptionFlow } from '#api/billing/subscriptions/subscription_flow'
import { subscriptionMoves } from '#api/billing/subscriptions/subscription_moves'
import { subscriptionSummary } from '#api/billing/subscriptions/subscription_summary'
import * as shown from '#api/billing/subscriptions/subscription_transformer'
import * as valid from '#api/billing/subscriptions/subscription_validators'

/** A company's plan. */
export default class SubscriptionsController {
  /** Shows the company's plan and how much of it is used. */
  async show({ member, serialize }: HttpContext) {
    return serialize({
      message: 'Your plan',
      data: shown.SubscriptionTransformer.transform(await subscriptionSummary(member)),
    })
  }

  /** Changes the company's plan, or says what that costs. */
  async change({ language, member, request, serialize }: HttpContext) {
    const quote = await changePlan(member, await request.validateUsing(valid.changePlan))
    return serialize({
      message: quote.message,
      data: shown.PlanQuoteTransformer.transform(quote, language),
    })
  }

  /** Ends the plan with its period, or at once where a payment is due. */
  async cancel({ auth, member, request, serialize }: HttpContext) {
    const input = await request.validateUsing(valid.cancelPlan)
    const found = await planOf(member)
    const isDue = subscriptionFlow.moves.stop.from.includes(found.status as never)
    const move = isDue ? 'stop' : 'cancel'
    await subscriptionMoves[move](found, auth.user!, input)
    return serialize({
      message: subscriptionFlow.moves[move].done,
      data: shown.SubscriptionTransformer.transform(await subscriptionSummary(member)),
    })
  }

  /** Lets a plan go on that was to end. */
  async resume({ auth, member, serialize }: HttpContext) {
    await subscriptionMoves.resume(await planOf(member), auth.user!)
    return serialize({
      message: subscriptionFlow.moves.resume.done,
      data: shown.SubscriptionTransformer.transform(await subscriptionSummary(member)),
    })
  }
}

async function planOf({ companyId }: CompanyMember) {
  const found = await liveSubscription(companyId)
  if (found) return found
  throw new Refusal('Your company has no plan; it is on the free one')
}
