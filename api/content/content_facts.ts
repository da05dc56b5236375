import { valuesOf, type Choice } from '#api/http/choices'

// Pure: the portal and the console import this file.

export const faqAudiences = [
  { value: 'Client', label: 'Companies' },
  { value: 'Developer', label: 'Candidates' },
  { value: 'Pricing', label: 'Prices' },
] as const satisfies readonly Choice[]
export const faqAudienceValues = valuesOf(faqAudiences)
export type FaqAudience = (typeof faqAudienceValues)[number]

export const severities = [
  { value: 'info', label: 'For information' },
  { value: 'warning', label: 'Warning' },
  { value: 'blocking', label: 'Blocking: nobody can change anything in the meantime' },
] as const satisfies readonly Choice[]
export type Severity = (typeof severities)[number]['value']

export const messageAudiences = [
  { value: 'public', label: 'Visitors' },
  { value: 'candidate', label: 'Candidates' },
  { value: 'client', label: 'Companies' },
  { value: 'admin', label: 'Administrators' },
  { value: 'all', label: 'Everyone' },
] as const satisfies readonly Choice[]
export type MessageAudience = (typeof messageAudiences)[number]['value']

/** Votes on help that one address may send in a minute. */
export const VOTES_A_MINUTE = 20
/** Entries of the feed. */
export const FEED_ENTRIES = 50

/** Seconds after which somebody whom maintenance held tries again, where no end is named. */
export const RETRY_SECONDS = 300

export const contentLimits = {
  slug: { max: 100 },
  title: { min: 3, max: 120 },
  summary: { max: 300 },
  /** Characters that a reader sees. */
  body: { max: 40_000 },
  question: { min: 5, max: 200 },
  answer: { max: 5_000 },
  group: { max: 80 },
  category: { max: 60 },
  author: { max: 80 },
  tags: { max: 8 },
  imageAlt: { max: 200 },
  position: { min: 0, max: 10_000 },
  voteComment: { max: 500 },
  notice: { title: { min: 3, max: 120 }, message: { min: 3, max: 1_000 } },
} as const

/** Questions of an audience, or pages of a kind, in one list. */
export const MOST_LISTED = 500
export const BLOGS_A_PAGE = 12
export const RECENT_BLOGS = 3
export const RELATED_BLOGS = 3
/** A person reads so many words a minute (Brysbaert 2019, silent reading of non-fiction). */
export const WORDS_A_MINUTE = 238
/** Jobs on the page of a skill. */
export const JOBS_OF_A_SKILL = 6
/** Pay of a country is told from so many jobs of so many companies on, so that it is nobody's in particular. */
export const PAY_FROM = { jobs: 5, companies: 3 } as const
