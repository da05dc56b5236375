import db from '@adonisjs/lucid/services/db'
import { MOST_EXPORTED_MESSAGES } from '#api/chat/chat_facts'

/** What a company and each of the candidates wrote, the last messages of it: a line each, with time and name, by the candidate's id. */
export async function conversationWords(companyId: number, candidateIds: number[]) {
  if (candidateIds.length === 0) return new Map<number, string>()
  const { rows } = await db.rawQuery(
    `select c.candidate_id as candidate, said.words from conversations c, lateral (
       select left(string_agg(to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' ' || u.first_name || ' ' || u.last_name || ': ' || m.body, E'\n' order by m.id), 32000) as words
       from (select * from messages where conversation_id = c.id and deleted_at is null order by id desc limit :most) m join users u on u.id = m.sender_id) said
     where c.kind = 'company' and c.company_id = :company and c.candidate_id = any(:candidates) and said.words is not null`,
    { company: companyId, candidates: candidateIds, most: MOST_EXPORTED_MESSAGES } as any
  )
  return new Map<number, string>(
    rows.map(({ candidate, words }: { candidate: number; words: string }) => [candidate, words])
  )
}
