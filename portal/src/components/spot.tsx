/** Where nothing is yet: what will be there, drawn. */
export type SpotName =
  'jobs' | 'search' | 'people' | 'answered' | 'calendar' | 'messages' | 'company' | 'papers'

/**
 * A drawing for an empty state; it says nothing that the words beside it do not. It is fetched when it is shown, as most
 * lists have something in them.
 */
export const Spot = ({ name }: { name: SpotName }) => (
  <svg className="c-spot" width="120" height="80" aria-hidden="true">
    <use href={`/spots.svg#${name}`} />
  </svg>
)
