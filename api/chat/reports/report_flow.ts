import { Flow, type StateOf } from '#api/flow/flow'

/** What becomes of a message that somebody reported. */
export const reportFlow = new Flow({
  title: 'Reported message',
  one: 'report',
  states: {
    open: { label: 'Awaiting a decision', is: 'waits for a decision' },
    upheld: { label: 'Message removed', is: 'was upheld', over: true },
    dismissed: { label: 'Dismissed', is: 'was dismissed', over: true },
  },
  moves: {
    report: {
      by: ['client', 'candidate'],
      from: 'new',
      to: 'open',
      label: 'Report',
      deed: 'be made',
    },
    uphold: {
      by: 'platform',
      from: ['open'],
      to: 'upheld',
      label: 'Remove the message',
      deed: 'be upheld',
    },
    dismiss: {
      by: 'platform',
      from: ['open'],
      to: 'dismissed',
      label: 'Dismiss',
      deed: 'be dismissed',
    },
  },
})

export type ReportStatus = StateOf<typeof reportFlow>
