import { sqlIndex } from '#api/talent/search/sql_index'
import type { SearchIndex } from '#api/talent/search/search_query'

/** What answers searches now. */
export function currentIndex(): SearchIndex {
  return sqlIndex
}
