export { MailsOfApplicant } from './mails_of_applicant'
export { LinkedCalendar } from './linked_calendar'
export { FollowUpsOfCandidate } from './follow_ups_of_candidate'
