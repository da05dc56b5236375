import type { Catalogue } from '../catalogues'

/** The list's own columns first, then what may be shown besides. */
export function columnsOf(catalogue: Catalogue) {
  const more = Object.entries(catalogue.fields).filter(
    ([name, field]) =>
      !catalogue.list.includes(name) &&
      !field.secret &&
      !field.echo &&
      !['html', 'longtext', 'json', 'preview'].includes(field.type)
  )
  return [...catalogue.list, ...more.map(([name]) => name)]
}
