import type { ApplicationService } from '@adonisjs/core/types'
import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import { settings } from '#api/http/settings'
import { loadReferenceData } from '#database/seeders/reference_data'

type Say = (line: string) => void

/** Brings a database to where the server may start: tables, reference content, demo data. Running it again changes nothing. */
export async function prepare(app: ApplicationService, say: Say) {
  await migrate(app, say)
  const loaded = await loadReferenceData(say)
  if (loaded) say(`Reference data: ${loaded} rows`)
  if (!app.inProduction) await makeDemoData(say)
}

async function migrate(app: ApplicationService, say: Say) {
  const runner = new MigrationRunner(db, app, { direction: 'up' })
  runner.on('migration:completed', ({ file: { name } }) =>
    say(`Migrated ${name.split('/').at(-1)}`)
  )
  await runner.run()
  if (runner.error) throw runner.error
}

/** Demo data goes into a database without any user, in one transaction: it is whole or not there. */
async function makeDemoData(say: Say) {
  if (await settings.read('demo_data')) return
  const { rows } = await db.rawQuery('select exists (select from users) as used')
  if (rows[0].used) return
  const { makeDemoData: make } = await import('#database/seeders/demo/demo_data')
  await make(say)
}
