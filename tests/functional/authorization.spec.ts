import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { describeApi } from '#api/http/description/openapi'
import SecondFactor from '#api/accounts/models/second_factor'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import { companyRoles } from '#api/companies/access/company_rights'
import type User from '#api/accounts/models/user'
import { adminRoleValues } from '#api/accounts/account_facts'
import { adminMay } from '#api/accounts/admin_rights'
import { grant } from '#api/assessments/credits/credits'
import Assessment from '#api/assessments/models/assessment'
import Attempt from '#api/assessments/models/attempt'
import AttemptQuestion from '#api/assessments/models/attempt_question'
import AssessmentSend from '#api/assessments/models/assessment_send'
import AssessmentSendTest from '#api/assessments/models/assessment_send_test'
import JobAssessment from '#api/assessments/models/job_assessment'
import JobAssessmentTest from '#api/assessments/models/job_assessment_test'
import Question from '#api/assessments/models/question'
import QuestionPassage from '#api/assessments/models/question_passage'
import QuestionVersion from '#api/assessments/models/question_version'
import TestResult from '#api/assessments/models/test_result'
import Application from '#api/applications/models/application'
import Offer from '#api/applications/models/offer'
import StageTemplate from '#api/applications/models/stage_template'
import ProfileUpdateRequest from '#api/candidates/models/profile_update_request'
import CandidateSkill from '#api/candidates/models/candidate_skill'
import CompanyInvite from '#api/companies/models/company_invite'
import BillingAddress from '#api/companies/models/billing_address'
import File from '#api/files/models/file'
import Notification from '#api/notifications/models/notification'
import CalendarFeed from '#api/interviews/models/calendar_feed'
import CandidateBlock from '#api/candidates/models/candidate_block'
import Review from '#api/reviews/models/review'
import Conversation from '#api/chat/models/conversation'
import Message from '#api/chat/models/message'
import CandidateComment from '#api/talent/models/candidate_comment'
import ContactRequest from '#api/talent/models/contact_request'
import ContactUnlock from '#api/talent/models/contact_unlock'
import SavedFilter from '#api/talent/models/saved_filter'
import SavedList from '#api/talent/models/saved_list'
import SavedProfile from '#api/talent/models/saved_profile'
import {
  givenAdmin,
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
  givenResume,
  givenSkill,
} from '#tests/givens'
import { unlikeDescribed } from '#tests/described'
import CartItem from '#api/billing/models/cart_item'
import Order from '#api/billing/models/order'
import { givenProduct } from './billing/given_billing.js'
import { eachOf, everyRoute, send, type Route } from '#tests/send'
import { can, extentOf, whileSuspended } from '#api/companies/access/company_rights'
import { sections } from '#api/candidates/sections/sections'
import Tool from '#api/taxonomy/models/tool'
import { givenInterview } from './interviews/given_interviews.js'

const API = '/api/v1'
const MISSING = 987_654_321
const mark = `mark${randomUUID().slice(0, 8)}`
let routes: Route[]
const isAdmin = ({ pattern }: Route) => pattern.startsWith(`${API}/admin/`)
const title = ({ method, pattern }: Route) => `${method} ${pattern}`
/** The right that a route asks of a company's people. */
const rightOf = ({ access }: Route) =>
  access?.to === 'client' || access?.to === 'user' ? access.right : undefined
const tokenOf = async (user: User) => (await openSession(user)).token

/** Any address of a route; each parameter is a row that is not there. */
const anyPath = ({ pattern }: Route) => pattern.replace(/:\w+/g, String(MISSING))

