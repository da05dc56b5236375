import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { errors as vineErrors } from '@vinejs/vine'
import { type HttpContext, ExceptionHandler } from '@adonisjs/core/http'
import { Refusal } from '#api/http/refusal'
import { constraintMessages } from '#api/http/errors/constraints'
import { isDiskFull } from '#api/http/errors/disk_full'
import { FIRST_LANGUAGE } from '#api/languages/language_facts'
import { tell } from '#api/languages/say'
import { sentence, type Said } from '#api/languages/sentence'

type FieldError = { field: string; rule: string; message: Said }
type Failure = {
  status: number
  code: string
  message: Said
  errors?: FieldError[]
  reason?: string
  retryAfter?: number
  details?: Record<string, unknown>
}

/** The one place where an error becomes an answer: `{ message, code, errors?, reason?, requestId }`. */
export default class HttpExceptionHandler extends ExceptionHandler {
  protected debug = !app.inProduction

  async handle(error: unknown, ctx: HttpContext) {
    const failure = describe(error, ctx.request.method())
    if (failure.retryAfter) ctx.response.header('retry-after', String(failure.retryAfter))
    ctx.response.status(failure.status)
    // a controller may have named the type of what it could not send
    ctx.response.removeHeader('content-type').removeHeader('content-disposition')

    const wantsPage =
      !ctx.request.url().startsWith('/api/') &&
      !ctx.request.url().startsWith('/__transmit') &&
      ctx.request.accepts(['html', 'json']) === 'html'
    // what fails before the language is known is said in the first one
    const language = ctx.language ?? FIRST_LANGUAGE
    const message = tell(language, failure.message)
    if (wantsPage && ctx.request.method() === 'GET') {
      const { errorPage } = await import('#api/http/errors/error_page')
      return errorPage(ctx, failure.status, message)
    }
    const { retryAfter: _, status: __, details, errors, ...body } = failure
    const said = errors?.map((each) => ({ ...each, message: tell(language, each.message) }))
    return ctx.response.send({
      ...body,
      message,
      ...(said && { errors: said }),
      ...details,
      requestId: ctx.request.id(),
    })
  }

  async report(error: any, ctx: HttpContext) {
    const failure = describe(error, ctx.request.method())
    if (REFUSALS.includes(failure.status)) logRefusal(failure, ctx)
    else if (failure.status < 500) logRefusedInput(failure, ctx)
    if (failure.status < 500 || failure.code === 'E_MAINTENANCE') return
    ctx.logger.error(
      {
        requestId: ctx.request.id(),
        method: ctx.request.method(),
        url: ctx.request.url(),
        code: error?.code,
        stack: error?.stack,
      },
      'request failed'
    )
  }
}

/** Not signed in, not allowed, too often: what somebody who tries the doors leaves behind. */
const REFUSALS = [401, 403, 429]

/** Who asked, from where and for what. */
const asker = ({ request, route, auth }: HttpContext) => ({
  requestId: request.id(),
  ip: request.ip(),
  userId: auth?.user?.id ?? null,
  method: request.method(),
  route: route?.pattern ?? null,
})

function logRefusal({ status, code, reason }: Failure, ctx: HttpContext) {
  logger.warn({ ...asker(ctx), status, code, reason }, 'request refused')
}

/**
 * Input that no form of ours sends, moves that a state does not allow, rows of others: most are mistakes, and many from one
 * account or address are not. Values are left out, and names that somebody made up.
 */
function logRefusedInput({ status, code, errors = [] }: Failure, ctx: HttpContext) {
  // what strangers look for and do not find is no attempt on anything
  if (status === 404 && !ctx.auth?.user) return
  const fields = errors.slice(0, 20).map(({ field, rule }) => ({
    field: /^[a-z][\w.]{0,60}$/i.test(field) ? field : null,
    rule,
  }))
  logger.info({ ...asker(ctx), status, code, fields }, 'input refused')
}

function describe(thrown: unknown, method: string): Failure {
  const error = thrown as any
  if (error instanceof Refusal) return refusal(error)
  if (error instanceof vineErrors.E_VALIDATION_ERROR) return invalid(error.messages)
  const known = KNOWN[error?.code]
  if (known) return typeof known === 'function' ? known(error) : known
  if (lostDatabase(error)) return unavailable(!['GET', 'HEAD', 'OPTIONS'].includes(method))
  if (isDiskFull(error)) return NO_ROOM
  const status = Number(error?.status ?? error?.statusCode ?? 500)
  if (isMalformed(error, status)) return MALFORMED
  if (status === 400) return { ...MALFORMED, code: error.code ?? 'E_REFUSED' }
  if (status > 400 && status < 500)
    return { status, code: error.code ?? 'E_REFUSED', message: error.message }
  return {
    status: status >= 500 ? status : 500,
    code: 'E_INTERNAL',
    message: sentence(
      'Something failed on our side. Check whether your change was saved before you try again, and tell us the request id if it keeps happening'
    ),
  }
}

function refusal({ status, code, said, reason, field, details }: Refusal): Failure {
  const errors = field ? [{ field, rule: 'refused', message: said }] : undefined
  return { status, code: code!, message: said, reason, errors, details }
}

function invalid(messages: FieldError[]): Failure {
  const errors = messages.map(({ field, rule, message }) => ({ field, rule, message }))
  const message = errors[0]?.message ?? sentence('The input is not valid')
  return { status: 422, code: 'E_VALIDATION', message, errors }
}

const MALFORMED: Failure = {
  status: 400,
  code: 'E_MALFORMED',
  message: sentence('The request is malformed'),
}

