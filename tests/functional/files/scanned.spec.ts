import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import File from '#api/files/models/file'
import BulkFile from '#api/imports/models/bulk_file'
import { givenAdmin, givenCandidate } from '#tests/givens'
import { pdf, zip } from '#tests/sample_files'
import { setSettings } from '#tests/settings'

const BAD = 'X5O!P%@AP[4 harmful'

/** A clamd that speaks `INSTREAM`, and finds something where the file has the words of `BAD`. */
async function givenScanner() {
  const seen: Buffer[] = []
  const server = createServer((socket) => {
    let heard = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      heard = Buffer.concat([heard, chunk])
      const pieces: Buffer[] = []
      for (let at = 'zINSTREAM\0'.length; at + 4 <= heard.length;) {
        const length = heard.readUInt32BE(at)
        if (length > 0) {
          pieces.push(heard.subarray(at + 4, at + 4 + length))
          at += 4 + length
          continue
        }
        const file = Buffer.concat(pieces)
        seen.push(file)
        socket.end(file.includes(BAD) ? 'stream: Test-Signature FOUND\0' : 'stream: OK\0')
        return
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { seen, place: `127.0.0.1:${port}`, close: () => void server.close() }
}

test.group('A scanner for harmful files', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.teardown(() => drive.use().deleteAll())

  test('keeps out what it finds, and what it cannot look through', async ({
    client,
    assert,
    cleanup,
  }) => {
    const scanner = await givenScanner()
    cleanup(scanner.close)
    const { user } = await givenCandidate({ approval: 'incomplete' })
    const upload = (file: Buffer) =>
      client
        .post('/api/v1/candidate/resume')
        .loginAs(user)
        .file('resume', file, { filename: 'resume.pdf' })
    const harmful = Buffer.concat([pdf(), Buffer.from(`\n% ${BAD}\n`)])
    cleanup(setSettings({ CLAMAV_HOST: scanner.place }))
    const refused = await upload(harmful)
    refused.assertStatus(422)
    assert.equal(refused.body().errors[0].field, 'resume')
    assert.lengthOf(await File.all(), 0)
    // larger than one piece, and whole at the other side
    const good = pdf(1, 600_000)
    ;(await upload(good)).assertStatus(201)
    assert.isTrue(scanner.seen.at(-1)!.equals(good))
    assert.lengthOf(await File.all(), 1)
    cleanup(setSettings({ CLAMAV_HOST: '127.0.0.1:1' }))
    const unknown = await upload(pdf())
    unknown.assertStatus(503)
    assert.equal(unknown.body().code, 'E_SCANNER')
    assert.lengthOf(await File.all(), 1)
  })

  test('looks into archives of many files, and lets the others in', async ({
    client,
    assert,
    cleanup,
  }) => {
    const scanner = await givenScanner()
    cleanup(scanner.close)
    cleanup(setSettings({ CLAMAV_HOST: scanner.place }))
    const admin = await givenAdmin()
    const archive = zip({
      'bad.pdf': `${pdf().toString('latin1')}% ${BAD}`,
      'good.pdf': pdf().toString('latin1'),
    })
    const sent = await client
      .post('/api/v1/admin/bulk-pdf-uploads')
      .loginAs(admin)
      .file('files[]', archive, { filename: 'resumes.zip' })
    sent.assertStatus(201)
    const rows = await BulkFile.query().orderBy('file_name')
    assert.deepEqual(
      rows.map(({ fileName, storageKey }) => [fileName, storageKey !== null]),
      [
        ['bad.pdf', false],
        ['good.pdf', true],
      ]
    )
    assert.match(rows[0].reason!, /something harmful/)
  })
})
