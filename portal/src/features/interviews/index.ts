export { ScheduleDialog } from './schedule_dialog'
export { CompanyInterview, MyInterview } from './one_interview'
