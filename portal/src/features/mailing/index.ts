export { MailsOfApplicant } from './mails_of_applicant'
