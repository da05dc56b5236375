import { AsyncLocalStorage } from 'node:async_hooks'
import { tracingChannel } from 'node:diagnostics_channel'
import type { HttpContext } from '@adonisjs/core/http'

type Job = { job: string }
type Names = { route: string; requestId: string | undefined }
/** Once it has ended only its names are kept. */
type Asked = { ctx?: HttpContext; names?: Names }
export type Work = Asked | Job

const current = new AsyncLocalStorage<Work>()
let following = false

/** Tells when a background job begins and ends, as the framework's channel does of requests. */
export const jobs = tracingChannel<Work, Job>('candor.job')

/** From now on what a request or a job calls knows it, through tracing channels. Calling it again changes nothing. */
export function followWork() {
  if (following) return
  following = true
  const works = new WeakMap<object, Asked>()
  const requests = tracingChannel<Work, { ctx: HttpContext }>('adonisjs.http.request')
  requests.start.bindStore(current, (request) => {
    const work: Asked = { ctx: request.ctx }
    works.set(request, work)
    return work
  })
  // the timer of a connection that is kept alive holds its last request's work until the next one: without this, its
  // models and its body, too
  requests.asyncEnd.subscribe((request) => {
    const work = works.get(request as object)
    if (work?.ctx) Object.assign(work, { names: namesOf(work.ctx), ctx: undefined })
  })
  jobs.start.bindStore(current, (job) => job)
}

/** Does a background job so that what it calls knows its name. */
export const inJob = <T>(job: string, work: () => Promise<T>) =>
  jobs.tracePromise(work, { job }) as Promise<T>

/** The request or the job that the running code is for; undefined at a start and in timers. */
export const currentWork = () => current.getStore()

const namesOf = ({ request, route }: HttpContext): Names => ({
  route: `${request.method()} ${route?.pattern ?? 'none'}`,
  requestId: request.id(),
})

/** A request by the pattern of its route and its id, or a job by its name. */
export function nameWork(work: Work | undefined): Partial<Names & Job> {
  if (!work) return {}
  if ('job' in work) return { job: work.job }
  return work.ctx ? namesOf(work.ctx) : { ...work.names }
}
