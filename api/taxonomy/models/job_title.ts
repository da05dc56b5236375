import { JobTitleSchema } from '#database/schema'

export default class JobTitle extends JobTitleSchema {}
