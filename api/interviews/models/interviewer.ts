import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { InterviewerSchema } from '#database/schema'
import User from '#api/accounts/models/user'

/** A member of the company who takes part in an interview. */
export default class Interviewer extends InterviewerSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>
}
