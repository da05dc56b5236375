/** Whether an entry of a list is offered. */
export const taxonStatuses = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
] as const
export type TaxonStatus = (typeof taxonStatuses)[number]['value']

export const locationKinds = [
  { value: 'country', label: 'Country' },
  { value: 'state', label: 'State' },
  { value: 'city', label: 'City' },
] as const
export type LocationKind = (typeof locationKinds)[number]['value']

/** What a name that the lists miss would be. */
export const customSkillKinds = [
  { value: 'skill', label: 'Skill' },
  { value: 'stack', label: 'Stack' },
  { value: 'tool', label: 'Tool' },
] as const
export type CustomSkillKind = (typeof customSkillKinds)[number]['value']
/** What candidates may ask for. */
export const askableKinds = ['skill', 'tool'] as const satisfies CustomSkillKind[]
export type AskableKind = (typeof askableKinds)[number]

/** Lengths in characters. */
export const taxonomyLimits = {
  name: { min: 1, max: 60 },
  slug: { max: 80 },
  /** Other names of one skill. */
  aliases: { max: 50 },
} as const
/** The names of a place wherever one is given: of a job, a person or a company. */
export const placeLimits = {
  city: { max: 120 },
  stateName: { max: 120 },
  stateCode: { max: 10 },
  countryName: { max: 80 },
} as const
