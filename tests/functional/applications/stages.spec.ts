import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import Application from '#api/applications/models/application'
import ApplicationEvent from '#api/applications/models/application_event'
import { givenApplication, givenCompany, givenJob, givenMember } from '#tests/givens'

const usual = [
  { name: 'New', status: 'applied' },
  { name: 'Phone screen', status: 'reviewing' },
  { name: 'Team call', status: 'reviewing' },
  { name: 'On site', status: 'interview' },
  { name: 'Signed', status: 'hired' },
]
const create = (client: ApiClient, user: User, body: object = {}) =>
  client
    .post('/api/v1/client/stage-templates')
    .loginAs(user)
    .json({ name: 'Engineers', stages: usual, ...body })
const update = (client: ApiClient, user: User, id: string, body: object) =>
  client.put(`/api/v1/client/stage-templates/${id}`).loginAs(user).json(body)
const move = (client: ApiClient, user: User, id: number, query: object) =>
  client
    .put('/api/v1/client/applied-job-status')
    .loginAs(user)
    .json({ appliedId: id, ...query })
const board = async (client: ApiClient, user: User, jobId: number, more: object = {}) =>
  (
    await client
      .post('/api/v1/client/applicant-list')
      .loginAs(user)
      .json({ jobId, ...more })
  ).body().data

async function givenPipeline(client: ApiClient) {
  const { company, user: owner } = await givenCompany()
  const job = await givenJob(company)
  const { application, user } = await givenApplication(job)
  const template = (await create(client, owner, { isDefault: true })).body().data[0]
  const stage = (name: string) => template.stages.find((one: any) => one.name === name)
  return { company, owner, job, application, user, template, stage }
}

