import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import File from '#api/files/models/file'
import { fileKinds } from '#api/files/file_facts'
import { givenAdmin, givenCandidate, givenCompany } from '#tests/givens'
import { mp4, pdf, picture, webm } from '#tests/sample_files'
import { send } from '#tests/send'

const path = '/api/v1/candidate/video'
const host = () => `http://${process.env.HOST}:${process.env.PORT}`

const sendVideo = (client: ApiClient, user: User, bytes: Buffer, filename = 'me.mp4') =>
  client.post(path).loginAs(user).file('video', bytes, { filename })

const inStorage = async () =>
  [...(await drive.use().listAll('', { recursive: true })).objects].filter(({ isFile }) => isFile)
    .length

test.group('The video of a profile', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => drive.use().deleteAll())

  test('belongs to its candidate', async ({ client }) => {
    ;(await client.get(path)).assertStatus(401)
    ;(await client.post(path).file('video', mp4(), { filename: 'me.mp4' })).assertStatus(401)
    const { user } = await givenCompany()
    ;(await client.get(path).loginAs(user)).assertStatus(403)
    ;(await sendVideo(client, user, mp4())).assertStatus(403)
  })

  test('is refused by its field when it is missing, empty or too large', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate()
    for (const answer of [
      await client.post(path).loginAs(user).json({}),
      await client.post(path).loginAs(user).file('other', mp4(), { filename: 'me.mp4' }),
      await sendVideo(client, user, Buffer.alloc(0)),
    ]) {
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, 'video')
    }
    const { token } = await openSession(user)
    const { status, body } = await send('POST', path, {
      token,
      raw: Buffer.concat([
        Buffer.from(
          '--b\r\ncontent-disposition: form-data; name="video"; filename="me.mp4"\r\ncontent-type: video/mp4\r\n\r\n'
        ),
        mp4(fileKinds.video.maxBytes),
        Buffer.from('\r\n--b--\r\n'),
      ]),
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    })
    assert.equal(status, 413)
    assert.equal(body.errors[0].field, 'video')
    assert.equal(await inStorage(), 0)
  })

  test('is on the profile when it arrived, and plays by ranges', async ({ client, assert }) => {
    const { user, candidate } = await givenCandidate({ approval: 'incomplete' })
    const bytes = mp4(300_000)
    const done = await sendVideo(client, user, bytes)
    done.assertStatus(201)
    assert.isFalse(done.body().data.waits)
    assert.equal(await inStorage(), 1)
    const file = await File.findOrFail((await candidate.refresh()).videoFileId)
    assert.containsSubset(file.serialize(), { purpose: 'video', fileName: 'me.mp4' })

    const { url } = done.body().data.video
    const whole = await fetch(host() + url)
    assert.equal(whole.status, 200)
    assert.equal(whole.headers.get('accept-ranges'), 'bytes')
    assert.equal(whole.headers.get('content-type'), 'video/mp4')
    assert.match(whole.headers.get('content-disposition')!, /^inline/)
    assert.isTrue(Buffer.from(await whole.arrayBuffer()).equals(bytes))
    for (const [range, from, to] of [
      ['bytes=0-9', 0, 9],
      [`bytes=${100_000 - 5}-${100_000 + 5}`, 100_000 - 5, 100_000 + 5],
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
})
