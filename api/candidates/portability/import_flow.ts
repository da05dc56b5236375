import { Flow } from '#api/flow/flow'
import { sentence } from '#api/languages/sentence'
import { IMPORT_DAYS } from '#api/candidates/candidate_facts'

/** A profile brought along as JSON Resume or the export of LinkedIn: there, or gone. */
export const importFlow = new Flow({
  title: 'Import of a profile',
  one: 'import',
  read: (_row: object, _now: Date) => 'ready',
  states: {
    ready: { label: 'Ready to accept from', is: 'is ready to accept from' },
    gone: { label: 'Gone', is: 'is gone', over: true },
  },
  moves: {
    bring: {
      by: 'candidate',
      from: 'new',
      to: 'ready',
      label: 'Bring a profile',
      deed: 'be brought',
    },
    accept: {
      by: 'candidate',
      from: ['ready'],
      to: 'ready',
      label: 'Accept a part',
      deed: 'be accepted from',
    },
    replace: {
      by: 'candidate',
      from: ['ready'],
      to: 'gone',
      label: 'Bring another',
      deed: 'be replaced',
    },
    sweep: {
      by: 'system',
      from: ['ready'],
      to: 'gone',
      label: 'Delete',
      deed: 'be deleted',
      after: sentence('after {days} days', { days: IMPORT_DAYS }),
    },
  },
})
