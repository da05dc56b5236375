import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type User from '#api/accounts/models/user'
import type Company from '#api/companies/models/company'
import { difficultyValues } from '#api/assessments/assessment_facts'
import { grant } from '#api/assessments/credits/credits'
import AssessmentTopic from '#api/assessments/models/assessment_topic'
import { givenApplication, givenCompany, givenJob } from '#tests/givens'
import { givenExercise, givenSkillTest } from '../given_tests.js'

export const call = (client: ApiClient, user: User) => ({
  get: (path: string, query: object = {}) =>
    client.get(`/api/v1/client/${path}`).loginAs(user).qs(query),
  post: (path: string, body: object) =>
    client.post(`/api/v1/client/${path}`).loginAs(user).json(body),
  put: (path: string, body: object = {}) =>
    client.put(`/api/v1/client/${path}`).loginAs(user).json(body),
})

let gifts = 0

const give = ({ id }: Company) =>
  db.transaction((trx) =>
    grant(trx, {
      owner: { companyId: id },
      credits: 10,
      reference: 'gift',
      key: `gift:${id}:${++gifts}`,
    })
  )

export const facts = { name: 'Our test', minutes: 40, passPercent: 60 }

/** A company with credits and an applicant, and a skill with six questions and three exercises. */
export async function given(client: ApiClient) {
  const owner = await givenCompany()
  await give(owner.company)
  const applicant = await givenApplication(await givenJob(owner.company))
  const { assessment, skill } = await givenSkillTest({
    each: 2,
    topics: 1,
    over: { questionCount: 6 },
  })
  const topic = await AssessmentTopic.findByOrFail('assessmentId', assessment.id)
  const code = await AssessmentTopic.create({
    assessmentId: assessment.id,
    name: 'Code',
    position: 9,
  })
  const exercises = []
  for (const difficulty of difficultyValues)
    exercises.push(await givenExercise(code.id, difficulty))
  const api = call(client, owner.user)
  const send = (testId: string) =>
    api.post('send-assessment', { testIds: [testId], appliedIds: [applicant.application.id] })
  return { ...owner, applicant, assessment, skill, topic, code, exercises, api, send }
}
