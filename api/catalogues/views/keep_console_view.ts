import type { Infer } from '@vinejs/vine/types'
import db from '@adonisjs/lucid/services/db'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import { lockRow } from '#api/http/in_transaction'
import type User from '#api/accounts/models/user'
import ListView from '#api/companies/models/list_view'
import { putView } from '#api/companies/views/put_view'
import { viewLimits } from '#api/companies/views/list_view_facts'
import type { consoleView } from '#api/catalogues/views/console_view_validators'

/** The views of a list that an administrator sees: their own and those that others share. */
export const consoleViewsOf = (admin: User, list: string) =>
  ListView.query()
    .where('list', list)
    .whereNotNull('user_id')
    .where((query) => query.where('user_id', admin.id).orWhere('shared', true))
    .preload('user')
    .orderByRaw('user_id <> ?, lower(name)', [admin.id])
    .limit(viewLimits.listed.max)

/**
 * Keeps a view of a list of the console for an administrator, shared with the others or not. One of theirs of the same name
 * is replaced; refuses with 409 above the most that a list has, and a shared one whose name another administrator took.
 */
export async function keepConsoleView(
  admin: User,
  { list, name, address, isShared = false }: Infer<typeof consoleView>
) {
  return db.transaction(async (trx) => {
    await lockRow(trx, 'users', admin.id, 'no key update')
    if (isShared) {
      // of two who share a name at once the second one waits, and is told
      await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
        `shared views of ${list}`,
      ])
      const taken = await ListView.query({ client: trx })
        .where({ list, shared: true })
        .whereNotNull('user_id')
        .whereNot('user_id', admin.id)
        .whereRaw('lower(name) = lower(?)', [name])
        .preload('user')
        .first()
      if (taken)
        throw new Refusal(
          sentence('{name} shares a view of this name; choose another one', {
            name: taken.user.fullName,
          })
        )
    }
    const view = await putView(
      trx,
      { userId: admin.id },
      { list, name, address, shared: isShared },
      sentence('You have {max} views of this list; delete one before you save another', {
        max: viewLimits.views.max,
      })
    )
    await view.load('user')
    return view
  })
}
