export { Cluster } from '#api/engines/open_search/cluster'
export type { Feed } from '#api/engines/open_search/feed'
export { ProfileIndex } from '#api/engines/open_search/profile_index'
