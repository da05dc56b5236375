import { PushSchema } from '#database/schema'
import { type PushStatus } from '#api/notifications/notification_facts'

export default class Push extends PushSchema {
  static table = 'pushes'

  declare status: PushStatus
}
