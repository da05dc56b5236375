/** The rows of a page, at most; lists that are wanted whole ask for it. */
export const PAGE_MOST = 100
/** Characters of what somebody searches for. */
export const SEARCH_MAX = 100
/** The rows of a page that the console offers. */
export const consolePageSizes = [25, 50, 100] as const
