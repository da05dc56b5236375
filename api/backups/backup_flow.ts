import { Flow, type StateOf } from '#api/flow/flow'

/** A backup of the installation, from its first row to the day when newer ones take its place. */
export const backupFlow = new Flow({
  title: 'Backup',
  one: 'backup',
  states: {
    making: { label: 'Being made', is: 'is being made' },
    kept: { label: 'Kept', is: 'is kept' },
    failed: { label: 'Failed', is: 'failed', over: true },
    removed: { label: 'Removed', is: 'was removed', over: true },
  },
  moves: {
    begin: {
      by: 'system',
      from: 'new',
      to: 'making',
      label: 'Begin',
      deed: 'begin',
      after: 'by the schedule, or the command backup:create',
    },
    keep: {
      by: 'system',
      from: ['making'],
      to: 'kept',
      label: 'Keep',
      deed: 'be kept',
      after: 'when its last byte is written',
    },
    fail: {
      by: 'system',
      from: ['making'],
      to: 'failed',
      label: 'Fail',
      deed: 'fail',
      after: 'when it cannot be written, or its process was killed',
    },
    remove: {
      by: 'system',
      from: ['kept'],
      to: 'removed',
      label: 'Remove',
      deed: 'be removed',
      after: 'when newer ones take its place',
    },
  },
})

export type BackupState = StateOf<typeof backupFlow>
