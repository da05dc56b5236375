import { movesOf } from '#api/flow/moves_of'
import { backupFlow } from '#api/backups/backup_flow'
import Backup from '#api/backups/models/backup'

/** What a backup that is whole holds. */
export type Figures = { bytes: number; tableRows: number; files: number; faultyFiles: number }

export const backupMoves = movesOf(backupFlow, {
  model: () => Backup,
  changes: {
    keep(backup: Backup, { now }, figures: Figures) {
      backup.merge({ ...figures, endedAt: now })
    },
    fail(backup: Backup, { now }, { reason }: { reason: string }) {
      backup.merge({ reason: reason.slice(0, 1000), endedAt: now })
    },
  },
})
