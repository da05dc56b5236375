import { readdir } from 'node:fs/promises'
import { parse } from 'node:path'
import type { ApplicationService } from '@adonisjs/core/types'
import { Exception } from '@adonisjs/core/exceptions'
import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import { quartersOf } from '#database/quarters'
import { pendingSteps, wordsOf } from '#database/upgrade'

type Say = (line: string) => void

/** Runs the migrations that have not run. Refuses a database that other ones made, and one that a restore left unfinished. */
export async function migrate(app: ApplicationService, say: Say) {
  await refuseUnfinished()
  await refuseForeign(app)
  // an empty database has nothing to lose
  const list = await runnerOf(app).getList()
  const isEmpty = list.every(({ status }) => status !== 'migrated')
  if (!isEmpty) wordsOf(await pendingSteps(app)).forEach(say)
  const tell = quartersOf(say, 'Tables')
  let done = 0
  // who upgrades wants to know each by its name
  await run(app, (name) => (isEmpty ? tell(++done, list.length) : say(`Migrated ${name}`)))
}

/** Brings an empty database to where exactly these migrations have run, in the order of this version. */
export async function migrateTo(app: ApplicationService, names: string[]) {
  // it makes the table of migrations, too; what is noted there as done is left out
  const list = await runnerOf(app).getList()
  const later = list.map(({ name }) => name).filter((name) => !names.includes(name))
  if (later.length > 0)
    await db.table('adonis_schema').multiInsert(later.map((name) => ({ name, batch: 1 })))
  await run(app, () => {})
  if (later.length > 0) await db.from('adonis_schema').whereIn('name', later).delete()
}

/** The migrations of a list that this version does not have; asks no database. */
export async function unknownMigrations(app: ApplicationService, names: string[]) {
  const files = await readdir(app.makePath('database/migrations'))
  const ours = new Set(files.map((file) => `database/migrations/${parse(file).name}`))
  return names.filter((name) => !ours.has(name))
}

const runnerOf = (app: ApplicationService) =>
  new MigrationRunner(db, app, { direction: 'up', connectionName: 'direct' })

async function run(app: ApplicationService, done: (name: string) => void) {
  const runner = runnerOf(app)
  runner.on('migration:completed', ({ file: { name } }) => done(name.split('/').at(-1)!))
  await runner.run()
  if (runner.error) throw runner.error
}

/** A database that other migrations made, older or newer ones, is left as it is: ours would fail in the middle of it. */
export async function refuseForeign(app: ApplicationService) {
  const list = await runnerOf(app).getList()
  const foreign = list.filter(({ status }) => status === 'corrupt')
  if (foreign.length === 0) return
  throw new Exception(
    `This database was made by migrations that this version of Candor does not have, such as ${foreign.at(-1)!.name}. ` +
      'Start with the version that made it. Or start over, which loses its data: stop Candor, delete tmp/ ' +
      '(with DATABASE_URL: name an empty database), and start again.',
    { code: 'E_FOREIGN_DATABASE' }
  )
}

/** What a restore that was interrupted left is not whole, however much of it is there. */
async function refuseUnfinished() {
  const { rows } = await db.rawQuery(`select to_regclass('candor_restore.unfinished') as mark`)
  if (!rows[0].mark) return
  throw new Exception(
    'A restore into this database was not finished, so it is not whole. Restore again with "node ace backup:restore": ' +
      'it takes away what the first one left.',
    { code: 'E_FOREIGN_DATABASE' }
  )
}
