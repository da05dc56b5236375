import type { HttpContext } from '@adonisjs/core/http'
import type { AccessCallback } from '@boringnode/transmit/types'
import type User from '#api/accounts/models/user'
import { contextOf } from '#api/notifications/stream/stored_sessions'
import transmit from '#api/notifications/stream/transmit'

/**
 * A rule for `transmit.authorize('<kind>/:id', …)`: may this person listen to the channel with this id? It is asked
 * when a stream joins the channel, and again, without a request, whenever the person's rights may have changed.
 */
export const personMay =
  (
    rule: (user: User, id: number) => boolean | Promise<boolean>
  ): AccessCallback<HttpContext, { id: string }> =>
  ({ auth }, { id }) =>
    /^[1-9]\d{0,15}$/.test(id) && rule(auth.user!, Number(id))

/** May this person listen to this channel now? Anything unknown or misspelt: no. */
export const mayListen = (user: User, channel: string): Promise<boolean> =>
  transmit.mayListen(contextOf(user), channel)
