import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { CandidateSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import Resume from '#api/candidates/models/resume'
import CandidateSkill from '#api/candidates/models/candidate_skill'
import Employment from '#api/candidates/models/employment'
import AcademicRecord from '#api/candidates/models/academic_record'

export default class Candidate extends CandidateSchema {
  declare approval: 'incomplete' | 'submitted' | 'approved' | 'changes_requested' | 'rejected'
  declare visibility: 'active' | 'snoozed' | 'deactivated' | 'suspended'

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @hasMany(() => Resume)
  declare resumes: HasMany<typeof Resume>

  @belongsTo(() => Resume, { foreignKey: 'currentResumeId' })
  declare currentResume: BelongsTo<typeof Resume>

  @hasMany(() => CandidateSkill)
  declare skills: HasMany<typeof CandidateSkill>

  @hasMany(() => Employment)
  declare employments: HasMany<typeof Employment>

  @hasMany(() => AcademicRecord)
  declare academicRecords: HasMany<typeof AcademicRecord>
}
