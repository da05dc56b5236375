import { setPriority } from 'node:os'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** A backup while the product runs, from this machine or another one that reaches its database and storage. */
export default class BackupCreate extends BaseCommand {
  static commandName = 'backup:create'
  static description =
    'Back up all rows as of one moment and the files that they name; safe while people work'
  static help = [
    'Without FILE it goes to BACKUP_BUCKET or BACKUP_PATH, else to tmp/backups, under a name with the time.',
    'With BACKUP_KEY it is sealed. Ends with 1 when there is no backup.',
  ]
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Where to write it', required: false })
  declare file?: string

  @flags.boolean({
    description: 'As the schedule does: in the background, and remove what newer ones replace',
  })
  declare scheduled: boolean

  async run() {
    const { DateTime } = await import('luxon')
    const { backupName } = await import('#api/backups/backup_names')
    const { chosenPlace, folderPlace, placeOf } = await import('#api/backups/backup_place')
    const { makeBackup } = await import('#api/backups/make_backup')
    const { removeOutlived } = await import('#api/backups/remove_outlived')
    const { tellFault } = await import('#api/backups/tell_fault')
    if (this.scheduled) setPriority(10)
    const { place, name } = this.file
      ? placeOf(this.file)
      : {
          place: chosenPlace() ?? folderPlace(this.app.tmpPath('backups')),
          name: backupName(DateTime.now()),
        }
    await tellFault(this, async () => {
      const { backup, totals } = await makeBackup(place, name)
      const seconds = backup.endedAt!.diff(backup.createdAt).as('seconds').toFixed(1)
      this.logger.success(
        `${name} in ${place.words}: ${totals.rows} rows of ${totals.tables} tables, ${totals.files} files, ` +
          `${backup.bytes} bytes in ${seconds} s, ${backup.sealed ? 'sealed' : 'not sealed'}`
      )
      for (const fault of totals.named) this.logger.warning(fault)
      if (totals.faults > totals.named.length)
        this.logger.warning(`and ${totals.faults - totals.named.length} other files`)
      if (this.scheduled)
        for (const old of await removeOutlived(place)) this.logger.info(`${old} is removed`)
    })
  }
}
