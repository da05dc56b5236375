import { args, BaseCommand, flags } from '@adonisjs/core/ace'

/** Is a backup worth having? Fails where it is not. */
export default class BackupVerify extends BaseCommand {
  static commandName = 'backup:verify'
  static description =
    'Read a backup to its end and compare everything in it with its sums; needs no database'
  static help = [
    'FILE is a path, the name of a backup in BACKUP_BUCKET or BACKUP_PATH, or "latest".',
    '--deep restores it into a database and a folder of its own, which go afterwards: that takes as much disk as the backup unpacked.',
  ]

  @args.string({ description: 'A path, a name, or "latest"' })
  declare file: string

  @flags.boolean({ description: 'Restore it as well, and compare' })
  declare deep: boolean

  async run() {
    const { findBackup } = await import('#api/backups/find_backup')
    const { restoreElsewhere } = await import('#api/backups/restore/restore_elsewhere')
    const { tellFault } = await import('#api/backups/tell_fault')
    const { verifyBackup } = await import('#api/backups/verify_backup')
    await tellFault(this, async () => {
      const { place, name } = await findBackup(this.file)
      const { manifest, totals } = await verifyBackup(place, name)
      this.logger.info(
        `Candor ${manifest.version}, PostgreSQL ${manifest.postgres}, ${manifest.madeAt}: ${totals.rows} rows of ` +
          `${totals.tables} tables, ${totals.files} files, of ${totals.tableBytes} and ${totals.fileBytes} bytes`
      )
      for (const fault of totals.named) this.logger.warning(fault)
      if (this.deep) await restoreElsewhere(this.app, this.file)
      this.logger.success(
        this.deep ? 'The backup is whole and was restored' : 'The backup is whole'
      )
    })
  }
}
