import { Secret } from '@adonisjs/core/helpers'
import { drainQueue } from '#tests/queue'
import { send } from '#tests/send'
import { setSettings } from '#tests/settings'
import type { GatewayServer, Hook } from '#tests/gateways/gateway_server'
import { razorpaySettings, stripeSettings } from '#tests/gateways/gateway_settings'
import { RazorpayServer } from '#tests/gateways/razorpay_server'
import { StripeServer } from '#tests/gateways/stripe_server'

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

/** Both gateways on this machine, and the product set up for them. */
export async function givenGateways() {
  const stripe = await givenStripe()
  const razorpay = await givenRazorpay()
  return {
    stripe: stripe.server,
    razorpay: razorpay.server,
    async close() {
      await stripe.close()
      await razorpay.close()
    },
  }
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
