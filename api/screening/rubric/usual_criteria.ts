import { criterionKinds } from '#api/screening/screening_facts'
import type { Criterion } from '#api/screening/material/material'

/** What every job begins with. */
export const usualCriteria = (): Criterion[] =>
  criterionKinds.map(({ key, label, weight }) => ({ key, label, weight }))
