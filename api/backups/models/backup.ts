import { BackupSchema } from '#database/schema'
import type { BackupState } from '#api/backups/backup_flow'

/** The record of one backup; the backup itself lies in a folder or a bucket. */
export default class Backup extends BackupSchema {
  declare status: BackupState
}
