import { labelIn } from '#api/http/choices'
import { choicesOf, isState, labelOf, type Catalogue, type Named } from '../catalogues'

type Row = Record<string, any>

/** What the admin reads after an action: the state that the row is in now, or that it is done. */
export function saidOf(catalogue: Catalogue, action: Named, before: Row, after: Row = {}) {
  const [name, field] =
    Object.entries(catalogue.fields).find(
      ([each, { type }]) =>
        type === 'choice' && isState(each) && after[each] && after[each] !== before[each]
    ) ?? []
  return field
    ? `${labelOf(name!, field)}: ${labelIn(choicesOf(field), after[name!])}`
    : `${action.label}: done`
}
