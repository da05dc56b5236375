import type { HttpContext } from '@adonisjs/core/http'
import { ATTEMPT_MINUTES } from '#api/accounts/identities/identity_facts'

const NAME = 'sign_in_attempt'

/** Leaves the secret of an attempt with its browser, so that what another one began is not finished here. */
export const keepSecret = ({ response }: HttpContext, secret: string) =>
  response.plainCookie(NAME, secret, { path: '/api/v1', maxAge: `${ATTEMPT_MINUTES}m` })

/** The secret of this browser. */
export const secretOf = ({ request }: HttpContext): string | undefined =>
  request.plainCookie(NAME) ?? undefined
