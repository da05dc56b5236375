import { Counter, Histogram, type Registry } from 'prom-client'
import { tracingChannels } from '@adonisjs/core/http'
import type { HttpContext } from '@adonisjs/core/http'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/**
 * Counts every request from now on, and how long it took, by what nobody outside can make up: the pattern of its route,
 * a known method, the class of its status. Live streams are counted, not timed: how long they are open says nothing.
 */
export function countRequests(registry: Registry) {
  const requests = new Counter({
    name: 'candor_http_requests_total',
    help: 'Requests by route, method and class of status; "aborted" where the client left first',
    labelNames: ['route', 'method', 'status'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'candor_http_request_duration_seconds',
    help: 'Seconds from the first byte of a request to the last of its response, without live streams',
    labelNames: ['route', 'method'],
    buckets: SECONDS,
    registers: [registry],
  })
  tracingChannels.httpRequest.start.subscribe((message) => {
    const { ctx } = message as { ctx: HttpContext }
    const began = performance.now()
    const response = ctx.response.response
    response.once('close', () => {
      const method = METHODS.has(ctx.request.method()) ? ctx.request.method() : 'other'
      const route = ctx.route?.pattern ?? 'none'
      const status = response.writableFinished
        ? `${Math.floor(response.statusCode / 100)}xx`
        : 'aborted'
      requests.inc({ route, method, status })
      if (response.getHeader('content-type') !== 'text/event-stream')
        seconds.observe({ route, method }, (performance.now() - began) / 1000)
    })
  })
}
