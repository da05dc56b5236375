import db from '@adonisjs/lucid/services/db'

type Parts = Record<string, number>

const namesOf = async (table: string): Promise<string[]> => {
  const { rows } = await db.rawQuery(
    `select relname as name from pg_inherits join pg_class c on c.oid = inhrelid where inhparent = ?::regclass order by 1`,
    [table]
  )
  return rows.map(({ name }: { name: string }) => name)
}

/** The parts of a table, with how many rows each has. */
export async function parts(table: string): Promise<Parts> {
  const counts: Parts = {}
  for (const name of await namesOf(table)) {
    const [{ count }] = await db.from(`partitions.${name}`).count('* as count')
    counts[name] = Number(count)
  }
  return counts
}

/** Takes away the parts that a test made and kept, with what points at their rows. */
export async function dropMonths() {
  const names = (await namesOf('notifications')).filter(isMonth)
  if (names.length > 0) await db.from('pushes').delete()
  for (const table of ['audit_log', 'notifications'])
    for (const name of (await namesOf(table)).filter(isMonth)) {
      await db.rawQuery(`alter table ${table} detach partition partitions.${name}`)
      await db.rawQuery(`drop table partitions.${name}`)
    }
}

const isMonth = (name: string) => /_\d{4}_\d\d$/.test(name)

/** Notes where ids stand, as they are moved without a transaction; returns what brings them back. */
export async function noteNumbers() {
  const { rows } = await db.rawQuery('select last_value, is_called from notifications_id_seq')
  const [{ last_value: last, is_called: called }] = rows
  return () => db.rawQuery(`select setval('notifications_id_seq', ?, ?)`, [last, called])
}
