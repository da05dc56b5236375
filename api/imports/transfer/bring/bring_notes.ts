import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { NoteRow } from '#api/imports/systems/rows'
import {
  countLeft,
  isOurs,
  keepRecords,
  withPeople,
  type Bringing,
} from '#api/imports/transfer/bring/bringing'
import { insertRows, nextIds } from '#api/imports/insert_rows'
import { labelOf } from '#api/imports/transfer/tally'
import { talentLimits } from '#api/talent/talent_facts'

/** Brings notes in as comments of the team, with who wrote them and when; a long one becomes several. */
export async function bringNotes(
  trx: TransactionClientContract,
  bringing: Bringing,
  given: NoteRow[]
) {
  const { wanted, dry, tally, colleagues, now } = bringing
  const parts: {
    id: string
    candidateId: number
    authorId: number | null
    body: string
    at: Date
  }[] = []
  for (const { row, record, person, hasPerson } of await withPeople(trx, bringing, given)) {
    const label = labelOf(row)
    if (record) {
      tally.count('note', isOurs(bringing, record) ? 'new' : 'known', row.source, label)
      continue
    }
    if (!hasPerson) {
      countLeft(bringing, row, label)
      continue
    }
    tally.count('note', 'new', row.source, label)
    if (dry) continue
    const { email, name } = row.by ?? {}
    const authorId = (email && colleagues.get(email.toLowerCase())) || null
    const signed = !authorId && (name || email) ? `${name ?? email}:\n${row.body}` : row.body
    inParts(signed).forEach((body, at) =>
      parts.push({
        id: at === 0 ? row.id : `${row.id}#${at + 1}`,
        candidateId: Number(person!.candidate_id),
        authorId,
        body,
        at: row.at < now ? row.at : now,
      })
    )
  }
  const ids = await nextIds(trx, 'candidate_comments', parts.length)
  await insertRows(
    trx,
    'candidate_comments',
    {
      id: 'bigint',
      company_id: 'bigint',
      candidate_id: 'bigint',
      author_id: 'bigint',
      body: 'text',
      created_at: 'timestamptz',
      updated_at: 'timestamptz',
    },
    parts.map(({ candidateId, authorId, body, at }, index) => ({
      id: ids[index],
      company_id: wanted.companyId,
      candidate_id: candidateId,
      author_id: authorId,
      body,
      created_at: at,
      updated_at: at,
    }))
  )
  await keepRecords(
    trx,
    bringing,
    'note',
    parts.map(({ id }, at) => ({ id, made: true, comment_id: ids[at] }))
  )
}

/** Parts of at most a comment's length, cut between letters and not within one. */
function inParts(body: string): string[] {
  const letters = [...body]
  const most = talentLimits.comment.max
  return Array.from({ length: Math.max(1, Math.ceil(letters.length / most)) }, (_, at) =>
    letters.slice(at * most, (at + 1) * most).join('')
  )
}
