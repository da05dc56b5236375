import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'

/** What is removed by thousands: with an import that is undone, profiles that nobody claimed, an account. */
const REMOVED = ['users', 'candidates', 'applications', 'resumes', 'files']

test.group('Rows that are removed', () => {
  test('are found by an index wherever they are named, and never by reading a whole table', async ({
    assert,
  }) => {
    const { rows } = await db.rawQuery(
      `select c.conrelid::regclass || '.' || a.attname as name, exists (
         select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
           and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || a.attname || ' IS NOT NULL)')
       ) as indexed
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.confrelid::regclass::text = any(?) order by 1`,
      [REMOVED] as any
    )
    assert.isAbove(rows.length, 100)
    assert.deepEqual(
      rows.filter(({ indexed }: any) => !indexed).map(({ name }: any) => name),
      []
    )
  })
})
