import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { lockRow } from '#api/http/in_transaction'
import { MOST_DRAFTS } from '#api/catalogues/definition'
import RowDraft from '#api/catalogues/models/row_draft'

/** Whose draft it is, and of which row; null while the row is not made. */
export type DraftOf = { userId: number; catalogue: string; rowId: number | null }

/** The draft of a row, if its administrator keeps one. */
export const findRowDraft = (of: DraftOf) => RowDraft.findBy(of)

/** Keeps what was typed in place of what was kept before. An administrator's oldest draft goes for one too many. */
export async function keepRowDraft(
  of: DraftOf,
  { changed, readAt }: { changed: RowDraft['changed']; readAt?: Date | null }
) {
  return db.transaction(async (trx) => {
    await lockRow(trx, 'users', of.userId, 'no key update')
    const draft = await RowDraft.updateOrCreate(
      of,
      { changed, readAt: readAt ? DateTime.fromJSDate(readAt) : null },
      { client: trx }
    )
    const [oldest] = await RowDraft.query({ client: trx })
      .where('user_id', of.userId)
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .offset(MOST_DRAFTS)
      .limit(1)
    await oldest?.useTransaction(trx).delete()
    return draft
  })
}

/** Deletes a draft that was saved or discarded; one that is not there is gone already. */
export const dropRowDraft = (of: DraftOf) => RowDraft.query().where(columnsOf(of)).delete()

const columnsOf = ({ userId, catalogue, rowId }: DraftOf) => ({
  user_id: userId,
  catalogue,
  row_id: rowId,
})
