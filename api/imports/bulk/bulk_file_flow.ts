import { Flow, type StateOf } from '#api/flow/flow'

/** A resume of a bulk upload, from its arrival to the profile that waits for its person. */
export const bulkFileFlow = new Flow({
  title: 'File of a bulk upload',
  one: 'file',
  column: 'state',
  states: {
    queued: { label: 'Waits', is: 'waits to be read' },
    parsed: { label: 'Brought in', is: 'is brought in', over: true },
    duplicate: { label: 'Known already', is: 'is known already', over: true },
    failed: { label: 'Failed', is: 'could not be brought in' },
  },
  moves: {
    upload: { by: 'platform', from: 'new', to: 'queued', label: 'Upload', deed: 'be uploaded' },
    refuse: {
      by: 'system',
      from: 'new',
      to: 'failed',
      label: 'Refuse',
      deed: 'be refused',
      after: 'when it is no PDF, or too large',
    },
    bringIn: {
      by: 'system',
      from: ['queued'],
      to: ['parsed', 'duplicate', 'failed'],
      label: 'Bring in',
      deed: 'be brought in',
      after: 'when its turn comes',
    },
    retry: {
      by: 'platform',
      from: ['failed'],
      to: 'queued',
      label: 'Try again',
      deed: 'be tried again',
    },
  },
})

export type BulkFileState = StateOf<typeof bulkFileFlow>
