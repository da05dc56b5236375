import { randomBytes } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Inserts a row under a slug of its own and returns its id. The second one to come to a slug, even at the same
 * moment, gets a tail to it instead of an error.
 */
export async function insertWithSlug(
  trx: TransactionClientContract,
  table: string,
  base: string,
  row: Record<string, unknown>
): Promise<number> {
  const stem = base.slice(0, 60).replace(/(?<!-)-+$/, '')
  for (let slug = stem; ; slug = `${stem}-${randomBytes(3).toString('hex')}`) {
    const [inserted] = await trx.knexClient
      .table(table)
      .insert({ ...row, slug })
      .onConflict('slug')
      .ignore()
      .returning('id')
    if (inserted) return Number(inserted.id)
  }
}
