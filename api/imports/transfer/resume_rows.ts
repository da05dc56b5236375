import { buffer } from 'node:stream/consumers'
import { sentence, type Said } from '#api/languages/sentence'
import { fileKinds, megabytes } from '#api/files/file_facts'
import { nameOf } from '#api/candidates/resume/draft/draft_parts'
import { NO_ADDRESS, readAside } from '#api/imports/bulk/bulk_reader'
import { BULK_AT_ONCE } from '#api/imports/import_facts'
import type { FaultRow, Row, Source } from '#api/imports/systems/rows'
import { personOf } from '#api/imports/systems/values'
import { isResume, type Entry } from '#api/imports/transfer/open_files'

type Heard = { lost: (list: string, field: string) => void; read: (bytes: number) => void }

/**
 * Rows of resumes as they are: each file a person who applied today, known again by the address, and a resume that another
 * file with the same text is no second of. A second resume of a person is kept beside the first, and is no second
 * application. A few are read ahead, as many as are read at once.
 */
export async function* resumeRows(entries: Entry[], { lost, read }: Heard): AsyncGenerator<Row> {
  const ahead: Promise<Row[]>[] = []
  const texts = new Set<string>()
  const isSecond = (hash: string) => {
    const second = texts.has(hash)
    if (second) lost('files', 'the same text as another file')
    texts.add(hash)
    return second
  }
  const people = new Set<string>()
  const fresh = (rows: Row[]) => {
    const [person] = rows
    if (person?.kind !== 'person') return rows
    if (people.has(person.id)) return rows.filter(({ kind }) => kind === 'file')
    people.add(person.id)
    return rows
  }
  for (const entry of entries) {
    if (isResume(entry.path)) {
      const rows = rowsOf(entry, isSecond)
      // who stops listening before its turn is told of nothing
      rows.catch(() => {})
      ahead.push(rows)
    } else lost('files', 'neither PDF nor Word (.docx)')
    read(entry.bytes)
    if (ahead.length === BULK_AT_ONCE) yield* fresh(await ahead.shift()!)
  }
  for (const rows of ahead) yield* fresh(await rows)
}

async function rowsOf(entry: Entry, isSecond: (hash: string) => boolean): Promise<Row[]> {
  const source: Source = { file: entry.path, line: '' }
  const fault = (message: Said): FaultRow[] => [
    { kind: 'fault', source, what: 'file', column: '', message },
  ]
  const { maxBytes } = fileKinds.resume
  if (entry.bytes > maxBytes)
    return fault(
      sentence('The file is larger than {most}; make it smaller', { most: megabytes(maxBytes) })
    )
  const reading = await readAside(await buffer(await entry.open()))
  if ('fault' in reading) return fault(reading.fault)
  const { draft } = reading
  if (draft.textHash && isSecond(draft.textHash)) return []
  const email = draft.email?.value.trim().toLowerCase()
  if (!email) return fault(NO_ADDRESS)
  const { fName, lName } = nameOf(draft.fullName?.value ?? '')
  const personId = `mailto:${email}`
  const person = personOf(source, personId, {
    email,
    firstName: fName,
    lastName: lName,
    phone: draft.phone?.value,
    headline: draft.headline?.value,
  })
  if (person.kind === 'fault') return [person]
  return [
    person,
    {
      kind: 'application',
      source,
      id: `resume:${personId}`,
      jobId: null,
      personId,
      status: 'applied',
      appliedAt: new Date(),
    },
    {
      kind: 'file',
      source,
      id: `text:${draft.textHash ?? entry.path}`,
      personId,
      name: entry.path,
      path: entry.path,
      draft,
    },
  ]
}
