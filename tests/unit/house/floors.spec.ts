import * as fs from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { test } from '@japa/runner'
import string from '@adonisjs/core/helpers/string'
import { tablesNamed } from '#tests/checks/sql_tables'

/** The folders of api/, the lowest first: each takes from those before it. */
const floors = [
  ...['config', 'languages', 'http', 'queue', 'engines', 'indexes'],
  ...['accounts', 'flow', 'taxonomy', 'files'],
  ...[
    'notifications',
    'companies',
    'candidates',
    'jobs',
    'applications',
    'interviews',
    'assessments',
    'screening',
  ],
  ...[
    'reviews',
    'talent',
    'billing',
    'chat',
    'mailing',
    'content',
    'privacy',
    'imports',
    'integrations',
    'backups',
    'reporting',
    'catalogues',
    'pages',
  ],
  ...['commands', 'providers', 'start'],
]
/** Arrows that still run from a lower floor up; the number only falls. */
const MOST_UPWARD = 6

const read = (path: string) => fs.readFileSync(path, 'utf8')
const files = fs
  .readdirSync('api', { recursive: true, encoding: 'utf8' })
  .map((path) => `api/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.ts'))
const modelled = new Map(
  files.flatMap((file) =>
    [...read(file).matchAll(/\bclass \w+ extends (?:compose\()?(\w+)Schema\b/g)].map(
      ([, name]) => [name, file.split('/')[1]] as const
    )
  )
)
const moduleOf = (table: string) => modelled.get(string.pascalCase(string.singular(table)))
/**
 * A table belongs to the module that has its model; one without a model, to the module that its migration is named
 * after, or that has another table of it.
 */
const owners = new Map(
  fs.readdirSync('database/migrations').flatMap((file) => {
    const made = [
      ...read(join('database/migrations', file)).matchAll(
        /create (?:unlogged )?table (?:if not exists )?(\w+)/g
      ),
    ].map(([, table]) => table)
    const module = /^\d{4}_([a-z]+)\.ts$/.exec(file)?.[1] ?? made.map(moduleOf).find(Boolean)
    return made.map((table) => [table, moduleOf(table) ?? module] as const)
  })
)
/** Of the others: who writes them. */
for (const [table, module] of [
  ['content_redirects', 'content'],
  ['deleted_jobs', 'jobs'],
  ['exchange_rates', 'jobs'],
  ['former_company_names', 'companies'],
  ['idempotent_requests', 'http'],
  ['incoming_mails', 'chat'],
  ['live_channels', 'notifications'],
  ['live_instances', 'notifications'],
  ['live_streams', 'notifications'],
  ['presences', 'chat'],
  ['resumable_uploads', 'files'],
  ['sandbox_payments', 'billing'],
  ['screening_tokens', 'screening'],
  ['sandbox_refunds', 'billing'],
  ['ledger_transfers', 'billing'],
  ['paper_numbers', 'billing'],
  ['plan_extras', 'billing'],
  ['plan_uses', 'companies'],
  ['subscription_charges', 'billing'],
])
  owners.set(table, module)
const tables = new Set(owners.keys())

const specifier =
  /(?:from|import\(|import)\s*['"](#(?:api|config|start|providers)\/[^'"]+|\.[^'"]+)['"]/g

/** The floors that a file takes from: imports of every kind, and tables that its SQL names. */
function takes(file: string): [string, string][] {
  const text = read(file).replace(/\/\*[^]*?\*\/|(?<![:'"`])\/\/.*$/gm, '')
  const found: [string, string][] = []
  for (const [, to] of text.matchAll(specifier)) {
    const path = to.startsWith('.')
      ? posix.join(dirname(file), to)
      : to.replace(/^#(?=config|start|providers)/, 'api/').replace(/^#/, '')
    if (path.startsWith('api/')) found.push([path.split('/')[1], to])
  }
  for (const { table } of tablesNamed(file, read(file), tables))
    found.push([owners.get(table)!, table])
  return found
}

/** SQL of a module that names a table of one above it. */
const upwardSql = (file: string, text: string) =>
  tablesNamed(file, text, tables)
    .filter(({ table }) => floors.indexOf(owners.get(table)!) > floors.indexOf(file.split('/')[1]))
    .map(({ line, table }) => `${file}:${line} names ${table} of ${owners.get(table)}`)

test.group('The floors of the house', () => {
  test('every folder of api/ has its floor', ({ assert }) => {
    const folders = fs
      .readdirSync('api', { withFileTypes: true })
      .filter((one) => one.isDirectory())
    assert.sameMembers(floors, [...new Set([...floors, ...folders.map(({ name }) => name)])])
  })

  test('few arrows run from a lower floor up, by import or by SQL', ({ assert }) => {
    const arrows = new Map<string, string>()
    for (const file of files) {
      const own = file.split('/')[1]
      for (const [to, what] of takes(file))
        if (to !== own) arrows.set(`${own} → ${to}`, `${file}: ${what}`)
    }
    const upward = [...arrows].filter(([arrow]) => {
      const [from, to] = arrow.split(' → ')
      return floors.indexOf(from) < floors.indexOf(to)
    })
    assert.isAbove(arrows.size, 100)
    assert.isAtMost(
      upward.length,
      MOST_UPWARD,
      `${upward.length} of ${arrows.size} arrows run upward:\n${upward.map(([arrow, at]) => `${arrow}  ${at}`).join('\n')}`
    )
    if (process.env.SHOW_FLOORS) console.log(upward.length, arrows.size, upward)
  })

  test('every table belongs to a module', ({ assert }) => {
    assert.isAbove(tables.size, 70)
    assert.deepEqual(
      [...owners].filter(([, module]) => !module || !floors.includes(module)),
      []
    )
  })

  test('no SQL names a table of a module above', ({ assert }) => {
    const found = files.flatMap((file) => upwardSql(file, read(file)))
    assert.deepEqual(found, [])
  })

  const texts = {
    'a select': 'const a = `select id from jobs where id = ?`',
    'a template with something inserted':
      'const a = `select ${b} from companies join jobs on true where ${c}`',
    'a list of tables': "const a = 'select from companies c, jobs j'",
    'a part of a statement': "const a = 'left join job_members m on m.user_id = users.id'",
    'an update': "const a = 'update jobs set title = 1'",
    'the query builder': "const a = trx.from('jobs').select('id')",
    'a join of the query builder': "const a = query.leftJoin('jobs as j', 'a', 'b')",
  }
  for (const [what, text] of Object.entries(texts))
    test(`${what} is found where it names a table of a module above`, ({ assert }) => {
      assert.lengthOf(upwardSql('api/companies/some.ts', text), 1)
      assert.deepEqual(upwardSql('api/applications/some.ts', text), [])
    })

  test('sentences and comments that name a word of the product are no SQL', ({ assert }) => {
    for (const text of [
      "const a = 'You hear from jobs, interviews and applications'",
      '// select from jobs',
      "every('7 * * * *', 'jobs.expire')",
    ])
      assert.deepEqual(upwardSql('api/companies/some.ts', text), [])
  })

  test('no folder holds over 20 files but the definitions', ({ assert }) => {
    const counts = new Map<string, number>()
    const screens = fs.globSync('{portal,admin}/src/**/*.{ts,tsx,css}')
    const others = fs.globSync('{tests,bin}/**/*.{ts,mts,mjs}')
    for (const file of [...files, ...screens, ...others])
      counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
    counts.delete('api/catalogues/definitions')
    assert.deepEqual(
      [...counts].filter(([, count]) => count > 20),
      []
    )
  })
})
