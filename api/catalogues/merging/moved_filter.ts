import type { Filter } from '#api/talent/search/resolve_filter'

type Skills = NonNullable<Filter['skills']>

/** A saved search that asks for one skill where it asked for another. */
export function movedFilter(
  filter: Filter,
  { from, into }: { from: number; into: number }
): Filter {
  const one = <Id extends number | string>(id: Id) =>
    String(id) === String(from) ? ((typeof id === 'string' ? String(into) : into) as Id) : id
  const list = <Id extends number | string>(ids?: Id[]) => ids && [...new Set(ids.map(one))]
  const { skills, minYears, testPassed } = filter
  return {
    ...filter,
    ...(skills && {
      skills: Object.fromEntries(
        Object.entries(skills).map(([name, ids]) => [name, list(ids as number[])])
      ) as Skills,
    }),
    ...(minYears && {
      // the other skill's own years are kept
      minYears: Object.fromEntries(
        Object.entries(minYears)
          .sort(([id]) => (id === String(from) ? -1 : 1))
          .map(([id, years]) => [one(id), years])
      ),
    }),
    ...(testPassed && { testPassed: list(testPassed) }),
  }
}
