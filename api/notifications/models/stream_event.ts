import { StreamEventSchema } from '#database/schema'

export default class StreamEvent extends StreamEventSchema {}
