/** A list of which one value may come without its list; a name may hold a comma. */
export const oneOrMany = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? [value] : value

/** The same of ids or choices, which hold none: `skills=1,2` is what `skills=1&skills=2` is, and an empty `skills=` counts as left out. */
export function separated(value: unknown) {
  if (typeof value !== 'string') return oneOrMany(value)
  const parts = value.split(',').flatMap((part) => part.trim() || [])
  return parts.length > 0 ? parts : undefined
}
