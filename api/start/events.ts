// Who listens to what, who answers what a module below asks, which job runs which handler, and what runs by
// the hour: the only wiring between modules that do not import each other.
import emitter from '@adonisjs/core/services/emitter'
import { every, patient, work } from '#api/queue/queue'
import { guard } from '#api/http/access'
import { missingPage } from '#api/http/errors/error_page'
import { nameIdentity } from '#api/accounts/identity'
import * as accounts from '#api/accounts/events'
import { letRead, ownerIsReached } from '#api/files/file_readers'
import * as companyPorts from '#api/companies/company_ports'
import { companyIdentity, companyIsSuspended, isDeactivated } from '#api/companies/company_identity'
import { openCompany } from '#api/companies/open_company'
import { joinInvitedTeam } from '#api/companies/team/accept_invite'
import { CompanyNamed, MemberAnonymised, MemberLeft, RecordsChanged } from '#api/companies/events'
import { CompanyBlocked, ProfileDeactivated } from '#api/candidates/events'
import { candidateIdentity } from '#api/candidates/candidate_identity'
import { wasSent } from '#api/candidates/resume/keep_resume'
import { offersTest, passedTest, verifiedMarks } from '#api/candidates/candidate_ports'
import { openProfile } from '#api/candidates/open_profile'
import { blockNewEmployer } from '#api/candidates/control/block_company'
import { reachesOwner } from '#api/candidates/control/reach'
import * as jobsOfCompanies from '#api/jobs/jobs_of_companies'
import { endOfAlert } from '#api/jobs/alerts/alert_links'
import { JobApproved, JobClosed } from '#api/jobs/events'
import { endFollow } from '#api/jobs/follows/follow_company'
import { queueFollowers } from '#api/jobs/follows/tell_followers'
import { appliedFor, countApplications, hasShortlisted, testsAsked } from '#api/jobs/job_ports'
import { ApplicationEnded, ApplicationsPlaced } from '#api/applications/events'
import { closeApplications } from '#api/applications/close_applications'
import {
  countByStatus,
  jobsAppliedFor,
  shortlistedIn,
} from '#api/applications/applications_of_jobs'
import { wordsWith } from '#api/applications/applicants/export_applicants'
import { stillConcernsSql } from '#api/applications/still_concerns'
import { nextInterview } from '#api/applications/application_ports'
import { resumeSent } from '#api/applications/apply/resume_sent'
import { withdrawAll, withdrawFromCompany } from '#api/applications/move_application'
import { takesPartIn } from '#api/interviews/interviewers/takes_part'
import { flagInterviews } from '#api/interviews/interviewers/flag_interviews'
import { nextStart } from '#api/interviews/slots/next_start'
import { endWithApplication } from '#api/interviews/end_with_application'
import { countTaken } from '#api/talent/contact/requests_taken'
import { hasPassedTest } from '#api/assessments/results/passed_test'
import { isTestOffered } from '#api/assessments/choosing/is_test_offered'
import { verifiedMarksOf } from '#api/assessments/results/verified_marks'
import { entitledTo, largerPlan, planName } from '#api/billing/catalogue/entitlements'
import { sentTest } from '#api/assessments/taking/sent_test'
import { timeAsked } from '#api/assessments/sends/attached/attached_to_job'
import { sendByJob } from '#api/assessments/sends/attached/send_by_job'
import * as endSends from '#api/assessments/sends/end_sends'
import * as sendPorts from '#api/assessments/sends/send_ports'
import { tellNewApplicants } from '#api/screening/notices/tell_new_applicants'
import { forgetRecord } from '#api/reviews/record/company_record'
import { unlockedAmong } from '#api/talent/contact_access'
import { visibleAmong as visibleToMember } from '#api/talent/visible_candidates'
import { sendMarked, sendStarted, testOfSend } from '#api/assessments/sends/take_sent'
import { AttemptMarked, AttemptStarted } from '#api/assessments/events'
import { forgetCandidate } from '#api/talent/forget_candidate'
import { forgetInCompany } from '#api/privacy/forget_in_company'
import { forgetMember } from '#api/privacy/forget_member'
import { revokeKeysOf } from '#api/integrations/keys/keep_key'
import { queueMessages } from '#api/integrations/webhooks/queue_messages'
import { WEBHOOK_PAUSE_SECONDS, WEBHOOK_TRIES } from '#api/integrations/integration_facts'
import { BACKUP_TIMEOUT_SECONDS } from '#api/backups/backup_facts'
import { PersonForgotten } from '#api/privacy/events'
import { forgetAnswers } from '#api/privacy/forget_answers'
import { endArchives } from '#api/imports/archive/end_archives'
import { claimBySignUp } from '#api/imports/claims/claim_profile'
import { isUntold } from '#api/imports/claims/untold'
import { NEW_MESSAGE } from '#api/chat/chat_facts'
import { hears } from '#api/chat/by_mail/mail_unread'
import { conversationWords } from '#api/chat/conversations/conversation_words'
import { takenElsewhere } from '#api/chat/by_mail/by_mail_ports'
import { InterviewArranged } from '#api/interviews/calendar/events'
import { haveCalendars } from '#api/interviews/calendar/calendar_ports'
import { haveCalendars as calendarOwners, queueEntries } from '#api/mailing/calendars/queue_entries'
import { takeAnswer } from '#api/mailing/replies/take_answer'
import { endWithApplication as endFollowUps } from '#api/mailing/sequences/end_follow_ups'
import { inPlatformWords } from '#api/mailing/platform/platform_words'
import * as accountMails from '#api/notifications/account_mails'
import transmit from '#api/notifications/stream/transmit'
import * as noticePorts from '#api/notifications/notification_ports'
import { writtenLate } from '#api/notifications/late_mails'
import { PUSH_TRIES } from '#api/notifications/notification_facts'

