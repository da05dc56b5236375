export { LiveBell } from './live_bell'
export { NotificationSettings } from './notification_settings'
