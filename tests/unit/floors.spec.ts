import * as fs from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { test } from '@japa/runner'

/** The folders of api/, the lowest first: each takes from those before it. */
const floors = [
  ...['config', 'http', 'queue', 'engines', 'accounts', 'flow', 'taxonomy', 'files'],
  ...['notifications', 'companies', 'candidates', 'jobs', 'applications', 'interviews'],
  ...['reviews', 'talent', 'chat', 'privacy', 'reporting', 'catalogues', 'pages'],
  ...['commands', 'providers', 'start'],
]
/** Arrows that still run from a lower floor up; the number only falls. */
const MOST_UPWARD = 15

const read = (path: string) => fs.readFileSync(path, 'utf8')
const files = fs
  .readdirSync('api', { recursive: true, encoding: 'utf8' })
  .map((path) => `api/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.ts'))
/** A table belongs to the module whose migration made it. */
const owners = new Map(
  fs.readdirSync('database/migrations').flatMap((file) => {
    const module = /^\d{4}_([a-z]+)\.ts$/.exec(file)?.[1]
    if (!module) return []
    const made = read(join('database/migrations', file)).matchAll(
      /create (?:unlogged )?table (\w+)/g
    )
    return [...made].map(([, table]) => [table, module] as const)
  })
)

const specifier =
  /(?:from|import\(|import)\s*['"](#(?:api|config|start|providers)\/[^'"]+|\.[^'"]+)['"]/g
const named =
  /(?:\b(?:from|join|into|update|using)\s+|\.(?:from|table|join|leftJoin|into)\(\s*['"`])(\w+)((?:\s+(?:as\s+)?\w+)?(?:\s*,\s*\w+(?:\s+(?:as\s+)?\w+)?)*)/gi
const isSql = /\b(select|insert into|delete from|update \w+|with \w+ as)\b|^['"`]?\w+['"`]?$/i

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
  const calls = text.matchAll(/\.(?:from|table|join|leftJoin|into)\(\s*'(\w+)/g)
  const strings = [...text.matchAll(/`[^`]*`|'[^'\n]*'/g)].map(([all]) => all)
  const sql = strings.filter((string) => /\s/.test(string) && isSql.test(string))
  for (const [, table] of calls) if (owners.has(table)) found.push([owners.get(table)!, table])
  for (const string of sql)
    for (const [, first, more] of string.matchAll(named))
      for (const table of [
        first,
        ...more
          .split(',')
          .slice(1)
          .map((name) => name.trim().split(/\s/)[0]),
      ])
        if (owners.has(table)) found.push([owners.get(table)!, table])
  return found
}

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

  test('no folder holds over 20 files but the definitions', ({ assert }) => {
    const counts = new Map<string, number>()
    for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
    counts.delete('api/catalogues/definitions')
    assert.deepEqual(
      [...counts].filter(([, count]) => count > 20),
      []
    )
  })
})