// http
guard.answeredBy(() => import('#start/access_middleware'))
missingPage.answeredBy(async (ctx) => (await import('#api/pages/not_found_page')).notFoundPage(ctx))

// accounts
nameIdentity(companyIdentity)
nameIdentity(candidateIdentity)
every('21 4 * * *', 'idempotent-requests.sweep', () => import('#api/http/idempotency'))
every('* * * * *', 'visits.end', () => import('#api/accounts/visits/end_visits'))
every('17 3 * * *', 'accounts.sweep', () => import('#api/accounts/sweep_accounts'))
every('5 4 * * *', 'audit.tend', () => import('#api/accounts/audit/tend_audit'))

// files
every('37 * * * *', 'uploads.sweep', () => import('#api/files/parts/sweep_parts'))

// companies
emitter.on(accounts.UserSignedUp, openCompany)
emitter.on(accounts.UserSignedUp, joinInvitedTeam)
emitter.on(MemberLeft, flagInterviews)
emitter.on(MemberLeft, revokeKeysOf)

companyPorts.openJobs.answeredBy(jobsOfCompanies.countPublic)
companyPorts.jobsOnTeam.answeredBy(jobsOfCompanies.idsOnTeam)
companyPorts.isOnTeam.answeredBy(jobsOfCompanies.onTeam)
companyPorts.assertOwnJobs.answeredBy(jobsOfCompanies.findOwn)
companyPorts.assignJobs.answeredBy(jobsOfCompanies.putOnTeams)
companyPorts.takesPart.answeredBy(takesPartIn)
companyPorts.requestsTaken.answeredBy(countTaken)
companyPorts.jobsTaken.answeredBy(jobsOfCompanies.countTaking)

// candidates
emitter.on(accounts.UserSignedUp, openProfile)
emitter.on(CompanyNamed, blockNewEmployer)
ownerIsReached.answeredBy(reachesOwner)
every('*/10 * * * *', 'profiles.wake', () => import('#api/candidates/control/wake_profiles'))
work('resume.read', () => import('#api/candidates/resume/draft/read_stored_resume'), {
  batch: 8,
  timeout: 120,
  failed: () => import('#api/candidates/resume/draft/give_up_reading'),
})
work('resume.recognise', () => import('#api/candidates/resume/draft/recognise_stored_resume'), {
  batch: 2,
  retries: 2,
  timeout: 300,
  failed: () => import('#api/candidates/resume/draft/give_up_reading'),
})
every('*/10 * * * *', 'resumes.sweep', () => import('#api/candidates/resume/draft/sweep_unread'))
every('43 3 * * *', 'imports.sweep', () => import('#api/candidates/portability/sweep_imports'))

