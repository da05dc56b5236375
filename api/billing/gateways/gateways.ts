import app from '@adonisjs/core/services/app'
import { sentence } from '#api/languages/sentence'
import env from '#config/env'
import { Refusal } from '#api/http/refusal'
import { gatewayValues, type GatewayName } from '#api/billing/billing_facts'
import type { Gateway } from '#api/billing/gateways/gateway'
import { razorpayGateway } from '#api/billing/gateways/razorpay'
import { sandboxGateway } from '#api/billing/gateways/sandbox'
import { stripeGateway } from '#api/billing/gateways/stripe'

/** The default in India, where cards of others are often refused. */
const INDIAN: GatewayName = 'razorpay'

const isSet: Record<GatewayName, () => boolean> = {
  stripe: () => Boolean(env.get('STRIPE_SECRET_KEY') && env.get('STRIPE_WEBHOOK_SECRET')),
  razorpay: () =>
    Boolean(
      env.get('RAZORPAY_KEY_ID') &&
      env.get('RAZORPAY_KEY_SECRET') &&
      env.get('RAZORPAY_WEBHOOK_SECRET')
    ),
  sandbox: () => !app.inProduction,
}

const made: Record<GatewayName, () => Gateway> = {
  stripe: stripeGateway,
  razorpay: razorpayGateway,
  sandbox: sandboxGateway,
}

/** A gateway by its name; refuses with 422 one that is not set up. */
export function gatewayOf(name: GatewayName): Gateway {
  if (isSet[name]()) return made[name]()
  throw new Refusal(
    sentence('{name} takes no payments here; choose another way to pay', { name }),
    {
      status: 422,
      field: 'gateway',
    }
  )
}

/** The gateways that are set up here. */
export const gatewaysHere = (): GatewayName[] => gatewayValues.filter((name) => isSet[name]())

/** The ways to pay that somebody in a country has, the default first: Razorpay in India, else Stripe; the sandbox where there is no other. */
export function waysToPay(country: string): GatewayName[] {
  const here = gatewaysHere().toSorted((one, other) =>
    country === 'IN' ? Number(other === INDIAN) - Number(one === INDIAN) : 0
  )
  return here.length > 1 ? here.filter((name) => name !== 'sandbox') : here
}

/** Who takes a payment: the one that was asked for, else the default of the country. */
export function gatewayFor(country: string, asked?: GatewayName): GatewayName {
  if (asked) return gatewayOf(asked).name
  const [found] = waysToPay(country)
  if (found) return found
  throw new Refusal('Nothing can be paid here yet; the operator has to set up a gateway', {
    status: 503,
    code: 'E_NO_GATEWAY',
  })
}

/**
 * Who takes a payment that is asked of a gateway by its own path: that gateway, or the sandbox where no keys are set for
 * any (domain.md 11). Refuses with 422 one without keys beside one that has them, and in production.
 */
export function gatewayAt(name: GatewayName): GatewayName {
  const isKeyed = isSet.stripe() || isSet.razorpay()
  return gatewayOf(isKeyed || !isSet.sandbox() ? name : 'sandbox').name
}
