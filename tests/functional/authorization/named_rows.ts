import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import { bothSides } from '#api/accounts/account_facts'
import { sections } from '#api/candidates/sections/sections'
import { mark } from './routes_and_mark.js'
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
  '/candidate/assessment-results/:id/credential': (them) => them.marked.id,
  // for whoever was given the address, which nobody can guess
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

/** Values that make each body well formed, with the foreign rows where a row is named. */
const booked = () => ({
  slots: [{ start: DateTime.utc().plus({ days: 4 }).startOf('hour').toISO() }],
  duration: 45,
  timeZone: 'Asia/Kolkata',
  type: 'video',
})
export const inBody: Record<string, (them: Theirs) => object> = {
  'POST /conversation/create-open-conversation': (them) => ({ receiver_id: them.developer.id }),
  'POST /conversation/:id/typing': () => ({ typing: true }),
  'PUT /conversation/:id/seen': (them) => ({ messageId: them.message.id }),
  'PUT /conversation/:id/arrange': () => ({ muted: true }),
  'PUT /conversation/:id/block': () => ({ blocked: true }),
  'PUT /conversation/:id/answerer': () => ({ userId: null }),
  'POST /message/send-message': (them) => ({ conversation_id: them.conversation.id, text: 'No' }),
  'PUT /message/:id': () => ({ text: 'No' }),
  'PUT /message/:id/reaction': () => ({ reaction: 'agree', on: true }),
  'PUT /message/:id/pin': () => ({ pinned: true }),
  'POST /message/:id/report': () => ({ reason: 'spam' }),
  'POST /candidate/video': (them) => ({ uploadId: them.parts.id }),
  'POST /client/imports': (them) => ({ uploadId: them.parts.id }),
  'PUT /update-client-job': (them) => ({
    jobId: them.job.id,
    jobTitle: 'Senior Payments Engineer',
  }),
  'PUT /client/job-status': (them) => ({ jobId: them.job.id, status: 'closed', reason: 'other' }),
  'POST /client/job-refresh': (them) => ({ jobId: them.job.id }),
  'POST /client/duplicate-job': (them) => ({ jobId: them.job.id }),
  'POST /client/applicant-list': (them) => ({ jobId: them.job.id }),
  'PUT /client/applied-job-status': (them) => ({
    appliedId: them.application.id,
    status: 'rejected',
    reason: 'No',
  }),
  'PUT /client/multiple-application-rejection': (them) => ({
    appliedIds: [them.application.id],
    reason: 'No',
  }),
  'PUT /client/undo-rejection': (them) => ({ batchId: them.batch }),
  'PUT /client/undo-moves': (them) => ({ batchId: them.batch }),
  'PUT /client/move-applications': (them) => ({
    applications: [{ appliedId: them.application.id }],
    status: 'reviewing',
  }),
  'POST /client/message-applicants': (them) => ({
    appliedIds: [them.application.id],
    subject: 'No',
    text: 'No',
  }),
  'PUT /client/merge-applications': (them) => ({
    keepId: them.application.id,
    mergeId: them.rejected.id,
  }),
  'PUT /client/separate-application': (them) => ({ appliedId: them.application.id }),
  'POST /client/offer': (them) => ({
    appliedId: them.application.id,
    pay: { amount: 2_400_000, currency: 'INR', per: 'year' },
    startDate: DateTime.utc().plus({ days: 30 }).toISODate(),
    answerBy: DateTime.utc().plus({ days: 7 }).toISODate(),
  }),
  'PUT /client/offer/:id/withdraw': () => ({ reason: 'No' }),
  ...Object.fromEntries(
    ['preview', 'start'].map((act) => [
      `POST /client/mail-sequences/:id/${act}`,
      (them: Theirs) => ({ appliedIds: [them.application.id] }),
    ])
  ),
  ...Object.fromEntries(
    ['', '/preview'].map((act) => [
      `POST /client/send-email${act}`,
      (them: Theirs) => ({ subject: 'No', body: 'No', appliedIds: [them.application.id] }),
    ])
  ),
  'POST /client/send-assessment': (them) => ({
    testIds: [them.ownTest.id],
    appliedIds: [them.application.id],
  }),
  'POST /client/ask-assessment': (them) => ({
    testIds: [them.ownTest.id],
    appliedIds: [them.application.id],
  }),
  'POST /client/create-or-update-ai-questions': (them) => ({ jobId: them.job.id, generate: 1 }),
  'POST /client/generate-ideal-answer': (them) => ({ questionId: them.screeningQuestion.id }),
  'POST /client/applicant/generate-ai-question': (them) => ({ appliedId: them.application.id }),
  'POST /client/run-ai-analysis': (them) => ({ jobId: them.job.id }),
  'PUT /client/ai-rubric/:jobId': () => ({ criteria: [{ key: 'skills', weight: 1 }] }),
  'PUT /client/ai-analysis/:applicationId/review': () => ({ score: 1, reason: 'No reason at all' }),
  'PUT /client/ai-contests/:id/answer': () => ({ answer: 'No answer at all', outcome: 'upheld' }),
  'POST /candidate/ai-analysis/:applicationId/contest': () => ({
    kind: 'review',
    message: 'No reason at all',
  }),
  'POST /candidate/start-test': (them) => ({ sendId: them.sent.id }),
  ...Object.fromEntries(
    [
      'test-answer',
      'test-finish',
      'test-heartbeat',
      'english-test/answer',
      'english-test/finish',
    ].map((act) => [
      `POST /candidate/${act}`,
      (them: Theirs) => ({ attemptId: them.attempt.id, questionId: them.drawn.id, answer: [] }),
    ])
  ),
  'PUT /client/sent-assessments/:id/extend': () => ({ days: 1 }),
  'POST /client/job-assessments': (them) => ({
    jobId: them.job.id,
    testIds: [them.ownTest.id],
    credits: 1,
  }),
  'PUT /client/job-assessments/:id/credits': () => ({ credits: 1, key: randomUUID() }),
  'PUT /client/assessments/:id': () => ({ active: false }),
  'PUT /client/assessments/:id/content': (them) => ({
    ...{ name: 'Taken over', minutes: 30, passPercent: 60 },
    questionIds: [them.ownQuestion.id],
  }),
  'PUT /client/assessment-questions/:id': () => ({
    kind: 'one',
    body: 'Another question?',
    options: ['Yes', 'No'],
    answerKey: [0],
    difficulty: 'easy',
  }),
  'PUT /candidate/offer/:id': () => ({ answer: 'accept' }),
  'PUT /client/stage-templates/:id': () => ({ name: 'Another name' }),
  'PUT /client/job-stages': (them) => ({ jobId: them.job.id, templateId: them.template.id }),
  'PATCH /client/scheduleInterview': (them) => ({ ...booked(), appliedId: them.application.id }),
  'PATCH /client/requestInterview': (them) => ({
    appliedId: them.application.id,
    duration: 45,
    timeZone: 'Asia/Kolkata',
    type: 'video',
  }),
  'PATCH /client/acceptInterview': (them) => ({
    interviewId: them.interview.id,
    slotId: them.slot.id,
  }),
  'PATCH /client/rescheduleInterview': (them) => ({
    interviewId: them.interview.id,
    slots: booked().slots,
  }),
  'PATCH /client/declineInterview': (them) => ({ interviewId: them.interview.id }),
  'PATCH /client/cancelInterview': (them) => ({ interviewId: them.interview.id, reason: 'No' }),
  'PATCH /client/completeInterview': (them) => ({
    interviewId: them.interview.id,
    outcome: 'completed',
  }),
  'PATCH /client/settleDispute': (them) => ({
    interviewId: them.interview.id,
    outcome: 'completed',
  }),
  'PATCH /client/interviewers': (them) => ({ interviewId: them.interview.id, interviewerIds: [] }),
  'PUT /client/scorecard': (them) => ({ interviewId: them.interview.id, recommendation: 'yes' }),
  'PATCH /candidate/disputeInterview': (them) => ({
    interviewId: them.interview.id,
    reason: 'I was there',
  }),
  'PATCH /candidate/requestInterview': (them) => ({ appliedId: them.application.id }),
  'POST /candidate/interview-slots': (them) => ({
    interviewId: them.interview.id,
    slots: booked().slots,
  }),
  'PATCH /candidate/setInterviewSlot': (them) => ({
    interviewId: them.interview.id,
    slotId: them.slot.id,
  }),
  'PATCH /candidate/rescheduleInterview': (them) => ({
    interviewId: them.interview.id,
    slots: booked().slots,
  }),
  'PATCH /candidate/declineInterview': (them) => ({ interviewId: them.interview.id }),
  'PATCH /candidate/cancelInterview': (them) => ({ interviewId: them.interview.id, reason: 'No' }),
  'PATCH /candidate/confirmInterview': (them) => ({ interviewId: them.interview.id }),
  'POST /candidate/review': (them) => ({ appliedId: them.application.id, rating: 5 }),
  'POST /client/review': (them) => ({ appliedId: them.application.id, rating: 5 }),
  'POST /candidate/blocked-companies': (them) => ({ companyId: them.company.id }),
  'PUT /candidate/dev-techskill/order': (them) => ({ ids: [them.candidateSkill.id] }),
  ...Object.fromEntries(
    Object.keys(sections).map((name) => [
      `PUT /candidate/${name}/order`,
      (them: Theirs) => ({ ids: [them.sectionRows[name]] }),
    ])
  ),
  'DELETE /candidate/resume': (them) => ({ resumeId: them.resume.id }),
  'POST /client/save-profile': (them) => ({ devId: them.candidate.id }),
  'POST /client/view-contact-request': (them) => ({ devId: them.candidate.id, message: 'Hello' }),
  'PUT /client/user-role': (them) => ({ userId: them.client.id, role: 'billing' }),
  'POST /client/active-deactive-client-user': (them) => ({
    userId: them.client.id,
    active: false,
  }),
  'DELETE /client/delete-user': (them) => ({ userId: them.client.id }),
  'POST /client/invite-link': (them) => ({ inviteId: them.invite.id }),
  'POST /client/resend-invite': (them) => ({ inviteId: them.invite.id }),
  'POST /client/candidate-comment': (them) => ({ devId: them.candidate.id, comment: 'Good' }),
  'POST /client/create-fetch-logs': (them) => ({ devId: them.candidate.id, reason: 'To call' }),
  'PUT /client/top-shortlist': (them) => ({ devIds: [them.candidate.id] }),
  'POST /save-job': (them) => ({ jobId: them.job.id }),
  'POST /client/promote-job': (them) => ({ jobId: them.job.id, days: 7 }),
  ...Object.fromEntries(
    ['', '/client', '/candidate'].flatMap((side) =>
      ['stripe', 'razorpay'].map((gateway) => [
        `POST ${side}/${gateway}/process-payment`,
        (them: Theirs) => ({ orderId: them.order.id }),
      ])
    )
  ),
  'PUT /client/imports/:id': (them) => ({ jobId: them.job.id }),
  'POST /payment/verify': (them) => ({ orderId: them.order.id }),
  'POST /apply-job': (them) => ({ jobId: them.job.id }),
}

