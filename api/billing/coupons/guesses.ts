import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import limiter from '@adonisjs/limiter/services/main'
import { billingLimits } from '#api/billing/billing_facts'
import { limitKey } from '#api/http/limiters'

// made with the routes at boot: a limiter keeps the connection it was made with
const wrongCodes = limiter.use('database', {
  requests: billingLimits.couponTries.max,
  duration: '1 hour',
})

/** Route middleware: a code is not found by trying. Codes that are refused count, by account and hour, over all instances. */
export const guesses = async ({ auth, request, response }: HttpContext, next: NextFn) => {
  if (!request.input('code') && !request.input('coupon')) return next()
  const key = limitKey('coupon', auth.user!.id)
  // counted before it is tried, so that many at once are no way around it
  await wrongCodes.consume(key)
  await next()
  const body = response.getBody() as { errors?: { field?: string }[] } | null
  const isWrong = body?.errors?.some(({ field }) => field === 'code' || field === 'coupon')
  if (response.getStatus() !== 422 || !isWrong) await wrongCodes.decrement(key)
}
