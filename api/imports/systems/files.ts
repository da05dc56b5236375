import type { Export, FileRow, Source } from '#api/imports/systems/rows'

/** A file of a person that lies in the zip; of one that does not, the list it was named in hears. */
export function* fileOf(
  { names, lost }: Pick<Export, 'names' | 'lost'>,
  { list = 'files', folders, ...file }: { list?: string; folders: string[] } & Named
): Generator<FileRow> {
  const path = folders.map((folder) => pathOf(names, folder, file.name)).find(Boolean)
  if (path) yield { kind: 'file', ...file, path }
  else lost(list, 'whose file is not in the zip')
}

type Named = { source: Source; id: string; personId: string; name: string }

/** A file in the zip: in a folder of an id, or alone of its name. */
export function pathOf(names: readonly string[], id: string, fileName: string): string | undefined {
  if (!fileName) return undefined
  const same = names.filter((name) => name === fileName || name.endsWith(`/${fileName}`))
  return (
    same.find((name) => name.split('/').includes(id)) ?? (same.length === 1 ? same[0] : undefined)
  )
}
