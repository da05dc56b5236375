import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { JobTitleSchema } from '#database/schema'
import JobCategory from '#api/taxonomy/models/job_category'

export default class JobTitle extends JobTitleSchema {
  @belongsTo(() => JobCategory)
  declare category: BelongsTo<typeof JobCategory>
}
