import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
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
import { mark, type Owners } from './routes_and_mark.js'

/** A test that a company built and sent, an attempt at it that runs, and one that is marked. */
export async function theirTests({ company, job, candidate, application }: Owners) {
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
  return { ownTest, ownQuestion, sent, attempt, drawn, marked, testResult, attached }
}
