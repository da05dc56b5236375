import { createHash, type Hash } from 'node:crypto'
import { constants, readFileSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { endianness } from 'node:os'
import { basename, dirname, extname, join } from 'node:path'
import { Parts, type PartArray } from './parts.ts'
import type { Source } from './read_documents.ts'

/** What a snapshot says of itself. */
export type SnapshotHead = {
  /** See `makerOf`. */
  maker: string
  /** The table in its database; see `placeOf`. */
  place: string
  /** Every transaction before this one is in. */
  horizon: string
  /** When the columns were read, in milliseconds since 1970. */
  readAt: number
}
export type Snapshot = { head: SnapshotHead; parts: Parts }

/** A snapshot that must not be used: damaged, of another version or database, too old. The message says which. */
export class UnusableSnapshot extends Error {}

const MAGIC = Buffer.from('CANDOR SEARCH COLUMNS\n')
const LENGTH = 8
const SUM = 32
const CHUNK = 1024 * 1024
/** Who was killed while writing leaves its file behind; nobody writes for so long. */
const LEFT_AFTER = 3_600_000

const COLUMNS = ['numbers', 'ids', 'column', 'wheres', 'lists', 'postings']
const MAKERS = [
  ...['parts', 'bits', 'profile_columns', 'search_query', 'read_documents'],
  ...COLUMNS.map((name) => `columns/${name}`),
]

const kinds = { Uint8Array, Uint16Array, Uint32Array, Float64Array }
type Kind = keyof typeof kinds
type Told = { head: SnapshotHead; values: unknown[]; arrays: [kind: Kind, length: number][] }

/** The code that makes columns, and what it makes them of: where one of them differs, a file means something else. */
export function makerOf(source: Source): string {
  const hash = createHash('sha256').update(JSON.stringify([source, endianness()]))
  for (const name of MAKERS)
    hash.update(readFileSync(new URL(`./${name}${extname(import.meta.url)}`, import.meta.url)))
  return hash.digest('hex')
}

/**
 * Writes a snapshot beside the former one and puts it in its place once it is on the disk whole. Others work between its
 * pieces. Returns its bytes.
 */
export async function writeSnapshot(path: string, { head, parts }: Snapshot): Promise<number> {
  await mkdir(dirname(path), { recursive: true })
  await removeLeft(path)
  const partial = `${path}.${process.pid}-${Date.now()}`
  const file = await open(partial, constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY, 0o600)
  let bytes = 0
  try {
    const hash = createHash('sha256')
    const put = async (content: Uint8Array) => {
      for (let at = 0; at < content.length; at += CHUNK) {
        const chunk = content.subarray(at, at + CHUNK)
        hash.update(chunk)
        await file.writeFile(chunk)
      }
      bytes += content.length
    }
    const arrays = parts.arrays.map((array): [Kind, number] => [kindOf(array), array.length])
    const told = Buffer.from(JSON.stringify({ head, values: parts.values, arrays } satisfies Told))
    const length = Buffer.alloc(LENGTH)
    length.writeDoubleLE(told.length)
    for (const content of [MAGIC, length, told]) await put(content)
    for (const array of parts.arrays) await put(bytesOf(array))
    await file.writeFile(hash.digest())
    await file.sync()
  } catch (error) {
    await file.close()
    await rm(partial, { force: true })
    throw error
  }
  await file.close()
  await rename(partial, path)
  return bytes + SUM
}

/** Reads a snapshot whose head is taken by `check`, which throws where it is not; undefined where there is none. */
export async function readSnapshot(
  path: string,
  check: (head: SnapshotHead) => void
): Promise<Snapshot | undefined> {
  let file: FileHandle
  try {
    file = await open(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  try {
    const { size } = await file.stat()
    const hash = createHash('sha256')
    const start = await take(file, hash, Buffer.alloc(MAGIC.length + LENGTH))
    const length = start.readDoubleLE(MAGIC.length)
    // lengths are believed only as far as the file goes
    const most = size - start.length - SUM
    if (!start.subarray(0, MAGIC.length).equals(MAGIC) || !(length > 0 && length <= most))
      throw new UnusableSnapshot('it is no snapshot, or its beginning is damaged')
    const told = toldBy(await take(file, hash, Buffer.alloc(length)))
    const due = told.arrays.reduce(
      (sum, [kind, each]) => sum + each * kinds[kind].BYTES_PER_ELEMENT,
      length
    )
    if (due !== most) throw new UnusableSnapshot('it is shorter or longer than it says')
    check(told.head)
    const arrays: PartArray[] = []
    for (const [kind, each] of told.arrays) {
      const array = new kinds[kind](each)
      await take(file, hash, bytesOf(array))
      arrays.push(array)
    }
    const sum = await take(file, createHash('sha256'), Buffer.alloc(SUM))
    if (!sum.equals(hash.digest()))
      throw new UnusableSnapshot('it was changed after it was written, or its disk fails')
    return { head: told.head, parts: Parts.given(arrays, told.values) }
  } finally {
    await file.close()
  }
}

const bytesOf = ({ buffer, byteOffset, byteLength }: PartArray) =>
  new Uint8Array(buffer, byteOffset, byteLength)

const kindOf = (array: PartArray) => array.constructor.name as Kind

/** Fills these bytes with the next ones of the file. */
async function take<T extends Uint8Array>(file: FileHandle, hash: Hash, into: T): Promise<T> {
  for (let at = 0; at < into.length;) {
    const { bytesRead } = await file.read(into, at, Math.min(CHUNK, into.length - at))
    if (bytesRead === 0) throw new UnusableSnapshot('it ends too early')
    hash.update(into.subarray(at, at + bytesRead))
    at += bytesRead
  }
  return into
}

function toldBy(json: Buffer): Told {
  try {
    const told: Told = JSON.parse(json.toString())
    const isKnown = ([kind, length]: Told['arrays'][number]) =>
      Object.hasOwn(kinds, kind) && Number.isSafeInteger(length) && length >= 0
    if (told.arrays.every(isKnown)) return told
  } catch {
    // said below
  }
  throw new UnusableSnapshot('its beginning is damaged')
}

async function removeLeft(path: string) {
  const folder = dirname(path)
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(path)}.`)) continue
    const left = await stat(join(folder, name)).catch(() => undefined)
    if (left && Date.now() - left.mtimeMs > LEFT_AFTER)
      await rm(join(folder, name), { force: true })
  }
}