test.group("A company's own stages", (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are kept by those who post jobs, seen by those who see applicants', async ({ client }) => {
    const { company, user: owner } = await givenCompany()
    const { user: manager } = await givenMember(company, 'hiring_manager')
    const { user: billing } = await givenMember(company, 'billing')
    ;(await create(client, manager)).assertStatus(403)
    ;(await create(client, owner)).assertStatus(201)
    const see = (user: User) => client.get('/api/v1/client/stage-templates').loginAs(user)
    ;(await see(manager)).assertStatus(200)
    ;(await see(billing)).assertStatus(403)
  })

  test('bad input is named', async ({ client, assert }) => {
    const { user: owner } = await givenCompany()
    ;(await create(client, owner, { name: '' })).assertStatus(422)
    ;(await create(client, owner, { stages: [{ name: 'X', status: 'rejected' }] })).assertStatus(
      422
    )
    const open = await create(client, owner, { stages: usual.slice(0, 4) })
    open.assertStatus(422)
    assert.include(open.body().message, 'Hired')
    const twice = await create(client, owner, {
      stages: [...usual, { name: 'NEW', status: 'offer' }],
    })
    twice.assertStatus(422)
    ;(await create(client, owner)).assertStatus(201)
    const again = await create(client, owner, { name: 'engineers' })
    assert.equal(again.body().errors[0].field, 'name')
  })

  test('make the columns of the board, and the candidate sees the status alone', async ({
    client,
    assert,
  }) => {
    const { owner, job, application, user, stage } = await givenPipeline(client)
    const before = await board(client, owner, job.id)
    assert.deepEqual(
      before.columns.map((column: any) => [column.name, column.status, column.count]),
      [
        ['New', 'applied', 1],
        ['Phone screen', 'reviewing', 0],
        ['Team call', 'reviewing', 0],
        ['On site', 'interview', 0],
        ['Signed', 'hired', 0],
      ]
    )
    const to = { status: 'reviewing', stageId: stage('Phone screen')._id, from: 'applied' }
    ;(await move(client, owner, application.id, to)).assertStatus(200)
    const within = await move(client, owner, application.id, {
      status: 'reviewing',
      stageId: stage('Team call')._id,
      from: 'reviewing',
      fromStageId: stage('Phone screen')._id,
    })
    within.assertStatus(200)
    assert.deepEqual(
      within.body().data.history.map((event: any) => [event.kind, event.stage]),
      [
        ['move', undefined],
        ['move', 'Phone screen'],
        ['stage', 'Team call'],
      ]
    )
    const inStage = await board(client, owner, job.id, { stageId: stage('Team call')._id })
    assert.lengthOf(inStage.applicants, 1)
    assert.equal(inStage.columns[2].count, 1)

    const seen = (await client.get('/api/v1/candidate/applied-jobs').loginAs(user)).body()
    assert.deepEqual(
      seen.data[0].history.map(({ status }: any) => status),
      ['applied', 'reviewing']
    )
    assert.notMatch(JSON.stringify(seen), /Team call|Phone screen|stageId/)
    const wrong = await move(client, owner, application.id, {
      status: 'hired',
      stageId: stage('On site')._id,
    })
    wrong.assertStatus(422)
    const { user: stranger, company } = await givenCompany()
    const theirs = await givenApplication(await givenJob(company))
    ;(
      await move(client, stranger, theirs.application.id, {
        status: 'interview',
        stageId: stage('On site')._id,
      })
    ).assertStatus(404)
  })

  test('are renamed and reordered without moving anybody', async ({ client, assert }) => {
    const { owner, job, application, template, stage } = await givenPipeline(client)
    await move(client, owner, application.id, { status: 'reviewing' })
    const [fresh, screen, call, site, signed] = template.stages
    ;(
      await update(client, owner, template._id, {
        stages: [fresh, call, { ...screen, name: 'First talk' }, site, signed],
      })
    ).assertStatus(200)
    const { columns } = await board(client, owner, job.id)
    assert.deepEqual(
      columns.map((column: any) => [column.name, column.count]),
      [
        ['New', 0],
        ['Team call', 0],
        ['First talk', 1],
        ['On site', 0],
        ['Signed', 0],
      ]
    )
    const other = await update(client, owner, template._id, {
      stages: [fresh, { ...screen, status: 'offer' }, call, site, signed],
    })
    other.assertStatus(422)
    assert.equal(
      (await Application.findOrFail(application.id)).stageId,
      Number(stage('Phone screen')._id)
    )
  })

  test('are archived when it is said where their applicants go', async ({ client, assert }) => {
    const { owner, job, application, template, stage } = await givenPipeline(client)
    await move(client, owner, application.id, {
      status: 'reviewing',
      stageId: stage('Team call')._id,
    })
    const stages = template.stages.filter(({ name }: any) => name !== 'Team call')
    const refused = await update(client, owner, template._id, { stages })
    refused.assertStatus(409)
    assert.equal(refused.body().applicants, 1)
    const left = { [stage('Team call')._id]: stage('On site')._id }
    ;(await update(client, owner, template._id, { stages, moveTo: left })).assertStatus(409)
    const moveTo = { [stage('Team call')._id]: stage('Phone screen')._id }
    ;(await update(client, owner, template._id, { stages, moveTo })).assertStatus(200)
    const { columns } = await board(client, owner, job.id)
    assert.deepEqual(
      columns.map(({ name, count }: any) => `${name} ${count}`),
      ['New 0', 'Phone screen 1', 'On site 0', 'Signed 0']
    )
    assert.equal(
      (
        await ApplicationEvent.query()
          .where('application_id', application.id)
          .orderBy('id', 'desc')
          .firstOrFail()
      ).stage,
      'Team call'
    )
  })

  test('are chosen for a job; a default holds for those without a choice', async ({
    client,
    assert,
  }) => {
    const { owner, company, job, template } = await givenPipeline(client)
    const second = (
      await create(client, owner, { name: 'Sales', stages: usual.slice(3).concat(usual[0]) })
    ).body().data[0]
    const choose = (templateId: string | null) =>
      client.put('/api/v1/client/job-stages').loginAs(owner).json({ jobId: job.id, templateId })
    ;(await choose(second._id)).assertStatus(200)
    assert.deepEqual(
      (await board(client, owner, job.id)).columns.map(({ name }: any) => name),
      ['On site', 'Signed', 'New']
    )
    const used = await client.delete(`/api/v1/client/stage-templates/${second._id}`).loginAs(owner)
    used.assertStatus(409)
    ;(await choose(null)).assertStatus(200)
    ;(
      await client.delete(`/api/v1/client/stage-templates/${second._id}`).loginAs(owner)
    ).assertStatus(200)

    // another default is for jobs to come; those that went by the old one keep it
    const third = (await create(client, owner, { name: 'Interns', isDefault: true })).body().data[0]
    await job.refresh()
    assert.equal(job.stageTemplateId, Number(template._id))
    const later = await givenJob(company)
    assert.equal((await board(client, owner, later.id)).columns[0].stageId, third.stages[0]._id)
  })
})
