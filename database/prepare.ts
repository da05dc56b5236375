import type { ApplicationService } from '@adonisjs/core/types'
import db from '@adonisjs/lucid/services/db'
import { settings } from '#api/http/settings'
import { refreshRates } from '#api/jobs/browse/exchange_rates'
import { migrate } from '#database/migrate'
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

/** Demo data goes into a database without any user, in one transaction: it is whole or not there. */
async function makeDemoData(say: Say) {
  if (await settings.read('demo_data')) return
  const { rows } = await db.rawQuery('select exists (select from users) as used')
  if (rows[0].used) return
  const { makeDemoData: make } = await import('#database/seeders/demo/demo_data')
  await make(say)
}
