import { useCallback, useEffect, useState } from 'react'
import { t } from '@lingui/core/macro'
import type { Facets } from '../developers'

// names of what was chosen, for as long as this page lives; the facets tell those that an address brings
const known = new Map<string, string>()

/** How the skills and stacks of a filter are called. */
export function useTaxonNames(facets: Facets | undefined) {
  const [, renamed] = useState(0)
  useEffect(() => {
    for (const [kind, values] of [
      ['skill', facets?.skills],
      ['skill', facets?.testPassed],
      ['stack', facets?.stacks],
    ] as const)
      for (const { _id, name } of values ?? []) known.set(`${kind}-${_id}`, name)
    renamed((now) => now + 1)
  }, [facets])
  const nameOfTaxon = useCallback(
    (kind: 'skill' | 'stack', id: string) =>
      known.get(`${kind}-${id}`) ?? (kind === 'skill' ? t`A skill` : t`A stack`),
    [facets]
  )
  const onName = (kind: 'skill' | 'stack', id: string, name: string) =>
    void known.set(`${kind}-${id}`, name)
  return { nameOf: nameOfTaxon, onName }
}