/** What belongs to another company and another candidate; every text of theirs carries the mark, and none of it is public. */
async function theirs() {
  const {
    company,
    user: client,
    member,
  } = await givenCompany({
    name: `Company ${mark}`,
    slug: `${mark}-company`,
    verification: 'unverified',
    about: `<p>${mark}</p>`,
    tagline: mark,
  })
  await client.merge({ firstName: mark }).save()
  await BillingAddress.create({
    companyId: company.id,
    legalName: mark,
    line1: mark,
    city: mark,
    countryCode: 'DE',
  })
  const job = await givenJob(company, {
    title: `Engineer ${mark}`,
    slug: `${mark}-job`,
    isApproved: null,
    description: `<p>${mark}</p>`,
  })
  const archived = await givenJob(company, {
    title: `Archived ${mark}`,
    slug: `${mark}-archived`,
    status: 'archived',
  } as never)
  const { candidate, user: developer } = await givenCandidate({
    headline: `Developer ${mark} of small systems`,
    visibility: 'snoozed',
  })
  await developer.merge({ firstName: mark }).save()
  const resume = await givenResume(candidate)
  const file = await File.findOrFail(resume.fileId)
  await file.merge({ fileName: `${mark}.pdf` }).save()
  const skill = await givenSkill()
  const candidateSkill = await CandidateSkill.create({
    candidateId: candidate.id,
    skillId: skill.id,
    years: 3,
    level: 'expert',
    position: 0,
  } as never)
  const tool = await Tool.create({
    name: 'Tool of everyone',
    slug: 'tool-of-everyone',
    status: 'active',
  } as never)
  const columns: Record<string, object> = {
    'dev-tools': { toolId: tool.id },
    'dev-employment': { company: mark, title: mark, startsOn: '2020-01-01' },
    'dev-project': { kind: 'main', title: mark, description: mark },
    'additional-dev-project': { kind: 'additional', title: mark, description: mark },
    'dev-certification': { name: mark, issuer: mark },
    'dev-academic-info': { institution: mark, degree: mark },
    'dev-achievements': { title: mark },
    'social-profiles': { kind: 'website', url: `https://${mark}.example` },
  }
  const sectionRows: Record<string, number> = {}
  for (const [name, { relation }] of Object.entries(sections))
    sectionRows[name] = (
      await candidate.related(relation as 'employments').create(columns[name] as never)
    ).id
  const application = await (
    await Application.create({
      companyId: company.id,
      jobId: job.id,
      candidateId: candidate.id,
      status: 'shortlisted',
      coverLetter: mark,
      answerBy: DateTime.now().plus({ days: 9 }),
    } as never)
  ).refresh()
  const template = await StageTemplate.create({ companyId: company.id, name: mark })
  const batch = randomUUID()
  const rejected = await Application.create({
    companyId: company.id,
    jobId: archived.id,
    candidateId: candidate.id,
    status: 'rejected',
    batchId: batch,
    answerBy: DateTime.now().plus({ days: 9 }),
  } as never)
  const interview = await givenInterview(
    { company, client, member, job, candidate, developer, application },
    'proposed',
    { message: mark } as never
  )
  await givenInterview(
    { company, client, member, job: archived, candidate, developer, application: rejected },
    'completed',
    { message: mark } as never
  )
  for (const [side, author] of [
    ['client', client],
    ['candidate', developer],
  ] as const)
    await Review.create({
      companyId: company.id,
      candidateId: candidate.id,
      applicationId: application.id,
      jobId: job.id,
      authorId: author.id,
      side,
      rating: 5,
      body: mark,
      status: 'published',
      publishedAt: DateTime.now(),
    })
  const blocked = await givenCompany({ name: `Blocked ${mark}` })
  await CandidateBlock.create({
    candidateId: candidate.id,
    companyId: blocked.company.id,
    reason: 'chosen',
  })
  const offer = await Offer.create({
    companyId: company.id,
    applicationId: application.id,
    candidateId: candidate.id,
    status: 'sent',
    payAmount: 1,
    payCurrency: 'INR',
    payPer: 'year',
    startDate: '2030-01-01',
    body: mark,
    answerBy: DateTime.now().plus({ days: 7 }),
  })
  const ownTest = await Assessment.create({
    kind: 'custom',
    companyId: company.id,
    name: mark,
    questionCount: 1,
    minutes: 10,
    passPercent: 60,
    status: 'active',
  })
  const heard = await QuestionPassage.create({
    sourceKey: mark,
    kind: 'audio',
    body: mark,
    audioFile: 'flight-delay.ogg',
  })
  const ownQuestion = await Question.create({
    companyId: company.id,
    passageId: heard.id,
    kind: 'one',
    body: `What is ${mark}?`,
    options: ['This', 'That'],
    answerKey: ['1'],
    difficulty: 'easy',
    status: 'active',
  })
  const sent = await AssessmentSend.create({
    companyId: company.id,
    candidateId: candidate.id,
    applicationId: application.id,
    jobId: job.id,
    status: 'sent',
    minutes: 10,
    message: mark,
    dueAt: DateTime.now().plus({ days: 9 }),
  })
  await AssessmentSendTest.create({ sendId: sent.id, assessmentId: ownTest.id, position: 0 })
  const taking = {
    assessmentId: ownTest.id,
    candidateId: candidate.id,
    startedAt: DateTime.now(),
    lastSeenAt: DateTime.now(),
    deadlineAt: DateTime.now().plus({ minutes: 10 }),
  }
  const attempt = await Attempt.create({ ...taking, status: 'running' })
  const version = await QuestionVersion.findByOrFail('questionId', ownQuestion.id)
  const drawn = await AttemptQuestion.create({
    attemptId: attempt.id,
    position: 1,
    questionId: ownQuestion.id,
    versionId: version.id,
    optionOrder: [0, 1],
  })
  const marked = await Attempt.create({ ...taking, status: 'done', finishedAt: DateTime.now() })
  const testResult = await TestResult.create({
    attemptId: marked.id,
    assessmentId: ownTest.id,
    candidateId: candidate.id,
    family: 'technical',
    score: 95,
    correct: 1,
    total: 1,
    passed: true,
    band: 'expert',
    seconds: 9,
    topics: [{ topic: mark, correct: 1, total: 1 }],
    shown: false,
  })
  const attached = await JobAssessment.create({
    companyId: company.id,
    jobId: job.id,
    atStatus: 'assessment',
    dueDays: 14,
    message: mark,
    status: 'active',
  })
  await JobAssessmentTest.create({
    jobAssessmentId: attached.id,
    assessmentId: ownTest.id,
    position: 0,
  })
  await db.transaction((trx) =>
    grant(trx, {
      owner: { companyId: company.id },
      credits: 9,
      reference: 'gift',
      key: `gift:${company.id}`,
    })
  )
  const conversation = await Conversation.create({
    kind: 'company',
    companyId: company.id,
    candidateId: candidate.id,
    openedBy: client.id,
  })
  const message = await Message.create({
    conversationId: conversation.id,
    senderId: client.id,
    body: mark,
  })
  await conversation.merge({ lastMessageId: message.id, messageCount: 1 }).save()
  const feed = await CalendarFeed.create({ userId: client.id, tokenHash: mark })
  const list = await SavedList.create({ companyId: company.id, name: mark })
  const cartItem = await CartItem.create({
    candidateId: candidate.id,
    productId: (await givenProduct({ side: 'candidate', kind: 'resume_writing' })).id,
    quantity: 1,
  })
  const order = await Order.create({
    number: mark,
    kind: 'purchase',
    status: 'pending',
    companyId: company.id,
    currency: 'INR',
    subtotal: 100,
    taxable: 100,
    taxes: [],
    amount: 100,
    supply: 'intra',
    buyer: { name: mark },
  } as never)
  const savedFilter = await SavedFilter.create({
    companyId: company.id,
    userId: client.id,
    name: mark,
    filter: { search: mark },
    alert: 'off',
  })
  await SavedProfile.create({
    companyId: company.id,
    candidateId: candidate.id,
    listId: list.id,
    note: mark,
  })
  const contactRequest = await ContactRequest.create({
    companyId: company.id,
    candidateId: candidate.id,
    status: 'pending',
    message: mark,
    quotaMonth: '2026-01-01',
    expiresAt: DateTime.now().plus({ days: 9 }),
  })
  const comment = await CandidateComment.create({
    companyId: company.id,
    candidateId: candidate.id,
    authorId: client.id,
    body: mark,
  })
  const invite = await CompanyInvite.create({
    companyId: company.id,
    email: `${mark}@example.com`,
    role: 'recruiter',
    tokenHash: mark,
    expiresAt: DateTime.now().plus({ days: 9 }),
  })
  const unlock = await ContactUnlock.create({
    companyId: company.id,
    candidateId: candidate.id,
    contactRequestId: contactRequest.id,
    expiresAt: DateTime.now().plus({ days: 9 }),
  })
  const notification = await Notification.create({
    userId: client.id,
    kind: 'application.new',
    message: mark,
  } as never)
  await Notification.create({
    userId: developer.id,
    kind: 'application.status',
    message: mark,
  } as never)
  const update = await ProfileUpdateRequest.create({
    candidateId: candidate.id,
    userId: developer.id,
    part: 'headline',
    action: 'change',
    input: { headline: mark },
    changes: { headline: { from: null, to: mark } },
    status: 'pending',
  })
  const { session } = await openSession(developer, { userAgent: mark })
  const secondFactor = await SecondFactor.create({
    userId: developer.id,
    kind: 'totp',
    name: mark,
    secret: mark,
  })
  return {
    client,
    developer,
    company,
    job,
    archived,
    candidate,
    resume,
    file,
    candidateSkill,
    sectionRows,
    application,
    rejected,
    batch,
    template,
    interview,
    slot: interview.times[0],
    notification,
    update,
    session,
    secondFactor,
    list,
    savedFilter,
    contactRequest,
    unlock,
    comment,
    invite,
    offer,
    ownTest,
    ownQuestion,
    sent,
    attempt,
    drawn,
    marked,
    testResult,
    attached,
    feed,
    conversation,
    message,
    cartItem,
    order,
  }
}
type Theirs = Awaited<ReturnType<typeof theirs>>