// jobs
every('7 * * * *', 'jobs.expire', () => import('#api/jobs/expire_jobs'))
every('*/10 * * * *', 'jobs.alerts', () => import('#api/jobs/alerts/send_alerts'))
emitter.on(JobApproved, queueFollowers)
work('followers.tell', () => import('#api/jobs/follows/tell_followers'))
// hours, as the first run builds the index
every('* * * * *', 'jobs.feed-search', () => import('#api/jobs/browse/feed_jobs'), {
  timeout: 6 * 3600,
})
every('33 4 * * *', 'job-alerts.sweep', () => import('#api/jobs/alerts/sweep_alerts'))
noticePorts.endOf.answeredBy(endOfAlert)

// applications
nextInterview.answeredBy(nextStart)
wasSent.answeredBy(resumeSent)
countApplications.answeredBy(countByStatus)
appliedFor.answeredBy(jobsAppliedFor)
hasShortlisted.answeredBy(shortlistedIn)
emitter.on(JobClosed, closeApplications)
emitter.on(ProfileDeactivated, withdrawAll)
every('* * * * *', 'rejections.tell', () => import('#api/applications/tell_rejections'))
every('41 4 * * *', 'applications.answer-by', () => import('#api/applications/answer_by/answer_by'))
work('guest-resume.read', () => import('#api/applications/guests/read_guest_resume'), {
  batch: 4,
  retries: 2,
  pause: 2,
  timeout: 60,
  failed: () => import('#api/applications/guests/give_up_guest'),
})
every('*/10 * * * *', 'guests.sweep', () => import('#api/applications/guests/sweep_guests'))
letRead('resume', () => import('#api/applications/applicants/may_read_resume'))
letRead('offer', () => import('#api/applications/offers/may_read_offer'))
every('*/10 * * * *', 'offers.expire', () => import('#api/applications/offers/expire_offers'))

// interviews
emitter.on(ApplicationEnded, endWithApplication)
every('*/5 * * * *', 'interviews.tick', () => import('#api/interviews/settle_interviews'))

// assessments
passedTest.answeredBy(hasPassedTest)
offersTest.answeredBy(isTestOffered)
verifiedMarks.answeredBy(verifiedMarksOf)
sentTest.answeredBy(testOfSend)
emitter.on(AttemptStarted, sendStarted)
emitter.on(AttemptMarked, sendMarked)
work('tests.run-code', () => import('#api/assessments/taking/run_code'), {
  batch: 2,
  timeout: 600,
  failed: () => import('#api/assessments/taking/give_up_code'),
})
every(
  '23 2 * * *',
  'questions.analyse',
  () => import('#api/assessments/bank/analysis/analyse_questions'),
  { timeout: 3_600 }
)
every(
  '37 * * * *',
  'accommodations.end',
  () => import('#api/assessments/accommodations/end_accommodations')
)
every('*/10 * * * *', 'results.lapse', () => import('#api/assessments/results/lapse_results'))
every('* * * * *', 'attempts.sweep', () => import('#api/assessments/taking/sweep_attempts'))

// reviews
every('11 * * * *', 'reviews.publish', () => import('#api/reviews/publish_reviews'))

// talent
every('29 * * * *', 'talent.refresh-stacks', () => import('#api/talent/search/refresh_stacks'))
every('*/10 * * * *', 'talent.drop-marks', () => import('#api/talent/search/drop_marks'))
// hours, as the first run builds the index
every('* * * * *', 'talent.feed-search', () => import('#api/talent/search/feed_profiles'), {
  timeout: 6 * 3600,
})
emitter.on(CompanyBlocked, async (blocked) => {
  // one after the other, as both write on one connection
  await withdrawFromCompany(blocked)
  await endFollow(blocked)
  await endSends.endSendsOfCompany(blocked)
  await forgetCandidate(blocked)
  await forgetInCompany(blocked)
  await endArchives(blocked.trx, [blocked.companyId])
  await forgetAnswers(blocked.trx, [blocked.companyId])
})
every('13 * * * *', 'spotlights.expire', () => import('#api/talent/spotlight/expire_spotlights'))
every('14 * * * *', 'promotions.expire', () => import('#api/talent/spotlight/expire_promotions'))
every(
  '*/5 * * * *',
  'talent.filter-alerts',
  () => import('#api/talent/search/filters/alert_saved_filters')
)
every(
  '*/10 * * * *',
  'contact-requests.lapse',
  () => import('#api/talent/contact/lapse_contact_requests')
)

