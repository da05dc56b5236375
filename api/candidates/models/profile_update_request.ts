import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ProfileUpdateRequestSchema } from '#database/schema'
import { imageUrl, imageKey } from '#api/files/image_url'
import { signedUrl } from '#api/files/signed_url'
import User from '#api/accounts/models/user'
import File from '#api/files/models/file'
import Candidate from '#api/candidates/models/candidate'
import type { CheckedPart, UpdateAction } from '#api/candidates/candidate_facts'
import type { UpdateStatus } from '#api/candidates/updates/update_flow'

export type Changes = Record<string, { from: unknown; to: unknown }>

/** An edit of an approved profile that waits for a moderator; the profile shows the old value meanwhile. */
export default class ProfileUpdateRequest extends ProfileUpdateRequestSchema {
  declare part: CheckedPart
  declare action: UpdateAction
  declare status: UpdateStatus
  declare changes: Changes
  declare input: Record<string, any>

  @belongsTo(() => Candidate)
  declare candidate: BelongsTo<typeof Candidate>

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => File)
  declare file: BelongsTo<typeof File>

  /** The frame of a video that waits. */
  @belongsTo(() => File, { foreignKey: 'posterFileId' })
  declare posterFile: BelongsTo<typeof File>

  /** What a moderator has to look at: an image by its address, anything else by a link that dies. Asks for `file`. */
  get fileUrl() {
    if (!this.file || this.status !== 'pending') return null
    return this.part === 'photo'
      ? imageUrl(imageKey(this.file))
      : signedUrl(this.file, { as: 'inline' })
  }
}
