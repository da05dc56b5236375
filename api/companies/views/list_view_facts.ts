// Pure: screens import it too.

/** The lists of a company that have views of their own. */
export const viewedLists = ['applicants', 'company-jobs', 'saved', 'search'] as const
export type ViewedList = (typeof viewedLists)[number]

export const viewLimits = {
  name: { max: 40 },
  address: { max: 2000 },
  /** Those that a company shares of one list, or an administrator has. */
  views: { max: 50 },
  /** Those of one list that an administrator sees: their own first, then those of others. */
  listed: { max: 100 },
}
