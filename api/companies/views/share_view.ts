import type { Infer } from '@vinejs/vine/types'
import db from '@adonisjs/lucid/services/db'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import { lockRow } from '#api/flow/moves_of'
import ListView from '#api/companies/models/list_view'
import { viewLimits } from '#api/companies/views/list_view_facts'
import type { sharedView } from '#api/companies/views/list_view_validators'

/**
 * Shares a view of a list with all of a company. One of the same name takes its place; refuses with 409 above the most
 * that a list has.
 */
export async function shareView(
  companyId: number,
  { list, name, address }: Infer<typeof sharedView>
) {
  return db.transaction(async (trx) => {
    // two at once count one after the other
    await lockRow(trx, 'companies', companyId, 'update')
    const views = await ListView.query({ client: trx }).where({ companyId, list })
    const same = views.find((view) => view.name.toLowerCase() === name.toLowerCase())
    if (!same && views.length >= viewLimits.views.max)
      throw new Refusal(
        sentence(
          'Your company shares {max} views of this list; delete one before you share another',
          { max: viewLimits.views.max }
        )
      )
    const view = same ?? new ListView().useTransaction(trx).merge({ companyId, list })
    return view.merge({ name, address }).save()
  })
}
