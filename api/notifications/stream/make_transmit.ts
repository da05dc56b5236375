import type { HttpContext } from '@adonisjs/core/http'
import type { TransmitConfig } from '@boringnode/transmit/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import logger from '@adonisjs/core/services/logger'
import { sentence } from '#api/languages/sentence'
import { LiveTransmit, MOST_PER_ACCOUNT } from '#api/engines/live_stream/live_stream'
import { Refusal } from '#api/http/refusal'
import { listen, tell } from '#api/notifications/stream/hints'
import { storedEvents } from '#api/notifications/stream/stored_events'
import { contexts, living } from '#api/notifications/stream/stored_sessions'
import { storedStreams } from '#api/notifications/stream/stored_streams'

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
    new Refusal(
      sentence('You have {most} live streams open; close a tab and try again', {
        most: MOST_PER_ACCOUNT,
      }),
      {
        status: 429,
        code: 'E_TOO_MANY_REQUESTS',
      }
    ),
  away: () =>
    new Refusal('The server that holds this live stream is not responding; try again', {
      status: 503,
      code: 'E_UNAVAILABLE',
    }),
}

/** Makes the live stream of this process, which replaces Transmit's. */
export const makeTransmit = (config: TransmitConfig) =>
  new LiveTransmit<HttpContext, TransactionClientContract>(config, {
    store: {
      ...storedEvents,
      ...storedStreams,
      living,
      contexts,
      listen,
      tell,
      warn: (error, message) => logger.warn({ err: error }, message),
    },
    owner: ({ auth }) => ({
      sessionId: auth.use('token').session!.id,
      userId: auth.use('token').user!.id,
    }),
    refuse: (reason) => refusals[reason](),
  })
