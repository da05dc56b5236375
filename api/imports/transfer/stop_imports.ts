import { sentence } from '#api/languages/sentence'
import type { CompanySuspended } from '#api/companies/events'
import CompanyImport from '#api/imports/models/company_import'
import { importMoves } from '#api/imports/transfer/import_moves'

/** Nothing more is brought in for a suspended company. What is being taken back goes on. */
export async function stopImports({ companyId, trx }: CompanySuspended) {
  const working = await CompanyImport.query({ client: trx })
    .where('company_id', companyId)
    .whereIn('status', ['checking', 'running'])
    .orderBy('id')
  for (const wanted of working)
    await importMoves.fail(wanted, null, {
      reason: sentence(
        'Your company was suspended meanwhile. Once it is restored, undo what was brought in, or send the files again'
      ),
    })
}
