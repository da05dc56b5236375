import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { SessionSchema } from '#database/schema'
import { deviceName } from '#api/accounts/sign_in/device_name'
import User from '#api/accounts/models/user'

/** A signed-in device. */
export default class Session extends SessionSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  get device() {
    return this.visitId ? 'An administrator who helps you' : deviceName(this.userAgent)
  }
}
