import { afterDelete, afterSave } from '@adonisjs/lucid/orm'
import { JobCategorySchema } from '#database/schema'
import { forgetNames } from '#api/taxonomy/names'

export default class JobCategory extends JobCategorySchema {
  @afterSave()
  @afterDelete()
  static forgetNames(jobCategory: JobCategory) {
    forgetNames('job_categories', jobCategory)
  }
}
