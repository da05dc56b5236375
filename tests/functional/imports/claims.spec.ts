import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import User from '#api/accounts/models/user'
import { bulkReader } from '#api/imports/bulk/bulk_reader'
import { UNCLAIMED_DAYS } from '#api/imports/import_facts'
import sweepUnclaimed from '#api/imports/claims/sweep_unclaimed'
import ImportedProfile from '#api/imports/models/imported_profile'
import emitter from '@adonisjs/core/services/emitter'
import { DateTime } from 'luxon'
import Application from '#api/applications/models/application'
import { PersonForgotten } from '#api/privacy/events'
import { givenAdmin, givenCompany, givenJob } from '#tests/givens'
import { drainQueue } from '#tests/queue'
import { filesOf, mailOf, pdfs, post, read, tokenOf } from './given_upload.js'

test.group('An imported profile', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.teardown(async () => {
    bulkReader.end()
    await drive.use().deleteAll()
  })

  async function given(client: ApiClient, fields: object = {}, at = 0) {
    const admin = await givenAdmin()
    const { _id } = (await post(client, admin, pdfs(at), fields)).body().data
    await read(_id)
    const [{ devId }] = await filesOf(client, admin, _id)
    return { admin, uploadId: _id as string, devId: Number(devId) }
  }
  const ask = (client: ApiClient, verb: string, body: object) =>
    client.post(`/api/v1/imported-profile${verb}`).json(body)

  test('is seen by no company, and nobody signs in with it', async ({ client, assert }) => {
    const { devId } = await given(client)
    const { user } = await givenCompany()
    ;(await client.get(`/api/v1/client/candidate/${devId}`).loginAs(user)).assertStatus(404)
    const search = await client.post('/api/v1/client/search-dev').loginAs(user).json({})
    assert.notInclude(
      search.body().data.candidates.map(({ _id }: any) => _id),
      String(devId)
    )
    ;(
      await client.post('/api/v1/login').json({ email: mailOf(0), password: 'demo-password-1' })
    ).assertStatus(401)
    ;(await client.put('/api/v1/forget-password').json({ email: mailOf(0) })).assertStatus(200)
    assert.isEmpty(await db.from('mails').where('kind', 'account.reset'))
  })

  test('is shown by its link, which another one does not open', async ({ client, assert }) => {
    await given(client, { basisNote: 'They wrote to us' })
    ;(await ask(client, '', { token: 'x'.repeat(43) })).assertStatus(422)
    ;(await ask(client, '', {})).assertStatus(422)
    const seen = await ask(client, '', { token: await tokenOf(mailOf(0)) })
    seen.assertStatus(200)
    assert.containsSubset(seen.body().data, {
      email: mailOf(0),
      basis: 'legitimate_interest',
      basisNote: 'They wrote to us',
      fileName: 'resume-0.pdf',
    })
    assert.isAbove(seen.body().data.holds.employment, 0)
  })

  test('becomes the profile of the person who claims it, once', async ({ client, assert }) => {
    const { devId } = await given(client)
    const token = await tokenOf(mailOf(0))
    ;(await ask(client, '/claim', { token, password: 'short' })).assertStatus(422)
    const taken = await ask(client, '/claim', { token, password: 'a long enough secret' })
    taken.assertStatus(200)
    const { accessToken, user } = taken.body().data
    assert.containsSubset(user, { email: mailOf(0), emailVerified: true, devId: String(devId) })
    await drainQueue({ only: 'profiles.fill' })
    const sections = await client.get('/api/v1/candidate/dev-employment').bearerToken(accessToken)
    assert.isNotEmpty(sections.body().data)
    const profile = await ImportedProfile.findByOrFail('candidate_id', devId)
    assert.containsSubset(profile.$attributes, { status: 'claimed', expiresAt: null })
    ;(await ask(client, '/claim', { token, password: 'a long enough secret' })).assertStatus(422)
    ;(await ask(client, '/decline', { token })).assertStatus(422)
    assert.equal((await db.from('users').where('email', mailOf(0)).first()).status, 'active')
  })

  test('is claimed by signing up with its address, too', async ({ client, assert }) => {
    const { devId } = await given(client)
    const signUp = await client.post('/api/v1/sign-up').json({
      userType: 'developer',
      fName: 'New',
      lName: 'Name',
      email: mailOf(0),
      password: 'a long enough secret',
      countryCode: 'IN',
    })
    signUp.assertStatus(201)
    const mail = await db
      .from('mails')
      .where({ recipient: mailOf(0), kind: 'account.verify' })
      .first()
    const code = mail.body_text.match(/\b\d{6}\b/)[0]
    const verified = await client
      .post('/api/v1/email-verification')
      .json({ email: mailOf(0), code, ticket: signUp.body().data.ticket })
    verified.assertStatus(200)
    assert.containsSubset(verified.body().data.user, { devId: String(devId), fName: 'New' })
    assert.equal((await ImportedProfile.findByOrFail('candidate_id', devId)).status, 'claimed')
    ;(
      await client
        .post('/api/v1/login')
        .json({ email: mailOf(0), password: 'a long enough secret' })
    ).assertStatus(200)
  })

  test('gives its address up to a person of a company', async ({ client, assert }) => {
    const { devId } = await given(client, {}, 1)
    const signUp = await client.post('/api/v1/sign-up').json({
      userType: 'client',
      fName: 'New',
      lName: 'Name',
      companyName: 'Acme',
      email: mailOf(1),
      password: 'a long enough secret',
      countryCode: 'IN',
    })
    const mail = await db
      .from('mails')
      .where({ recipient: mailOf(1), kind: 'account.verify' })
      .first()
    const code = mail.body_text.match(/\b\d{6}\b/)[0]
    const verified = await client
      .post('/api/v1/email-verification')
      .json({ email: mailOf(1), code, ticket: signUp.body().data.ticket })
    verified.assertStatus(200)
    assert.equal(verified.body().data.userType, 'client')
    const profile = await ImportedProfile.findByOrFail('candidate_id', devId)
    assert.equal(profile.status, 'invited')
  })

  test('is removed when its person says no, and not brought in again', async ({
    client,
    assert,
  }) => {
    const { admin, devId } = await given(client)
    ;(await ask(client, '/decline', { token: await tokenOf(mailOf(0)) })).assertStatus(200)
    assert.isNull(await db.from('candidates').where('id', devId).first())
    for (const table of ['users', 'mails', 'files', 'bulk_files', 'import_refusals', 'audit_log'])
      assert.notInclude(JSON.stringify(await db.from(table)), mailOf(0), table)
    const { _id } = (await post(client, admin, pdfs(0))).body().data
    await read(_id)
    const [file] = await filesOf(client, admin, _id)
    assert.containsSubset(file, { state: 'failed', mayRetry: false })
    assert.include(file.reason, 'asked not to be brought in')
  })

  test('is removed by a living link of its own only, once', async ({ client, assert }) => {
    const { devId } = await given(client)
    const other = await given(client, {}, 1)
    const token = await tokenOf(mailOf(0))
    const left = () => db.from('candidates').whereIn('id', [devId, other.devId]).orderBy('id')
    for (const wrong of ['x'.repeat(43), `${token}x`, token.slice(1)])
      (await ask(client, '/decline', { token: wrong })).assertStatus(422)
    await db.from('one_time_codes').update({ expires_at: new Date(Date.now() - 1000) })
    ;(await ask(client, '/decline', { token })).assertStatus(422)
    assert.lengthOf(await left(), 2)
    await db.from('one_time_codes').update({ expires_at: new Date(Date.now() + 60_000) })
    ;(await ask(client, '/decline', { token })).assertStatus(200)
    assert.lengthOf(await left(), 1)
    ;(await ask(client, '/decline', { token })).assertStatus(422)
    ;(await ask(client, '', { token })).assertStatus(422)
    assert.lengthOf(await left(), 1)
  })

  test('that a company has an application of is erased in one step with its link: one that fails can be used again', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { devId } = await given(client)
    const { company } = await givenCompany()
    const { id } = await Application.create({
      ...{ companyId: company.id, jobId: (await givenJob(company)).id, candidateId: devId },
      ...{ status: 'reviewing', answerBy: DateTime.now().plus({ days: 9 }) },
    } as never)
    const token = await tokenOf(mailOf(0))
    const listener = () => {
      throw new Error('the search cannot be reached')
    }
    emitter.on(PersonForgotten, listener)
    cleanup(() => void emitter.off(PersonForgotten, listener))
    ;(await ask(client, '/decline', { token })).assertStatus(500)
    emitter.off(PersonForgotten, listener)
    assert.equal((await db.from('users').where('email', mailOf(0)).first())?.status, 'unclaimed')
    ;(await ask(client, '/decline', { token })).assertStatus(200)
    assert.isNull(await db.from('users').where('email', mailOf(0)).first())
    const { user_id } = await db.from('candidates').where('id', devId).firstOrFail()
    assert.equal((await db.from('users').where('id', user_id).first()).status, 'erased')
    assert.equal((await Application.findOrFail(id)).status, 'withdrawn')
    ;(await ask(client, '/decline', { token })).assertStatus(422)
  })

  test('is removed when nobody claims it within its time', async ({ client, assert }) => {
    const { devId } = await given(client)
    assert.equal(await sweepUnclaimed(), 0)
    await db
      .from('imported_profiles')
      .update({ expires_at: new Date(Date.now() - UNCLAIMED_DAYS * 1000) })
    assert.equal(await sweepUnclaimed(), 1)
    assert.isNull(await db.from('candidates').where('id', devId).first())
    assert.equal(await sweepUnclaimed(), 0)
  })

  test('is invited from the console, not twice within days', async ({ client, assert }) => {
    const { admin, devId } = await given(client, { invite: 'false' })
    assert.isEmpty(await db.from('mails').where('recipient', mailOf(0)))
    const listed = await client.get('/api/v1/admin/imported-profiles').loginAs(admin)
    assert.containsSubset(listed.body().data, [{ devId: String(devId), email: mailOf(0) }])
    const profile = await ImportedProfile.findByOrFail('candidate_id', devId)
    const invite = () =>
      client.put(`/api/v1/admin/imported-profiles/${profile.id}/invite`).loginAs(admin)
    ;(await invite()).assertStatus(200)
    assert.isString(await tokenOf(mailOf(0)))
    ;(await invite()).assertStatus(409)
    ;(
      await client.delete(`/api/v1/admin/imported-profiles/${profile.id}`).loginAs(admin)
    ).assertStatus(200)
    assert.isNull(await User.findBy('email', mailOf(0)))
  })
})
