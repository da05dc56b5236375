import { valuesOf } from '#api/http/choices'

/** The orders of developer search. */
export const searchSorts = [
  { value: 'relevance', label: 'Best match' },
  { value: 'latest', label: 'Newest first' },
  { value: 'experience', label: 'Most experience' },
  { value: 'pay', label: 'Lowest pay' },
] as const
export const searchSortValues = valuesOf(searchSorts)

/** The orders of the saved profiles. */
export const savedSorts = [
  { value: 'latest', label: 'Recently saved' },
  { value: 'oldest', label: 'First saved' },
  { value: 'experience', label: 'Most experience' },
  { value: 'active', label: 'Last active' },
] as const
export type SavedSort = (typeof savedSorts)[number]['value']
export const savedSortValues = valuesOf(savedSorts)

/** How often a saved search tells of new developers, and how long after one alert the next may come. */
export const alerts = [
  { value: 'off', label: 'No mail', pause: null },
  { value: 'instant', label: 'Mail immediately', pause: { minutes: 1 } },
  { value: 'daily', label: 'Mail once a day', pause: { days: 1 } },
  { value: 'weekly', label: 'Mail once a week', pause: { weeks: 1 } },
] as const
export type Alert = (typeof alerts)[number]['value']
export const alertValues = valuesOf(alerts)

/** How a spotlight or promotion came about. */
export const placeSources = [
  { value: 'grant', label: 'Grant' },
  { value: 'purchase', label: 'Purchase' },
] as const
export type PlaceSource = (typeof placeSources)[number]['value']
/** Days that a spotlight or promotion can be bought or granted for. */
export const PLACE_DAYS = [7, 15, 30] as const
/** Days before its end on which its owner is told. */
export const PLACE_WARN_DAYS = 3

/** Lengths in characters and counts. */
export const talentLimits = {
  /** Employers or schools that a search asks for. */
  names: { max: 10 },
  comment: { max: 2000 },
  mentions: { max: 20 },
  note: { max: 2000 },
  contactMessage: { max: 2000 },
  contactDecline: { max: 500 },
  fetchReason: { min: 3, max: 300 },
  lists: { max: 100 },
  listName: { max: 60 },
  /** The candidates that a company compares. */
  topShortlist: { max: 4 },
  filters: { max: 50 },
  filterName: { max: 80 },
} as const

/** Days that a contact request waits for an answer. */
export const ANSWER_DAYS = 14
/** Days that an accepted request unlocks the contact for. */
export const UNLOCK_DAYS = 180
/** Days before a company may ask the same candidate again, however the last request ended. */
export const DAYS_BETWEEN_REQUESTS = 30
/** Profiles that one person, and a company's people together, may open within a day (UTC); their own applicants are not counted. */
export const looksADay = { ofMember: 300, ofCompany: 1000 } as const
/** The number of developers that a company sees before it is verified goes in steps of so many. */
export const COUNT_STEP = 10
/** Hours that two working days must share, unless told. */
export const SHARED_HOURS = 4
/** A working day has no more of them. */
export const MOST_SHARED_HOURS = 9
/** Days that a spotlight or a promotion may reach ahead. */
export const MOST_DAYS_AHEAD = 366
