export type { ChannelState, Claim, LiveEvent, LiveStore } from '#api/engines/live_stream/live_store'
export { LiveTransmit, type LiveOptions } from '#api/engines/live_stream/live_transmit'
export {
  ENDED,
  MOST_PER_ACCOUNT,
  MOST_REPLAYED,
  RESYNC,
  StreamHub,
  type StoredEvent,
} from '#api/engines/live_stream/stream_hub'
