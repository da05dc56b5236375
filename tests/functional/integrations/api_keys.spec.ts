import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import { readScopes } from '#api/companies/access/api_scope_facts'
import { setActive } from '#api/companies/team/manage_team'
import ApiKey from '#api/integrations/models/api_key'
import { integrationLimits } from '#api/integrations/integration_facts'
import { floods } from '#api/http/limiters'
import {
  givenApplication,
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
} from '#tests/givens'
import { givenKey } from './given_key.js'

const PATH = '/api/v1/client/api-keys'
const make = (client: ApiClient, user: User, body: object) =>
  client.post(PATH).json(body).loginAs(user)
const posted = (client: ApiClient, secret: string) =>
  client.post('/api/v1/client/get-posted-jobs').json({}).bearerToken(secret)

test.group('API keys', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for owners and admins of the company', async ({ client, assert }) => {
    const { company, user } = await givenCompany()
    const { key } = await givenKey(user)
    ;(await client.get(PATH)).assertStatus(401)
    ;(await client.get(PATH).loginAs((await givenCandidate()).user)).assertStatus(403)
    for (const role of ['recruiter', 'hiring_manager', 'interviewer', 'billing'] as const) {
      const { user: colleague } = await givenMember(company, role)
      ;(await client.get(PATH).loginAs(colleague)).assertStatus(403)
      ;(await make(client, colleague, { name: 'Mine' })).assertStatus(403)
    }
    const stranger = await givenCompany()
    assert.deepEqual((await client.get(PATH).loginAs(stranger.user)).body().data, [])
    ;(await client.delete(`${PATH}/${key.id}`).loginAs(stranger.user)).assertStatus(404)
    const { user: admin } = await givenMember(company, 'admin')
    assert.lengthOf((await client.get(PATH).loginAs(admin)).body().data, 1)
  })

  test('need a name, known scopes, and a time that is offered', async ({ client, assert }) => {
    const { user } = await givenCompany()
    for (const [body, field] of [
      [{}, 'name'],
      [{ name: 'x'.repeat(61) }, 'name'],
      [{ name: 'Site', scopes: [] }, 'scopes'],
      [{ name: 'Site', scopes: ['everything'] }, 'scopes.0'],
      [{ name: 'Site', days: 7 }, 'days'],
    ] as const) {
      const answer = await make(client, user, body)
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, field)
    }
  })

  test('are shown once, kept as a hash, read unless told, and open what their scopes say', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    await givenJob(company, { title: 'Key engineer' })
    const answer = await make(client, user, { name: 'Our site' })
    answer.assertStatus(201)
    const { key, secret } = answer.body().data
    assert.match(secret, /^candor_[\w-]{43}$/)
    assert.deepEqual(key.scopes, readScopes)
    assert.equal(key.prefix, secret.slice(0, 14))
    assert.isNull(key.lastUsedAt)
    const row = await db.from('api_keys').where('id', key._id).first()
    assert.notInclude(JSON.stringify(row), secret)
    assert.exists(await db.from('audit_log').where({ action: 'api-key.make' }).first())

    const jobs = await posted(client, secret)
    jobs.assertStatus(200)
    assert.equal(jobs.body().data[0].jobTitle, 'Key engineer')
    const [listed] = (await client.get(PATH).loginAs(user)).body().data
    assert.isNotNull(listed.lastUsedAt)
    assert.notProperty(listed, 'secret')

    const write = await client.post('/api/v1/add-job').json({}).bearerToken(secret)
    write.assertStatus(403)
    assert.equal(write.body().reason, 'scope')
    assert.include(write.body().message, 'jobs:write')
    for (const path of ['get-user', 'client/api-keys', 'client/company-archive']) {
      const closed = await client.get(`/api/v1/${path}`).bearerToken(secret)
      closed.assertStatus(403)
      assert.equal(closed.body().reason, 'scope')
    }
  })

  test('see of applicants what their maker sees, without marking them read', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const job = await givenJob(company)
    const { application } = await givenApplication(job)
    const theirs = await givenApplication(await givenJob((await givenCompany()).company))
    const { secret } = await givenKey(user, ['applicants:read'])
    const path = (id: number) => `/api/v1/client/application/${id}`
    const shown = await client.get(path(application.id)).bearerToken(secret)
    shown.assertStatus(200)
    assert.isTrue(shown.body().data.isUnread)
    await application.refresh()
    assert.isTrue(application.isUnread)
    ;(await client.get(path(theirs.application.id)).bearerToken(secret)).assertStatus(404)
  })

  test('end with their time, with revoking, with their maker and with their company', async ({
    client,
    assert,
  }) => {
    const { company, member, user } = await givenCompany()
    const { user: admin } = await givenMember(company, 'admin')
    const over = await givenKey(user, readScopes, { expiresAt: DateTime.now().minus({ hours: 1 }) })
    const ended = await posted(client, over.secret)
    ended.assertStatus(401)
    assert.equal(ended.body().code, 'E_UNAUTHORIZED')
    assert.match(
      ended.body().message,
      /^The API key “.+” ended on \d+ \w+ \d{4}; make a new one under Integrations, API keys$/
    )
    // who guesses hears nothing of keys
    const guessed = await posted(client, `candor_${'x'.repeat(43)}`)
    guessed.assertStatus(401)
    assert.equal(
      guessed.body().message,
      'This API key opens nothing; look whether it was copied whole'
    )

    const mine = await givenKey(user)
    ;(await posted(client, mine.secret)).assertStatus(200)
    const revoked = await client.delete(`${PATH}/${mine.key.id}`).loginAs(admin)
    revoked.assertStatus(200)
    assert.equal(revoked.body().data.status, 'revoked')
    const dead = await posted(client, mine.secret)
    dead.assertStatus(401)
    assert.match(dead.body().message, /was revoked on .+; make a new one/)
    ;(await client.delete(`${PATH}/${mine.key.id}`).loginAs(admin)).assertStatus(409)

    const theirs = await givenKey(admin)
    await member.load('company')
    await setActive(member, { userId: admin.id, active: false })
    ;(await posted(client, theirs.secret)).assertStatus(401)
    await setActive(member, { userId: admin.id, active: true })
    ;(await posted(client, theirs.secret)).assertStatus(401)

    const { secret } = await givenKey(user)
    await company.merge({ isActive: false }).save()
    const closed = await posted(client, secret)
    closed.assertStatus(403)
    assert.equal(closed.body().reason, 'status')
  })

  test('do no more than their maker may do now', async ({ client, assert }) => {
    const { company } = await givenCompany()
    const { user, member } = await givenMember(company, 'admin')
    const { secret } = await givenKey(user)
    await member.merge({ role: 'billing' }).save()
    const answer = await posted(client, secret)
    answer.assertStatus(403)
    assert.equal(answer.body().reason, 'role')
  })

  test('are so many at a time, and so many calls a minute', async ({ client, assert }) => {
    const { company, user } = await givenCompany()
    const { key, secret } = await givenKey(user)
    await ApiKey.createMany(
      Array.from({ length: integrationLimits.keys.max - 1 }, (_, n) => ({
        companyId: company.id,
        madeBy: user.id,
        name: `Key ${n}`,
        prefix: 'candor_x',
        secretHash: `hash ${company.id} ${n}`,
        scopes: ['jobs:read' as const],
        expiresAt: null,
      }))
    )
    ;(await make(client, user, { name: 'One more' })).assertStatus(409)
    await floods.key.set(`key:${key.id}`, 300, '1 minute')
    const answer = await posted(client, secret)
    answer.assertStatus(429)
    assert.exists(answer.header('retry-after'))
  })
})
