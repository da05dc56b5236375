import type User from '#api/accounts/models/user'
import { seesDrafts } from '#api/content/sees_drafts'
import HelpPage from '#api/content/models/help_page'

type Wanted = { search?: string; category?: string; page?: number; limit?: number }

/** The published help pages: those that have the words, the best first; without words in the order of their categories. */
export function helpPagesOf({ search, category, page = 1, limit = 100 }: Wanted) {
  const query = HelpPage.query()
    .withScopes((scopes) => scopes.published())
    .if(category, (pages) => pages.where('category', category!))
  if (search)
    query
      .whereRaw(`(search @@ websearch_to_tsquery('english', ?) or title ilike ?)`, [
        search,
        `%${search.replace(/[\\%_]/g, '\\$&')}%`,
      ])
      .orderByRaw(`ts_rank(search, websearch_to_tsquery('english', ?)) desc, position, id`, [
        search,
      ])
  else query.orderByRaw('category, position, id')
  return query.paginate(page, limit)
}

/** A published help page by its address; a draft too for who keeps the content. */
export const findHelpPage = (slug: string, reader?: User) =>
  HelpPage.query()
    .if(!seesDrafts(reader), (pages) => pages.withScopes((scopes) => scopes.published()))
    .where('slug', slug.slice(0, 200))
    .firstOrFail()
