import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { reader } from '#api/candidates/resume/draft/reader'
import JobMember from '#api/jobs/models/job_member'
import { givenCompany, givenMember } from '#tests/givens'
import { givenScreening, post, read } from './given_screening.js'

test.group('Screening questions', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.teardown(() => reader.end())

  test('strangers, interviewers and other companies are refused', async ({ client }) => {
    const { company, user, job, applicant } = await givenScreening()
    const body = { jobId: job.id, generate: 3 }
    const path = '/client/create-or-update-ai-questions'
    ;(await client.post(`/api/v1${path}`).json(body)).assertStatus(401)
    ;(await post(client, applicant.user, path, body)).assertStatus(403)
    for (const role of ['hiring_manager', 'interviewer', 'billing'] as const)
      (await post(client, (await givenMember(company, role)).user, path, body)).assertStatus(403)
    ;(await post(client, user, path, body)).assertStatus(200)
    const [question] = (await read(client, user, `/client/get-ai-questions?jobId=${job.id}`)).body()
      .data
    const stranger = await givenCompany()
    for (const [path, body] of [
      ['/client/create-or-update-ai-questions', { jobId: job.id, generate: 3 }],
      ['/client/generate-ideal-answer', { questionId: question._id }],
      ['/client/applicant/generate-ai-question', { appliedId: applicant.application.id }],
      ['/client/run-ai-analysis', { jobId: job.id }],
    ] as const)
      (await post(client, stranger.user, path, body)).assertStatus(404)
    for (const path of [
      `/client/get-ai-questions?jobId=${job.id}`,
      `/client/get-ai-questions?appliedId=${applicant.application.id}`,
      `/client/ai-analysis/${applicant.application.id}`,
      `/client/ai-rubric/${job.id}`,
      `/client/ai-runs?jobId=${job.id}`,
      `/client/ai-log/${job.id}`,
      `/client/ai-impact/${job.id}`,
    ])
      (await read(client, stranger.user, path)).assertStatus(404)
    const gone = await client
      .delete(`/api/v1/client/ai-questions/${question._id}`)
      .loginAs(stranger.user)
    gone.assertStatus(404)
  })

  test('a hiring manager reads those of their jobs and changes nothing', async ({ client }) => {
    const { company, job } = await givenScreening()
    const { user } = await givenMember(company, 'hiring_manager')
    const path = `/client/get-ai-questions?jobId=${job.id}`
    ;(await read(client, user, path)).assertStatus(403)
    await JobMember.create({ companyId: company.id, jobId: job.id, userId: user.id })
    ;(await read(client, user, path)).assertStatus(200)
    ;(await post(client, user, '/client/run-ai-analysis', { jobId: job.id })).assertStatus(403)
  })

  test('bad input names its field', async ({ client }) => {
    const { user, job } = await givenScreening()
    const wrong: [object, string][] = [
      [{}, 'questions'],
      [{ generate: 0 }, 'generate'],
      [{ generate: 21 }, 'generate'],
      [{ questions: [] }, 'questions'],
      [{ questions: [{ question: 'Short' }] }, 'questions.0.question'],
      [{ questions: [{ question: 'Why did you leave?', kind: 'age' }] }, 'questions.0.kind'],
      [{ questions: [{ question: 'Why did you leave?', weight: 6 }] }, 'questions.0.weight'],
    ]
    for (const [over, field] of wrong) {
      const refused = await post(client, user, '/client/create-or-update-ai-questions', {
        jobId: job.id,
        ...over,
      })
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field }] })
    }
  })

  test('are written from what the job asks for, kept, ordered, weighed and deleted', async ({
    client,
    assert,
  }) => {
    const { user, job } = await givenScreening()
    const path = '/client/create-or-update-ai-questions'
    const made = (await post(client, user, path, { jobId: job.id, generate: 8 })).body().data
    assert.lengthOf(made, 8)
    assert.isTrue(made.some(({ question }: any) => question.includes('Node.js')))
    assert.isAbove(new Set(made.map(({ kind }: any) => kind)).size, 1)
    const again = (await post(client, user, path, { jobId: job.id, generate: 4 })).body().data
    assert.lengthOf(new Set(again.map(({ question }: any) => question)), 12)

    const turned = again.toReversed().map(({ _id, question }: any) => ({ _id, question }))
    turned[0] = { ...turned[0], question: 'Which queue would you take, and why?', weight: 5 }
    const kept = (await post(client, user, path, { jobId: job.id, questions: turned })).body().data
    assert.deepEqual(
      kept.map(({ _id }: any) => _id),
      turned.map(({ _id }: any) => _id)
    )
    assert.containsSubset(kept[0], { question: 'Which queue would you take, and why?', weight: 5 })

    const ideal = await post(client, user, '/client/generate-ideal-answer', {
      questionId: kept[1]._id,
    })
    assert.isAbove(ideal.body().data.idealAnswer.length, 60)
    await client.delete(`/api/v1/client/ai-questions/${kept[0]._id}`).loginAs(user)
    const left = (await read(client, user, `/client/get-ai-questions?jobId=${job.id}`)).body().data
    assert.lengthOf(left, 11)
    assert.equal(left[0].idealAnswer, ideal.body().data.idealAnswer)
  })

  test('those of one applicant speak of what they sent and of what is missing', async ({
    client,
    assert,
  }) => {
    const { user, job, applicant } = await givenScreening()
    const written = await post(client, user, '/client/applicant/generate-ai-question', {
      appliedId: applicant.application.id,
      count: 4,
    })
    written.assertStatus(200)
    const words = written.body().data.map(({ question }: any) => question)
    assert.lengthOf(words, 4)
    assert.isTrue(words.some((question: string) => question.includes('nothing about Kafka')))
    assert.isTrue(words.some((question: string) => question.includes('Built payment services')))
    const all = `/client/get-ai-questions?jobId=${job.id}&appliedId=${applicant.application.id}`
    assert.lengthOf((await read(client, user, all)).body().data, 4)
    const common = `/client/get-ai-questions?jobId=${job.id}`
    assert.lengthOf((await read(client, user, common)).body().data, 0)
  })
})
