export { type EventStore } from '#api/engines/live_stream/event_feed'
export {
  LiveTransmit,
  type LiveEvent,
  type LiveOptions,
} from '#api/engines/live_stream/live_transmit'
export { MOST_PER_SESSION, StreamHub, type StoredEvent } from '#api/engines/live_stream/stream_hub'
