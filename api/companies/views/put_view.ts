import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Said } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import ListView from '#api/companies/models/list_view'
import { viewLimits } from '#api/companies/views/list_view_facts'

type Owner = { companyId: number } | { userId: number }
type View = { list: string; name: string; address: string; shared?: boolean }

/**
 * Puts a view among those that its owner has of a list, the owner's row being locked. One of the same name is replaced;
 * refuses with 409, in the words `full`, above the most that a list has.
 */
export async function putView(
  trx: TransactionClientContract,
  owner: Owner,
  { list, ...view }: View,
  full: Said
) {
  const views = await ListView.query({ client: trx }).where({ ...owner, list })
  const same = views.find(({ name }) => name.toLowerCase() === view.name.toLowerCase())
  if (!same && views.length >= viewLimits.views.max) throw new Refusal(full)
  return (same ?? new ListView().useTransaction(trx).merge({ ...owner, list })).merge(view).save()
}
