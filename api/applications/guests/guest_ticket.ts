import type { HttpContext } from '@adonisjs/core/http'
import { GUEST_HOURS } from '#api/applications/guests/guest_facts'
import GuestApplication from '#api/applications/models/guest_application'

const NAME = 'guest_ticket'

/** The secret of the browser that fills in applications without an account; no script reads it there. */
export const guestTicket = ({ request }: HttpContext): string | undefined =>
  request.plainCookie(NAME) ?? undefined

/** The same, made where the browser has none yet; several tabs share it. */
export function keepGuestTicket(ctx: HttpContext): string {
  const known = guestTicket(ctx)
  const ticket = known && /^[\w-]{43}$/.test(known) ? known : GuestApplication.newTicket()
  ctx.response.plainCookie(NAME, ticket, {
    path: '/api/v1/guest-applications',
    maxAge: `${GUEST_HOURS}h`,
  })
  return ticket
}