// assessments
testsAsked.answeredBy(timeAsked)
emitter.on(ApplicationsPlaced, sendByJob)
emitter.on(ApplicationEnded, endSends.endSendsOfApplication)
emitter.on(JobClosed, endSends.endSendsOfJob)
emitter.on(ProfileDeactivated, endSends.endSendsOfCandidate)
sendPorts.visibleAmong.answeredBy(visibleToMember)
sendPorts.namedAmong.answeredBy(unlockedAmong)
every('*/10 * * * *', 'sends.settle', () => import('#api/assessments/sends/due/settle_sends'))
every('19 * * * *', 'credits.expire', () => import('#api/assessments/credits/expire_credits'))
// screening
emitter.on(ApplicationsPlaced, tellNewApplicants)
work('screening.analyse', () => import('#api/screening/runs/analyse'), {
  batch: 2,
  retries: 2,
  failed: () => import('#api/screening/runs/give_up_analysis'),
})

// billing
companyPorts.entitled.answeredBy(entitledTo)
companyPorts.planWithMore.answeredBy(largerPlan)
companyPorts.planNamed.answeredBy(planName)
work('webhooks.handle', () => import('#api/billing/webhooks/handle_webhook'), patient)
work('payments.refund', () => import('#api/billing/payments/refund_payment'), {
  ...patient,
  failed: () => import('#api/billing/payments/give_up_refund'),
})
work('payments.give-up', () => import('#api/billing/payments/give_up_payment'), patient)
work('orders.give-up', () => import('#api/billing/orders/give_up_order'), patient)
work('sandbox.tell', () => import('#api/billing/gateways/decide_sandbox'))
every('27 * * * *', 'billing.reconcile', () => import('#api/billing/reconcile/reconcile'))
every('* * * * *', 'orders.expire', () => import('#api/billing/orders/expire_orders'))
every('13 * * * *', 'plans.credits', () => import('#api/billing/subscriptions/plan_credits'))
every(
  '*/10 * * * *',
  'subscriptions.renew',
  () => import('#api/billing/subscriptions/renew_subscriptions')
)

// chat
wordsWith.answeredBy(conversationWords)
letRead('attachment', () => import('#api/chat/messages/may_read_attachment'))
every('49 3 * * *', 'incoming-mails.sweep', () => import('#api/chat/by_mail/sweep_incoming'))
every('37 3 * * *', 'chat.sweep', () => import('#api/chat/messages/sweep_unsent'))

// mailing
emitter.on(InterviewArranged, queueEntries)
haveCalendars.answeredBy(calendarOwners)
work('calendars.write', () => import('#api/mailing/calendars/write_entry'), {
  batch: 2,
  retries: 8,
  timeout: 120,
  failed: () => import('#api/mailing/calendars/give_up_entry'),
})
takenElsewhere.answeredBy(takeAnswer)
emitter.on(ApplicationEnded, endFollowUps)
every('*/5 * * * *', 'follow-ups.send', () => import('#api/mailing/sequences/send_follow_ups'))
writtenLate('message.mail', () => import('#api/mailing/sending/company_mail_words'))

// content
every('* * * * *', 'blogs.publish', () => import('#api/content/blogs/publish_blogs'))
every('51 3 * * *', 'leads.sweep', () => import('#api/content/leads/sweep_leads'))

// privacy
emitter.on(MemberAnonymised, forgetMember)
work('account.export', () => import('#api/privacy/make_export'), { timeout: 1_800, batch: 2 })
every('29 * * * *', 'account.exports-sweep', () => import('#api/privacy/sweep_exports'))
every('9 4 * * *', 'aged.sweep', () => import('#api/privacy/sweep_aged'))
every('7 2 * * *', 'applicants.anonymise', () => import('#api/privacy/anonymise_applicants'))

