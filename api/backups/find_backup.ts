import { existsSync } from 'node:fs'
import { Refusal } from '#api/http/refusal'
import { newestFirst } from '#api/backups/backup_names'
import { chosenPlace, placeOf, type BackupPlace } from '#api/backups/backup_place'

/** The backup that a person named: a path, a name in the place of the settings, or `latest` for the newest there. */
export async function findBackup(asked: string): Promise<{ place: BackupPlace; name: string }> {
  const place = chosenPlace()
  if (existsSync(asked) || (!place && asked !== 'latest')) return placeOf(asked)
  if (!place)
    throw new Refusal('Set BACKUP_PATH or BACKUP_BUCKET to have a latest backup, or name a file')
  if (asked !== 'latest') return { place, name: asked }
  const [name] = newestFirst(await place.names())
  if (!name)
    throw new Refusal(
      `There is no backup in ${place.words}. Make one with "node ace backup:create"`
    )
  return { place, name }
}
