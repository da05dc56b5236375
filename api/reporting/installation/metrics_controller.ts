import { createHash, timingSafeEqual } from 'node:crypto'
import { errors, type HttpContext } from '@adonisjs/core/http'
import env from '#config/env'
import { Refusal } from '#api/http/refusal'
import { METRICS_TYPE, metricsText } from '#api/reporting/installation/metrics'

const digest = (text: string) => createHash('sha256').update(text).digest()

export default class MetricsController {
  /** Shows the figures of this process and of the installation to who has METRICS_TOKEN as bearer token; 404 where none is set. */
  async show({ request, response }: HttpContext) {
    const token = env.get('METRICS_TOKEN')?.release()
    if (!token) throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
    const given = /^Bearer (.+)$/i.exec(request.header('authorization') ?? '')?.[1] ?? ''
    if (!timingSafeEqual(digest(given), digest(token)))
      throw new Refusal('Name the token of the metrics', { status: 401, code: 'E_UNAUTHORIZED' })
    return response
      .type(METRICS_TYPE)
      .header('cache-control', 'no-store')
      .send(await metricsText())
  }
}
