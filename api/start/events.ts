// Who listens to what, and who answers what a module below asks: with `background.ts` the only wiring between
// modules that do not import each other.
import emitter from '@adonisjs/core/services/emitter'
import { guard } from '#api/http/access'
import { missingPage } from '#api/http/errors/error_page'
import { nameIdentity } from '#api/accounts/identity'
import * as accounts from '#api/accounts/events'
import { letRead, ownerIsReached } from '#api/files/file_readers'
import * as companyPorts from '#api/companies/company_ports'
import { companyIdentity, companyIsSuspended, isDeactivated } from '#api/companies/company_identity'
import { openCompany } from '#api/companies/open_company'
import { joinInvitedTeam } from '#api/companies/team/accept_invite'
import { endInvites } from '#api/companies/team/invite_colleague'
import * as companies from '#api/companies/events'
import { CompanyBlocked, ProfileDeactivated, ZoneChanged } from '#api/candidates/events'
import { candidateIdentity } from '#api/candidates/candidate_identity'
import { wasSent } from '#api/candidates/resume/keep_resume'
import {
  lockApplications,
  offersTest,
  passedTest,
  verifiedMarks,
} from '#api/candidates/candidate_ports'
import { openProfile } from '#api/candidates/open_profile'
import { blockNewEmployer } from '#api/candidates/control/block_employers'
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
import { lockApplicationsOf } from '#api/applications/lock_applications_of'
import { stillConcernsSql } from '#api/applications/still_concerns'
import { nextInterview } from '#api/applications/application_ports'
import { resumeSent } from '#api/applications/apply/resume_sent'
import { withdrawAll, withdrawFromCompany } from '#api/applications/move_application'
import { takesPartIn } from '#api/interviews/interviewers/takes_part'
import { flagInterviews } from '#api/interviews/interviewers/flag_interviews'
import { nextStart } from '#api/interviews/slots/next_start'
import { takeZone } from '#api/interviews/slots/take_zone'
import { endInterviewsOf, endWithApplication } from '#api/interviews/end_with_application'
import { countTaken } from '#api/talent/contact/contact_quota'
import { hasPassedTest } from '#api/assessments/results/passed_test'
import { isTestOffered } from '#api/assessments/choosing/is_test_offered'
import { verifiedMarksOf } from '#api/assessments/results/verified_marks'
import { entitledTo, largerPlan, planName } from '#api/billing/catalogue/entitlements'
import { holdBilling, resumeBilling } from '#api/billing/subscriptions/hold_billing'
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
import { declineRequests, forgetCandidate } from '#api/talent/forget_candidate'
import { forgetInCompany } from '#api/privacy/forget_in_company'
import { forgetMember } from '#api/privacy/forget_member'
import { revokeKeysOf } from '#api/integrations/keys/keep_key'
import { queueMessages } from '#api/integrations/webhooks/queue_messages'
import { PersonForgotten } from '#api/privacy/events'
import { forgetAnswers } from '#api/privacy/forget_answers'
import { endArchives } from '#api/imports/archive/end_archives'
import { stopImports } from '#api/imports/transfer/stop_imports'
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

// http
guard.answeredBy(() => import('#start/access_middleware'))
missingPage.answeredBy(async (ctx) => (await import('#api/pages/not_found_page')).notFoundPage(ctx))

// accounts
nameIdentity(companyIdentity)
nameIdentity(candidateIdentity)

// companies
emitter.on(accounts.UserSignedUp, openCompany)
emitter.on(accounts.UserSignedUp, joinInvitedTeam)
emitter.on(companies.MemberLeft, async (left) => {
  // one after the other, as all write on one connection
  await endInvites(left)
  await flagInterviews(left)
  await revokeKeysOf(left)
})
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
emitter.on(companies.CompanyNamed, blockNewEmployer)
ownerIsReached.answeredBy(reachesOwner)

// jobs
emitter.on(JobApproved, queueFollowers)
noticePorts.endOf.answeredBy(endOfAlert)

