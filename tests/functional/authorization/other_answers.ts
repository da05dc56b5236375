/** Routes that answer for another's row in another way than that it is not there. */
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
