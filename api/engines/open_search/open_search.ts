export { Cluster } from '#api/engines/open_search/cluster'
export {
  all,
  among,
  any,
  isDocument,
  none,
  range,
  term,
  type Clause,
} from '#api/engines/open_search/clauses'
export { Feed, type Contents } from '#api/engines/open_search/feed'
export { findPage, type Stretch } from '#api/engines/open_search/pages'
export { ProfileIndex } from '#api/engines/open_search/profile_index'
