import type { Facets } from '../developers'
import type { Filter } from '../filter'

type Listed = 'workModes' | 'jobTypes' | 'availability' | 'testPassed'

/** What a part of the panel reads, and how it changes the filter. */
export type FacetProps = {
  filter: Filter
  facets: Facets | undefined
  set: (change: Partial<Filter>) => void
  /** Adds a value to one of the lists of the filter, or takes it off. */
  toggle: (name: Listed, value: string) => void
}

/** How the parts of the panel change the filter. */
export function facetChanges(filter: Filter, onChange: (filter: Filter) => void) {
  const set = (change: Partial<Filter>) => onChange(tidy({ ...filter, ...change }))
  const toggle = (name: Listed, value: string) => {
    const values = filter[name]?.map(String) ?? []
    set({
      [name]: values.includes(value)
        ? values.filter((other) => other !== value)
        : [...values, value],
    } as Partial<Filter>)
  }
  return { set, toggle }
}

/** Without what is empty, so that equal filters are equal. */
function tidy(filter: Filter): Filter {
  return Object.fromEntries(
    Object.entries(filter).filter(
      ([, value]) =>
        value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0)
    )
  )
}
