import { SEARCH_MAX } from '#api/http/paging_facts'
import { BLOGS_A_PAGE, contentLimits } from '#api/content/content_facts'

// The addresses of help and blog lists and the calls they stand for. Pure: the server's pages and the portal read them alike.

const text = (params: URLSearchParams, name: string, most: number) =>
  params.get(name)?.trim().slice(0, most) || undefined

/** `?search=bill` or `?category=Hiring` as the call it means. */
export const helpListOf = (params: URLSearchParams) => ({
  search: text(params, 'search', SEARCH_MAX),
  category: text(params, 'category', contentLimits.category.max),
  limit: 100,
})

/** `?tag=pay&page=2` as the call it means. */
export function blogListOf(params: URLSearchParams) {
  const page = Number(params.get('page'))
  return {
    search: text(params, 'search', SEARCH_MAX),
    tag: text(params, 'tag', 80),
    page: Number.isSafeInteger(page) && page > 1 && page < 10_000 ? page : 1,
    limit: BLOGS_A_PAGE,
  }
}
