import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import AssessmentSend from '#api/assessments/models/assessment_send'
import Attempt from '#api/assessments/models/attempt'
import TestResult from '#api/assessments/models/test_result'
import { aiRunsOf } from '#api/companies/access/ai_runs'
import ScreeningAnalysis from '#api/screening/models/screening_analysis'
import { perform } from '#api/queue/queue'
import { givenAdmin, givenCandidate, givenCompany } from '#tests/givens'
import { send } from '#tests/send'
import { givenSkillTest, RIGHT, taker } from '../assessments/given_tests.js'
import { balance, givenSent, read } from '../assessments/sends/given_sends.js'
import { givenConversation } from '../chat/given_conversations.js'
import { people } from '../imports/company_imports_givens.js'
import { IMPORTS, moved, sendFile, shownImport } from '../imports/given_import.js'
import {
  givenReadApplicant,
  givenRuns,
  givenScreenedJob,
  post,
} from '../screening/given_screening.js'

const reason = { reason: 'Asks people for money' }
const OCTETS = { 'content-type': 'application/octet-stream' }

async function decide(client: ApiClient, path: string) {
  const said = await client
    .put(`/api/v1/admin/${path}`)
    .json(reason)
    .loginAs(await givenAdmin())
  said.assertStatus(200)
}

test.group('A company that is suspended in the middle', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.teardown(() => drive.use().deleteAll())

  test('of an upload in parts sends no more of it until it is restored', async ({
    client,
    assert,
  }) => {
    const { user, company } = await givenCompany()
    const bytes = Buffer.from(people)
    const begin = async () =>
      send('POST', '/api/v1/uploads', {
        token: (await openSession(user)).token,
        json: { kind: 'transfer', fileName: 'people.csv', byteSize: bytes.length },
      })
    const { _id } = (await begin()).body.data
    await decide(client, `clients/${company.id}/suspend`)
    const { token } = await openSession(user)
    const part = () =>
      send('PUT', `/api/v1/uploads/${_id}/parts/1`, { token, raw: bytes, headers: OCTETS })
    const keep = () => send('POST', IMPORTS, { token, json: { uploadId: _id } })
    for (const refused of [await begin(), await part(), await keep()]) {
      assert.equal(refused.status, 403)
      assert.equal(refused.body.reason, 'status')
    }
    await decide(client, `clients/${company.id}/restore`)
    assert.equal((await part()).status, 200)
    assert.equal((await keep()).status, 201)
  })

  test('of an import brings nothing more in, and can undo it once it is restored', async ({
    client,
    assert,
  }) => {
    const { user, company } = await givenCompany()
    const { _id } = (await sendFile(client, user, people)).body().data
    await moved(client, user, _id, 'check')
    ;(await client.post(`${IMPORTS}/${_id}/run`).loginAs(user)).assertStatus(200)
    await decide(client, `clients/${company.id}/suspend`)
    await perform('imports.work', { importId: Number(_id) })
    assert.isEmpty(await db.from('applications').where('company_id', company.id))
    ;(await client.post(`${IMPORTS}/${_id}/undo`).loginAs(user)).assertStatus(403)
    await decide(client, `clients/${company.id}/restore`)
    const shown = await shownImport(client, user, _id)
    assert.equal(shown.status, 'failed')
    assert.include(shown.reason, 'was suspended meanwhile')
    assert.equal((await moved(client, user, _id, 'undo')).status, 'undone')
  })

  test('of a message sends neither its file nor its words', async ({ client, assert }) => {
    const { hers, his, id, company } = await givenConversation(client)
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64'
    )
    const file = (await hers.upload(png, 'plan.png')).body().data
    assert.isString(file._id)
    await decide(client, `clients/${company.id}/suspend`)
    for (const refused of [
      await hers.upload(png, 'plan.png'),
      await hers.send(id, 'The plan', { attachments: [file._id] }),
    ]) {
      refused.assertStatus(403)
      assert.equal(refused.body().reason, 'status')
    }
    assert.isEmpty((await his.read(id)).body().data)
  })

  test('of a screening has nobody judged, and its runs back', async ({ client, assert }) => {
    const { user, company } = await givenCompany()
    await givenRuns()
    const job = await givenScreenedJob(company)
    const { application } = await givenReadApplicant(job)
    const began = await post(client, user, '/client/run-ai-analysis', {
      jobId: job.id,
      appliedIds: [application.id],
    })
    assert.equal(began.status(), 202)
    assert.equal((await aiRunsOf(company.id)).used, 1)
    await decide(client, `clients/${company.id}/suspend`)
    const analysis = await ScreeningAnalysis.firstOrFail()
    await perform('screening.analyse', { analysisId: analysis.id })
    await analysis.refresh()
    assert.containsSubset(analysis, { status: 'cancelled', reason: 'The company is suspended' })
    assert.equal((await aiRunsOf(company.id)).used, 0)
  })

  test('of a test that it sent leaves the candidate their time and their result', async ({
    client,
    assert,
  }) => {
    const { company, user, applicant, sendId } = await givenSent(client)
    const calls = taker(client, applicant.user)
    const started = await calls.post('start-test', { sendId })
    started.assertStatus(201)
    const { _id, question } = started.body().data
    await decide(client, `clients/${company.id}/suspend`)
    const right = question.options.find(({ body }: { body: string }) => body === RIGHT)
    ;(await calls.answer(_id, question._id, right._id)).assertStatus(200)
    ;(await calls.finish(_id)).assertStatus(200)
    assert.equal((await Attempt.findOrFail(_id)).status, 'done')
    ;(await read(client, user, `/client/assessment-result/${sendId}`)).assertStatus(403)
    assert.deepEqual(await balance(company), [4, 0])
    await decide(client, `clients/${company.id}/restore`)
    const result = await read(client, user, `/client/assessment-result/${sendId}`)
    assert.equal(result.body().data.state, 'finished')
  })
})

test.group('A person who is suspended in the middle', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('of their own test is signed out, and may end it, as its time runs on', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenCandidate()
    const { assessment } = await givenSkillTest()
    const { token } = await openSession(user)
    const begun = await send('POST', '/api/v1/candidate/start-test', {
      token,
      json: { testId: assessment.id },
    })
    assert.equal(begun.status, 201)
    await decide(client, `developers/${candidate.id}/suspend`)
    const path = `/api/v1/candidate/test-attempt/${begun.body.data._id}`
    assert.equal((await send('GET', path, { token })).status, 401)
    const calls = taker(client, user)
    ;(await calls.look(begun.body.data._id)).assertStatus(200)
    ;(await calls.finish(begun.body.data._id)).assertStatus(200)
    assert.lengthOf(await TestResult.query().where('candidate_id', candidate.id), 1)
  })

  test('of a test that a company sent keeps no send open, and no credit is lost twice', async ({
    client,
    assert,
  }) => {
    const { company, applicant, sendId } = await givenSent(client)
    const calls = taker(client, applicant.user)
    const started = await calls.post('start-test', { sendId })
    started.assertStatus(201)
    await decide(client, `developers/${applicant.candidate.id}/suspend`)
    const finished = await calls.finish(started.body().data._id)
    assert.isBelow(finished.status(), 500)
    assert.deepEqual(await balance(company), [4, 0])
    const { status } = await AssessmentSend.findOrFail(sendId)
    assert.notInclude(['sent'], status)
  })
})
