import { setTimeout as delay } from 'node:timers/promises'
import type { GatewayServer, Hook } from '#tests/gateways/gateway_server'
import { BROKEN_ANSWERS, chance, odds } from './settings.js'
import { ports, razorpay, stripe } from './world.js'

// What the gateways tell, and how badly.

export const underway = new Set<Promise<unknown>>()
/** Their ids of payments of which a paid event was acknowledged. */
export const acknowledged = new Set<string>()
export const hooks = { sent: 0, lost: 0, doubled: 0 }

/** Sends what a gateway owes: some of it twice, some late, some never, in any order; until it is taken, as gateways do. */
export function tell(gateway: 'stripe' | 'razorpay') {
  const server: GatewayServer = gateway === 'stripe' ? stripe : razorpay
  for (const hook of server.take().toSorted(() => chance() - 0.5)) {
    if (odds(0.15)) {
      hooks.lost += 1
      continue
    }
    const isDoubled = odds(0.25)
    if (isDoubled) hooks.doubled += 1
    for (let times = 0; times < (isDoubled ? 2 : 1); times++) {
      const sending = deliver(gateway, hook, odds(0.3) ? chance() * 4_000 : chance() * 200)
      underway.add(sending)
      void sending.finally(() => underway.delete(sending))
    }
  }
}

async function deliver(
  gateway: 'stripe' | 'razorpay',
  { kind, raw, headers }: Hook,
  after: number
) {
  await delay(after)
  let broken = 0
  for (let tries = 0; tries < 400; tries++) {
    try {
      const port = ports[Math.floor(chance() * 2)]
      // a late try is signed anew
      const signed = gateway === 'stripe' ? { ...headers, ...stripe.signed(raw) } : headers
      const { status } = await fetch(`http://127.0.0.1:${port}/api/v1/webhooks/${gateway}`, {
        method: 'POST',
        headers: signed,
        body: raw,
        signal: AbortSignal.timeout(5_000),
      })
      if (status === 200) {
        hooks.sent += 1
        const event = JSON.parse(raw)
        const about = event.data?.object ?? event.payload?.payment?.entity
        const payment =
          about?.object === 'payment_intent' ? about.id : (about?.payment_intent ?? about?.id)
        if (/succeeded|completed|captured|paid/.test(kind) && payment) acknowledged.add(payment)
        return
      }
      broken += 1
    } catch {
      // tried again later
    }
    if (broken >= BROKEN_ANSWERS) return
    await delay(100 + chance() * 300)
  }
}
