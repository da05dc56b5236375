import { Flow, type StateOf } from '#api/flow/flow'

/** A payment disputed at the bank. The bank decides; evidence is given at the gateway's own dashboard. */
export const disputeFlow = new Flow({
  title: 'Dispute',
  one: 'dispute',
  states: {
    open: { label: 'Needs an answer', is: 'needs an answer' },
    under_review: { label: 'With the bank', is: 'is with the bank' },
    won: { label: 'Won', is: 'is won', over: true },
    lost: { label: 'Lost', is: 'is lost', over: true },
  },
  moves: {
    begin: {
      by: 'system',
      from: 'new',
      to: 'open',
      label: 'Dispute',
      deed: 'be opened',
      after: 'when the payer asks their bank for the money back',
    },
    review: {
      by: 'system',
      from: ['open'],
      to: 'under_review',
      label: 'Review',
      deed: 'be reviewed',
      after: 'once our evidence is with the bank',
    },
    appeal: {
      by: 'system',
      from: ['under_review'],
      to: 'open',
      label: 'Appeal',
      deed: 'be opened again',
      after: 'when the bank asks for more',
    },
    win: {
      by: 'system',
      from: ['open', 'under_review'],
      to: 'won',
      label: 'Win',
      deed: 'be won',
      after: 'when the bank leaves the money with us',
    },
    lose: {
      by: 'system',
      from: ['open', 'under_review'],
      to: 'lost',
      label: 'Lose',
      deed: 'be lost',
      after: 'when the bank gives the money back',
    },
  },
})

export type DisputeStatus = StateOf<typeof disputeFlow>
