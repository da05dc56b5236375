import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type User from '#api/accounts/models/user'
import Attempt from '#api/assessments/models/attempt'
import TestCredential from '#api/assessments/models/test_credential'
import TestResult from '#api/assessments/models/test_result'
import { publicKeys, signer } from '#api/assessments/portable/credential_keys'
import { sign } from '#api/assessments/portable/sign_credential'
import { contentOf } from '#api/assessments/portable/check_credential'
import { resultMoves } from '#api/assessments/results/result_moves'
import { erasePerson } from '#api/privacy/erase_account'
import { givenAdmin, givenCandidate } from '#tests/givens'
import { givenEnglishTest, givenSkillTest, take } from './given_tests.js'

const API = '/api/v1'

async function givenPass(client: ApiClient, right = 16) {
  const { assessment } = await givenSkillTest()
  const { user, candidate } = await givenCandidate()
  await user.merge({ firstName: 'Ana', lastName: 'Núñez' }).save()
  const { _id } = await take(client, user, assessment.id, right)
  return { assessment, user, candidate, attemptId: Number(_id) }
}

const issue = (client: ApiClient, user: User, attemptId: number) =>
  client.post(`${API}/candidate/assessment-results/${attemptId}/credential`).loginAs(user)
const withdraw = (client: ApiClient, user: User, attemptId: number) =>
  client.delete(`${API}/candidate/assessment-results/${attemptId}/credential`).loginAs(user)
const show = async (client: ApiClient, uid: string) =>
  (await client.get(`${API}/credentials/${uid}`)).body().data
const check = async (client: ApiClient, credential: string) =>
  (await client.post(`${API}/credential-check`).json({ credential })).body().data

