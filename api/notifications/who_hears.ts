import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { mailedStatuses } from '#api/accounts/account_facts'
import { hearsNothing } from '#api/notifications/notification_ports'

/** SQL: does a person (the alias of `users`) hear of anything? With an account, or brought in by a company and told of that. */
export const hearsSql = (user: string) =>
  `(${user}.status in (${mailedStatuses.map((status) => `'${status}'`).join(', ')}) and not ${hearsNothing(`${user}.id`)})`

/** Those of the people who hear of anything. */
export async function hearAmong(
  userIds: number[],
  client: QueryClientContract = db.connection()
): Promise<Set<number>> {
  const { rows } = await client.rawQuery(
    `select users.id from users where users.id = any(?) and ${hearsSql('users')}`,
    [userIds] as any
  )
  return new Set(rows.map(({ id }: { id: number }) => Number(id)))
}
