import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Brings a backup back, into a place where nothing is yet. */
export default class BackupRestore extends BaseCommand {
  static commandName = 'backup:restore'
  static description =
    'Restore a backup into an empty database and an empty storage, compare, and bring it up to this version'
  static help = [
    'FILE is a path, the name of a backup in BACKUP_BUCKET or BACKUP_PATH, or "latest".',
    'Ends with 1 when it is not restored; what it left is marked, and another try takes it away.',
  ]
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'A path, a name, or "latest"' })
  declare file: string

  async run() {
    const { findBackup } = await import('#api/backups/find_backup')
    const { restoreBackup } = await import('#api/backups/restore/restore_backup')
    const { tellFault } = await import('#api/backups/tell_fault')
    await tellFault(this, async () => {
      const { place, name } = await findBackup(this.file)
      const { totals } = await restoreBackup(place, name, (line) => this.logger.log(line))
      this.logger.success(
        `${totals.rows} rows and ${totals.files} files are restored. Start Candor with "npm start"`
      )
    })
  }
}
