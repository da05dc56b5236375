import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import tellRejections from '#api/applications/tell_rejections'
import CandidateSkill from '#api/candidates/models/candidate_skill'
import type Candidate from '#api/candidates/models/candidate'
import { givenApplication, givenCandidate, givenCompany, givenJob, givenSkill } from '#tests/givens'

const forYou = async (client: ApiClient, user: User, query: object = {}) =>
  (await client.get('/api/v1/candidate/jobs-for-you').qs(query).loginAs(user)).body()

const knows = (candidate: Candidate, skill: { id: number }, years = 0) =>
  CandidateSkill.create({ candidateId: candidate.id, skillId: skill.id, years, position: 0 })

test.group('Jobs for you', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for candidates', async ({ client }) => {
    const { user } = await givenCompany()
    ;(await client.get('/api/v1/candidate/jobs-for-you')).assertStatus(401)
    ;(await client.get('/api/v1/candidate/jobs-for-you').loginAs(user)).assertStatus(403)
    ;(await client.get('/api/v1/candidate/after-rejection/1')).assertStatus(401)
    const { user: own } = await givenCandidate()
    ;(
      await client.get('/api/v1/candidate/jobs-for-you').qs({ limit: 101 }).loginAs(own)
    ).assertStatus(422)
  })

  test('say what to fill in while nothing can be found', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    const { data, missing } = await forYou(client, user)
    assert.lengthOf(data, 0)
    assert.deepEqual(missing, ['skills', 'pay', 'place', 'modes'])
  })

  test('stand in the order of skills, pay, place and answers, each with its reasons', async ({
    client,
    assert,
  }) => {
    const [node, sql, go] = [await givenSkill(), await givenSkill(), await givenSkill()]
    const { user, candidate } = await givenCandidate({
      city: 'Pune',
      expectedPay: 2_000_000,
      expectedPayCurrency: 'INR',
      expectedPayPer: 'year',
    })
    await knows(candidate, node)
    await knows(candidate, sql)
    const { company } = await givenCompany({ answeredInTime: 9, answersDue: 10 })
    const skillIds = [node.id, sql.id]
    const best = await givenJob(company, { skillIds })
    const poor = await givenJob(company, { skillIds, budgetMax: 1_600_000 })
    const half = await givenJob(company, { skillIds: [node.id, go.id], city: 'Delhi' })
    await givenJob(company, { skillIds: [go.id] })
    const { data, pagination } = await forYou(client, user)
    assert.deepEqual(
      data.map(({ _id }: { _id: string }) => Number(_id)),
      [best.id, poor.id, half.id]
    )
    assert.equal(pagination.total, 3)
    assert.containsSubset(data[0].why, {
      matched: 2,
      asked: 2,
      paysEnough: true,
      place: 'city',
      responseRate: 90,
      usualDays: null,
    })
    assert.containsSubset(data[1].why, { paysEnough: false })
    assert.containsSubset(data[2].why, { matched: 1, asked: 2, place: 'country' })
    const second = await forYou(client, user, { page: 2, limit: 2 })
    assert.lengthOf(second.data, 1)
    const past = await forYou(client, user, { page: 9, limit: 2 })
    assert.lengthOf(past.data, 0)
    assert.equal(past.pagination.total, 3)
  })

  test('leave out what is applied for, blocked, closed or not public, and hidden pay', async ({
    client,
    assert,
  }) => {
    const node = await givenSkill()
    const { user, candidate } = await givenCandidate({
      expectedPay: 1,
      expectedPayCurrency: 'INR',
      expectedPayPer: 'year',
    })
    await knows(candidate, node)
    const skillIds = [node.id]
    const { company } = await givenCompany()
    const open = await givenJob(company, { skillIds, hideBudget: true })
    await givenJob(company, { skillIds, status: 'closed' })
    await givenJob(company, { skillIds, validThrough: DateTime.now().minus({ hours: 1 }) })
    const applied = await givenJob(company, { skillIds })
    await givenApplication(applied, { user, candidate })
    const { company: blocked } = await givenCompany()
    await givenJob(blocked, { skillIds })
    await db
      .table('candidate_blocks')
      .insert({ candidate_id: candidate.id, company_id: blocked.id })
    const { data } = await forYou(client, user)
    assert.deepEqual(
      data.map(({ _id }: { _id: string }) => Number(_id)),
      [open.id]
    )
    assert.isNull(data[0].why.paysEnough)
  })
})

test.group('After a rejection', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('its candidate reads what was missing and three jobs where it does not matter, once it is told', async ({
    client,
    assert,
  }) => {
    const [node, sql, go] = [await givenSkill(), await givenSkill(), await givenSkill()]
    const applicant = await givenCandidate()
    await knows(applicant.candidate, node, 1)
    await knows(applicant.candidate, sql, 6)
    const { company, user: recruiter } = await givenCompany()
    const job = await givenJob(company, {
      skillIds: [node.id, sql.id, go.id],
      requiredSkillIds: [go.id],
      minExperience: 3,
    })
    const { application } = await givenApplication(job, applicant)
    const other = await givenCompany()
    await givenJob(company, { skillIds: [sql.id] })
    await givenJob(other.company, { skillIds: [sql.id, go.id] })
    for (let each = 0; each < 4; each++)
      await givenJob(other.company, { skillIds: [sql.id], title: `Where it fits ${each}` })
    const path = `/api/v1/candidate/after-rejection/${application.id}`
    ;(await client.get(path).loginAs(applicant.user)).assertStatus(404)
    await client
      .put('/api/v1/client/multiple-application-rejection')
      .loginAs(recruiter)
      .json({ appliedIds: [application.id], reason: 'Skills do not match', feedBack: 'Thank you' })
    ;(await client.get(path).loginAs(applicant.user)).assertStatus(404)
    await db.from('applications').update({ held_until: new Date() })
    assert.equal(await tellRejections(), 1)

    const response = await client.get(path).loginAs(applicant.user)
    response.assertStatus(200)
    const { lacking, jobs } = response.body().data
    assert.deepEqual(
      lacking.map((one: any) => [one.name, one.years]),
      [
        [go.name, null],
        [node.name, 1],
      ]
    )
    assert.lengthOf(jobs, 3)
    for (const one of jobs) assert.match(one.jobTitle, /^Where it fits/)
    const { user: stranger } = await givenCandidate()
    ;(await client.get(path).loginAs(stranger)).assertStatus(404)
    const mail = await db
      .from('mails')
      .where({ user_id: applicant.user.id, kind: 'application.status' })
      .firstOrFail()
    assert.include(mail.body_text, `${go.name}, ${node.name} (1 of 3 years)`)
    assert.include(mail.body_text, 'Where it fits')
    assert.notInclude(mail.body_text, 'Skills do not match')
  })
})
