export { AskInterview } from './ask_interview'
export { ScheduleDialog } from './schedule/schedule_dialog'
export { CompanyInterview, MyInterview } from './one_interview'
