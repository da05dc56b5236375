import { createHash, randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { voteValidator } from '#api/content/content_validators'
import type HelpPage from '#api/content/models/help_page'

/** The cookie by which a browser is told from others; it names nobody and opens nothing. */
const COOKIE = 'helper'

/** The browser's name for its votes, made on its first one. */
export function browserOf({ request, response }: HttpContext): string {
  const known = request.cookie(COOKIE)
  const name = typeof known === 'string' && known.length === 36 ? known : randomUUID()
  if (name !== known)
    response.cookie(COOKIE, name, { httpOnly: true, sameSite: 'lax', maxAge: '365 days' })
  return name
}

/** What somebody says of a help page, as it was sent. */
export const voteIn = ({ request }: HttpContext) => request.validateUsing(voteValidator)

/** Keeps whether a page helped, once a person or a browser; the last word counts. Returns both counts. */
export async function voteOnHelp(
  page: HelpPage,
  voter: { userId: number } | { browser: string },
  { helpful, comment }: { helpful: boolean; comment?: string | null }
): Promise<{ yes: number; no: number }> {
  const byPerson = 'userId' in voter
  const who = byPerson
    ? voter.userId
    : createHash('sha256').update(`${page.id}:${voter.browser}`).digest('hex')
  const column = byPerson ? 'user_id' : 'browser_hash'
  return db.transaction(async (trx) => {
    // the counts are added up by one vote at a time
    await trx.rawQuery('select id from help_pages where id = ? for no key update', [page.id])
    await trx.rawQuery(
      `insert into help_votes (help_page_id, ${column}, is_helpful, comment) values (:page, :who, :helpful, :comment)
       on conflict (help_page_id, ${column}) where ${column} is not null
       do update set is_helpful = excluded.is_helpful, comment = coalesce(excluded.comment, help_votes.comment), updated_at = now()`,
      { page: page.id, who, helpful, comment: comment ?? null } as any
    )
    const { rows } = await trx.rawQuery(
      `update help_pages set yes_count = counted.yes, no_count = counted.no
       from (select count(*) filter (where is_helpful) as yes, count(*) filter (where not is_helpful) as no from help_votes where help_page_id = :page) counted
       where id = :page returning yes_count as yes, no_count as no`,
      { page: page.id } as any
    )
    return { yes: Number(rows[0].yes), no: Number(rows[0].no) }
  })
}
