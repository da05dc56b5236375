import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import File from '#api/files/models/file'
import ResumableUpload from '#api/files/models/resumable_upload'
import { PART_BYTES } from '#api/files/resumable'
import sweepUploads from '#api/files/resumable'
import { givenAdmin, givenCandidate, givenCompany } from '#tests/givens'
import { mp4, pdf, picture, webm } from '#tests/sample_files'

const path = '/api/v1/candidate/video'
const host = () => `http://${process.env.HOST}:${process.env.PORT}`

async function sendPart(user: User, id: string, offset: number, bytes: Buffer) {
  const { token } = await openSession(user)
  const response = await fetch(`${host()}${path}/${id}/part?offset=${offset}`, {
    method: 'PUT',
    headers: { 'authorization': `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: bytes as never,
  })
  return { status: response.status, body: (await response.json()) as any }
}

const begin = (client: ApiClient, user: User, bytes: Buffer, fileName = 'me.mp4') =>
  client.post(path).loginAs(user).json({ fileName, size: bytes.length })

/** Sends a whole file in parts and completes it. */
async function sendVideo(client: ApiClient, user: User, bytes: Buffer, fileName = 'me.mp4') {
  const { _id } = (await begin(client, user, bytes, fileName)).body().data
  for (let at = 0; at < bytes.length; at += PART_BYTES)
    await sendPart(user, _id, at, bytes.subarray(at, at + PART_BYTES))
  return client.post(`${path}/${_id}/complete`).loginAs(user)
}

const inStorage = async () =>
  [...(await drive.use().listAll('', { recursive: true })).objects].filter(({ isFile }) => isFile)
    .length

test.group('The video of a profile', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => drive.use().deleteAll())

  test('belongs to its candidate', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    const { _id } = (await begin(client, user, mp4())).body().data
    const stranger = await givenCandidate()
    ;(await client.get(path)).assertStatus(401)
    ;(await client.get(path).loginAs((await givenCompany()).user)).assertStatus(403)
    assert.equal((await sendPart(stranger.user, _id, 0, mp4())).status, 404)
    ;(await client.post(`${path}/${_id}/complete`).loginAs(stranger.user)).assertStatus(404)
    ;(await client.delete(`${path}/${_id}`).loginAs(stranger.user)).assertStatus(404)
  })

  test('has bounds that are told before and on the way', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    for (const [status, body] of [
      [422, {}],
      [422, { fileName: 'me.mp4', size: 0 }],
      [422, { fileName: '', size: 5 }],
      [413, { fileName: 'me.mp4', size: 100 * 1024 * 1024 + 1 }],
    ] as const)
      (await client.post(path).loginAs(user).json(body)).assertStatus(status)
    const { _id } = (await begin(client, user, Buffer.alloc(10))).body().data
    assert.equal((await sendPart(user, _id, 0, Buffer.alloc(11))).status, 422)
    assert.equal((await sendPart(user, _id, 0, Buffer.alloc(0))).status, 422)
    assert.equal((await sendPart(user, _id, 0, Buffer.alloc(PART_BYTES + 1))).status, 413)
    assert.equal((await sendPart(user, _id, -1, Buffer.alloc(1))).status, 422)
    assert.equal(await inStorage(), 0)
  })

  test('arrives in parts, goes on where it stopped, and plays by ranges', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenCandidate({ approval: 'incomplete' })
    const bytes = mp4(PART_BYTES + 1_000)
    const first = await begin(client, user, bytes)
    first.assertStatus(201)
    const { _id } = first.body().data
    const half = await sendPart(user, _id, 0, bytes.subarray(0, PART_BYTES))
    assert.equal(half.status, 200)
    assert.equal(half.body.data.percent, 99)
    // after a reload
    const { upload } = (await client.get(path).loginAs(user)).body().data
    assert.containsSubset(upload, { _id, received: PART_BYTES })
    assert.equal((await begin(client, user, bytes)).body().data._id, _id)
    // twice, or too early
    const twice = await sendPart(user, _id, 0, bytes.subarray(0, PART_BYTES))
    assert.equal(twice.status, 409)
    assert.equal(twice.body.received, PART_BYTES)
    ;(await client.post(`${path}/${_id}/complete`).loginAs(user)).assertStatus(409)
    await sendPart(user, _id, PART_BYTES, bytes.subarray(PART_BYTES))
    const done = await client.post(`${path}/${_id}/complete`).loginAs(user)
    done.assertStatus(201)
    assert.isFalse(done.body().data.waits)
    assert.equal(await inStorage(), 1)
    assert.isNull(await ResumableUpload.find(Number(_id)))

    const { url } = done.body().data.video
    const whole = await fetch(host() + url)
    assert.equal(whole.status, 200)
    assert.equal(whole.headers.get('accept-ranges'), 'bytes')
    assert.equal(whole.headers.get('content-type'), 'video/mp4')
    assert.match(whole.headers.get('content-disposition')!, /^inline/)
    assert.isTrue(Buffer.from(await whole.arrayBuffer()).equals(bytes))
    for (const [range, from, to] of [
      ['bytes=0-9', 0, 9],
      [`bytes=${PART_BYTES - 5}-${PART_BYTES + 5}`, PART_BYTES - 5, PART_BYTES + 5],
      ['bytes=-7', bytes.length - 7, bytes.length - 1],
      [`bytes=${bytes.length - 3}-`, bytes.length - 3, bytes.length - 1],
    ] as const) {
      const part = await fetch(host() + url, { headers: { range } })
      assert.equal(part.status, 206, range)
      assert.equal(part.headers.get('content-range'), `bytes ${from}-${to}/${bytes.length}`)
      assert.isTrue(
        Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(from, to + 1)),
        range
      )
    }
    const beyond = await fetch(host() + url, { headers: { range: `bytes=${bytes.length}-` } })
    assert.equal(beyond.status, 416)
    assert.equal(beyond.headers.get('content-range'), `bytes */${bytes.length}`)

    const poster = await client
      .post(`${path}/poster`)
      .loginAs(user)
      .file('image', await picture(64, 36), { filename: 'frame.jpg' })
    poster.assertStatus(201)
    const shown = (await client.get(path).loginAs(user)).body().data.video
    assert.equal(shown.poster, poster.body().data.poster)
    ;(await client.delete(path).loginAs(user)).assertStatus(200)
    assert.isNull((await candidate.refresh()).videoFileId)
    assert.equal(await inStorage(), 0)
  })

  test('is told by its content, whatever its name', async ({ client, assert }) => {
    const { user } = await givenCandidate({ approval: 'incomplete' })
    ;(await sendVideo(client, user, webm(), 'me.webm')).assertStatus(201)
    const cut = mp4(2_000)
    for (const bytes of [
      pdf(),
      Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(5_000)]),
      cut.subarray(0, cut.length - 500),
      mp4(500, 'soun'),
    ]) {
      const answer = await sendVideo(client, user, bytes)
      assert.equal(answer.status(), 415)
    }
    assert.equal(await inStorage(), 1)
  })

  test('of an approved profile waits, with its frame, and the old one plays meanwhile', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const { user, candidate } = await givenCandidate()
    ;(
      await client
        .post(`${path}/poster`)
        .loginAs(user)
        .file('image', await picture(64, 36), { filename: 'frame.jpg' })
    ).assertStatus(409)
    const sent = await sendVideo(client, user, mp4(100))
    assert.containsSubset(sent.body().data, { video: null, waits: true })
    await client
      .post(`${path}/poster`)
      .loginAs(user)
      .file('image', await picture(64, 36), { filename: 'frame.jpg' })
    const { pending } = (await client.get(path).loginAs(user)).body().data
    assert.equal((await fetch(host() + pending.url)).status, 200)
    assert.equal((await fetch(host() + pending.poster)).status, 200)
    const decide = (id: string, action: string, body = {}) =>
      client.put(`/api/v1/admin/profile-update-requests/${id}/${action}`).loginAs(admin).json(body)
    ;(await decide(pending.requestId, 'approve')).assertStatus(200)
    const { videoFileId, posterKey } = await candidate.refresh()
    assert.isNotNull(videoFileId)
    assert.isNotNull(posterKey)

    await sendVideo(client, user, mp4(200), 'other.mp4')
    const next = (await client.get(path).loginAs(user)).body().data
    ;(
      await decide(next.pending.requestId, 'reject', { reason: 'Nobody is in the picture' })
    ).assertStatus(200)
    assert.equal((await candidate.refresh()).videoFileId, videoFileId)
    assert.lengthOf(await File.query().where({ ownerId: user.id, purpose: 'video' }), 1)
  })

  test('that nobody goes on with is swept', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    const { _id } = (await begin(client, user, mp4(50))).body().data
    await sendPart(user, _id, 0, mp4(50).subarray(0, 10))
    assert.equal(await sweepUploads(), 0)
    const upload = await ResumableUpload.findOrFail(_id)
    await upload.merge({ expiresAt: DateTime.now().minus({ minutes: 5 }) }).save()
    assert.equal((await sendPart(user, _id, 10, Buffer.alloc(5))).status, 404)
    assert.equal(await sweepUploads(), 1)
    assert.equal(await inStorage(), 0)
  })
})
