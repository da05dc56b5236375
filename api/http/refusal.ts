import { Exception } from '@adonisjs/core/exceptions'
import { FIRST_LANGUAGE } from '#api/languages/language_facts'
import { say } from '#api/languages/say'
import type { Said } from '#api/languages/sentence'

type Options = {
  /** HTTP status; 409 unless the refusal is about rights (403) or input (422). */
  status?: number
  code?: string
  /** Why the person may not: status, role, plan, quota or membership. */
  reason?: string
  /** The body field that the person can change, for a message beside it. */
  field?: string
  /** Further facts for the answer, such as `upgradeTo`. */
  details?: Record<string, unknown>
}

/**
 * What a model throws when a well-formed, allowed request makes no sense now. Its message is shown to people, in their
 * language: a text without gaps as it is, one with gaps as a `sentence`.
 */
export class Refusal extends Exception {
  readonly said: Said
  readonly reason?: string
  readonly field?: string
  readonly details?: Record<string, unknown>

  constructor(said: Said, options: Options = {}) {
    super(say(FIRST_LANGUAGE, said), {
      status: options.status ?? 409,
      code:
        options.code ??
        (options.status === 403
          ? 'E_FORBIDDEN'
          : options.status === 422
            ? 'E_VALIDATION'
            : 'E_REFUSED'),
    })
    this.said = said
    this.reason = options.reason
    this.field = options.field
    this.details = options.details
  }
}
