import { JobCategorySchema } from '#database/schema'

export default class JobCategory extends JobCategorySchema {}
