import { JobRevisionSchema } from '#database/schema'

export default class JobRevision extends JobRevisionSchema {}
