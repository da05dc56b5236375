import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import env from '#config/env'
import { BackupReader, BrokenBackup, type Read } from '#api/engines/backup_file/backup_file'
import type { BackupPlace } from '#api/backups/backup_place'
import {
  MANIFEST,
  manifestOf,
  TOTALS,
  totalsOf,
  type Manifest,
  type Totals,
} from '#api/backups/manifest'

export type Whole = { manifest: Manifest; totals: Totals }

/**
 * Reads a backup to its end and compares everything in it with its sums, without a database. Throws when it is damaged, is
 * sealed otherwise, or was made in a newer format.
 */
export async function verifyBackup(place: BackupPlace, name: string): Promise<Whole> {
  let manifest: Manifest | undefined
  let totals: Totals | undefined
  await readThrough(place, name, {
    async note(title, content) {
      if (title === MANIFEST) manifest = await manifestOf(content)
      if (title === TOTALS) totals = await totalsOf(content)
    },
    content: (_, content) => drain(content),
    whole: () => {},
    missing: () => {},
  })
  if (!manifest || !totals) throw new BrokenBackup('This is no backup of Candor. Take another file')
  return { manifest, totals }
}

/** Reads a backup with the key of the settings. */
export const readThrough = async (place: BackupPlace, name: string, read: Read) =>
  new BackupReader(read, env.get('BACKUP_KEY')?.release()).all(await place.read(name))

/** Reads to the end and keeps nothing. */
export const drain = (content: Readable) => finished(content.resume())
