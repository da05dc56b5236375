import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** What the product remembers about itself: which reference data is loaded, that the demo data is complete. */
export const settings = {
  async read<T>(
    key: string,
    client: QueryClientContract = db.connection()
  ): Promise<T | undefined> {
    const row = await client.from('settings').where('key', key).select('value').first()
    return row?.value
  },

  async write(key: string, value: unknown, client: QueryClientContract = db.connection()) {
    await client.rawQuery(
      'insert into settings (key, value) values (?, ?::jsonb) on conflict (key) do update set value = excluded.value, updated_at = now()',
      [key, JSON.stringify(value)]
    )
  },
}
