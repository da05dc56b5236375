import { mark } from './routes_and_mark.js'
import type { Theirs } from './theirs.js'

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
