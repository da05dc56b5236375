import { useGetList } from 'react-admin'
import { fits, type Keys } from '#api/catalogues/definition'
import { catalogueOf, titleOf } from '../catalogues'

type Entry = { key: string; name: string; kind: 'switch' | 'number' | 'text' }

/** The keys that a row itself lists for a map; none where they are a catalogue's. */
export const keysIn = (keys: Keys, record?: Record<string, any>): string[] =>
  'listed' in keys ? (record?.[keys.listed] ?? []) : []

/** What a map has values for, in the order of its catalogue; what it holds besides comes last. */
export function useKeysOf(keys: Keys, value: object, listed: readonly string[] = []): Entry[] {
  const of = 'catalogue' in keys ? keys : undefined
  const catalogue = of && catalogueOf(of.catalogue)
  const [field, order] = catalogue?.sort ?? ['id', 'ASC']
  const { data } = useGetList(
    of?.catalogue ?? '',
    { pagination: { page: 1, perPage: 100 }, sort: { field, order } },
    { enabled: Boolean(of) }
  )
  const known = (data ?? []).map((row): Entry => ({
    key: row[of!.by],
    name: titleOf(catalogue!, row),
    kind: fits(row, of!.yesNo) ? 'switch' : 'number',
  }))
  // while the catalogue loads nothing is known of its keys
  const others = of && !data ? [] : [...new Set([...Object.keys(value), ...listed])]
  return [
    ...known,
    ...others
      .filter((key) => !known.some((one) => one.key === key))
      .map((key): Entry => ({ key, name: key, kind: kindOf(value[key as never]) })),
  ]
}

const kindOf = (value: unknown) =>
  typeof value === 'boolean' ? 'switch' : typeof value === 'number' ? 'number' : 'text'
