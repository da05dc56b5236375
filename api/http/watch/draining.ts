import { setTimeout as delay } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import env from '#config/env'

let begun = false

/** Whether this process was told to end, so that balancers send it nothing new. */
export const isDraining = () => begun || app.isTerminating || app.isTerminated

/** Says so from now on, and still answers for `DRAIN_SECONDS`: a balancer hears of it before the port closes. */
export async function drain() {
  if (begun) return
  begun = true
  await delay(env.get('DRAIN_SECONDS', 0) * 1000)
}
