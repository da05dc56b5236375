import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { errors as vineErrors } from '@vinejs/vine'
import { type HttpContext, ExceptionHandler } from '@adonisjs/core/http'
import { Refusal } from '#api/http/refusal'
import { constraintMessages } from '#api/http/constraints'
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

function logRefusal({ status, code, reason }: Failure, { request, route, auth }: HttpContext) {
  const facts = { requestId: request.id(), ip: request.ip(), userId: auth?.user?.id ?? null }
  logger.warn(
    { ...facts, method: request.method(), route: route?.pattern ?? null, status, code, reason },
    'request refused'
  )
}

function describe(thrown: unknown, method: string): Failure {
  const writes = !['GET', 'HEAD', 'OPTIONS'].includes(method)
  const error = thrown as any
  if (error instanceof Refusal) {
    const errors = error.field
      ? [{ field: error.field, rule: 'refused', message: error.said }]
      : undefined
    return {
      status: error.status,
      code: error.code!,
      message: error.said,
      reason: error.reason,
      errors,
      details: error.details,
    }
  }
  if (error instanceof vineErrors.E_VALIDATION_ERROR) {
    const errors = (error.messages as FieldError[]).map(({ field, rule, message }) => ({
      field,
      rule,
      message,
    }))
    return {
      status: 422,
      code: 'E_VALIDATION',
      message: errors[0]?.message ?? sentence('The input is not valid'),
      errors,
    }
  }
  switch (error?.code) {
    case 'E_ROW_NOT_FOUND':
      return {
        status: 404,
        code: 'E_NOT_FOUND',
        message: sentence('This is not here, or not yours to see'),
      }
    case 'E_ROUTE_NOT_FOUND':
      return {
        status: 404,
        code: 'E_NOT_FOUND',
        message: sentence('There is nothing at this address'),
      }
    case 'E_UNAUTHORIZED_ACCESS':
      return { status: 401, code: 'E_UNAUTHORIZED', message: sentence('Sign in to go on') }
    case 'E_INVALID_CREDENTIALS':
      return {
        status: 401,
        code: 'E_INVALID_CREDENTIALS',
        message: sentence('The e-mail address or the password is wrong'),
      }
    case 'E_AUTHORIZATION_FAILURE':
      return {
        status: error.response?.status ?? 403,
        code: 'E_FORBIDDEN',
        message: error.response?.said ?? error.response?.message ?? sentence('You may not do this'),
        reason: error.response?.reason ?? 'role',
        details: error.response?.details,
      }
    case 'E_TOO_MANY_REQUESTS': {
      const wait = error.response?.availableIn ?? 60
      return {
        status: 429,
        code: 'E_TOO_MANY_REQUESTS',
        message:
          wait < 90
            ? sentence('Too many tries; wait {wait} seconds and try again', { wait })
            : sentence('Too many tries; wait {minutes} minutes and try again', {
                minutes: Math.ceil(wait / 60),
              }),
        retryAfter: wait,
      }
    }
    case 'E_REQUEST_ENTITY_TOO_LARGE':
      return { status: 413, code: 'E_TOO_LARGE', message: sentence('This is larger than we take') }
    case '23505':
    case '23P01':
      return {
        status: 409,
        code: 'E_CONFLICT',
        message:
          constraintMessages[error.constraint] ??
          sentence('This clashes with something that exists already'),
      }
    // two changes held what the other waited for, and PostgreSQL ended this one
    case '40P01':
    case '40001':
      return {
        status: 409,
        code: 'E_CONFLICT',
        message: sentence('Somebody changed the same thing at the same moment; try again'),
      }
    case '23503':
      return {
        status: 409,
        code: 'E_CONFLICT',
        message: sentence('This is still used elsewhere, or names something that is gone'),
      }
    case '22P02':
    case '22007':
    case '22008':
    case '22003':
    case '22021':
    case '22001':
    case '23514':
      return {
        status: 422,
        code: 'E_VALIDATION',
        message: sentence('A value is outside of what can be stored'),
      }
    case '57014':
      return {
        status: 503,
        code: 'E_TOO_SLOW',
        message: sentence('This took too long; try a narrower search'),
        retryAfter: 5,
      }
  }
  if (lostDatabase(error)) return unavailable(writes)
  if (isDiskFull(error))
    return {
      status: 503,
      code: 'E_STORAGE_FULL',
      message:
        'There is no room left for this on our side, and nothing of it was kept. Try again later',
      retryAfter: 60,
    }
  // a body that is not compressed as its header says
  if (/^Z_/.test(error?.code ?? ''))
    return { status: 400, code: 'E_MALFORMED', message: sentence('The request is malformed') }
  const status = Number(error?.status ?? error?.statusCode ?? 500)
  // the framework takes JSON that is neither object nor array for a validation's matter
  if (error?.message === 'Invalid JSON, only supports object and array')
    return { status: 400, code: 'E_MALFORMED', message: sentence('The request is malformed') }
  if (error instanceof URIError || (error instanceof SyntaxError && status < 500))
    return { status: 400, code: 'E_MALFORMED', message: sentence('The request is malformed') }
  if (status >= 400 && status < 500)
    return {
      status,
      code: error.code ?? 'E_REFUSED',
      message: status === 400 ? sentence('The request is malformed') : error.message,
    }
  return {
    status: status >= 500 ? status : 500,
    code: 'E_INTERNAL',
    message: sentence(
      'Something failed on our side. Look whether what you did is there before you try again, and tell us the request id if it stays'
    ),
  }
}

/** Codes of the connection to PostgreSQL: it is shutting down, starting, full, or gone. Source: its manual, appendix A, classes 08, 53 and 57. */
const LOST = /^(08\w{3}|57P0[1-5]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT)$/
const LOST_WORDS =
  /(?:^| - )(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Knex: Timeout acquiring a connection|Unable to acquire a connection)| - (?:read|write) (?:ECONNRESET|EPIPE)$/

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
          'The database went away, so we cannot tell whether your change was made. Look whether it is there before you try again'
        )
      : sentence('The database does not answer; try again in a moment'),
    retryAfter: 5,
    ...(writes ? { details: { outcome: 'unknown' } } : {}),
  }
}
