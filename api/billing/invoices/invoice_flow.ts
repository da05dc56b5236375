import { Flow, type StateOf } from '#api/flow/flow'
import { sentence } from '#api/languages/sentence'

/** An invoice or a credit note: final once it has its number. Those of orders are issued at once, those by hand begin as drafts. */
export const invoiceFlow = new Flow({
  title: 'Invoice',
  one: 'invoice',
  states: {
    draft: { label: 'Draft', is: 'is a draft' },
    issued: { label: 'Issued', is: 'is issued' },
    void: { label: 'Void', is: 'is void', over: true },
  },
  guards: {
    byHand: ({ orderId, kind }: { orderId: number | null; kind: string }) =>
      orderId === null && kind === 'invoice'
        ? null
        : sentence(
            'This paper belongs to an order; pay the order back, and its credit note follows'
          ),
  },
  moves: {
    write: {
      by: 'platform',
      from: 'new',
      to: 'draft',
      label: 'Write',
      deed: 'be written',
    },
    bill: {
      by: 'system',
      from: 'new',
      to: 'issued',
      label: 'Bill',
      deed: 'be issued',
      after: 'when an order is paid, or paid back',
    },
    issue: {
      by: 'platform',
      from: ['draft'],
      to: 'issued',
      label: 'Issue',
      deed: 'be issued',
      done: 'The invoice has its number and is final',
    },
    void: {
      by: 'platform',
      from: ['draft', 'issued'],
      to: 'void',
      label: 'Void',
      deed: 'be made void',
      given: ['byHand'],
    },
  },
})

export type InvoiceStatus = StateOf<typeof invoiceFlow>
