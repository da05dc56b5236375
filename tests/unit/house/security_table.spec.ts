import { existsSync, globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { rules } from '#config/env'
import * as accounts from '#api/accounts/account_facts'
import { identityProviders } from '#api/accounts/identities/identity_facts'
import { fileKinds, megabytes } from '#api/files/file_facts'

const page = readFileSync('docs/security.md', 'utf8')
/** The items of ASVS 5.0.0 of levels 1 and 2, with their level. */
const levels: Record<string, number> = JSON.parse(
  readFileSync('tests/samples/asvs_levels.json', 'utf8')
)
const states = ['test', 'read', 'not met', 'n/a'] as const
const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| v5.0.0-'))
  .map(cellsOf)
  .map(([id, asks, state, where, shown]) => ({
    id: id.replace('v5.0.0-', ''),
    asks,
    state,
    where,
    shown,
  }))

/** What is below a heading. */
const sectionOf = (heading: string) => page.split(`### ${heading}\n`)[1].split('\n#')[0]

test.group('The table of docs/security.md', () => {
  test('has every item of levels 1 and 2 once, in order', ({ assert }) => {
    assert.lengthOf(Object.keys(levels), 253)
    assert.deepEqual(
      rows.map(({ id }) => id),
      Object.keys(levels)
    )
    for (const { id, asks } of rows) assert.isAtMost(asks.split(/\s+/).length, 8, id)
  })

  test('says of each what is so, by a test, by code, or with its reason', ({ assert }) => {
    for (const { id, state, where, shown } of rows) {
      assert.include(states, state, id)
      assert.notEqual(where, '', id)
      assert.equal(shown !== '', state === 'test', id)
    }
  })

  test('names files that are there', ({ assert }) => {
    const named = [
      ...page.matchAll(/`((?:api|admin|bin|database|docs|portal|tests)\/[^`\s]*\.\w+)`/g),
    ].map(([, file]) => file)
    assert.isAbove(named.length, 250)
    assert.deepEqual(
      named.filter((file) => !existsSync(file)),
      []
    )
  })

  test('names tests that are in their files', ({ assert }) => {
    const shown = rows.filter(({ state }) => state === 'test')
    assert.isAbove(shown.length, 100)
    for (const { id, shown: cell } of shown) {
      const [, file, title] = /^`(tests\/[^`]+)`: "(.+)"$/.exec(cell) ?? []
      assert.exists(title, `${id}: ${cell}`)
      const source = readFileSync(file, 'utf8')
      const starts = ["'", '"', '`'].some((quote) =>
        source.includes(`test(${quote}${title}${quote}`)
      )
      assert.isTrue(starts, `${id}: ${file} has no test "${title}"`)
    }
  })

  test('is counted right', ({ assert }) => {
    const counted = (name: string, level?: number) => {
      const some = rows.filter(({ id }) => level === undefined || levels[id] === level)
      const [tested, read, open, none] = states.map(
        (state) => some.filter((row) => row.state === state).length
      )
      const share = Math.round((100 * tested) / (tested + read + open))
      return [name, some.length, tested, read, open, none, `${share} %`].map(String)
    }
    const written = page.split('\n').filter((line) => /^\| (Level [12]|Both) /.test(line))
    assert.deepEqual(written.map(cellsOf), [
      counted('Level 1', 1),
      counted('Level 2', 2),
      counted('Both'),
    ])
  })

  test('says the figures of the facts', ({ assert }) => {
    const { min, max } = accounts.accountLimits.password
    for (const said of [
      `Passwords have ${min} to ${max} characters`,
      `Codes have ${accounts.CODE_DIGITS} digits, live ${accounts.CODE_MINUTES} minutes and stand ${accounts.CODE_TRIES} tries`,
      `stands ${accounts.SIGN_IN_TRIES} tries in ${accounts.SIGN_IN_MINUTES} minutes of an account from an address and ${accounts.SIGN_INS_AN_HOUR} an hour from everywhere`,
      `ends ${accounts.SESSION_DAYS} days after its last use and ${accounts.SESSION_MOST_DAYS} days after the sign-in`,
      `has ${accounts.SESSIONS_MOST} sessions at most`,
    ])
      assert.include(page, said)
    const uploads = page
      .split('\n')
      .map(cellsOf)
      .filter(([, , most]) => /^\d+ MB$/.test(most))
    for (const [kind, { maxBytes, maxPages }] of Object.entries(fileKinds)) {
      const [, types, most] = uploads.find(([what]) => what.split(/\W+/).includes(kind)) ?? []
      assert.equal(most, megabytes(maxBytes), kind)
      if (maxPages) assert.include(types, `${maxPages} pages`, kind)
    }
  })

  test('names the algorithms that the sources use', ({ assert }) => {
    const keys = sectionOf('Keys and algorithms')
    const used = globSync('api/**/*.ts').flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return [
        ...text.matchAll(
          /create(?:Hash|Hmac|Cipheriv)\(\s*'([^']+)'|\balg: '([^']+)'|drivers\.(argon2)/g
        ),
      ].map(([, algorithm, signed, hashed]) => algorithm ?? signed ?? hashed)
    })
    const words: Record<string, string> = {
      'sha256': 'SHA-256',
      'sha1': 'SHA-1',
      'aes-256-gcm': 'AES-256-GCM',
      'RS256': 'RS256',
      'argon2': 'argon2id',
    }
    assert.isAbove(used.length, 20)
    for (const algorithm of new Set(used))
      assert.include(keys, words[algorithm] ?? algorithm, algorithm)
  })

  test('names every service that settings lead to', ({ assert }) => {
    const leave = sectionOf('Connections that leave')
    const words: Record<string, string> = {
      DATABASE: 'PostgreSQL',
      S3: 'storage',
      SMTP: 'mail server',
      TWILIO: 'Twilio',
      STRIPE: 'Stripe',
      RAZORPAY: 'Razorpay',
      CAPTCHA: 'reCAPTCHA',
      GOOGLE: 'Google',
      MICROSOFT: 'Microsoft',
      LINKEDIN: 'LinkedIn',
      AI: 'language model',
      OPENSEARCH: 'OpenSearch',
      OTEL: 'collector of traces',
      WEB: 'push services',
      WEBHOOK: 'webhooks',
      BREACHED: 'breached passwords',
      CLAMAV: 'scanner',
    }
    const ours = ['APP_URL', 'HOST']
    const places = Object.keys(rules).filter(
      (name) => /(URL|HOSTS?|ENDPOINT)$/.test(name) && !ours.includes(name)
    )
    assert.isAbove(places.length, 12)
    for (const name of places) {
      const word = words[name.split('_')[0]]
      assert.exists(word, `${name} is of no service that is named`)
      assert.include(leave, word, name)
    }
  })

  test('names what ends a session of a provider', ({ assert }) => {
    assert.include(
      sectionOf('Sign-in and sessions'),
      'A session here does not end with that at the provider, nor the other way round; unlinking a provider ends all others'
    )
    // who builds one of these says it above
    const files = globSync('api/accounts/**/*.ts')
    assert.isAbove(files.length, 40)
    for (const file of files)
      assert.notMatch(
        readFileSync(file, 'utf8'),
        /buildEndSessionUrl|end_session_endpoint|back.?channel|max_age/i
      )
  })

  test('classifies every table, and says how each level is kept', ({ assert }) => {
    const section = sectionOf('Data by its need')
    const listed = new Map(
      [...section.matchAll(/^- (\w+): (.+)$/gm)].map(([, level, tables]) => [
        level,
        [...tables.matchAll(/`(\w+)`/g)].map(([, table]) => table),
      ])
    )
    const schema = readFileSync('database/schema.ts', 'utf8')
    const tables = [...schema.matchAll(/class (\w+)Schema /g)].map(([, name]) =>
      name.replace(/(?!^)[A-Z]/g, '_$&').toLowerCase()
    )
    assert.isAbove(tables.length, 150)
    assert.sameMembers([...listed.values()].flat(), tables)
    const kept = section
      .split('\n')
      .map(cellsOf)
      .filter(([level]) => listed.has(level))
    assert.deepEqual(
      kept.map(([level]) => level),
      [...listed.keys()]
    )
    for (const [level, what, how] of kept) {
      assert.isNotEmpty(what, level)
      assert.isNotEmpty(how, level)
    }
    // what opens a door, or is a hash of it, is of the highest level
    const classes = schema.split(/(?=export class \w+Schema )/).slice(1)
    for (const [index, text] of classes.entries())
      if (/declare (?:\w*[tT]okenHash|\w*[cC]odeHash|secret|privateKey|refreshToken)\b/.test(text))
        assert.include(listed.get('secrets')!, tables[index])
  })

  test('names where heavy calls are, and each log', ({ assert }) => {
    const heavy = globSync('api/**/routes.ts').filter((file) =>
      /import \{[^}]*\bheavy\b/.test(readFileSync(file, 'utf8'))
    )
    const named = sectionOf('Input and limits').split('Heavy routes are in')[1]
    assert.sameMembers(
      [...named.matchAll(/`(api\/[\w/]+routes\.ts)`/g)].map(([, file]) => file),
      heavy
    )
    const logs = sectionOf('Logs')
    const schema = readFileSync('database/schema.ts', 'utf8')
    const tables = [...schema.matchAll(/class (\w+(?:Log|Event))Schema /g)].map(([, name]) =>
      name.replace(/(?!^)[A-Z]/g, '_$&').toLowerCase()
    )
    assert.isAbove(tables.length, 3)
    for (const table of tables) assert.include(logs, table)
  })

  test('names every way in', ({ assert }) => {
    const signIn = sectionOf('Sign-in and sessions')
    for (const { label } of identityProviders) assert.include(signIn, label)
    for (const way of [
      'password',
      'code or link of a sign-up',
      'invitation',
      'claim',
      'visit',
      'API keys',
    ])
      assert.include(signIn, way)
    // a new place that opens a session is a way in, and is to be named
    assert.sameMembers(
      globSync('api/**/*.ts').filter((file) =>
        /import \{[^}]*\bopen(Visit)?Session\b[^}]*\} from '#api\/accounts/.test(
          readFileSync(file, 'utf8')
        )
      ),
      [
        'api/accounts/identities/sign_in_with.ts',
        'api/accounts/second_factor/prove_second.ts',
        'api/accounts/sign_in/sign_in.ts',
        'api/accounts/sign_up/prove_email.ts',
        'api/accounts/visits/begin_visit.ts',
        'api/companies/team/accept_invite.ts',
        'api/imports/claims/claim_profile.ts',
      ]
    )
  })
})
