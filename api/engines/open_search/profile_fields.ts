import type { SearchDocument } from '#api/engines/search_columns/search_columns'

/** A later version has an alias of its own, so that two versions of the product run beside each other. */
export const PROFILES = 'profiles-1'

/** More than anybody's tenths of a year. */
const TENTHS = 10_000

/** A skill and how long it is held as one number: so long or longer is a range of it, without nested documents. */
export const heldFor = (skill: number, tenths: number) =>
  skill * TENTHS + Math.min(tenths, TENTHS - 1)

const integer = { type: 'integer' }
const long = { type: 'long' }
const keyword = { type: 'keyword' }

export const profileMapping = {
  dynamic: 'strict',
  dynamic_templates: [{ pay: { path_match: 'pay_in.*', mapping: long } }],
  properties: {
    id: long,
    skills: integer,
    held_for: long,
    stacks: integer,
    titles: integer,
    words: integer,
    tests: integer,
    place: integer,
    country: keyword,
    time_zone: keyword,
    experience: integer,
    /** By currency, as other currencies cannot be compared: a field of each one. */
    pay_in: { type: 'object', dynamic: true },
    notice: integer,
    work_modes: integer,
    job_types: integer,
    availability: integer,
    english: integer,
    cleared: { type: 'boolean' },
    education: integer,
    relocation: { type: 'boolean' },
    progress: integer,
    active_at: long,
    listed_at: long,
    spotlight_until: long,
    promoted_until: long,
  },
}

/** A document as it is indexed; what is not known is left out. */
export function profileFields(document: SearchDocument) {
  const { skillIds, skillYears, placeId, pay, currency, notice, country, timeZone } = document
  return {
    id: document.id,
    skills: skillIds,
    held_for: skillIds.map((id, at) => heldFor(id, skillYears[at])),
    stacks: document.stackIds,
    titles: document.titleIds,
    words: document.wordIds,
    tests: document.testIds,
    ...(placeId > 0 && { place: placeId }),
    ...(country && { country }),
    ...(timeZone && { time_zone: timeZone }),
    experience: document.experience,
    ...(currency && pay >= 0 && { pay_in: { [currency]: pay } }),
    ...(notice >= 0 && { notice }),
    work_modes: setBits(document.workModes),
    job_types: setBits(document.jobTypes),
    availability: document.availability,
    english: document.english,
    cleared: document.cleared === 1,
    education: document.education,
    relocation: document.relocation === 1,
    progress: document.progress,
    active_at: document.activeAt,
    listed_at: document.listedAt,
    spotlight_until: document.spotlightUntil,
    promoted_until: document.promotedUntil,
  }
}

/** The places of the bits that are set, from 0. */
export const setBits = (bits: number) =>
  Array.from({ length: 32 - Math.clz32(bits) }, (_, bit) => bit).filter((bit) => (bits >> bit) & 1)
