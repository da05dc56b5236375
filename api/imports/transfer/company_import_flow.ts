import { Flow, type StateOf } from '#api/flow/flow'
import { sentence } from '#api/languages/sentence'
import { IMPORT_DAYS } from '#api/imports/import_facts'

/** What a company brings along from elsewhere: looked at first, then brought in, and taken back as a whole. */
export const companyImportFlow = new Flow({
  title: 'Import of a company',
  one: 'import',
  states: {
    mapping: { label: 'Ready to review', is: 'waits for you to look at its columns' },
    checking: { label: 'Being checked', is: 'is being checked' },
    checked: { label: 'Checked', is: 'is checked, and nothing is brought in yet' },
    running: { label: 'Running', is: 'is running' },
    done: { label: 'Done', is: 'is done' },
    cancelled: { label: 'Cancelled', is: 'was cancelled' },
    failed: { label: 'Failed', is: 'broke off' },
    undoing: { label: 'Being undone', is: 'is being undone' },
    undone: { label: 'Undone', is: 'is undone', over: true },
  },
  moves: {
    upload: { by: 'client', from: 'new', to: 'mapping', label: 'Upload', deed: 'be uploaded' },
    change: {
      by: 'client',
      from: ['mapping', 'checked'],
      to: 'mapping',
      label: 'Change',
      deed: 'be changed',
    },
    check: {
      by: 'client',
      from: ['mapping', 'checked'],
      to: 'checking',
      label: 'Check without importing',
      deed: 'be checked',
      done: 'The files are being checked; nothing is brought in yet',
    },
    tell: {
      by: 'system',
      from: ['checking'],
      to: 'checked',
      label: 'Tell',
      deed: 'be told',
      after: 'when every row was looked at',
    },
    run: {
      by: 'client',
      from: ['checked'],
      to: 'running',
      label: 'Bring in',
      deed: 'be run',
      done: 'The import is running; you may leave this page',
    },
    finish: {
      by: 'system',
      from: ['running'],
      to: 'done',
      label: 'Finish',
      deed: 'be finished',
      after: 'when every row is brought in',
    },
    cancel: {
      by: 'client',
      from: ['mapping', 'checking', 'checked', 'running'],
      to: 'cancelled',
      label: 'Cancel',
      deed: 'be cancelled',
      done: 'Cancelled; what was brought in by then can be undone',
    },
    lapse: {
      by: 'system',
      from: ['mapping', 'checked'],
      to: 'cancelled',
      label: 'Let go',
      deed: 'be let go',
      after: sentence('after {days} days in which nobody ran it', { days: IMPORT_DAYS }),
    },
    fail: {
      by: 'system',
      from: ['checking', 'running', 'undoing'],
      to: 'failed',
      label: 'Break off',
      deed: 'break off',
      after: 'when its files cannot be read, or something broke on our side',
    },
    undo: {
      by: 'client',
      from: ['done', 'cancelled', 'failed'],
      to: 'undoing',
      label: 'Undo the whole import',
      deed: 'be undone',
      done: 'The import is being undone; what somebody changed since stays',
    },
    settle: {
      by: 'system',
      from: ['undoing'],
      to: 'undone',
      label: 'Settle',
      deed: 'be settled',
      after: 'when everything that nobody touched is removed',
    },
  },
})

export type CompanyImportStatus = StateOf<typeof companyImportFlow>
