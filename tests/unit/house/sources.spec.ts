import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { contentDisposition } from '#api/http/answers/content_disposition'

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
    // names of prepared statements and of a folder, and what a list of breaches asks for: nothing is protected by them
    const names = [
      'api/accounts/passwords/breached_passwords.ts',
      'api/http/prepared.ts',
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

  test('let nobody write for others by a field without the rule for free text', ({ assert }) => {
    // fields that no other person reads: searches, keys of ours and of others, answers by their letter
    const unread = new Set(
      (
        'search term wordy tag category slug state sortBy cursor userType host url address endpoint channel kind key ref referrer ' +
        'token ticket code id iss error signature challenge nonce captcha website credential password knownPassword restore ' +
        'client_id razorpay_payment_id razorpay_payment_link_id razorpay_payment_link_reference_id razorpay_payment_link_status razorpay_signature'
      ).split(' ')
    )
    // what is compared with words that are stored: a job's questions, the letters of answers, a job that is complete
    const compared = ['question', 'answer', 'jobTitle']
    const call = String.raw`\.\w+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`
    const field = new RegExp(
      String.raw`(?:(\w+)['"]?\s*(?::|= \([^)]*\) =>|=)\s*(?:vine\s*\.array\(\s*)?)?vine\s*\.string\(\)((?:\s*${call})*)`,
      'g'
    )
    const fields = sources
      .filter(
        ({ file }) =>
          /(?:_validators|_fields|tools)\.ts$/.test(file) && !/_mail_|mail_event|taking_/.test(file)
      )
      .flatMap(({ file, text }) =>
        [...text.matchAll(field)].map(([, name = 'a value', rules]) => ({ file, name, rules }))
      )
    assert.isAbove(fields.length, 60)
    const loose = fields
      .filter(
        ({ rules }) => !/\.(?:regex|email|url|uuid|use|fixedLength|toUpperCase)\(/.test(rules)
      )
      .filter(({ name }) => !unread.has(name) && !compared.includes(name))
    assert.deepEqual(
      loose.map(({ file, name }) => `${file}: ${name}`),
      ['api/catalogues/catalogue_validators.ts: a value']
    )
  })

  test('take cryptography from Node and from packages for it', ({ assert }) => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    assert.sameMembers(
      Object.keys(dependencies).filter((name) =>
        /crypt|cipher|argon|hash|jose|jwt|jws|webauthn|openid|oauth|otp|sign/i.test(name)
      ),
      [
        '@aws-sdk/s3-request-presigner',
        '@simplewebauthn/browser',
        '@simplewebauthn/server',
        'argon2',
        'jose',
        'openid-client',
        'otpauth',
      ]
    )
  })

  test('set every cookie for pages of this site alone', ({ assert }) => {
    assert.include(readFileSync('api/config/app.ts', 'utf8'), "sameSite: 'lax'")
    for (const { file, caught } of found(/sameSite: ('\w+'|\w+)/g))
      assert.equal(caught, "'lax'", file)
    const ofPages = found(/document\.cookie = (.+)/g)
    assert.isNotEmpty(ofPages)
    for (const { file, caught } of ofPages) assert.include(caught, 'SameSite=Lax', file)
  })

  test('redirect to paths of their own only', ({ assert }) => {
    const paths = found(/\.toPath\((.+)\)/g)
    assert.isNotEmpty(paths)
    for (const { file, caught } of paths)
      assert.match(
        caught,
        /^(`\/|'\/|`\$\{prefixOf\(ctx\.language\)\}|prefixOf\(ctx\.language\) \+)/,
        file
      )
    assert.isEmpty(found(/\.(toRoute|back|withQs)\(\)?\.?(toRoute|back)\(/g))
    assert.deepEqual(
      found(/response\.redirect\(\s*([^)\s]*)/g)
        .filter(({ caught }) => caught !== '')
        .map(({ file }) => file),
      ['api/billing/gateways/sandbox_controller.ts']
    )
  })

  test('use no technology that browsers gave up', ({ assert }) => {
    assert.isEmpty(found(/<(?:object|embed|applet)\s+\w+=|ActiveXObject|\.swf\b|java\.applet/g))
  })

  test('write logs by one logger, to standard output', ({ assert }) => {
    const config = readFileSync('api/config/logger.ts', 'utf8')
    const places = [...config.matchAll(/\b(?:dest|destination|target|transport): ?(.+?)[,\n]/g)]
    assert.deepEqual(
      places.map(([, place]) => place),
      ['1', 'standardOutput()']
    )
    // what a command was asked for, and where the product is when it has started
    assert.sameMembers(
      [...new Set(found(/console\.(\w+)\(/g).map(({ file }) => file))].filter(
        (file) => file.startsWith('api/') && !file.startsWith('api/engines/code_runner/')
      ),
      ['api/commands/resume_parse.ts', 'api/providers/welcome_provider.ts']
    )
  })

  test('hide passwords that are typed, take them from a password manager or a paste, and ask nothing secret beside', ({
    assert,
  }) => {
    const fields = found(/<PasswordInput\b([^>]*?(?:=>[^>]*?)*)\/>/g)
    assert.isAbove(fields.length, 4)
    for (const { file, caught } of fields) {
      assert.match(caught, /autoComplete="(current|new)-password"/, file)
      assert.notMatch(caught, /onPaste|readOnly|type=/, file)
    }
    const plain = found(/<Text(?:Input|Field)\b([^>]*[nN]ame="password"[^>]*)\/>/g)
    assert.isNotEmpty(plain)
    for (const { file, caught } of plain) assert.include(caught, 'type="password"', file)
    const schema = readFileSync('database/schema.ts', 'utf8')
    const [, columns] = /class UserSchema .*?\$columns = \[(.+?)\]/s.exec(schema)!
    assert.include(columns, "'password'")
    assert.notMatch(columns, /question|hint|secret|passwordExpires|passwordChanged/i)
  })

  test('shake dice for pauses only', ({ assert }) => {
    assert.sameMembers(
      found(/Math\.random\(/g).map(({ file }) => file),
      [
        'api/engines/live_stream/stream_hub.ts',
        'api/notifications/stream/hints.ts',
        'portal/src/app/live/live_connection.ts',
        'portal/src/app/query_client.ts',
        'portal/src/features/chat/conversation/history.ts',
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