/** Lists that a row's id narrows: another's row narrows them to nothing. */
export const narrowing: Record<string, (them: Theirs) => string> = {
  'GET /client/reports/pipeline': (them) => `jobId=${them.job.id}`,
  'GET /client/unanswered-applications': (them) => `jobId=${them.job.id}`,
  'POST /guest-applications': (them) => `jobId=${them.job.id}`,
  'GET /client/answer-queue': (them) => `jobId=${them.job.id}`,
  'GET /client/find-applicants': () => `search=${mark}`,
  'GET /client/mail-follow-ups': (them) => `appliedId=${them.application.id}`,
  'GET /client/email-history': (them) => `batchId=${them.mailBatch.id}`,
  'GET /client/sent-assessments': (them) => `jobId=${them.job.id}`,
  'GET /client/get-ai-questions': (them) => `jobId=${them.job.id}`,
  'GET /client/ai-runs': (them) => `jobId=${them.job.id}`,
  'GET /client/ai-contests': (them) => `jobId=${them.job.id}`,
  'GET /client/contact-requests': (them) => `devId=${them.candidate.id}`,
  'GET /candidate/english-test/question': (them) => `attemptId=${them.attempt.id}`,
  'GET /candidate/english-test/previous-question': (them) => `attemptId=${them.attempt.id}`,
  'GET /candidate/test-rules': (them) => `testId=${them.ownTest.id}`,
  'GET /candidate/contact-requests': (them) => `devId=${them.candidate.id}`,
  'GET /client/fetch-logs': (them) => `devId=${them.candidate.id}`,
  'GET /client/saved-profile-list': (them) => `listId=${them.list.id}`,
  'GET /client/getInterviewsData': (them) => `jobId=${them.job.id}`,
  'GET /client/reviews': (them) => `appliedId=${them.application.id}`,
  'GET /candidate/interviews': (them) => `jobId=${them.job.id}`,
  'GET /related-jobs/:cateId': (them) => `jobId=${them.job.id}`,
  'GET /client/page-access/:page': (them) => `jobId=${them.job.id}`,
  'POST /order-list': (them) => `orderId=${them.order.id}`,
  'POST /job-list': (them) => `companyId=${them.company.id}`,
  'POST /promoted-job-list': (them) => `companyId=${them.company.id}`,
  'POST /client/verify-job-title': (them) => `jobId=${them.job.id}&jobTitle=Payments%20Engineer`,
}

