import Backup from '#api/backups/models/backup'
import { backupMoves } from '#api/backups/backup_moves'
import { outlived } from '#api/backups/backup_names'
import type { BackupPlace } from '#api/backups/backup_place'

/** Removes the backups of a place that newer ones replace, with their records; returns their names. Safe to run twice. */
export async function removeOutlived(place: BackupPlace) {
  const names = outlived(await place.names())
  for (const name of names) {
    await place.remove(name)
    const records = await Backup.query()
      .where({ name, place: place.words, status: 'kept' })
      .orderBy('id')
    for (const record of records) await backupMoves.remove(record, null)
  }
  return names
}
