export { EventFeed, type EventStore } from '#api/engines/live_stream/event_feed'
export { MOST_PER_SESSION, StreamHub, type StoredEvent } from '#api/engines/live_stream/stream_hub'
