import db from '@adonisjs/lucid/services/db'

type Parts = Record<string, number>

/** The parts of the audit log, with how many lines each has. */
export async function parts(): Promise<Parts> {
  const { rows } = await db.rawQuery(
    `select relname as name from pg_inherits join pg_class c on c.oid = inhrelid where inhparent = 'audit_log'::regclass order by 1`
  )
  const counts: Parts = {}
  for (const { name } of rows) {
    const [{ count }] = await db.from(`partitions.${name}`).count('* as count')
    counts[name] = Number(count)
  }
  return counts
}

/** Takes away the parts that a test made and kept. */
export async function dropMonths() {
  const names = Object.keys(await parts()).filter((name) => /_\d{4}_\d\d$/.test(name))
  for (const name of names) await db.rawQuery(`drop table partitions.${name}`)
}
