import { Readable } from 'node:stream'
import db from '@adonisjs/lucid/services/db'

const BATCH = 1_000

/**
 * The conversations that are a person's own, as text with a line for each message, for their export: what both sides
 * wrote. What their company talks with candidates is the company's; of it an export has what they wrote themselves.
 */
export async function* transcriptsOf(userId: number): AsyncGenerator<[id: number, text: Readable]> {
  for (let after = 0; ;) {
    const { rows } = await db.rawQuery(
      `select id from (
         select c.id from conversations c join candidates ca on ca.id = c.candidate_id where ca.user_id = :userId
         union select id from conversations where user_id = :userId
         union select id from conversations where colleague_id = :userId) own
       where id > :after order by id limit :batch`,
      { userId, after, batch: BATCH } as any
    )
    for (const { id } of rows) yield [id, Readable.from(linesOf(id))]
    if (rows.length < BATCH) return
    after = rows.at(-1).id
  }
}

async function* linesOf(conversationId: number) {
  for (let after = 0; ;) {
    const { rows } = await db.rawQuery(
      `select m.id, to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' ' || coalesce(u.first_name || ' ' || u.last_name, 'A former member')
         || ': ' || m.body || coalesce((select string_agg(' [' || f.file_name || ']', '' order by f.id)
           from message_attachments a join files f on f.id = a.file_id where a.message_id = m.id), '') || E'\n' as line
       from messages m left join users u on u.id = m.sender_id
       where m.conversation_id = (select :conversationId::bigint) and m.id > :after and m.deleted_at is null order by m.id limit :batch`,
      { conversationId, after, batch: BATCH } as any
    )
    for (const { line } of rows) yield line as string
    if (rows.length < BATCH) return
    after = rows.at(-1).id
  }
}
