import { Flow, type StateOf } from '#api/flow/flow'

/** What a paid line owes its buyer: places and credits at once, writing by a person. */
export const deliveryFlow = new Flow({
  title: 'Delivery',
  one: 'delivery',
  states: {
    waiting: { label: 'Not started', is: 'has not started' },
    in_progress: { label: 'In progress', is: 'is in progress' },
    delivered: { label: 'Delivered', is: 'is delivered', over: true },
    cancelled: { label: 'Cancelled', is: 'was cancelled', over: true },
  },
  moves: {
    order: {
      by: 'system',
      from: 'new',
      to: 'waiting',
      label: 'Order',
      deed: 'be ordered',
      after: 'when its order is paid',
    },
    begin: {
      by: 'platform',
      from: ['waiting'],
      to: 'in_progress',
      label: 'Take it on',
      deed: 'be taken on',
    },
    deliver: {
      by: ['system', 'platform'],
      from: ['waiting', 'in_progress'],
      to: 'delivered',
      label: 'Deliver',
      deed: 'be delivered',
      after: 'at once, where nobody has to work on it',
    },
    cancel: {
      by: ['system', 'platform'],
      from: ['waiting', 'in_progress'],
      to: 'cancelled',
      label: 'Cancel',
      deed: 'be cancelled',
      after: 'when its order is paid back',
    },
  },
})

export type DeliveryStatus = StateOf<typeof deliveryFlow>
