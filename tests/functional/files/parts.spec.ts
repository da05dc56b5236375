import { readdir } from 'node:fs/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Disk } from '@adonisjs/drive'
import { S3Driver } from '@adonisjs/drive/drivers/s3'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import type User from '#api/accounts/models/user'
import { fileKinds, PART_BYTES, PARTS_OPEN } from '#api/files/file_facts'
import File from '#api/files/models/file'
import PartUpload from '#api/files/models/part_upload'
import sweepParts from '#api/files/parts/sweep_parts'
import { erasePerson } from '#api/privacy/erase_account'
import { startBucket } from '#tests/servers/bucket'
import { emptyDatabase } from '#tests/empty_database'
import { givenCandidate, givenCompany } from '#tests/givens'
import { mp4, pdf } from '#tests/sample_files'
import { send } from '#tests/send'

const path = '/api/v1/uploads'
const OCTETS = { 'content-type': 'application/octet-stream' }
/** A video of two whole parts and a bit. */
const video = () => mp4(2 * PART_BYTES)
const partOf = (bytes: Buffer, part: number) =>
  bytes.subarray((part - 1) * PART_BYTES, part * PART_BYTES)

const inStorage = async () =>
  [...(await drive.use().listAll('', { recursive: true })).objects].filter(({ isFile }) => isFile)
    .length

/** A person who sends a file in parts. */
async function givenSender(user: User) {
  const { token } = await openSession(user)
  const begin = (bytes: Buffer, kind = 'video', fileName = 'me.mp4') =>
    send('POST', path, { token, json: { kind, fileName, byteSize: bytes.length } })
  const put = (id: string, part: number, raw: Buffer) =>
    send('PUT', `${path}/${id}/parts/${part}`, { token, raw, headers: OCTETS })
  const keep = (uploadId: string) =>
    send('POST', '/api/v1/candidate/video', { token, json: { uploadId } })
  return { token, begin, put, keep }
}

