/** Companies that one candidate follows at most. */
export const FOLLOWS_MOST = 200
