import { EventFeed, MOST_PER_SESSION, StreamHub } from '#api/engines/live_stream/live_stream'
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

/** The live stream of this process. */
export const hub = new StreamHub({
  read: (channels, after, limit) => storedEvents.after(after, limit, channels),
  refuse: (reason) => refusals[reason](),
})
export const feed = new EventFeed(hub, storedEvents)

/** Ends every stream and the reading; clients come back to a process that lives. */
export function closeStreams() {
  feed.stop()
  hub.closeAll()
}
