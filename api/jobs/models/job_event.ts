import { JobEventSchema } from '#database/schema'

export default class JobEvent extends JobEventSchema {}
