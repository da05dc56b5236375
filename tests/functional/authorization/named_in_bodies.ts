import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import { sections } from '#api/candidates/sections/sections'
import type { Route } from '#tests/send'
import type { Theirs } from './theirs.js'

const booked = () => ({
  slots: [{ start: DateTime.utc().plus({ days: 4 }).startOf('hour').toISO() }],
  duration: 45,
  timeZone: 'Asia/Kolkata',
  type: 'video',
})
/** Values that make each body well formed, with the foreign rows where a row is named. */
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

/** Does a field of the body or query name a row that somebody owns? */
export function namesRows(api: any, { method, pattern }: Route) {
  const operation = api.paths[pattern.replace(/:(\w+)\??/g, '{$1}')][method.toLowerCase()]
  const fields = [
    ...Object.keys(operation.requestBody?.content['application/json']?.schema.properties ?? {}),
    ...(operation.parameters ?? [])
      .filter((one: any) => one.in === 'query')
      .map((one: any) => one.name),
  ]
  return fields.some((name) =>
    /^(jobId|companyId|devIds?|listId|userId|inviteId|attemptId|sendId|testId|testIds|orderId|appliedIds?|batchId|interviewId|slotId|resumeId|ids)$/.test(
      name
    )
  )
}
