import { AsyncLocalStorage } from 'node:async_hooks'
import { tracingChannel } from 'node:diagnostics_channel'
import type { HttpContext } from '@adonisjs/core/http'

type Work = { ctx: HttpContext } | { job: string }

const current = new AsyncLocalStorage<Work>()
let following = false

/** From now on what a request calls knows the request, through the framework's tracing channel. Calling it again changes nothing. */
export function followRequests() {
  if (following) return
  following = true
  tracingChannel<Work, { ctx: HttpContext }>('adonisjs.http.request').start.bindStore(
    current,
    ({ ctx }) => ({ ctx })
  )
}

/** Does a background job so that what it calls knows its name. */
export const inJob = <T>(job: string, work: () => Promise<T>) => current.run({ job }, work)

/** The request or the job that the running code is for; undefined at a start and in timers. */
export const currentWork = () => current.getStore()

/** A request by the pattern of its route and its id, or a job by its name. */
export function nameWork(work: Work | undefined) {
  if (!work) return {}
  if ('job' in work) return { job: work.job }
  const { request, route } = work.ctx
  return { route: `${request.method()} ${route?.pattern ?? 'none'}`, requestId: request.id() }
}
