import type { HttpContext } from '@adonisjs/core/http'
import type { TransmitConfig } from '@boringnode/transmit/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { LiveTransmit, MOST_PER_SESSION } from '#api/engines/live_stream/live_stream'
import { Refusal } from '#api/http/refusal'
import { storedEvents } from '#api/notifications/stream/stored_events'

const refusals = {
  closed: () =>
    new Refusal('This live stream is not open; open it first', {
      status: 404,
      code: 'E_NOT_FOUND',
    }),
  foreign: () =>
    new Refusal('This live stream belongs to another sign-in', {
      status: 403,
      reason: 'membership',
    }),
  full: () =>
    new Refusal(`You have ${MOST_PER_SESSION} live streams open; close a tab and try again`, {
      status: 429,
      code: 'E_TOO_MANY_REQUESTS',
    }),
}

/** Makes the live stream of this process, which stands in Transmit's place. */
export const makeTransmit = (config: TransmitConfig) =>
  new LiveTransmit<HttpContext, TransactionClientContract>(config, {
    store: storedEvents,
    sessionOf: ({ auth }) => auth.use('token').session!.id,
    refuse: (reason) => refusals[reason](),
  })
