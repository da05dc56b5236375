import { hostname } from 'node:os'
import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
  type Tracer,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { tracingChannels, type HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { jobs, nameWork, type Work } from '#api/http/watch/current_work'
import { statements, type Statement } from '#api/http/watch/statements'

/** For how long a batch may take to be sent, and the rest of it when the process ends, in milliseconds. */
const SENT_WITHIN_MS = 3_000

type Settings = {
  /** The collector's address, to which `/v1/traces` is added. */
  endpoint: string
  /** Headers as the standard writes them: `name=value,other=value`, values percent-encoded. */
  headers?: string
  /** The share of requests and jobs that are traced, 0 to 1. */
  share: number
  version: string
}

/** The span of what is being done, by the request's context or the job. */
const spans = new WeakMap<object, Span>()

/**
 * Sends traces of requests, background jobs and their SQL statements to a collector from now on, by OTLP over HTTP. They
 * hold patterns of routes, statuses, names of jobs and the text of statements; never a value, a path or a person. A
 * collector that is away costs nothing but a line in the log. Returns what ends it and sends what is left.
 */
export function startTraces({ endpoint, headers, share, version }: Settings) {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: headersOf(headers),
    timeoutMillis: SENT_WITHIN_MS,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'candor',
      'service.version': version,
      'service.instance.id': `${hostname()}-${process.pid}`,
    }),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: SENT_WITHIN_MS })],
  })
  const say = (message: string) => logger.warn({ reason: message }, 'traces were not sent')
  const quiet = () => {}
  diag.setLogger(
    { error: say, warn: say, info: quiet, debug: quiet, verbose: quiet },
    DiagLogLevel.WARN
  )
  const tracer = provider.getTracer('candor', version)
  const stops = [followRequests(tracer), followJobs(tracer), followStatements(tracer)]
  return async () => {
    for (const stop of stops) stop()
    await provider.shutdown().catch((error) => say(String(error)))
    diag.disable()
  }
}

const headersOf = (text = '') =>
  Object.fromEntries(
    text
      .split(',')
      .filter((each) => each.includes('='))
      .map((each) => {
        const [name, ...value] = each.split('=')
        return [name.trim(), decodeURIComponent(value.join('=').trim())]
      })
  )

function followRequests(tracer: Tracer) {
  const begin = (message: unknown) => {
    const { ctx } = message as { ctx: HttpContext }
    const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, ROOT_CONTEXT)
    spans.set(ctx, span)
    const response = ctx.response.response
    response.once('close', () => {
      // how long a live stream is open says nothing
      if (response.getHeader('content-type') === 'text/event-stream') return
      span.updateName(nameWork({ ctx }).route!)
      span.setAttributes({
        'http.request.method': ctx.request.method(),
        'http.route': ctx.route?.pattern ?? 'none',
        'http.response.status_code': response.statusCode,
        'candor.request_id': ctx.request.id(),
      })
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      if (!response.writableFinished) span.setAttribute('candor.aborted', true)
      span.end()
    })
  }
  tracingChannels.httpRequest.start.subscribe(begin)
  return () => void tracingChannels.httpRequest.start.unsubscribe(begin)
}

function followJobs(tracer: Tracer) {
  const events = {
    start(work: { job: string }) {
      const options = { kind: SpanKind.CONSUMER, attributes: { 'candor.job': work.job } }
      spans.set(work, tracer.startSpan(`job ${work.job}`, options, ROOT_CONTEXT))
    },
    // its message may quote what a person wrote, so that only the log has it
    error: (work: { job: string }) => spans.get(work)?.setStatus({ code: SpanStatusCode.ERROR }),
    asyncEnd: (work: { job: string }) => spans.get(work)?.end(),
    end() {},
    asyncStart() {},
  }
  jobs.subscribe(events)
  return () => void jobs.unsubscribe(events)
}

/** Those of a request or a job; what a process asks for itself, such as the queue for jobs, is left out. */
function followStatements(tracer: Tracer) {
  const done = (message: unknown) => {
    const { text, began, failed, work } = message as Statement
    const key = work && keyOf(work)
    const parent = key && spans.get(key)
    if (!parent) return
    const span = tracer.startSpan(
      `SQL ${/^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? ''}`,
      {
        kind: SpanKind.CLIENT,
        startTime: performance.timeOrigin + began,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
      },
      trace.setSpan(ROOT_CONTEXT, parent)
    )
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }
  statements.subscribe(done)
  return () => void statements.unsubscribe(done)
}

const keyOf = (work: Work) => ('ctx' in work ? work.ctx : work)