/** The foreign row that a path's parameter names, by the part of the path before it; null where the lists are for everyone. */
const inPath: Record<string, ((them: Theirs) => string | number) | null> = {
  '/files/:id': (them) => them.file.id,
  '/candidate/cart/:itemId': (them) => them.cartItem.id,
  // it plays a gateway that nobody has an account with
  '/sandbox/payments/:id': null,
  '/client/page-access/:page': (them) => `see_applicants?jobId=${them.job.id}`,
  '/candidate/profile-update-request/:id': (them) => them.update.id,
  '/candidate/data-map/:id': (them) => them.company.id,
  '/candidate/blocked-companies/:id': (them) => them.company.id,
  '/company-reviews/:slug': (them) => them.company.slug!,
  '/developers/:slug': (them) => them.candidate.slug!,
  '/candidate/dev-techskill/:id': (them) => them.candidateSkill.id,
  '/candidate/resume/:id/read': (them) => them.resume.id,
  '/candidate/resume/:id/pages/:page': (them) => them.resume.id,
  '/job-detail/:jobId': (them) => them.job.slug,
  '/job-details/:jobId': (them) => them.job.id,
  '/get-company-jobs/:slug': (them) => them.company.slug!,
  '/client/job/:jobId': (them) => them.job.id,
  '/candidate/withdraw-application/:id': (them) => them.application.id,
  '/applied-for-job/:jobId': (them) => them.job.id,
  '/shortlisted-for-job/:jobId': (them) => them.job.id,
  '/client/application/:id': (them) => them.application.id,
  '/client/applicants-export/:jobId': (them) => them.job.id,
  '/client/application-duplicates/:id': (them) => them.application.id,
  '/client/stage-templates/:id': (them) => them.template.id,
  '/client/offer/:id/withdraw': (them) => them.offer.id,
  '/candidate/offer/:id': (them) => them.offer.id,
  '/client/sent-assessments/:id/extend': (them) => them.sent.id,
  '/client/sent-assessments/:id/cancel': (them) => them.sent.id,
  '/client/assessment-result/:id': (them) => them.sent.id,
  '/client/assessment-comparison/:jobId': (them) => them.job.id,
  '/client/job-assessments/:jobId': (them) => them.job.id,
  '/client/job-assessments/:id/credits': (them) => them.attached.id,
  '/client/job-assessments/:id/end': (them) => them.attached.id,
  '/client/assessments/:id': (them) => them.ownTest.id,
  '/client/assessment-questions/:id': (them) => them.ownQuestion.id,
  '/candidate/received-assessments/:id/decline': (them) => them.sent.id,
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
const inBody: Record<string, (them: Theirs) => object> = {
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
  'POST /client/send-assessment': (them) => ({
    testIds: [them.ownTest.id],
    appliedIds: [them.application.id],
  }),
  'POST /client/ask-assessment': (them) => ({
    testIds: [them.ownTest.id],
    appliedIds: [them.application.id],
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
  'POST /payment/verify': (them) => ({ orderId: them.order.id }),
  'POST /apply-job': (them) => ({ jobId: them.job.id }),
}

/** Lists that a row's id narrows: another's row narrows them to nothing. */
const narrowing: Record<string, (them: Theirs) => string> = {
  'GET /client/reports/pipeline': (them) => `jobId=${them.job.id}`,
  'GET /client/unanswered-applications': (them) => `jobId=${them.job.id}`,
  'GET /client/find-applicants': () => `search=${mark}`,
  'GET /client/sent-assessments': (them) => `jobId=${them.job.id}`,
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
  'POST /job-list': (them) => `companyId=${them.company.id}`,
  'POST /promoted-job-list': (them) => `companyId=${them.company.id}`,
  'POST /client/verify-job-title': (them) => `jobId=${them.job.id}&jobTitle=Payments%20Engineer`,
}

/** Lists that give a person who must be on a job's team the rows of their jobs, in place of a refusal. */
const ofOwnJobs = [
  'GET /client/find-applicants',
  'GET /client/unanswered-applications',
  'GET /client/sent-assessments',
  'GET /client/assessment-result/:id',
  'GET /client/assessments',
]
/** Rows of one person of a company: they are not there for the colleagues. */
const ofOnePerson = [
  '/client/candidate-comment/:id',
  '/client/saved-filters/:id',
  '/client/saved-filters/:id/seen',
]
/** Rows that people who work on assigned jobs reach through these only; here they are on none. */
const throughOwnJobs = [
  'GET /client/interview/:id/calendar',
  'PUT /client/scorecard',
  'GET /client/assessment-result/:id',
  'GET /client/candidate/:devId',
  'POST /client/candidate-comment',
  'GET /client/candidate-comments/:devId',
]

const short = (route: Route) => `${route.method} ${route.pattern.slice(API.length)}`

test.group('Authorization of every route', (group) => {
  group.setup(() => {
    routes = everyRoute().filter(({ pattern }) => pattern.startsWith(`${API}/`))
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.timeout(120_000)

  /** One person of each kind, with a session. */
  async function people() {
    const { user: client, member } = await givenCompany()
    const { user: developer } = await givenCandidate()
    const admin = await givenAdmin()
    return {
      member,
      tokens: {
        client: await tokenOf(client),
        developer: await tokenOf(developer),
        admin: await tokenOf(admin),
      },
    }
  }

  test('declares who may call it, and an open one says why', ({ assert }) => {
    const silent = everyRoute().filter(
      ({ access, pattern }) =>
        !access && !pattern.startsWith('/uploads') && !pattern.startsWith('/__transmit/')
    )
    assert.deepEqual(silent.map(title), [])
    for (const { access, pattern } of routes)
      if (access?.to === 'open') assert.isAbove(access.why.length, 10, pattern)
    assert.isAbove(routes.length, 200)
  })

  test('answers 401 to a stranger, with a dead token, and with another scheme', async ({
    assert,
  }) => {
    const closed = routes.filter(({ access }) => access!.to !== 'open')
    const wrong: string[] = []
    await eachOf(closed, async (route) => {
      for (const headers of [
        {},
        { authorization: `Bearer ${'x'.repeat(43)}` },
        { authorization: 'Basic YTpi' },
      ] as Record<string, string>[]) {
        const answer = await send(route.method, anyPath(route), { json: {}, headers })
        if (
          answer.status !== 401 ||
          answer.body?.code !== 'E_UNAUTHORIZED' ||
          !answer.body.requestId
        )
          wrong.push(`${title(route)} ${answer.status}`)
      }
    })
    assert.deepEqual(wrong, [])
  })

  test('answers 403 with the reason role to every other kind of person', async ({ assert }) => {
    const { tokens } = await people()
    const wrong: string[] = []
    await eachOf(routes, async (route) => {
      if (route.access!.to === 'open' || route.access!.to === 'user') return
      for (const [kind, token] of Object.entries(tokens)) {
        if (kind === route.access!.to) continue
        const answer = await send(route.method, anyPath(route), { json: {}, token })
        if (
          answer.status !== 403 ||
          answer.body?.reason !== 'role' ||
          answer.body.code !== 'E_FORBIDDEN'
        )
          wrong.push(`${title(route)} as ${kind}: ${answer.status}`)
      }
    })
    assert.deepEqual(wrong, [])
  })

  test('answers 403 with the reason status to a deactivated member, and to a member of a company that is not active', async ({
    assert,
  }) => {
    const gone = await givenCompany()
    await gone.member.merge({ status: 'deactivated' }).save()
    const closed = await givenCompany({ isActive: false })
    const wrong: string[] = []
    for (const user of [gone.user, closed.user]) {
      const token = await tokenOf(user)
      await eachOf(routes, async (route) => {
        const right = rightOf(route)
        if (!right) return
        const open = user === closed.user && whileSuspended.includes(right)
        const answer = await send(route.method, anyPath(route), { json: {}, token })
        const refused = answer.status === 403 && answer.body?.reason === 'status'
        if (refused === open) wrong.push(`${title(route)} ${answer.status}`)
      })
    }
    assert.deepEqual(wrong, [])
  })

  test('of the console opens to the administrators whose right it asks for', async ({ assert }) => {
    const tokens = Object.fromEntries(
      await Promise.all(
        adminRoleValues.map(async (role) => [role, await tokenOf(await givenAdmin(role))])
      )
    )
    const wrong: string[] = []
    await eachOf(routes, async (route) => {
      const { access } = route
      if (access?.to !== 'admin') return
      for (const role of adminRoleValues) {
        const answer = await send(route.method, anyPath(route), { json: {}, token: tokens[role] })
        const may = adminMay(access.right, role)
        if (may ? answer.status === 403 : answer.status !== 403 || answer.body?.reason !== 'role')
          wrong.push(`${title(route)} as ${role}: ${answer.status}`)
      }
    })
    assert.deepEqual(wrong, [])
  })

  test('of a company opens to those of its people whom its table names, for the rows of their company', async ({
    assert,
  }) => {
    const us = await theirs()
    const { user: colleague } = await givenMember(us.company, 'recruiter')
    const people = await Promise.all(
      companyRoles.map(async (role) => {
        const { user, member } = await givenMember(us.company, role)
        member.$setRelated('company', us.company)
        return { role, member, token: await tokenOf(user) }
      })
    )
    const wrong: string[] = []
    for (const route of routes.filter(({ access }) => access!.to === 'client')) {
      const key = short(route)
      const right = rightOf(route)!
      const pattern = route.pattern.slice(API.length)
      const path = pattern.replace(/:\w+/, String(inPath[pattern]?.(us) ?? 1))
      const body = inBody[key]?.(us) ?? {}
      // an owner is out of an admin's reach, whatever else they may
      const json = 'userId' in body ? { ...body, userId: colleague.id } : body
      for (const { role, member, token } of people) {
        await db.rawQuery('savepoint one_call')
        const answer = await send(route.method, `${API}${path}?${narrowing[key]?.(us) ?? ''}`, {
          token,
          json,
        })
        await db.rawQuery('rollback to savepoint one_call')
        const access = can(member, right, { assigned: ofOwnJobs.includes(key) })
        const isBeyond =
          ofOnePerson.includes(pattern) ||
          (throughOwnJobs.includes(key) && extentOf('see_applicants', role) !== true)
        // a row of the company that one may touch is there, whatever the body lacks
        const fine = access.allowed
          ? isBeyond
            ? answer.status === 404
            : ![403, 404].includes(answer.status) && answer.status < 500
          : answer.status === 403 && answer.body?.reason === access.reason
        if (!fine) wrong.push(`${key} as ${role}: ${answer.status} ${answer.text.slice(0, 120)}`)
      }
    }
    assert.deepEqual(wrong, [])
  })

  test('answers 404 for rows that are not there', async ({ assert }) => {
    const { tokens } = await people()
    const wrong: string[] = []
    await eachOf(
      routes.filter(({ pattern }) => /:(id|jobId)\b/.test(pattern)),
      async (route) => {
        const token =
          route.access!.to === 'open' || route.access!.to === 'user'
            ? tokens.developer
            : tokens[route.access!.to]
        for (const id of [
          MISSING,
          '0',
          '-1',
          '1.5',
          '9223372036854775808',
          '99999999999999999999',
          'x',
        ]) {
          const answer = await send(route.method, route.pattern.replace(/:\w+/, String(id)), {
            json: {},
            token,
          })
          if (answer.status !== 404 || answer.body?.code !== 'E_NOT_FOUND')
            wrong.push(`${title(route)} ${id}: ${answer.status} ${answer.body?.message}`)
        }
      }
    )
    assert.deepEqual(wrong, [])
  })

  test('answers 404 for what belongs to another, and tells nobody anything of it', async ({
    assert,
  }) => {
    const { tokens } = await people()
    const them = await theirs()
    for (const [path, owner] of [
      [`/client/application/${them.application.id}`, them.client],
      ['/candidate/interviews', them.developer],
      ['/candidate/resumes', them.developer],
      ['/candidate/blocked-companies', them.developer],
      ['/candidate/reviews', them.developer],
      ['/candidate/reviews/open', them.developer],
      ['/candidate/reviews/written', them.developer],
      [`/client/reviews?appliedId=${them.application.id}`, them.client],
      ['/notifications', them.client],
    ] as const) {
      const own = await send('GET', API + path, { token: await tokenOf(owner) })
      assert.include(own.text, mark, `its owner sees the mark in ${path}`)
    }
    const before = await stateOf(them)
    const api = await describeApi()
    const wrong: string[] = []
    const look = (what: string, answer: Awaited<ReturnType<typeof send>>, fine: boolean) => {
      if (answer.text.includes(mark))
        wrong.push(`${what} tells of it: ${answer.text.slice(0, 200)}`)
      if (!fine) wrong.push(`${what} ${answer.status} ${answer.text.slice(0, 200)}`)
    }
    for (const route of routes.filter((one) => !isAdmin(one))) {
      const key = short(route)
      const callers =
        route.access!.to === 'open'
          ? [undefined, tokens.client, tokens.developer]
          : route.access!.to === 'user'
            ? [tokens.client, tokens.developer]
            : [tokens[route.access!.to as 'client']]
      const pattern = route.pattern.slice(API.length)
      const param = pattern.includes(':') ? inPath[pattern] : undefined
      if (pattern.includes(':') && param === undefined)
        wrong.push(`${key}: say in inPath whose row its parameter is`)
      if (namesRows(api, route) && !inBody[key] && !narrowing[key])
        wrong.push(`${key}: say in inBody or narrowing whose row its field is`)

      // a sign-out would end the session that the others need
      if (pattern === '/logout' || key === 'DELETE /sessions') continue
      for (const token of callers) {
        if (param) {
          const answer = await send(
            route.method,
            API + pattern.replace(/:\w+/, String(param(them))),
            { token, json: {} }
          )
          look(
            key,
            answer,
            answer.status === 404 ||
              (pattern.startsWith('/files/') && !token && answer.status === 401)
          )
        } else if (inBody[key]) {
          const answer = await send(route.method, route.pattern, { token, json: inBody[key](them) })
          // an order is of all rows of one's own, so any other list is wrong input
          look(key, answer, answer.status === (key.endsWith('/order') ? 422 : 404))
        } else {
          const answer = await send(
            route.method,
            `${route.pattern.replace(/:\w+/, '1')}?${narrowing[key]?.(them) ?? ''}`,
            { token, json: {} }
          )
          look(key, answer, answer.status < 500)
        }
      }
    }
    for (const id of [them.archived.id, them.archived.slug]) {
      for (const token of [undefined, tokens.client, tokens.developer]) {
        const answer = await send('GET', `${API}/job-detail/${id}`, { token })
        look('an archived job', answer, answer.status === 404)
      }
    }
    look('an application with another’s resume', ...(await withTheirResume(tokens.developer, them)))
    assert.deepEqual(wrong, [])
    assert.deepEqual(await stateOf(them), before)
  })
})

test.group('Reading every route', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.timeout(120_000)

  test('answers as the description says, to each kind of person and to a stranger', async ({
    assert,
  }) => {
    const them = await theirs()
    const company: [string, string][] = [['owner', await tokenOf(them.client)]]
    for (const role of companyRoles.filter((one) => one !== 'owner'))
      company.push([role, await tokenOf((await givenMember(them.company, role)).user)])
    const developer: [string, string] = ['developer', await tokenOf(them.developer)]
    const admin: [string, string][] = []
    for (const role of adminRoleValues) admin.push([role, await tokenOf(await givenAdmin(role))])
    // refusals of the wrong side are all alike, and looked at above
    const callers: Record<string, [string, string?][]> = {
      open: [['stranger'], developer, company[0]],
      user: [developer, ...company, ...admin],
      developer: [developer],
      client: company,
      admin,
    }
    const wrong: string[] = []
    const full = new Set<string>()
    await eachOf(
      everyRoute().filter(
        ({ method, pattern }) => method === 'GET' && pattern.startsWith(`${API}/`)
      ),
      async (route) => {
        const pattern = route.pattern.slice(API.length)
        for (const [who, token] of callers[route.access!.to]) {
          const param = inPath[pattern]?.(them) ?? adminRow(pattern, them)
          const answer = await send(
            route.method,
            API + pattern.replace(/:\w+/, String(param)).replace(/:page/, '1'),
            {
              token,
            }
          ).catch(() => undefined)
          // the file of a row is not on the disk here, so its response has a head only
          const problem = answer
            ? await unlikeDescribed(route, answer)
            : pattern !== '/files/:id' && 'broke off'
          if (problem) wrong.push(`${title(route)} as ${who}: ${problem}`)
          const { data } = answer?.body ?? {}
          if (answer?.status === 200 && (Array.isArray(data) ? data.length : true))
            full.add(title(route))
        }
      }
    )
    assert.deepEqual(wrong, [])
    assert.isAbove(full.size, 70)
  })
})

/** A row of a list of the console, where one of `theirs` is in it. */
const adminRow = (pattern: string, them: Theirs) =>
  ({
    '/admin/clients/:id': them.company.id,
    '/admin/developers/:id': them.candidate.id,
    '/admin/jobs/:id': them.job.id,
    '/admin/reviews/:id': 1,
    '/admin/skills/:id': them.candidateSkill.skillId,
    '/admin/profile-update-requests/:id': them.update.id,
  })[pattern] ?? 1

async function withTheirResume(
  token: string,
  them: Theirs
): Promise<[Awaited<ReturnType<typeof send>>, boolean]> {
  const { company } = await givenCompany()
  const job = await givenJob(company)
  const answer = await send('POST', `${API}/apply-job`, {
    token,
    json: { jobId: job.id, resumeId: them.resume.id },
  })
  return [answer, answer.status === 404 || answer.status === 422]
}

/** Does a field of the body or query name a row that somebody owns? */
function namesRows(api: any, { method, pattern }: Route) {
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

async function stateOf(them: Theirs) {
  const rows = {
    jobs: [them.job.id, them.archived.id],
    cart_items: [them.cartItem.id],
    orders: [them.order.id],
    assessment_sends: [them.sent.id],
    attempts: [them.attempt.id, them.marked.id],
    attempt_questions: [them.drawn.id],
    test_results: [them.testResult.id],
    applications: [them.application.id, them.rejected.id],
    interviews: [them.interview.id],
    interview_slots: [them.slot.id],
    resumes: [them.resume.id],
    candidate_skills: [them.candidateSkill.id],
    notifications: [them.notification.id],
    sessions: [them.session.id],
    second_factors: [them.secondFactor.id],
    saved_lists: [them.list.id],
    saved_filters: [them.savedFilter.id],
    contact_requests: [them.contactRequest.id],
    contact_unlocks: [them.unlock.id],
    candidate_comments: [them.comment.id],
    company_invites: [them.invite.id],
    calendar_feeds: [them.feed.id],
  }
  return Object.fromEntries(
    await Promise.all(
      Object.entries(rows).map(async ([table, ids]) => [
        table,
        await db.from(table).whereIn('id', ids).orderBy('id'),
      ])
    )
  )
}
