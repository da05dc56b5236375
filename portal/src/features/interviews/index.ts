export type { Interview } from './interview_parts'
export { ScheduleDialog } from './schedule_dialog'
