import { Flow, type StateOf } from '#api/flow/flow'
import { sentence } from '#api/languages/sentence'

/** What somebody sent by a public form, until it is answered. */
export const leadFlow = new Flow({
  title: 'Lead',
  one: 'lead',
  states: {
    new: { label: 'New', is: 'is new' },
    open: { label: 'In work', is: 'is in work' },
    answered: { label: 'Answered', is: 'was answered' },
    closed: { label: 'Closed', is: 'is closed' },
    spam: { label: 'Spam', is: 'is spam' },
  },
  moves: {
    send: {
      by: ['client', 'candidate', 'system'],
      from: 'new',
      to: ['new', 'spam'],
      label: 'Send',
      deed: 'be sent',
    },
    take: {
      by: 'platform',
      from: ['new', 'open', 'answered'],
      to: 'open',
      label: 'Take',
      deed: 'be taken',
    },
    answer: {
      by: 'platform',
      from: ['new', 'open', 'answered'],
      to: 'answered',
      label: 'Answer by mail',
      deed: 'be answered',
      given: ['hasAddress'],
    },
    close: {
      by: 'platform',
      from: ['new', 'open', 'answered'],
      to: 'closed',
      label: 'Close',
      deed: 'be closed',
    },
    reject: {
      by: 'platform',
      from: ['new', 'open'],
      to: 'spam',
      label: 'Mark as spam',
      deed: 'be marked as spam',
    },
    reopen: {
      by: 'platform',
      from: ['closed', 'spam'],
      to: 'open',
      label: 'Open again',
      deed: 'be opened again',
    },
  },
  guards: {
    hasAddress: ({ email }: { email: string | null }) =>
      email ? null : sentence('It was sent without a mail address'),
  },
})

export type LeadStatus = StateOf<typeof leadFlow>
