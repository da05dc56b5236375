import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { contentDisposition } from '#api/files/file_answer'

const sources = globSync('{api,portal/src,admin/src}/**/*.{ts,tsx}').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}))
/** Where a pattern is found, with what its first group caught. */
const found = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, caught = '']) => ({ file, caught }))
  )

test.group('The sources', () => {
  test('hash by SHA-256, encrypt by AES-256-GCM, and take SHA-1 for names only', ({ assert }) => {
    const hashes = found(/createHash\(\s*'([^']+)'/g)
    assert.isAbove(hashes.length, 20)
    // names of prepared statements and of a folder: nothing is protected by them
    const names = [
      'api/chat/prepared.ts',
      'api/engines/code_runner/code_runner.ts',
      'api/http/hot_reads.ts',
    ]
    for (const { file, caught } of hashes)
      assert.equal(caught, names.includes(file) ? 'sha1' : 'sha256', file)
    const macs = found(/create(?:Hmac|Sign|Verify)\(\s*'([^']+)'/g)
    assert.isAbove(macs.length, 5)
    for (const { file, caught } of macs) assert.equal(caught, 'sha256', file)
    const ciphers = found(/create(?:Cipher|Decipher)iv\(\s*'([^']+)'/g)
    assert.isNotEmpty(ciphers)
    for (const { file, caught } of ciphers) assert.equal(caught, 'aes-256-gcm', file)
    assert.deepEqual(
      found(/drivers\.(aes\w+|chacha\w+|legacy)\(/g).map(({ caught }) => caught),
      ['aes256gcm']
    )
  })

  test('start programs without a shell, run no text as code, and believe every certificate check', ({
    assert,
  }) => {
    const programs = found(/import \{([^}]+)\} from 'node:child_process'/g)
    assert.isNotEmpty(programs)
    for (const { file, caught } of programs)
      for (const name of caught.split(',').map((each) => each.trim()))
        assert.include(['spawn', 'execFile', 'type ChildProcess'], name, file)
    assert.isEmpty(found(/\bshell: true\b/g))
    assert.isEmpty(found(/\brejectUnauthorized\b|\bNODE_TLS_REJECT/g))
    // code of candidates runs inside of WebAssembly
    assert.isEmpty(
      found(/\beval\(|\bnew Function\(/g).filter(
        ({ file }) => !file.startsWith('api/engines/code_runner/')
      )
    )
  })

  test('shake dice for pauses only', ({ assert }) => {
    assert.sameMembers(
      found(/Math\.random\(/g).map(({ file }) => file),
      [
        'api/engines/live_stream/stream_hub.ts',
        'api/notifications/stream/hints.ts',
        'portal/src/app/live/live_connection.ts',
        'portal/src/app/query_client.ts',
        'portal/src/features/chat/history.ts',
      ]
    )
  })
})

test('the name of a download is one parameter, whatever the file was called', ({ assert }) => {
  assert.equal(
    contentDisposition('attachment', 'cv"; filename="evil.html\r\nx: y.pdf'),
    `attachment; filename="cv__ filename=_evil.htmlx: y.pdf"; filename*=UTF-8''cv%22%3B%20filename%3D%22evil.html%0D%0Ax%3A%20y.pdf`
  )
  assert.equal(
    contentDisposition('inline', 'Núñez (2026).pdf'),
    `inline; filename="Nunez (2026).pdf"; filename*=UTF-8''N%C3%BA%C3%B1ez%20%282026%29.pdf`
  )
})
