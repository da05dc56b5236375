import type { HttpContext } from '@adonisjs/core/http'
import { SIGN_UP_HOURS } from '#api/accounts/account_facts'

const NAME = 'sign_up_ticket'

/** Leaves the secret of a sign-up with its browser; no script reads it there, and it authorises nothing but a proof. */
export function keepTicket({ response }: HttpContext, ticket: string | null) {
  if (ticket) response.plainCookie(NAME, ticket, { path: '/api/v1', maxAge: `${SIGN_UP_HOURS}h` })
}

/** The secret of the browser that signed up: from the body, else from its cookie. */
export function ticketOf({ request }: HttpContext, inBody: string | undefined) {
  return inBody ?? request.plainCookie(NAME) ?? undefined
}

/** The account is there: the browser needs no ticket any more. */
export function dropTicket({ response }: HttpContext) {
  response.clearCookie(NAME, { path: '/api/v1' })
}
