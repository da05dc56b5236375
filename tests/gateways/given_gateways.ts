import { Secret } from '@adonisjs/core/helpers'
import { drainQueue } from '#tests/queue'
import { send } from '#tests/send'
import { setSettings } from '#tests/settings'
import type { GatewayServer, Hook } from '#tests/gateways/gateway_server'
import {
  RAZORPAY_KEY,
  RAZORPAY_KEY_SECRET,
  RAZORPAY_SECRET,
  RazorpayServer,
} from '#tests/gateways/razorpay_server'
import { STRIPE_KEY, STRIPE_SECRET, StripeServer } from '#tests/gateways/stripe_server'

/** What the product is told of a Stripe on this machine. */
export const stripeSettings = (url: string) => ({
  STRIPE_SECRET_KEY: STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
  STRIPE_URL: url,
})

/** What the product is told of a Razorpay on this machine. */
export const razorpaySettings = (url: string) => ({
  RAZORPAY_KEY_ID: RAZORPAY_KEY,
  RAZORPAY_KEY_SECRET: RAZORPAY_KEY_SECRET,
  RAZORPAY_WEBHOOK_SECRET: RAZORPAY_SECRET,
  RAZORPAY_URL: url,
})

const secret = (settings: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      name.includes('SECRET') ? new Secret(value) : value,
    ])
  )

/** Stripe on this machine, and the product set up for it. */
export async function givenStripe() {
  const server = new StripeServer()
  const unset = setSettings(secret(stripeSettings(await server.listen())))
  return closing(server, unset)
}

/** Razorpay on this machine, and the product set up for it. */
export async function givenRazorpay() {
  const server = new RazorpayServer()
  const unset = setSettings(secret(razorpaySettings(await server.listen())))
  return closing(server, unset)
}

const closing = <S extends GatewayServer>(server: S, unset: () => void) => ({
  server,
  async close() {
    unset()
    await server.close()
  },
})

/** Sends webhooks to the product as they were signed, one after the other, and works them off; returns the statuses. */
export async function deliver(gateway: 'stripe' | 'razorpay', hooks: Hook[]) {
  const statuses: number[] = []
  for (const { raw, headers } of hooks) {
    const { status } = await send('POST', `/api/v1/webhooks/${gateway}`, { raw, headers })
    statuses.push(status)
  }
  await drainQueue()
  return statuses
}
