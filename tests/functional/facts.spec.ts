import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { ANSWER_BY_DAYS } from '#api/jobs/job_facts'
import { flows } from '#api/pages/states/flows'

/** Words that PostgreSQL checks and that are the insides of one module: no screen, validator or sentence names them. */
const inside: Record<string, string[]> = {
  'search_terms.kind': ['title', 'word', 'employer', 'school'],
  'files.purpose': [
    ...['resume', 'photo', 'logo', 'video', 'poster', 'cover', 'attachment', 'export', 'offer'],
  ],
  // who says no, or nothing for a month, leaves no row
  'imported_profiles.status': ['waiting', 'invited', 'claimed'],
  'interviews.ended_by': ['client', 'candidate', 'system'],
  'live_channels.state': ['joining', 'joined', 'leaving'],
  // every visibility but the suspension that it is restored from
  'candidates.suspended_from': ['active', 'snoozed', 'deactivated'],
  'sandbox_payments.status': ['open', 'challenged', 'paid', 'failed', 'cancelled'],
  'subscription_charges.reason': ['start', 'upgrade', 'renewal'],
}

/** Every list of choices, or table by such words, that a file of facts, rights, flows or rules exports. */
async function listsOfFacts() {
  const folder = app.makePath('api')
  const lists = new Map<string, string[]>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/_(facts|rights|flow|rules)\.ts$/.test(name)) continue
    const exported = await import(pathToFileURL(join(folder, name)).href)
    for (const [key, value] of Object.entries<any>(exported)) {
      const values = Array.isArray(value)
        ? value.map((one) => (typeof one === 'object' ? (one?.value ?? one?.key) : one))
        : // a table by its words, such as the kinds of files
          Object.getPrototypeOf(value ?? 0) === Object.prototype
          ? Object.keys(value)
          : []
      if (values.length > 0 && values.every((one) => typeof one === 'string'))
        lists.set(`${relative(folder, join(folder, name))} ${key}`, values)
    }
  }
  return lists
}

/** What a flow's column may hold; its states where the column bears their names. */
const listsOfFlows = () =>
  flows.map(({ flow, table, column }) => ({
    name: `${table}.${column ?? ''}`,
    values: [
      ...new Set(
        Object.entries(flow.states).map(([state, { columns }]: [string, any]) =>
          String((column && columns?.[column]) ?? state)
        )
      ),
    ],
  }))

const same = (one: string[], other: string[]) =>
  one.length === other.length && one.every((value) => other.includes(value))

test.group('The database’s checks', () => {
  test('allow what the facts and flows name, and nothing else', async ({ assert }) => {
    const { rows } = await db.rawQuery<{ rows: { place: string; words: string }[] }>(
      `select c.conrelid::regclass::text || '.' || a.attname as place, pg_get_constraintdef(c.oid) as words
       from pg_constraint c
         join pg_namespace n on n.oid = c.connamespace and n.nspname = 'public'
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'c' and cardinality(c.conkey) = 1
         and pg_get_constraintdef(c.oid) like '%ARRAY[%'
       order by 1`
    )
    assert.isAbove(rows.length, 30)
    const facts = [
      ...(await listsOfFacts()).values(),
      ...listsOfFlows().map(({ values }) => values),
    ]
    const strange: string[] = []
    for (const { place, words } of rows) {
      const allowed = [...words.matchAll(/'([^']+)'::/g)].map(([, value]) => value)
      const known = facts.some((list) => same(list, allowed)) || same(inside[place] ?? [], allowed)
      if (!known) strange.push(`${place}: ${allowed.join(', ')}`)
    }
    assert.deepEqual(strange, [], 'no list of facts and no flow names just these')
  })

  test('a new job has the usual promise of an answer', async ({ assert }) => {
    const { rows } = await db.rawQuery<{ rows: { name: string; plain: string }[] }>(
      `select column_name as name, column_default as plain from information_schema.columns
       where table_schema = 'public' and (table_name, column_name) in (
         ('jobs', 'answer_by_days'))`
    )
    assert.deepEqual(Object.fromEntries(rows.map(({ name, plain }) => [name, Number(plain)])), {
      answer_by_days: ANSWER_BY_DAYS,
    })
  })
})
