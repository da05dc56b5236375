import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { ParseStatus } from '#api/candidates/resume/resume_flow'
import { ResumeSchema } from '#database/schema'
import File from '#api/files/models/file'
import Candidate from '#api/candidates/models/candidate'

export default class Resume extends ResumeSchema {
  /** `stored`: kept and usable, from before files were read. */
  declare parseStatus: ParseStatus

  @belongsTo(() => File)
  declare file: BelongsTo<typeof File>

  @belongsTo(() => Candidate)
  declare candidate: BelongsTo<typeof Candidate>
}
