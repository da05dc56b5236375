import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable, Writable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import {
  BackupReader,
  BackupWriter,
  BrokenBackup,
  type Sum,
} from '#api/engines/backup_file/backup_file'

const SECRET = 'a secret of at least 32 characters'
const large = randomBytes(2_500_000)
const rows = Array.from({ length: 50_000 }, (_, index) => `${index}\tAda\n`).join('')

/** A backup of a table, two files, of which one is empty, and one that was not there. */
async function written(secret?: string) {
  const sink = new PassThrough()
  const all = buffer(sink)
  const writer = new BackupWriter(sink, { secret })
  await writer.note('manifest.json', { made: 'today' })
  await writer.content('tables/people', Readable.from([Buffer.from(rows)]), { packed: true })
  await writer.content('files/large', Readable.from(pieces(large)), { packed: false })
  await writer.content('files/empty', Readable.from([]), { packed: false })
  await writer.missing('files/gone', 'not in storage')
  await writer.finish()
  return all
}

async function read(bytes: Buffer, secret?: string) {
  const found = {
    notes: {} as Record<string, unknown>,
    contents: {} as Record<string, Buffer>,
    sums: {} as Record<string, Sum>,
    missing: {} as Record<string, string>,
  }
  const reader = new BackupReader(
    {
      note: (name, content) => void (found.notes[name] = content),
      content: async (name, content) => void (found.contents[name] = await buffer(content)),
      whole: (name, sum) => void (found.sums[name] = sum),
      missing: (name, why) => void (found.missing[name] = why),
    },
    secret
  )
  await reader.all(Readable.from(pieces(bytes)))
  return found
}

/** As a disk or a network would bring it: in pieces of odd sizes. */
function* pieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 60_001) yield bytes.subarray(at, at + 60_001)
}

const faultOf = (bytes: Buffer, secret?: string) =>
  read(bytes, secret).then(
    () => 'no fault',
    (error) => (error instanceof BrokenBackup ? error.message : `unknown: ${error.stack}`)
  )

for (const [how, secret] of [
  ['open', undefined],
  ['sealed', SECRET],
] as const)
  test.group(`A backup file that is ${how}`, () => {
    test('comes back as it was written', async ({ assert }) => {
      const bytes = await written(secret)
      const { notes, contents, sums, missing } = await read(bytes, secret)
      assert.deepEqual(notes, { 'manifest.json': { made: 'today' } })
      assert.equal(contents['tables/people'].toString(), rows)
      assert.isTrue(contents['files/large'].equals(large))
      assert.lengthOf(contents['files/empty'], 0)
      assert.equal(sums['tables/people'].lines, 50_000)
      assert.equal(sums['files/large'].bytes, large.length)
      assert.deepEqual(missing, { 'files/gone': 'not in storage' })
      assert.equal(bytes.includes('manifest.json'), !secret)
    })

    test('is refused when any byte of it changed', async ({ assert }) => {
      const whole = await written(secret)
      const step = Math.floor(whole.length / 60)
      const places = [0, 20, 70, 200, 511, whole.length - 600, whole.length - 1]
      for (let at = 1000; at < whole.length; at += step) places.push(at)
      for (const at of places) {
        const changed = Buffer.from(whole)
        changed[at] ^= 1 << (at % 8)
        assert.match(
          await faultOf(changed, secret),
          /changed|ends too early|another key/,
          `byte ${at}`
        )
      }
    })

    test('is refused when it was cut', async ({ assert }) => {
      const whole = await written(secret)
      const ends = [
        0,
        10,
        64,
        512,
        100_000,
        whole.length >> 1,
        whole.length - 513,
        whole.length - 1,
      ]
      // a whole number of sealed chunks is no less cut
      ends.push(64 + 4 * (256 * 1024 + 16))
      for (const end of ends)
        assert.match(
          await faultOf(whole.subarray(0, end), secret),
          /ends too early|changed/,
          `${end} bytes`
        )
    })
  })

test.group('A sealed backup file', () => {
  test('says that its key is missing or another one', async ({ assert }) => {
    const bytes = await written(SECRET)
    assert.match(await faultOf(bytes), /is sealed\. Set BACKUP_KEY/)
    assert.match(await faultOf(bytes, `${SECRET}.`), /sealed with another key/)
  })

  test('is another one each time', async ({ assert }) => {
    const [one, other] = [await written(SECRET), await written(SECRET)]
    assert.isFalse(one.subarray(64, 1064).equals(other.subarray(64, 1064)))
  })
})

test.group('A backup file', () => {
  test('opens with tar and zstd alone', async ({ assert }) => {
    const folder = mkdtempSync(join(tmpdir(), 'backup-file-'))
    try {
      writeFileSync(join(folder, 'backup'), await written())
      execFileSync('tar', ['-xf', 'backup'], { cwd: folder })
      const parts = ['000001', '000002', '000003'].map((number) =>
        readFileSync(join(folder, `files/large.${number}`))
      )
      assert.isTrue(Buffer.concat(parts).equals(large))
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('that cannot be written says why', async ({ assert }) => {
    let space = 1_500_000
    const full = new Writable({
      write(chunk: Buffer, _, done) {
        space -= chunk.length
        done(space < 0 ? Object.assign(new Error('no space'), { code: 'ENOSPC' }) : null)
      },
    })
    const writer = new BackupWriter(full)
    await assert.rejects(async () => {
      await writer.content('files/one', Readable.from([large]), { packed: false })
      await writer.content('files/two', Readable.from([large]), { packed: false })
      await writer.finish()
    }, 'no space')
  })

  test('lets the fault of its reader through', async ({ assert }) => {
    const bytes = await written()
    const reader = new BackupReader({
      note: () => {},
      content: async (name, content) => {
        await text(content)
        if (name === 'files/large') throw new Error('the database is gone')
      },
      whole: () => {},
      missing: () => {},
    })
    await assert.rejects(() => reader.all(Readable.from(pieces(bytes))), 'the database is gone')
  })
})
