import { ImportRefusalSchema } from '#database/schema'

/** Somebody said no to an imported profile, and is not brought in again. */
export default class ImportRefusal extends ImportRefusalSchema {}
