import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { CandidateToolSchema } from '#database/schema'
import Tool from '#api/taxonomy/models/tool'

export default class CandidateTool extends CandidateToolSchema {
  @belongsTo(() => Tool)
  declare tool: BelongsTo<typeof Tool>
}
