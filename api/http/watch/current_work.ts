import { AsyncLocalStorage } from 'node:async_hooks'
import { tracingChannel } from 'node:diagnostics_channel'
import type { HttpContext } from '@adonisjs/core/http'

type Job = { job: string }
export type Work = { ctx: HttpContext } | Job

const current = new AsyncLocalStorage<Work>()
let following = false

/** Tells when a background job begins and ends, as the framework's channel does of requests. */
export const jobs = tracingChannel<Work, Job>('candor.job')

/** From now on what a request or a job calls knows it, through tracing channels. Calling it again changes nothing. */
export function followWork() {
  if (following) return
  following = true
  tracingChannel<Work, { ctx: HttpContext }>('adonisjs.http.request').start.bindStore(
    current,
    ({ ctx }) => ({ ctx })
  )
  jobs.start.bindStore(current, (job) => job)
}

/** Does a background job so that what it calls knows its name. */
export const inJob = <T>(job: string, work: () => Promise<T>) =>
  jobs.tracePromise(work, { job }) as Promise<T>

/** The request or the job that the running code is for; undefined at a start and in timers. */
export const currentWork = () => current.getStore()

/** A request by the pattern of its route and its id, or a job by its name. */
export function nameWork(work: Work | undefined) {
  if (!work) return {}
  if ('job' in work) return { job: work.job }
  const { request, route } = work.ctx
  return { route: `${request.method()} ${route?.pattern ?? 'none'}`, requestId: request.id() }
}