test.group('Files in parts', (group) => {
  group.setup(async () => {
    await app.container.make('queue')
    // a file of tests before this one, in the same process, may have left some
    await drive.use().deleteAll()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(async () => {
    await drive.use().deleteAll()
    const left = await readdir(app.tmpPath('uploads')).catch(() => [])
    if (left.length) throw new Error(`Partial files were left behind: ${left}`)
  })

  test('belong to who began them', async ({ assert }) => {
    const { begin, keep } = await givenSender((await givenCandidate()).user)
    const other = await givenSender((await givenCandidate()).user)
    const bytes = mp4(10)
    assert.equal((await send('POST', path, { json: {} })).status, 401)
    const { _id } = (await begin(bytes)).body.data
    for (const [method, rest] of [
      ['GET', ''],
      ['PUT', '/parts/1'],
      ['DELETE', ''],
    ]) {
      const answer = await send(method, `${path}/${_id}${rest}`, { token: other.token })
      assert.equal(answer.status, 404, method)
    }
    assert.equal((await other.put(_id, 1, bytes)).status, 404)
    assert.equal((await other.keep(_id)).status, 404)
    assert.equal((await keep(_id)).status, 409)
    assert.equal(await inStorage(), 0)
  })

  test('are refused by what they say, and by their size and type as they come', async ({
    assert,
  }) => {
    const { token, begin, put } = await givenSender((await givenCandidate()).user)
    for (const [json, field] of [
      [{}, 'kind'],
      [{ kind: 'resume', fileName: 'a.pdf', byteSize: 3 }, 'kind'],
      [{ kind: 'video', fileName: ' ', byteSize: 3 }, 'fileName'],
      [{ kind: 'video', fileName: 'a.mp4', byteSize: 0 }, 'byteSize'],
      [{ kind: 'video', fileName: 'a.mp4', byteSize: 1.5 }, 'byteSize'],
    ] as const) {
      const answer = await send('POST', path, { token, json })
      assert.equal(answer.status, 422)
      assert.equal(answer.body.errors[0].field, field)
    }
    const large = { kind: 'video', fileName: 'a.mp4', byteSize: fileKinds.video.maxBytes + 1 }
    assert.equal((await send('POST', path, { token, json: large })).status, 413)

    const bytes = video()
    const { _id, parts, partBytes } = (await begin(bytes)).body.data
    assert.deepEqual([parts, partBytes], [3, PART_BYTES])
    for (const part of [0, 4, -1, 1.5]) assert.equal((await put(_id, part, bytes)).status, 404)
    assert.equal((await put(_id, 2, partOf(bytes, 3))).status, 422)
    assert.equal((await put(_id, 3, partOf(bytes, 2))).status, 422)
    assert.equal((await put(_id, 2, Buffer.alloc(0))).status, 422)
    const program = Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(PART_BYTES - 4, 1)])
    const wrong = await put(_id, 1, program)
    assert.equal(wrong.status, 415)
    assert.deepEqual((await send('GET', `${path}/${_id}`, { token })).body.data.arrived, [])
    assert.equal(await inStorage(), 0)
  })

  test('come in any order and twice, and are one file where it belongs; then they are gone', async ({
    assert,
  }) => {
    const { user, candidate } = await givenCandidate({ approval: 'incomplete' })
    const { token, begin, put, keep } = await givenSender(user)
    const bytes = video()
    const { _id } = (await begin(bytes)).body.data
    for (const part of [3, 1]) assert.equal((await put(_id, part, partOf(bytes, part))).status, 200)
    const early = await keep(_id)
    assert.equal(early.status, 409)
    assert.deepEqual(early.body.arrived, [1, 3])
    // another content of the same part is not taken any more
    await put(_id, 1, Buffer.alloc(PART_BYTES, 9))
    const last = await put(_id, 2, partOf(bytes, 2))
    assert.deepEqual(last.body.data.arrived, [1, 2, 3])
    const kept = await keep(_id)
    assert.equal(kept.status, 201, kept.text)
    const file = await File.findOrFail((await candidate.refresh()).videoFileId)
    assert.containsSubset(file.serialize(), { fileName: 'me.mp4', byteSize: bytes.length })
    const there = await drive.use().getBytes(file.storageKey)
    assert.isTrue(Buffer.from(there).equals(bytes))
    assert.equal(await inStorage(), 1)
    assert.equal((await send('GET', `${path}/${_id}`, { token })).status, 404)
    assert.equal((await keep(_id)).status, 404)
  })

  test('of a table are an import, beside what its form says', async ({ assert }) => {
    const { token, begin, put } = await givenSender((await givenCompany()).user)
    const bytes = Buffer.from('First Name,Last Name,Email\nAda,King,ada@example.org\n')
    const { _id } = (await begin(bytes, 'transfer', 'people.csv')).body.data
    assert.equal((await put(_id, 1, bytes)).status, 200)
    const json = { uploadId: _id, basis: 'consent', basisNote: 'They asked us to' }
    const made = await send('POST', '/api/v1/client/imports', { token, json })
    assert.equal(made.status, 201, made.text)
    assert.equal(made.body.data.files[0].name, 'people.csv')
    assert.isNull(await PartUpload.find(_id))
  })

  test('are given up by a person who begins too many, by time, and with the account', async ({
    assert,
  }) => {
    const { user } = await givenCandidate()
    const { begin, put } = await givenSender(user)
    const bytes = mp4(10)
    const ids: string[] = []
    for (let nth = 0; nth <= PARTS_OPEN; nth++) {
      const { _id } = (await begin(bytes)).body.data
      await put(_id, 1, bytes)
      ids.push(_id)
    }
    const open = async () => (await PartUpload.query().orderBy('id')).map(({ id }) => String(id))
    assert.deepEqual(await open(), ids.slice(1))
    assert.equal(await inStorage(), PARTS_OPEN)
    await PartUpload.query()
      .where('id', ids[1])
      .update({ expiresAt: new Date(Date.now() - 1_000) })
    assert.equal((await put(ids[1], 1, bytes)).status, 404)
    assert.equal(await sweepParts(), 1)
    assert.equal(await sweepParts(), 0)
    assert.deepEqual(await open(), ids.slice(2))
    await erasePerson(user)
    assert.deepEqual(await open(), [])
    assert.equal(await inStorage(), 0)
  })

  test('lie in S3-compatible storage alone between two calls', async ({ assert, cleanup }) => {
    const { options, stop, objects } = await startBucket()
    const { use } = drive
    const disk = new Disk(new S3Driver({ ...options, bucket: 'candor', visibility: 'private' }))
    drive.use = () => disk as never
    cleanup(() => {
      drive.use = use
      stop()
    })
    const { user } = await givenCandidate({ approval: 'incomplete' })
    const { begin, put, keep } = await givenSender(user)
    const bytes = video()
    const { _id } = (await begin(bytes)).body.data
    for (const part of [2, 3, 1])
      assert.equal((await put(_id, part, partOf(bytes, part))).status, 200)
    assert.equal(objects.size, 3)
    assert.deepEqual(await readdir(app.tmpPath('uploads')), [])
    const kept = await keep(_id)
    assert.equal(kept.status, 201, kept.text)
    assert.deepEqual(
      [...objects.values()].map(({ body }) => body.equals(bytes)),
      [true]
    )
  })

  test('are told by the whole content in the end', async ({ assert }) => {
    const { begin, put, keep } = await givenSender((await givenCandidate()).user)
    const bytes = mp4(20)
    const { _id } = (await begin(bytes)).body.data
    await put(_id, 1, bytes)
    await PartUpload.query().where('id', _id).update({ kind: 'transfer' })
    assert.equal((await keep(_id)).status, 404)
    const cut = mp4(2_000).subarray(0, 1_500)
    const broken = (await begin(cut)).body.data
    assert.equal((await put(broken._id, 1, cut)).status, 200)
    assert.equal((await keep(broken._id)).status, 415)
    const paper = (await begin(pdf())).body.data
    assert.equal((await put(paper._id, 1, pdf())).status, 415)
  })
})

test.group('Files in parts, at once', (group) => {
  // on several connections
  group.each.teardown(async () => {
    await emptyDatabase()
    await drive.use().deleteAll()
  })

  test('are one file, though the call that keeps them comes twice at once', async ({ assert }) => {
    const { user, candidate } = await givenCandidate({ approval: 'incomplete' })
    const { begin, put, keep } = await givenSender(user)
    const bytes = video()
    const { _id } = (await begin(bytes)).body.data
    for (const part of [1, 2, 3]) await put(_id, part, partOf(bytes, part))
    const answers = await Promise.all([keep(_id), keep(_id), keep(_id)])
    assert.isTrue(answers.every(({ status }) => [201, 404].includes(status)))
    assert.isTrue(answers.some(({ status }) => status === 201))
    const files = await File.query().where({ ownerId: user.id, purpose: 'video' })
    assert.deepEqual(
      files.map(({ id }) => id),
      [(await candidate.refresh()).videoFileId]
    )
    assert.equal(await inStorage(), 1)
  })

  test('are as many as a person may have under way, however many begin', async ({ assert }) => {
    const { begin } = await givenSender((await givenCandidate()).user)
    const begun = await Promise.all(Array.from({ length: 8 }, () => begin(mp4(10))))
    assert.isTrue(begun.every(({ status }) => status === 201))
    assert.lengthOf(await PartUpload.all(), PARTS_OPEN)
  })
})
