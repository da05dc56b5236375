import { bothSides } from '#api/accounts/account_facts'
import { sections } from '#api/candidates/sections/sections'
import type { Theirs } from './theirs.js'

/** The foreign row that a path's parameter names, by the part of the path before it; null where the lists are for everyone. */
export const inPath: Record<string, ((them: Theirs) => string | number) | null> = {
  '/files/:id': (them) => them.file.id,
  '/uploads/:id': (them) => them.parts.id,
  '/uploads/:id/parts/:part': (them) => `${them.parts.id}`,
  '/invoices/:id/pdf': (them) => them.invoice.id,
  '/candidate/job-alerts/:id': (them) => them.jobAlert.id,
  '/candidate/followed-companies/:slug': (them) => them.company.slug!,
  '/candidate/after-rejection/:id': (them) => them.application.id,
  ...Object.fromEntries(
    [
      '/guest-applications/:id',
      '/guest-applications/:id/confirm',
      '/candidate/waiting-applications/:id',
      '/candidate/waiting-applications/:id/send',
    ].map((path) => [path, (them: Theirs) => them.guest.id])
  ),
  '/candidate/cart/:itemId': (them) => them.cartItem.id,
  // it plays a gateway that nobody has an account with
  '/sandbox/payments/:id': null,
  '/sign-in-providers/:provider/begin': null,
  '/sign-in-providers/:provider/finish': null,
  '/identities/:provider/begin': null,
  '/identities/:provider/finish': null,
  '/identities/:provider': null,
  '/client/page-access/:page': (them) => `see_applicants?jobId=${them.job.id}`,
  '/candidate/profile-update-request/:id': (them) => them.update.id,
  '/candidate/data-map/:id': (them) => them.company.id,
  '/candidate/blocked-companies/:id': (them) => them.company.id,
  '/company-reviews/:slug': (them) => them.company.slug!,
  '/company-record/:slug': (them) => them.company.slug!,
  '/developers/:slug': (them) => them.candidate.slug!,
  '/candidate/dev-techskill/:id': (them) => them.candidateSkill.id,
  '/candidate/resume/:id/read': (them) => them.resume.id,
  '/candidate/resume/:id/pages/:page': (them) => them.resume.id,
  '/job-detail/:jobId': (them) => them.job.slug,
  '/job-details/:jobId': (them) => them.job.id,
  '/get-company-jobs/:slug': (them) => them.company.slug!,
  '/client/job/:jobId': (them) => them.job.id,
  '/client/job/:jobId/change': (them) => them.job.id,
  '/candidate/assessment-results/:id/credential': (them) => them.marked.id,
  // for people who were given the address, which nobody can guess
  '/credentials/:id': null,
  '/credentials/:id/file': null,
  '/credentials/:id/status': null,
  '/candidate/remind-company/:id': (them) => them.application.id,
  '/candidate/withdraw-application/:id': (them) => them.application.id,
  '/applied-for-job/:jobId': (them) => them.job.id,
  '/shortlisted-for-job/:jobId': (them) => them.job.id,
  '/client/application/:id': (them) => them.application.id,
  '/client/applicants-export/:jobId': (them) => them.job.id,
  '/client/application-duplicates/:id': (them) => them.application.id,
  '/client/stage-templates/:id': (them) => them.template.id,
  '/client/offer/:id/withdraw': (them) => them.offer.id,
  '/candidate/offer/:id': (them) => them.offer.id,
  '/client/email-templates/:id': (them) => them.mailTemplate.id,
  ...Object.fromEntries(
    ['', '/preview', '/start'].map((act) => [
      `/client/mail-sequences/:id${act}`,
      (them: Theirs) => them.sequence.id,
    ])
  ),
  ...Object.fromEntries(
    ['pause', 'resume', 'stop'].map((act) => [
      `/client/mail-follow-ups/:id/${act}`,
      (them: Theirs) => them.followUp.id,
    ])
  ),
  ...Object.fromEntries(
    bothSides.flatMap((side) =>
      ['', '/redirect', '/callback'].map((act) => [`/${side}/integrations/:provider${act}`, null])
    )
  ),
  '/client/api-keys/:id': (them) => them.apiKey.key.id,
  ...Object.fromEntries(
    ['', '/secret', '/ping', '/messages'].map((act) => [
      `/client/webhooks/:id${act}`,
      (them: Theirs) => them.webhook.id,
    ])
  ),
  ...Object.fromEntries(
    ['', '/files', '/faults', '/check', '/run', '/cancel', '/undo', '/invite'].map((act) => [
      `/client/imports/:id${act}`,
      (them: Theirs) => them.companyImport.id,
    ])
  ),
  '/client/mail-drafts/:id': (them) => them.draft.id,
  '/client/webhook-messages/:id/resend': (them) => them.webhookMessage.id,
  '/careers/:slug/jobs': (them) => them.company.slug!,
  '/client/signatures/:id': (them) => them.signature.id,
  '/client/send-email/:id/undo': (them) => them.mailBatch.id,
  '/client/sent-assessments/:id/extend': (them) => them.sent.id,
  '/client/sent-assessments/:id/remind': (them) => them.sent.id,
  '/client/sent-assessments/:id/cancel': (them) => them.sent.id,
  '/client/assessment-result/:id': (them) => them.sent.id,
  '/client/assessment-comparison/:jobId': (them) => them.job.id,
  '/client/job-assessments/:jobId': (them) => them.job.id,
  '/client/job-assessments/:id/credits': (them) => them.attached.id,
  '/client/job-assessments/:id/end': (them) => them.attached.id,
  '/client/assessments/:id': (them) => them.ownTest.id,
  '/client/assessments/:id/content': (them) => them.ownTest.id,
  '/client/assessment-questions/:id': (them) => them.ownQuestion.id,
  '/candidate/received-assessments/:id/decline': (them) => them.sent.id,
  '/client/ai-questions/:id': (them) => them.screeningQuestion.id,
  '/client/ai-rubric/:jobId': (them) => them.job.id,
  '/client/ai-runs/:id/cancel': (them) => them.run.id,
  '/client/ai-analysis/:applicationId': (them) => them.application.id,
  '/client/resume-evidence/:applicationId': (them) => them.application.id,
  '/client/ai-analysis/:applicationId/review': (them) => them.application.id,
  '/client/ai-log/:jobId': (them) => them.job.id,
  '/client/ai-impact/:jobId': (them) => them.job.id,
  '/client/ai-contests/:id/take': (them) => them.contest.id,
  '/client/ai-contests/:id/answer': (them) => them.contest.id,
  '/candidate/ai-analysis/:applicationId': (them) => them.application.id,
  '/candidate/ai-analysis/:applicationId/contest': (them) => them.application.id,
  '/candidate/ai-contests/:id/withdraw': (them) => them.contest.id,
  '/candidate/test-attempt/:id': (them) => them.attempt.id,
  '/candidate/test-audio/:id': (them) => them.drawn.id,
  '/candidate/assessment-results/:id': (them) => them.marked.id,
  '/client/interview/:id/calendar': (them) => them.interview.id,
  '/candidate/interview/:id/calendar': (them) => them.interview.id,
  '/client/saved-profile/:devId': (them) => them.candidate.id,
  '/client/unsaved-profile/:devId': (them) => them.candidate.id,
  '/client/company-invites/:id': (them) => them.invite.id,
  '/client/candidate/:devId': (them) => them.candidate.id,
  '/client/contact-requests/:id/withdraw': (them) => them.contactRequest.id,
  '/candidate/contact-requests/:id/accept': (them) => them.contactRequest.id,
  '/candidate/contact-requests/:id/decline': (them) => them.contactRequest.id,
  '/candidate/unlocks/:id/revoke': (them) => them.unlock.id,
  '/client/candidate-comments/:devId': (them) => them.candidate.id,
  '/client/candidate-comment/:id': (them) => them.comment.id,
  '/client/saved-lists/:id': (them) => them.list.id,
  '/client/list-views/:id': (them) => them.view.id,
  '/client/saved-filters/:id': (them) => them.savedFilter.id,
  '/client/saved-filters/:id/seen': (them) => them.savedFilter.id,
  ...Object.fromEntries(
    ['', '/about', '/typing', '/seen', '/arrange', '/block', '/answerer'].map((act) => [
      `/conversation/:id${act}`,
      (them: Theirs) => them.conversation.id,
    ])
  ),
  ...Object.fromEntries(
    ['get-messages', 'search', 'pinned'].map((list) => [
      `/message/${list}/:id`,
      (them: Theirs) => them.conversation.id,
    ])
  ),
  ...Object.fromEntries(
    ['', '/reaction', '/pin', '/report'].map((act) => [
      `/message/:id${act}`,
      (them: Theirs) => them.message.id,
    ])
  ),
  '/notifications/:id/read': (them) => them.notification.id,
  '/sessions/:id': (them) => them.session.id,
  '/second-factors/:id': (them) => them.secondFactor.id,
  ...Object.fromEntries(
    Object.keys(sections).map((name) => [
      `/candidate/${name}/:id`,
      (them: Theirs) => them.sectionRows[name],
    ])
  ),
  '/help-pages/:slug': null,
  '/help-pages/:slug/vote': null,
  '/skill-pages/:slug': null,
  '/blogs/:slug': null,
  '/legal-pages/:slug': null,
  '/states/:countryCode': null,
  '/cities/:stateCode': null,
  '/related-jobs/:cateId': null,
  '/job-category-list/:industryId': null,
}
