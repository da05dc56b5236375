// Pure: screens import it too.

/** The lists of a company that have views of their own. */
export const viewedLists = ['applicants', 'company-jobs', 'saved', 'search'] as const
export type ViewedList = (typeof viewedLists)[number]

export const viewLimits = {
  name: { max: 40 },
  address: { max: 2000 },
  /** Those that a company shares of one list. */
  views: { max: 50 },
}
