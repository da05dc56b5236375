import { EventFeed, readMissed } from '#api/engines/live_stream/event_feed'
import { StreamHub } from '#api/engines/live_stream/stream_hub'

/** The live stream of this process. */
export const hub = new StreamHub(readMissed)
export const feed = new EventFeed(hub)

/** Ends every stream and the reading; clients come back to a process that lives. */
export function closeStreams() {
  feed.stop()
  hub.closeAll()
}
