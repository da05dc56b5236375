import { createServer, type IncomingMessage, type Server } from 'node:http'
import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import { Disk } from '@adonisjs/drive'
import { S3Driver } from '@adonisjs/drive/drivers/s3'
import testUtils from '@adonisjs/core/services/test_utils'
import File from '#api/files/models/file'
import { givenCandidate } from '#tests/givens'
import { pdf, picture } from '#tests/sample_files'

/** As much of S3 as the product speaks: put, get, head and delete of objects in one bucket. */
function startBucket() {
  const objects = new Map<string, { body: Buffer; type: string }>()
  /** How many bytes each answer to a range had. */
  const sent: number[] = []
  const server = createServer(async (request, response) => {
    const key = decodeURIComponent(new URL(request.url!, 'http://s3').pathname)
    const signed = new URL(request.url!, 'http://s3').searchParams.has('X-Amz-Signature')
    if (!signed && !request.headers.authorization?.startsWith('AWS4-HMAC-SHA256'))
      return response.writeHead(403).end()
    if (request.method === 'PUT') {
      objects.set(key, {
        body: await bodyOf(request),
        type: String(request.headers['content-type']),
      })
      return response.writeHead(200, { etag: '"1"' }).end()
    }
    const found = objects.get(key)
    if (request.method === 'DELETE')
      return response.writeHead(objects.delete(key) ? 204 : 404).end()
    if (!found)
      return response
        .writeHead(404)
        .end(request.method === 'HEAD' ? undefined : '<Error><Code>NoSuchKey</Code></Error>')
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    if (from) {
      const part = found.body.subarray(Number(from), Number(to) + 1)
      sent.push(part.length)
      return response.writeHead(206, { 'content-length': part.length }).end(part)
    }
    response.writeHead(200, {
      'content-type': found.type,
      'content-length': found.body.length,
      'etag': '"1"',
      'last-modified': new Date().toUTCString(),
    })
    return response.end(request.method === 'HEAD' ? undefined : found.body)
  })
  return new Promise<{ server: Server; port: number; objects: typeof objects; sent: number[] }>(
    (ready) =>
      server.listen(0, '127.0.0.1', () =>
        ready({ server, objects, sent, port: (server.address() as { port: number }).port })
      )
  )
}

async function bodyOf(request: IncomingMessage) {
  const body = Buffer.concat(await request.toArray())
  if (!String(request.headers['content-encoding']).includes('aws-chunked')) return body
  const parts: Buffer[] = []
  for (let at = 0; ;) {
    const line = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.toString('latin1', at, line), 16)
    if (!size) return Buffer.concat(parts)
    parts.push(body.subarray(line + 2, line + 2 + size))
    at = line + 2 + size + 2
  }
}

test.group('Files in S3-compatible storage', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are put, read through us, and deleted', async ({ client, assert, cleanup }) => {
    const { server, port, objects, sent } = await startBucket()
    const { use } = drive
    const disk = new Disk(
      new S3Driver({
        credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
        region: 'us-east-1',
        bucket: 'candor',
        endpoint: `http://127.0.0.1:${port}`,
        forcePathStyle: true,
        visibility: 'private',
      })
    )
    drive.use = () => disk as never
    cleanup(() => {
      drive.use = use
      server.closeAllConnections()
      server.close()
    })

    const { user } = await givenCandidate({ approval: 'incomplete' })
    const resume = await client
      .post('/api/v1/candidate/resume')
      .loginAs(user)
      .file('resume', pdf(2), { filename: 'cv.pdf' })
    resume.assertStatus(201)
    const file = await File.findByOrFail('owner_id', user.id)
    assert.deepEqual(objects.get(`/candor/${file.storageKey}`), {
      body: pdf(2),
      type: 'application/pdf',
    })
    const read = await client.get(resume.body().data.resumeUrl)
    read.assertStatus(200)
    assert.match(read.header('content-disposition')!, /^attachment; filename="cv.pdf"/)

    const part = await client.get(resume.body().data.resumeUrl).header('range', 'bytes=5-14')
    part.assertStatus(206)
    part.assertHeader('content-range', `bytes 5-14/${pdf(2).length}`)
    assert.deepEqual(Buffer.from(part.body()), pdf(2).subarray(5, 15))
    assert.deepEqual(sent, [10])

    const photo = await client
      .post('/api/v1/candidate/profile-image')
      .loginAs(user)
      .file('image', await picture(100, 100), { filename: 'me.jpg' })
    photo.assertStatus(201)
    const image = await client.get(photo.body().data.userImage)
    image.assertStatus(200)
    assert.equal(image.header('content-type'), 'image/webp')
    ;(await client.get(`/images/${'0'.repeat(32)}.webp`).accept('json')).assertStatus(404)
    await client.delete('/api/v1/candidate/profile-image').loginAs(user)
  })
})
