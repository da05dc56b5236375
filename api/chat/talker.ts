import type { HttpContext } from '@adonisjs/core/http'

/** Who asks, as the guard of the route found them. */
export const talker = ({ auth, member, candidate }: HttpContext) => ({
  user: auth.user!,
  member,
  candidate,
})
