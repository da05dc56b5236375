import db from '@adonisjs/lucid/services/db'

/** Pages with addresses and versions, by the first part of their address. */
export const tables = { help: 'help_pages', blogs: 'blogs', skills: 'skill_pages' } as const
export type ContentKind = keyof typeof tables

/** The address that a published page has now, by one that it had; null where there never was one. */
export async function addressNow(kind: ContentKind, slug: string): Promise<string | null> {
  const row = await db
    .from('content_redirects as former')
    .join(`${tables[kind]} as page`, 'page.id', 'former.page_id')
    .where({ 'former.kind': kind, 'former.slug': slug.slice(0, 200), 'page.status': 'published' })
    .select('page.slug as slug')
    .first()
  return row ? `/${kind}/${row.slug}` : null
}
