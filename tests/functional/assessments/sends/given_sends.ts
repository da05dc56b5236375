import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import type Company from '#api/companies/models/company'
import { grant } from '#api/assessments/credits/credits'
import Attempt from '#api/assessments/models/attempt'
import CreditAccount from '#api/assessments/models/credit_account'
import TestResult from '#api/assessments/models/test_result'
import { sendMarked, sendStarted, testOfSend } from '#api/assessments/sends/take_sent'
import { givenApplication, givenCompany, givenJob } from '#tests/givens'
import { givenSkillTest } from '../given_tests.js'

export const send = (client: ApiClient, user: User, body: object) =>
  client.post('/api/v1/client/send-assessment').loginAs(user).json(body)
export const put = (client: ApiClient, user: User, path: string, body: object = {}) =>
  client.put(`/api/v1${path}`).loginAs(user).json(body)
export const read = (client: ApiClient, user: User, path: string) =>
  client.get(`/api/v1${path}`).loginAs(user)

let gifts = 0
export const give = (company: Company, credits: number) =>
  db.transaction((trx) =>
    grant(trx, {
      owner: { companyId: company.id },
      credits,
      reference: 'gift',
      key: `gift:${company.id}:${++gifts}`,
    })
  )

export async function balance(company: Company) {
  const { available, reserved } = await CreditAccount.findByOrFail('company_id', company.id)
  return [available, reserved]
}

/** A company with credits, a job with an applicant, and a test. */
export async function givenSending({ credits = 5 } = {}) {
  const owner = await givenCompany()
  if (credits) await give(owner.company, credits)
  const job = await givenJob(owner.company)
  const applicant = await givenApplication(job)
  const { assessment } = await givenSkillTest({ each: 1, topics: 1, over: { questionCount: 3 } })
  return { ...owner, job, applicant, assessment }
}

export async function givenSent(client: ApiClient, over: object = {}) {
  const given = await givenSending()
  const sent = await send(client, given.user, {
    testIds: [given.assessment.id],
    appliedIds: [given.applicant.application.id],
    ...over,
  })
  sent.assertStatus(201)
  return { ...given, sendId: Number(sent.body().data[0]._id) }
}

/** Takes the next test of a send to its end, as the module of attempts does. */
export async function take(sendId: number, candidateId: number, score = 80, passed = true) {
  return db.transaction(async (trx) => {
    const { assessment } = await testOfSend(trx, { candidateId, sendId })
    const attempt = await Attempt.create(
      {
        candidateId,
        assessmentId: assessment.id,
        sendId,
        status: 'running',
        startedAt: DateTime.now(),
        lastSeenAt: DateTime.now(),
        deadlineAt: DateTime.now().plus({ minutes: 30 }),
        signalLevel: 'some',
        signals: { blur: 4 },
      },
      { client: trx }
    )
    await sendStarted({ attempt, trx })
    await attempt.merge({ status: 'done', finishedAt: DateTime.now() }).save()
    const result = await TestResult.create(
      {
        attemptId: attempt.id,
        candidateId,
        assessmentId: assessment.id,
        score,
        correct: score,
        total: 100,
        passed,
        band: passed ? 'proficient' : 'developing',
        seconds: 600,
        topics: [{ topic: 'Topic 1', correct: 8, total: 10 }],
        shown: true,
      },
      { client: trx }
    )
    await sendMarked({ attempt, result, trx })
    return attempt
  })
}
