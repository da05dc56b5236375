import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { StageTemplateSchema } from '#database/schema'
import Stage from '#api/applications/models/stage'

/** A company's own pipeline, which its jobs can use. */
export default class StageTemplate extends StageTemplateSchema {
  @hasMany(() => Stage, {
    onQuery: (query) => query.whereNull('archived_at').orderBy('position').orderBy('id'),
  })
  declare stages: HasMany<typeof Stage>
}
