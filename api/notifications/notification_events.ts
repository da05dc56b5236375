import type { UserType } from '#api/accounts/account_facts'

/** What a person can switch on and off, by their role; an event is the first part of a notification's kind. */
export const notificationEvents = {
  developer: {
    application: 'Your applications: sent, answers and moves',
    offer: 'Offers: new, taken back, and their date to answer by',
    interview: 'Interviews: invitations, changes and reminders',
    message: 'Messages from companies',
    contact: 'Companies that ask for your contact details',
    assessment: 'Tests you are invited to, and their results',
    screening: 'Software that reads your applications: that it is used, and answers about it',
    profile: 'Your profile: approval, reviews and updates',
    resume: 'Your resume: once it is read',
    job: 'Jobs that match you or that you saved',
    billing: 'Your orders, payments and deliveries',
  },
  client: {
    application: 'Applicants: new, withdrawn and waiting for an answer',
    offer: 'Offers: answers and questions',
    interview: 'Interviews: answers, changes and reminders',
    message: 'Messages from candidates and colleagues',
    contact: 'Answers to your contact requests',
    search: 'New developers for your saved searches',
    comment: 'Comments that mention you',
    assessment: 'Test results of your candidates',
    screening: 'Screening: finished runs, and what applicants contest',
    job: 'Your jobs: approval, expiry and performance',
    company: 'Your company: verification and team',
    billing: 'Plans, payments and invoices',
  },
  admin: {
    job: 'Jobs waiting for approval',
    profile: 'Profiles waiting for approval',
    company: 'Companies waiting for verification',
    message: 'Messages to support',
    lead: 'What people send by the public forms',
    billing: 'Payments that need a look',
    installation: 'Alarms of the installation, and when it is fine again',
  },
} as const satisfies Record<UserType, Record<string, string>>

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
