export { ScheduleDialog } from './schedule_dialog'