/** A pass that is signed already. */
async function givenSigned(client: ApiClient) {
  const pass = await givenPass(client)
  const issued = await issue(client, pass.user, pass.attemptId)
  issued.assertStatus(201)
  const { credential } = issued.body().data
  return {
    ...pass,
    ...credential,
    uid: credential._id as string,
    token: credential.token as string,
  }
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const opened = (token: string) =>
  token
    .split('.')
    .slice(0, 2)
    .map((one) => JSON.parse(Buffer.from(one, 'base64url').toString()))

test.group('Portable results', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('only its own candidate has a result signed, or withdraws it', async ({ client }) => {
    const { attemptId, user } = await givenPass(client)
    const { user: other } = await givenCandidate()
    ;(await issue(client, other, attemptId)).assertStatus(404)
    ;(await withdraw(client, user, attemptId)).assertStatus(404)
    ;(await issue(client, user, attemptId)).assertStatus(201)
    ;(await withdraw(client, other, attemptId)).assertStatus(404)
  })

  test('what is not passed, annulled, run out, or waits for a look is not signed, and says why', async ({
    client,
    assert,
  }) => {
    const failed = await givenPass(client, 3)
    const no = await issue(client, failed.user, failed.attemptId)
    no.assertStatus(409)
    assert.include(no.body().message, 'Only a test that you passed')

    const { user, attemptId } = await givenPass(client)
    const result = await TestResult.findByOrFail('attemptId', attemptId)
    for (const [changes, why] of [
      [{ validUntil: result.createdAt.minus({ days: 1 }) }, 'has run out'],
      [{ validUntil: result.validUntil, clearance: 'waiting' as const }, 'looks at this'],
      [{ clearance: 'not_cleared' as const }, 'not cleared'],
    ] as const) {
      await result.merge(changes).save()
      const refused = await issue(client, user, attemptId)
      refused.assertStatus(409)
      assert.include(refused.body().message, why)
      const own = await client.get(`${API}/candidate/assessment-results/${attemptId}`).loginAs(user)
      assert.isFalse(own.body().data.mayIssue)
    }
    await result.merge({ clearance: null }).save()
    const admin = await givenAdmin()
    await db.transaction((trx) => resultMoves.annul(result, admin, { reason: 'Two people' }, trx))
    ;(await issue(client, user, attemptId)).assertStatus(409)
  })

  test('a signed result is an Open Badge that is signed by the published key, and nothing in it is secret', async ({
    client,
    assert,
  }) => {
    const { assessment, attemptId, user, uid, token, url } = await givenSigned(client)
    const [header, says] = opened(token)
    const { keys } = (await client.get('/.well-known/jwks.json')).body() as any
    assert.sameMembers(Object.keys(header), ['alg', 'kid', 'typ'])
    assert.equal(header.alg, 'RS256')
    const key = keys.find(({ kid }: { kid: string }) => kid === header.kid)
    assert.sameMembers(Object.keys(key), ['kty', 'n', 'e', 'kid', 'alg', 'use'])
    assert.lengthOf(Buffer.from(key.n, 'base64url'), 3072 / 8)

    assert.deepEqual(says.type, ['VerifiableCredential', 'OpenBadgeCredential'])
    assert.equal(says['@context'][0], 'https://www.w3.org/ns/credentials/v2')
    assert.equal(says.id, url)
    // the claims are those of the credential (Open Badges 3.0, 8.2.4)
    assert.equal(says.iss, says.issuer.id)
    assert.equal(says.jti, says.id)
    assert.equal(says.sub, says.credentialSubject.id)
    assert.equal(says.nbf, Date.parse(says.validFrom) / 1000)
    assert.equal(says.exp, Date.parse(says.validUntil) / 1000)
    const { achievement, identifier, result } = says.credentialSubject
    assert.equal(achievement.name, `${assessment.name} test`)
    assert.equal(identifier[0].identityHash, 'Ana Núñez')
    assert.deepEqual(
      result.map(({ value }: { value: string }) => value),
      ['80', 'Proficient']
    )
    for (const { resultDescription } of result)
      assert.include(
        achievement.resultDescription.map(({ id }: { id: string }) => id),
        resultDescription
      )
    assert.notInclude(JSON.stringify(says), user.email)

    const shown = await show(client, uid)
    assert.equal(shown.state, 'valid')
    assert.containSubset(shown.says, {
      holder: 'Ana Núñez',
      name: `${assessment.name} test`,
      score: 80,
      level: 'Proficient',
    })
    // asked again, the same one
    const again = await issue(client, user, attemptId)
    again.assertStatus(200)
    assert.equal(again.body().data.credential._id, uid)
    assert.lengthOf(await TestCredential.query(), 1)
  })

  test('the file and its text are valid; altered, signed by others or without a signature they are forged', async ({
    client,
    assert,
  }) => {
    const { uid, token } = await givenSigned(client)
    const file = await client.get(`${API}/credentials/${uid}/file`)
    file.assertStatus(200)
    assert.include(file.header('content-disposition'), 'test-result.json')
    for (const good of [token, ` ${token}\n`, file.text(), JSON.stringify(token)])
      assert.equal((await check(client, good)).state, 'valid')

    const [header, says] = opened(token)
    const [first, body, signature] = token.split('.')
    const better = {
      ...says,
      credentialSubject: { ...says.credentialSubject, result: [{ value: '100' }] },
    }
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
    const jwk = await exportJWK(publicKey)
    const byOther = (protectedHeader: object) =>
      new SignJWT(better).setProtectedHeader({ alg: 'RS256', ...protectedHeader }).sign(privateKey)
    const ours = (await publicKeys())[0]
    const forged = {
      'other content': `${first}.${part(better)}.${signature}`,
      'no algorithm': `${part({ ...header, alg: 'none' })}.${body}.`,
      // the public key taken for a shared secret
      'another algorithm': await new SignJWT(better)
        .setProtectedHeader({ alg: 'HS256', kid: header.kid })
        .sign(Buffer.from(JSON.stringify(ours))),
      'another key under our name': await byOther({ kid: header.kid }),
      'a key of its own': await byOther({ jwk }),
      'a key elsewhere': await byOther({ kid: 'https://evil.example/jwks.json#1' }),
      'half a signature': `${first}.${body}.${signature.slice(0, 40)}`,
    }
    for (const [name, one] of Object.entries(forged))
      assert.deepEqual(await check(client, one), { state: 'forged', says: null }, name)

    const elsewhere = await new SignJWT({
      id: 'https://badges.example/1',
      iss: 'https://badges.example',
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'https://badges.example/keys#1' })
      .sign(privateKey)
    assert.deepEqual(await check(client, elsewhere), { state: 'unknown', says: null })
  })

  test('what is no signed result is refused with what to do', async ({ client, assert }) => {
    for (const credential of ['hello', '{', '{}', '[]', 'a.b.c', '"x"', '{"id":5}', '\u0000']) {
      const refused = await client.post(`${API}/credential-check`).json({ credential })
      refused.assertStatus(422)
      assert.equal(refused.body().errors[0].field, 'credential', credential)
    }
    ;(await client.post(`${API}/credential-check`).json({})).assertStatus(422)
    ;(
      await client.post(`${API}/credential-check`).json({ credential: 'x'.repeat(30_000) })
    ).assertStatus(422)
    for (const uid of ['1', 'x', crypto.randomUUID(), "'"]) {
      ;(await client.get(`${API}/credentials/${encodeURIComponent(uid)}`)).assertStatus(404)
      ;(await client.get(`${API}/credentials/${encodeURIComponent(uid)}/file`)).assertStatus(404)
    }
  })

  test('withdrawn it tells nothing any more and is revoked, and can be signed anew', async ({
    client,
    assert,
  }) => {
    const { user, attemptId, uid, token, url } = await givenSigned(client)
    const before = await client.get(`${API}/credentials/${uid}/status`)
    assert.deepEqual(before.body().revokedCredential, [])
    const gone = await withdraw(client, user, attemptId)
    gone.assertStatus(200)
    assert.isNull(gone.body().data.credential)
    assert.isTrue(gone.body().data.mayIssue)
    for (const seen of [await show(client, uid), await check(client, token)])
      assert.deepEqual(seen, { state: 'withdrawn', says: null })
    ;(await client.get(`${API}/credentials/${uid}/file`)).assertStatus(404)
    const after = await client.get(`${API}/credentials/${uid}/status`)
    assert.deepEqual(after.body().revokedCredential, [{ id: url, revoked: true }])
    ;(await withdraw(client, user, attemptId)).assertStatus(404)

    const anew = await issue(client, user, attemptId)
    anew.assertStatus(201)
    assert.notEqual(anew.body().data.credential._id, uid)
    assert.equal((await show(client, uid)).state, 'withdrawn')
  })

  test('it expires with the pass, hides with the profile, and ends with an annulled result', async ({
    client,
    assert,
  }) => {
    const { candidate, user, attemptId, uid, token } = await givenSigned(client)
    for (const [visibility, state] of [
      ['deactivated', 'hidden'],
      ['suspended', 'hidden'],
      ['snoozed', 'valid'],
      ['active', 'valid'],
    ] as const) {
      await db.from('candidates').where('id', candidate.id).update({ visibility })
      assert.equal((await show(client, uid)).state, state, visibility)
      assert.equal((await check(client, token)).state, state, visibility)
    }
    await db.from('users').where('id', user.id).update({ status: 'deactivated' })
    assert.deepEqual(await show(client, uid), { state: 'hidden', says: null })
    await db.from('users').where('id', user.id).update({ status: 'active' })

    await db
      .from('test_credentials')
      .where('uid', uid)
      .update({ valid_until: new Date(Date.now() - 1000) })
    const expired = await show(client, uid)
    assert.equal(expired.state, 'expired')
    assert.equal(expired.says.holder, 'Ana Núñez')

    const result = await TestResult.findByOrFail('attemptId', attemptId)
    const admin = await givenAdmin()
    await db.transaction((trx) => resultMoves.annul(result, admin, { reason: 'Two people' }, trx))
    assert.equal((await Attempt.findOrFail(attemptId)).status, 'void')
    assert.deepEqual(await show(client, uid), { state: 'withdrawn', says: null })
  })

  test('English counts once it is cleared, and says its level', async ({ client, assert }) => {
    const english = await givenEnglishTest()
    const { user } = await givenCandidate()
    const { _id } = await take(client, user, english.id, 36)
    const issued = await issue(client, user, Number(_id))
    issued.assertStatus(201)
    const { uid } = await TestCredential.firstOrFail()
    assert.containSubset((await show(client, uid)).says, { name: 'English, C2', level: 'C2' })
    await db.from('test_results').update({ clearance: 'not_cleared' })
    assert.equal((await show(client, uid)).state, 'withdrawn')
  })

  test('with the account it is erased, and a copy of it is withdrawn', async ({
    client,
    assert,
  }) => {
    const { user, uid, token } = await givenSigned(client)
    await erasePerson(user)
    assert.lengthOf(await TestCredential.query(), 0)
    ;(await client.get(`${API}/credentials/${uid}`)).assertStatus(404)
    assert.deepEqual(await check(client, token), { state: 'withdrawn', says: null })
  })

  test('its page says how it stands in the first answer, and is kept out of search engines', async ({
    client,
    assert,
  }) => {
    const { user, attemptId, uid } = await givenSigned(client)
    const open = async (id: string) =>
      client.get(`/credentials/${id}`).header('accept', 'text/html')
    const valid = await open(uid)
    valid.assertStatus(200)
    assert.include(valid.text(), 'has not been altered, and holds')
    assert.include(valid.text(), 'Ana Núñez')
    assert.include(valid.text(), 'content="noindex"')
    await withdraw(client, user, attemptId)
    const withdrawn = await open(uid)
    withdrawn.assertStatus(200)
    assert.include(withdrawn.text(), 'It no longer counts')
    assert.notInclude(withdrawn.text(), 'Ana Núñez')
    const unknown = await open(crypto.randomUUID())
    unknown.assertStatus(404)
    assert.include(unknown.text(), 'Nothing like this was signed here')
    assert.include((await open('')).text(), 'Check a test result')
  })

  test('who has the file and the public keys checks it offline', async ({ client, assert }) => {
    const { uid, token } = await givenSigned(client)
    const folder = await mkdtemp(join(tmpdir(), 'credential-'))
    try {
      const file = join(folder, 'test-result.json')
      const keys = join(folder, 'jwks.json')
      await writeFile(keys, (await client.get('/.well-known/jwks.json')).text())
      const run = async (text: string) => {
        await writeFile(file, text)
        return promisify(execFile)(process.execPath, ['bin/check_credential.mjs', file, keys]).then(
          ({ stdout }) => stdout,
          ({ code, stderr }) => `${code}: ${stderr}`
        )
      }
      const good = (await client.get(`${API}/credentials/${uid}/file`)).text()
      assert.match(await run(good), /^Valid until .*Ana Núñez.*80, Proficient/)
      const [first, , signature] = token.split('.')
      const [, says] = opened(token)
      const altered = `${first}.${part({ ...says, name: 'Another test' })}.${signature}`
      assert.match(await run(altered), /^1: Forged/)
      const past = contentOf(await TestCredential.firstOrFail())
      const expired = await sign({ ...past, validUntil: '2024-01-01T00:00:00Z' }, await signer())
      assert.match(await run(expired), /^1: Expired/)
      assert.match(await run('hello'), /^1: This is no signed result/)
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
