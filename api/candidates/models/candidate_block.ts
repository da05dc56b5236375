import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { CandidateBlockSchema } from '#database/schema'
import Company from '#api/companies/models/company'
import type { BlockReason } from '#api/candidates/candidate_facts'

/** A company that this candidate is not there for. */
export default class CandidateBlock extends CandidateBlockSchema {
  declare reason: BlockReason

  @belongsTo(() => Company)
  declare company: BelongsTo<typeof Company>
}