const isMalformed = (error: any, status: number) =>
  // a body that is not compressed as its header says
  /^Z_/.test(error?.code ?? '') ||
  // the framework takes JSON that is neither object nor array for a validation's matter
  error?.message === 'Invalid JSON, only supports object and array' ||
  error instanceof URIError ||
  (error instanceof SyntaxError && status < 500)

const NO_ROOM: Failure = {
  status: 503,
  code: 'E_STORAGE_FULL',
  message: 'We have no space left for this, and nothing was saved. Try again later',
  retryAfter: 60,
}

const OUTSIDE: Failure = {
  status: 422,
  code: 'E_VALIDATION',
  message: sentence('A value is too large or too small to be stored'),
}

/** Two changes held what the other waited for, and PostgreSQL ended this one. */
const OVERTAKEN: Failure = {
  status: 409,
  code: 'E_CONFLICT',
  message: sentence('Somebody changed this at the same moment; try again'),
}

const clash = ({ constraint }: { constraint: string }): Failure => ({
  status: 409,
  code: 'E_CONFLICT',
  message:
    constraintMessages[constraint] ?? sentence('This conflicts with something that already exists'),
})

function tooMany({ response }: { response?: { availableIn?: number } }): Failure {
  const wait = response?.availableIn ?? 60
  return {
    status: 429,
    code: 'E_TOO_MANY_REQUESTS',
    message:
      wait < 90
        ? sentence('Too many attempts; wait {wait} seconds and try again', { wait })
        : sentence('Too many attempts; wait {minutes} minutes and try again', {
            minutes: Math.ceil(wait / 60),
          }),
    retryAfter: wait,
  }
}

const forbidden = ({ response }: { response?: Record<string, any> }): Failure => ({
  status: response?.status ?? 403,
  code: 'E_FORBIDDEN',
  message: response?.said ?? response?.message ?? sentence('You may not do this'),
  reason: response?.reason ?? 'role',
  details: response?.details,
})

/** What codes of the framework and of PostgreSQL (appendix A of its manual) mean to who asked. */
const KNOWN: Record<string, Failure | ((error: any) => Failure)> = {
  'E_ROW_NOT_FOUND': {
    status: 404,
    code: 'E_NOT_FOUND',
    message: sentence('This is not here, or not yours to see'),
  },
  'E_ROUTE_NOT_FOUND': {
    status: 404,
    code: 'E_NOT_FOUND',
    message: sentence('There is nothing at this address'),
  },
  'E_UNAUTHORIZED_ACCESS': {
    status: 401,
    code: 'E_UNAUTHORIZED',
    message: sentence('Sign in to go on'),
  },
  'E_INVALID_CREDENTIALS': {
    status: 401,
    code: 'E_INVALID_CREDENTIALS',
    message: sentence('The e-mail address or the password is wrong'),
  },
  'E_AUTHORIZATION_FAILURE': forbidden,
  'E_TOO_MANY_REQUESTS': tooMany,
  'E_BUILD_REPLACED': {
    status: 503,
    code: 'E_BUILD_REPLACED',
    message: sentence('A newer version was put in place and has not been started yet'),
    retryAfter: 60,
  },
  'E_REQUEST_ENTITY_TOO_LARGE': {
    status: 413,
    code: 'E_TOO_LARGE',
    message: sentence('This is larger than we take'),
  },
  '23505': clash,
  '23P01': clash,
  '40P01': OVERTAKEN,
  '40001': OVERTAKEN,
  '23503': {
    status: 409,
    code: 'E_CONFLICT',
    message: sentence('This is still used elsewhere, or refers to something that no longer exists'),
  },
  '22P02': OUTSIDE,
  '22007': OUTSIDE,
  '22008': OUTSIDE,
  '22003': OUTSIDE,
  '22021': OUTSIDE,
  '22001': OUTSIDE,
  '23514': OUTSIDE,
  '57014': {
    status: 503,
    code: 'E_TOO_SLOW',
    message: sentence('This took too long; try a narrower search'),
    retryAfter: 5,
  },
}

/**
 * Codes of the connection to PostgreSQL: it is shutting down, starting, full, gone, or gave up a transaction that we left
 * idle. Source: its manual, appendix A, classes 08, 25, 53 and 57. A local socket whose queue is full says EAGAIN.
 */
const LOST =
  /^(08\w{3}|57P0[1-5]|25P03|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EAGAIN)$/
const LOST_WORDS =
  /(?:^| - )(Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|timeout exceeded when trying to connect|Knex: Timeout acquiring a connection|Unable to acquire a connection)| - (?:(?:read|write) (?:ECONNRESET|EPIPE)|This socket has been ended by the other party|Cannot call write after a stream was destroyed|write after end)$/

function lostDatabase(error: any) {
  const message = String(error?.message ?? '')
  if (LOST_WORDS.test(message)) return true
  // the same words come from files and from other servers, which have no SQL state and no socket of PostgreSQL's
  const ofDatabase = error?.severity !== undefined || error?.syscall === 'connect'
  return ofDatabase && LOST.test(error?.code ?? '')
}

/** Whether the database died before or after it kept a change is not known here; the same `Idempotency-Key` tells it. */
function unavailable(writes: boolean): Failure {
  return {
    status: 503,
    code: 'E_UNAVAILABLE',
    message: writes
      ? sentence(
          'The connection to the database was lost, so we cannot tell whether your change was saved. Check before you try again'
        )
      : sentence('The database is not responding; try again in a moment'),
    retryAfter: 5,
    ...(writes ? { details: { outcome: 'unknown' } } : {}),
  }
}
