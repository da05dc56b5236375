import { sentence, type Sentence } from '#api/languages/sentence'
import type { UserType } from '#api/accounts/account_facts'

/** What a person can switch on and off, by their role; an event is the first part of a notification's kind. */
export const notificationEvents = {
  developer: {
    application: sentence('Your applications: sent, answers and moves'),
    offer: sentence('Offers: new, taken back, and their date to answer by'),
    interview: sentence('Interviews: invitations, changes and reminders'),
    message: sentence('Messages from companies'),
    contact: sentence('Companies that ask for your contact details'),
    assessment: sentence('Tests you are invited to, and their results'),
    screening: sentence(
      'Software that reads your applications: that it is used, and answers about it'
    ),
    profile: sentence('Your profile: approval, reviews and updates'),
    resume: sentence('Your resume: once it is read'),
    job: sentence('Jobs that match you or that you saved'),
    billing: sentence('Your orders, payments and deliveries'),
  },
  client: {
    application: sentence('Applicants: new, withdrawn and waiting for an answer'),
    offer: sentence('Offers: answers and questions'),
    interview: sentence('Interviews: answers, changes and reminders'),
    message: sentence('Messages from candidates and colleagues'),
    contact: sentence('Answers to your contact requests'),
    search: sentence('New developers for your saved searches'),
    comment: sentence('Comments that mention you'),
    assessment: sentence('Test results of your candidates'),
    screening: sentence('Screening: finished runs, and what applicants contest'),
    job: sentence('Your jobs: approval, expiry and performance'),
    company: sentence('Your company: verification and team'),
    billing: sentence('Plans, payments and invoices'),
  },
  admin: {
    job: sentence('Jobs waiting for approval'),
    profile: sentence('Profiles waiting for approval'),
    company: sentence('Companies waiting for verification'),
    message: sentence('Messages to support'),
    lead: sentence('What people send through the public forms'),
    billing: sentence('Payments that need a look'),
    installation: sentence('Alarms of the installation, and when it is fine again'),
  },
} as const satisfies Record<UserType, Record<string, Sentence>>

/** The switch that a kind obeys: `application.received` obeys `application`. */
export const eventOf = (kind: string) => kind.split('.')[0]

/** Sign-in, security and account mails are sent whatever the settings say. */
export const isAlwaysSent = (kind: string) => eventOf(kind) === 'account'

/** What loses its worth by the morning: quiet hours do not hold it back. */
const urgent = new Set(['interview.reminder', 'interview.cancel', 'installation.alarm'])
/** Whether an event of this kind waits until a person's quiet hours are over. */
export const waitsInQuietHours = (kind: string) => !isAlwaysSent(kind) && !urgent.has(kind)

/** The mail that gathers what a person put into it. */
export const DIGEST = 'digest'

/** Every mail that the settings rule ends by one click (RFC 8058), the digest too; mails about the account do not. */
export const endsByOneClick = (kind: string) => !isAlwaysSent(kind)
