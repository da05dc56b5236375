import { readdir } from 'node:fs/promises'
import { test, timeTravel } from '@japa/runner'
import sharp from 'sharp'
import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import File from '#api/files/models/file'
import Resume from '#api/candidates/models/resume'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import { givenCandidate, givenCompany, givenUser } from '#tests/givens'
import { docx, pdf, picture, zip } from '#tests/sample_files'

const leftovers = () => readdir(app.tmpPath('uploads')).catch(() => [])
const upload = (client: ApiClient, user: User, file: Buffer, filename = 'resume.pdf') =>
  client.post('/api/v1/candidate/resume').loginAs(user).file('resume', file, { filename })

/** A body that no well-behaved client sends. */
async function sendRaw(user: User, contentType: string, body: string | Buffer) {
  const { token } = await openSession(user)
  const response = await fetch(
    `http://${process.env.HOST}:${process.env.PORT}/api/v1/candidate/resume`,
    {
      method: 'POST',
      headers: { 'authorization': `Bearer ${token}`, 'content-type': contentType },
      body: body as any,
    }
  )
  return { status: response.status, body: (await response.json()) as any }
}

test.group('Uploads', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(async () => {
    const left = await leftovers()
    if (left.length) throw new Error(`Partial files were left behind: ${left}`)
  })
  group.teardown(() => drive.use().deleteAll())

  test('strangers, companies and admins upload no resume', async ({ client }) => {
    const { user } = await givenCompany()
    ;(
      await client.post('/api/v1/candidate/resume').file('resume', pdf(), { filename: 'a.pdf' })
    ).assertStatus(401)
    ;(await upload(client, user, pdf())).assertStatus(403)
    ;(await upload(client, await givenUser('admin'), pdf())).assertStatus(403)
  })

  test('a missing, empty or misnamed field is named with its cause and next step', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate({ approval: 'incomplete' })
    const none = await client.post('/api/v1/candidate/resume').loginAs(user)
    const other = await client
      .post('/api/v1/candidate/resume')
      .loginAs(user)
      .file('file', pdf(), { filename: 'a.pdf' })
    const empty = await upload(client, user, Buffer.alloc(0))
    for (const response of [none, other, empty]) {
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, 'resume')
      assert.match(response.body().message, /choose a PDF or Word/)
    }
  })

  test("a program, a page and a plain zip under a resume's name are told by their content", async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate({ approval: 'incomplete' })
    const hostile = {
      program: Buffer.concat([Buffer.from('MZ\x90\x00\x03'), Buffer.alloc(9000, 7)]),
      page: Buffer.from('<html><script>alert(1)</script></html>'),
      zip: zip({ 'readme.txt': 'hello' }),
      macros: docx({ 'word/vbaProject.bin': 'x' }),
      bomb: zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': 'x' }, 4_000_000_000),
      picture: await picture(10, 10),
    }
    for (const [name, file] of Object.entries(hostile)) {
      const response = await upload(client, user, file)
      assert.equal(response.status(), 415, name)
      assert.equal(response.body().errors[0].field, 'resume')
    }
    assert.isNull(await Resume.first())
  })

  test('a file over the limit is refused', async ({ client, assert }) => {
    const { user } = await givenCandidate({ approval: 'incomplete' })
    const response = await upload(client, user, pdf(1, 6 * 1024 * 1024))
    response.assertStatus(413)
    assert.match(response.body().message, /larger than 5 MB; make it smaller/)
  })

  test('a resume of more than 20 pages is refused', async ({ client, assert }) => {
    const { user } = await givenCandidate({ approval: 'incomplete' })
    const response = await upload(client, user, pdf(21))
    response.assertStatus(422)
    assert.match(response.body().message, /21 pages/)
    ;(await upload(client, user, pdf(20))).assertStatus(201)
  })

  test('a truncated body, a missing boundary and nonsense answer 400', async ({ assert }) => {
    const { user } = await givenCandidate({ approval: 'incomplete' })
    const head =
      '--cut\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n'
    for (const [type, body] of [
      ['multipart/form-data; boundary=cut', head + pdf(1, 20_000).toString('latin1')],
      ['multipart/form-data; boundary=cut', '--cut\r\nnonsense'],
      ['multipart/form-data', head],
      ['multipart/form-data; boundary=cut', ''],
    ]) {
      const response = await sendRaw(user, type, body)
      assert.equal(response.status, 400, body.slice(0, 40))
      assert.equal(response.body.errors[0].field, 'resume')
    }
  })

  test('a resume is stored under a name of ours, and its row says what it is', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate({ approval: 'incomplete' })
    const response = await upload(client, user, pdf(), '../../../etc/Ráo "résumé"\u202efdp.pdf')
    response.assertStatus(201)
    assert.equal(response.body().data.parsed.status, 'queued')
    const file = await File.query().where('owner_id', user.id).firstOrFail()
    assert.match(file.storageKey, /^resume\/[0-9a-f]{32}$/)
    assert.notInclude(file.fileName, '/')
    assert.notInclude(file.fileName, '\u202e')
    assert.equal(file.mimeType, 'application/pdf')
    assert.lengthOf(file.sha256, 64)
    assert.deepEqual(Buffer.from(await drive.use().getBytes(file.storageKey)), pdf())
  })

  test('a Word document is taken by its content', async ({ client, assert }) => {
    const { user } = await givenCandidate({ approval: 'incomplete' })
    const response = await upload(client, user, docx(), 'cv.pdf')
    response.assertStatus(201)
    assert.include(response.body().data.type, 'wordprocessingml')
  })

  test('a photo is encoded anew: small, upright and without metadata', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate({ approval: 'incomplete' })
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const response = await client
        .post('/api/v1/candidate/profile-image')
        .loginAs(user)
        .file('image', await picture(1600, 1200, format), { filename: 'me.exe' })
      response.assertStatus(201)
      const image = await fetch(
        `http://${process.env.HOST}:${process.env.PORT}${response.body().data.userImage}`
      )
      assert.equal(image.status, 200)
      assert.equal(image.headers.get('content-type'), 'image/webp')
      assert.match(image.headers.get('cache-control')!, /immutable/)
      const bytes = Buffer.from(await image.arrayBuffer())
      const { width, height, exif } = await sharp(bytes).metadata()
      assert.deepEqual([width, height], [1024, 768])
      assert.isUndefined(exif)
      assert.notInclude(bytes.toString('latin1'), 'secret place')
    }
    assert.lengthOf(await File.query().where('owner_id', user.id), 1, 'the former photos are gone')
  })

  test('a pixel bomb, a cut picture and a drawing with a script are refused', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate({ approval: 'incomplete' })
    const send = async (file: Buffer) =>
      client
        .post('/api/v1/candidate/profile-image')
        .loginAs(user)
        .file('image', file, { filename: 'me.png' })
    const bomb = await sharp({
      create: { width: 7000, height: 7000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    assert.isBelow(bomb.length, 2 * 1024 * 1024)
    const exploded = await send(bomb)
    exploded.assertStatus(422)
    assert.match(exploded.body().message, /more pixels/)
    ;(await send((await picture()).subarray(0, 3000))).assertStatus(422)
    ;(
      await send(
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
      )
    ).assertStatus(415)
    assert.lengthOf(await File.query().where('owner_id', user.id), 0)
  })

  test('a private file is read by its signed link, by its owner, and by nobody else', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate({ approval: 'incomplete' })
    const stranger = await givenCandidate({ approval: 'incomplete' })
    const { user: company } = await givenCompany()
    const { resumeUrl } = (await upload(client, user, pdf(), 'Ráo ;"1".pdf')).body().data
    const bare = resumeUrl.split('?')[0]

    const signed = await client.get(resumeUrl)
    signed.assertStatus(200)
    assert.equal(
      signed.header('content-disposition'),
      `attachment; filename="Rao __1_.pdf"; filename*=UTF-8''R%C3%A1o%20%3B%221%22.pdf`
    )
    assert.equal(signed.header('x-content-type-options'), 'nosniff')
    ;(await client.get(bare)).assertStatus(401)
    ;(await client.get(resumeUrl.replace('as=attachment', 'as=inline'))).assertStatus(401)
    ;(
      await client.get(
        resumeUrl.replace(/\/\d+\?/, (id: string) => `/${Number(id.slice(1, -1)) + 1}?`)
      )
    ).assertStatus(401)
    ;(await client.get(bare).loginAs(stranger.user)).assertStatus(404)
    ;(await client.get(bare).loginAs(company)).assertStatus(404)
    const inline = await client.get(`${bare}?as=inline`).loginAs(user)
    inline.assertStatus(200)
    assert.match(inline.header('content-disposition')!, /^inline/)
    assert.match(inline.header('content-security-policy')!, /frame-ancestors 'self'/)
  })

  test('without room in the storage is refused for now, and leaves no row', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { user } = await givenCandidate()
    const { use } = drive
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    drive.use = () =>
      ({
        copyFromFs: async () => {
          throw new Error('Cannot write file', { cause: full })
        },
        delete: async () => {},
      }) as never
    cleanup(() => void (drive.use = use))
    const refused = await client
      .post('/api/v1/candidate/resume')
      .loginAs(user)
      .file('resume', pdf(), { filename: 'cv.pdf' })
    refused.assertStatus(503)
    assert.equal(refused.body().code, 'E_STORAGE_FULL')
    refused.assertHeader('retry-after', '60')
    assert.isNull(await File.findBy('owner_id', user.id))
  })

  test('a file that the storage lost is said to be gone, whole or in parts', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate({ approval: 'incomplete' })
    const { resumeUrl } = (await upload(client, user, pdf())).body().data
    await drive.use().deleteAll()
    for (const range of [undefined, 'bytes=0-9']) {
      const call = client.get(resumeUrl)
      if (range) call.header('range', range)
      const response = await call
      response.assertStatus(404)
      assert.equal(response.body().code, 'E_FILE_GONE')
    }
  })

  test('a signed link dies after ten minutes', async ({ client }) => {
    const { user } = await givenCandidate({ approval: 'incomplete' })
    const { resumeUrl } = (await upload(client, user, pdf())).body().data
    timeTravel('11 minutes')
    ;(await client.get(resumeUrl)).assertStatus(401)
  })

  test('images answer 404 for anything that is no image of ours', async ({ client }) => {
    for (const key of ['0'.repeat(32) + '.webp', '..%2f..%2f.env', 'x.webp', 'resume'])
      (await client.get(`/images/${key}`).accept('json')).assertStatus(404)
  })
})