// imports
emitter.on(accounts.UserSignedUp, claimBySignUp)
emitter.on(PersonForgotten, async ({ companyIds, trx }) => {
  await endArchives(trx, companyIds)
  await forgetAnswers(trx, companyIds)
})
work('bulk.read', () => import('#api/imports/bulk/read_bulk_files'), {
  batch: 2,
  pause: 5,
  timeout: 60,
  failed: () => import('#api/imports/bulk/give_up_bulk'),
})
work('profiles.fill', () => import('#api/imports/claims/fill_profile'))
work('company.archive', () => import('#api/imports/archive/make_archive'), {
  batch: 2,
  timeout: 1_800,
  failed: () => import('#api/imports/archive/give_up_archive'),
})
work('imports.work', () => import('#api/imports/transfer/work_import'), {
  batch: 1,
  retries: 3,
  timeout: 3_600,
  failed: () => import('#api/imports/transfer/give_up_import'),
})
work('imports.invite', () => import('#api/imports/transfer/invite_imported'), {
  batch: 1,
  timeout: 1_800,
})
every('43 4 * * *', 'company-imports.sweep', () => import('#api/imports/transfer/sweep_imports'))
every('31 * * * *', 'archives.sweep', () => import('#api/imports/archive/sweep_archives'))
letRead('export', () => import('#api/imports/archive/may_read_archive'))
every('47 3 * * *', 'unclaimed.sweep', () => import('#api/imports/claims/sweep_unclaimed'))
every('53 3 * * *', 'bulk-files.sweep', () => import('#api/imports/bulk/sweep_bulk_files'))
every('59 3 * * *', 'linkedin.sweep', () => import('#api/imports/linkedin/sweep_linkedin'))

// integrations
emitter.on(RecordsChanged, queueMessages)
emitter.on(RecordsChanged, forgetRecord)
work('webhooks.send', () => import('#api/integrations/webhooks/send_message'), {
  batch: 10,
  retries: WEBHOOK_TRIES - 1,
  pause: WEBHOOK_PAUSE_SECONDS,
  timeout: 60,
  failed: () => import('#api/integrations/webhooks/give_up_message'),
})
every(
  '47 * * * *',
  'careers-domains.check',
  () => import('#api/integrations/careers/check_domains')
)
every('57 3 * * *', 'webhooks.sweep', () => import('#api/integrations/webhooks/sweep_messages'))

// reporting
every(
  '*/5 * * * *',
  'installation.watch',
  () => import('#api/reporting/installation/watch_installation')
)

// backups
every('13 1 * * *', 'backups.make', () => import('#api/backups/make_scheduled_backup'), {
  retries: 2,
  pause: 900,
  timeout: BACKUP_TIMEOUT_SECONDS,
})

// catalogues
// a merge of a common skill moves a hundred thousand profiles
work('skills.merge', () => import('#api/catalogues/merging/merge_skills'), {
  batch: 1,
  timeout: 3_600,
  failed: () => import('#api/catalogues/merging/give_up_merge'),
})

// notifications
noticePorts.hearsNothing.answeredBy((userId) => `(${isDeactivated(userId)} or ${isUntold(userId)})`)
noticePorts.isSuspended.answeredBy(companyIsSuspended)
noticePorts.stillConcerns.answeredBy(stillConcernsSql)
noticePorts.hearsConversation.answeredBy(hears)
writtenLate('digest.due', () => import('#api/notifications/digests/digest_words'))
noticePorts.platformWords.answeredBy(inPlatformWords)
writtenLate(NEW_MESSAGE, () => import('#api/chat/by_mail/mail_unread'))
work('mail.deliver', () => import('#api/notifications/deliver_mail'), {
  batch: 20,
  ...patient,
  pause: 30,
})
work('push.deliver', () => import('#api/notifications/push/deliver_push'), {
  batch: 20,
  retries: PUSH_TRIES - 1,
  pause: 30,
})
every('*/5 * * * *', 'digests.send', () => import('#api/notifications/digests/send_digests'))
emitter.on(accounts.VerificationRequested, accountMails.mailVerification)
emitter.on(accounts.PhoneCodeRequested, accountMails.textPhoneCode)
emitter.on(accounts.AddressTaken, accountMails.mailAddressTaken)
emitter.on(accounts.PasswordResetRequested, accountMails.mailPasswordReset)
emitter.on(accounts.PasswordChanged, accountMails.mailPasswordChanged)
emitter.on(accounts.SecondFactorChanged, accountMails.mailSecondFactor)
emitter.on(accounts.IdentityChanged, accountMails.mailIdentity)
emitter.on(accounts.AdminInvited, accountMails.mailAdminInvitation)
emitter.on(accounts.VisitEnded, accountMails.tellVisit)
emitter.on(accounts.SessionsEnded, ({ sessionIds }) => transmit.endSessions(sessionIds))
every('33 * * * *', 'notifications.sweep', () => import('#api/notifications/sweep_cleared'))
every('23 * * * *', 'stream.sweep', () => import('#api/notifications/stream/sweep_stream_events'))
