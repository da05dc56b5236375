import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import { IMPORT_DAYS } from '#api/imports/import_facts'
import CompanyImport from '#api/imports/models/company_import'
import { importMoves } from '#api/imports/transfer/import_moves'

const BATCH = 100

/** Lets files go that nobody ran in their time, and rows with faults that nobody fetched. Safe to run twice; returns how many imports. */
export default async function sweepImports() {
  const before = DateTime.now().minus({ days: IMPORT_DAYS }).toJSDate()
  let done = 0
  for (;;) {
    const over = await CompanyImport.query()
      .where('updated_at', '<', before)
      .where((open) => open.whereNotNull('fault_key').orWhereIn('status', ['mapping', 'checked']))
      .orderBy('id')
      .limit(BATCH)
    for (const wanted of over)
      await db.transaction(async (trx) => {
        wanted.useTransaction(trx)
        const { faultKey, status } = wanted
        if (status === 'mapping' || status === 'checked') await importMoves.lapse(wanted, null)
        await wanted.merge({ faultKey: null }).save()
        if (faultKey) trx.after('commit', () => drive.use().delete(faultKey))
      })
    done += over.length
    if (over.length < BATCH) return done
  }
}
