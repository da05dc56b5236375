import { NotificationSettingSchema } from '#database/schema'

export default class NotificationSetting extends NotificationSettingSchema {}