// applications
nextInterview.answeredBy(nextStart)
wasSent.answeredBy(resumeSent)
lockApplications.answeredBy(lockApplicationsOf)
countApplications.answeredBy(countByStatus)
appliedFor.answeredBy(jobsAppliedFor)
hasShortlisted.answeredBy(shortlistedIn)
emitter.on(JobClosed, closeApplications)
emitter.on(ProfileDeactivated, async (left) => {
  // one after the other, as all write on one connection
  await withdrawAll(left)
  await endInterviewsOf(left)
  await declineRequests(left)
  await endSends.endSendsOfCandidate(left)
})
letRead('offer', () => import('#api/applications/offers/may_read_offer'))

// interviews
emitter.on(ApplicationEnded, endWithApplication)
emitter.on(ZoneChanged, takeZone)

// assessments
passedTest.answeredBy(hasPassedTest)
offersTest.answeredBy(isTestOffered)
verifiedMarks.answeredBy(verifiedMarksOf)
sentTest.answeredBy(testOfSend)
emitter.on(AttemptStarted, sendStarted)
emitter.on(AttemptMarked, sendMarked)
testsAsked.answeredBy(timeAsked)
emitter.on(ApplicationsPlaced, sendByJob)
emitter.on(ApplicationEnded, endSends.endSendsOfApplication)
emitter.on(JobClosed, endSends.endSendsOfJob)
sendPorts.visibleAmong.answeredBy(visibleToMember)
sendPorts.namedAmong.answeredBy(unlockedAmong)

// talent
emitter.on(CompanyBlocked, async (blocked) => {
  // one after the other, as both write on one connection
  await withdrawFromCompany(blocked)
  await endInterviewsOf(blocked, blocked)
  await endFollow(blocked)
  await endSends.endSendsOfCompany(blocked)
  await forgetCandidate(blocked)
  await forgetInCompany(blocked)
  await endArchives(blocked.trx, [blocked.companyId])
  await forgetAnswers(blocked.trx, [blocked.companyId])
})

letRead('resume', () => import('#api/talent/may_read_profile_file'))
letRead('video', () => import('#api/talent/may_read_profile_file'))

// screening
emitter.on(ApplicationsPlaced, tellNewApplicants)

// billing
companyPorts.entitled.answeredBy(entitledTo)
companyPorts.planWithMore.answeredBy(largerPlan)
companyPorts.planNamed.answeredBy(planName)
emitter.on(companies.CompanySuspended, holdBilling)
emitter.on(companies.CompanyRestored, resumeBilling)

// chat
wordsWith.answeredBy(conversationWords)
letRead('attachment', () => import('#api/chat/messages/may_read_attachment'))

// mailing
emitter.on(InterviewArranged, queueEntries)
haveCalendars.answeredBy(calendarOwners)
takenElsewhere.answeredBy(takeAnswer)
emitter.on(ApplicationEnded, endFollowUps)
writtenLate('message.mail', () => import('#api/mailing/sending/company_mail_words'))

// privacy
emitter.on(companies.MemberAnonymised, forgetMember)

// imports
emitter.on(companies.CompanySuspended, stopImports)
emitter.on(accounts.UserSignedUp, claimBySignUp)
emitter.on(PersonForgotten, async ({ companyIds, trx }) => {
  await endArchives(trx, companyIds)
  await forgetAnswers(trx, companyIds)
})
letRead('export', () => import('#api/imports/archive/may_read_archive'))

// integrations
emitter.on(companies.RecordsChanged, queueMessages)
emitter.on(companies.RecordsChanged, forgetRecord)

// notifications
noticePorts.hearsNothing.answeredBy((userId) => `(${isDeactivated(userId)} or ${isUntold(userId)})`)
noticePorts.isSuspended.answeredBy(companyIsSuspended)
noticePorts.stillConcerns.answeredBy(stillConcernsSql)
noticePorts.hearsConversation.answeredBy(hears)
writtenLate('digest.due', () => import('#api/notifications/digests/digest_words'))
noticePorts.platformWords.answeredBy(inPlatformWords)
writtenLate(NEW_MESSAGE, () => import('#api/chat/by_mail/mail_unread'))
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