/** Lists that give a person who must be on a job's team the rows of their jobs, in place of a refusal. */
export const ofOwnJobs = [
  'GET /client/answer-queue',
  'GET /client/find-applicants',
  'GET /client/unanswered-applications',
  'GET /client/email-history',
  'POST /client/send-email/:id/undo',
  'GET /client/mail-sequences',
  'GET /client/mail-follow-ups',
  'POST /client/mail-follow-ups/:id/pause',
  'POST /client/mail-follow-ups/:id/resume',
  'POST /client/mail-follow-ups/:id/stop',
  'GET /client/sent-assessments',
  'GET /client/assessment-result/:id',
  'GET /client/assessments',
]
/** Rows of one person of a company: they are not there for the colleagues. */
export const ofOnePerson = [
  '/client/candidate-comment/:id',
  '/client/signatures/:id',
  '/client/mail-drafts/:id',
  '/client/integrations/:provider',
  '/client/integrations/:provider/redirect',
  '/client/integrations/:provider/callback',
  '/client/saved-filters/:id',
  '/client/saved-filters/:id/seen',
]
/** Rows that people who work on assigned jobs reach through these only; here they are on none. */
export const throughOwnJobs = [
  'GET /client/interview/:id/calendar',
  'PUT /client/scorecard',
  'GET /client/assessment-result/:id',
  'POST /client/send-email/:id/undo',
  'POST /client/mail-follow-ups/:id/pause',
  'POST /client/mail-follow-ups/:id/resume',
  'POST /client/mail-follow-ups/:id/stop',
  'GET /client/candidate/:devId',
  'POST /client/candidate-comment',
  'GET /client/candidate-comments/:devId',
]
