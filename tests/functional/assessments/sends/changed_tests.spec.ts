import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { givenCompany, givenJob, givenMember } from '#tests/givens'
import { taker } from '../given_tests.js'
import { call, facts, given } from './given_built_tests.js'

test.group('A test of a company that is changed', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is its own company’s alone, and changes in place while nobody was sent it', async ({
    client,
    assert,
  }) => {
    const { api, company, topic, exercises } = await given(client)
    const built = await api.post('assessments', {
      ...facts,
      questionIds: [exercises[1].id],
      draws: [{ topicId: topic.id, difficulty: 'easy', count: 2 }],
    })
    const id = built.body().data._id
    const stranger = await givenCompany()
    const next = { ...facts, name: 'Changed', draws: [{ topicId: topic.id, count: 3 }] }
    ;(await call(client, stranger.user).get(`assessments/${id}`)).assertStatus(404)
    ;(await call(client, stranger.user).put(`assessments/${id}/content`, next)).assertStatus(404)
    const manager = await givenMember(company, 'hiring_manager')
    ;(await call(client, manager.user).put(`assessments/${id}/content`, next)).assertStatus(403)
    const seen = (await api.get(`assessments/${id}`)).body().data
    assert.containsSubset(seen, {
      name: 'Our test',
      version: 1,
      lacks: null,
      draws: [
        {
          topic: { _id: String(topic.id), name: topic.name, easy: 2 },
          difficulty: 'easy',
          count: 2,
        },
      ],
      questions: [{ _id: String(exercises[1].id), title: 'Double', kind: 'code', isOwn: false }],
    })
    ;(await api.put(`assessments/${id}/content`, { ...next, draws: [] })).assertStatus(422)
    const changed = await api.put(`assessments/${id}/content`, next)
    changed.assertStatus(200)
    assert.containsSubset(changed.body().data, {
      _id: id,
      name: 'Changed',
      version: 1,
      questions: 3,
    })
    const read = (await api.get(`assessments/${id}`)).body().data
    assert.isEmpty(read.questions)
    assert.containsSubset(read.draws, [{ difficulty: null, count: 3 }])
  })

  test('goes on as a next version once it was sent: who has it keeps it, jobs ask for the new one', async ({
    client,
    assert,
  }) => {
    const { api, send, applicant, topic, company } = await given(client)
    const built = await api.post('assessments', {
      ...facts,
      draws: [{ topicId: topic.id, count: 2 }],
    })
    const id = built.body().data._id
    const sendId = (await send(id)).body().data[0]._id
    const job = await givenJob(company)
    const attached = await api.post('job-assessments', { jobId: job.id, testIds: [id], credits: 2 })
    attached.assertStatus(201)
    const changed = await api.put(`assessments/${id}/content`, {
      ...{ ...facts, name: 'Our test, longer' },
      draws: [{ topicId: topic.id, count: 4 }],
    })
    changed.assertStatus(200)
    const next = changed.body().data
    assert.notEqual(next._id, id)
    assert.containsSubset(next, { version: 2, questions: 4, active: true })
    const own = (await api.get('assessments', { own: true })).body().data
    assert.deepEqual(
      own.map((one: any) => one._id),
      [next._id]
    )
    const jobs = (await api.get(`job-assessments/${job.id}`)).body().data
    assert.equal(jobs[0].tests[0]._id, next._id)

    // the one before is nobody's to send, change or offer again
    ;(await send(id)).assertStatus(422)
    ;(await send(next._id)).assertStatus(409)
    ;(await api.put(`assessments/${id}`, { active: true })).assertStatus(409)
    const again = await api.put(`assessments/${id}/content`, {
      ...facts,
      draws: [{ topicId: topic.id, count: 1 }],
    })
    again.assertStatus(409)
    assert.match(again.body().message, /newer version/)

    const started = await taker(client, applicant.user).post('start-test', { sendId })
    started.assertStatus(201)
    assert.equal(started.body().data.total, 2)
  })
})
