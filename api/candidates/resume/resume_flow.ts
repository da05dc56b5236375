import { Flow, type StateOf } from '#api/flow/flow'

/** A resume that is read into a draft of the profile; `draft/` reads it, in jobs of the queue. */
export const resumeFlow = new Flow({
  title: 'Import of a resume',
  one: 'resume',
  column: 'parseStatus',
  states: {
    stored: { label: 'Kept', is: 'is kept without being read' },
    queued: { label: 'Waits to be read', is: 'waits to be read' },
    parsing: { label: 'Being read', is: 'is being read' },
    ready: { label: 'Read', is: 'is read already', over: true },
    failed: { label: 'Could not be read', is: 'could not be read' },
  },
  moves: {
    upload: { by: 'candidate', from: 'new', to: 'queued', label: 'Upload', deed: 'be uploaded' },
    keepUnread: {
      by: 'system',
      from: 'new',
      to: 'stored',
      label: 'Keep',
      deed: 'be kept unread',
      after: 'when it is older than the reader',
    },
    readAgain: {
      by: 'candidate',
      from: ['stored', 'failed'],
      to: 'queued',
      label: 'Read again',
      deed: 'be read again',
    },
    read: {
      by: 'system',
      from: ['queued', 'parsing'],
      to: 'parsing',
      label: 'Read',
      deed: 'be read',
      after: 'when its turn comes',
    },
    keep: {
      by: 'system',
      from: ['queued', 'parsing'],
      to: ['ready', 'failed'],
      label: 'Keep what was found',
      deed: 'be kept',
      after: 'when it is read',
    },
    giveUp: {
      by: 'system',
      from: ['queued', 'parsing'],
      to: 'failed',
      label: 'Give up',
      deed: 'be given up',
      after: 'when every try failed, or no job reads it any more after 10 minutes',
    },
  },
})

export type ParseStatus = StateOf<typeof resumeFlow>
