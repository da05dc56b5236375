import type { ApplicationService } from '@adonisjs/core/types'
import { Exception } from '@adonisjs/core/exceptions'
import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import { settings } from '#api/http/settings'
import { refreshRates } from '#api/jobs/browse/exchange_rates'
import { loadContent } from '#database/seeders/content'
import { loadQuestionBanks } from '#database/seeders/question_banks'
import { loadReferenceData } from '#database/seeders/reference_data'

type Say = (line: string) => void

/** Brings a database to where the server may start: tables, reference content, demo data. Running it again changes nothing. */
export async function prepare(app: ApplicationService, say: Say) {
  await migrate(app, say)
  const loaded = await loadReferenceData(say)
  if (loaded) say(`Reference data: ${loaded} rows`)
  const written = await loadContent()
  if (written) say(`Texts: ${written} rows`)
  const asked = await loadQuestionBanks(say)
  if (asked) say(`Question banks: ${asked} rows`)
  const priced = await refreshRates()
  if (priced) say(`Exchange rates: ${priced} jobs are worth something else`)
  if (!app.inProduction) await makeDemoData(say)
}

async function migrate(app: ApplicationService, say: Say) {
  await refuseForeign(app)
  const runner = new MigrationRunner(db, app, { direction: 'up' })
  runner.on('migration:completed', ({ file: { name } }) =>
    say(`Migrated ${name.split('/').at(-1)}`)
  )
  await runner.run()
  if (runner.error) throw runner.error
}

/** A database that other migrations made, older or newer ones, is left as it is: ours would fail in the middle of it. */
async function refuseForeign(app: ApplicationService) {
  const list = await new MigrationRunner(db, app, { direction: 'up' }).getList()
  const foreign = list.filter(({ status }) => status === 'corrupt')
  if (foreign.length === 0) return
  throw new Exception(
    `This database was made by migrations that this version of Candor does not have, such as ${foreign.at(-1)!.name}. ` +
      'Start with the version that made it. Or start over, which loses its data: stop Candor, delete tmp/ ' +
      '(with DATABASE_URL: name an empty database), and start again.',
    { code: 'E_FOREIGN_DATABASE' }
  )
}

/** Demo data goes into a database without any user, in one transaction: it is whole or not there. */
async function makeDemoData(say: Say) {
  if (await settings.read('demo_data')) return
  const { rows } = await db.rawQuery('select exists (select from users) as used')
  if (rows[0].used) return
  const { makeDemoData: make } = await import('#database/seeders/demo/demo_data')
  await make(say)
}
