import type { Infer } from '@vinejs/vine/types'
import db from '@adonisjs/lucid/services/db'
import { sentence } from '#api/languages/sentence'
import { lockRow } from '#api/http/in_transaction'
import { viewLimits } from '#api/companies/views/list_view_facts'
import type { sharedView } from '#api/companies/views/list_view_validators'
import { putView } from '#api/companies/views/put_view'

/**
 * Shares a view of a list with all of a company. One of the same name takes its place; refuses with 409 above the most
 * that a list has.
 */
export async function shareView(companyId: number, view: Infer<typeof sharedView>) {
  return db.transaction(async (trx) => {
    // two at once count one after the other
    await lockRow(trx, 'companies', companyId, 'update')
    return putView(
      trx,
      { companyId },
      view,
      sentence(
        'Your company shares {max} views of this list; delete one before you share another',
        { max: viewLimits.views.max }
      )
    )
  })
}
