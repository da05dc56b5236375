import { defineCatalogue } from '#api/catalogues/definition'
import { BUYER, CREATED, UPDATED } from '#api/catalogues/shared_fields'
import { billingIntervals, cancelReasons, COMPANY_SUSPENDED } from '#api/billing/billing_facts'
import { subscriptionFlow } from '#api/billing/subscriptions/subscription_flow'

const endings = [...cancelReasons, { value: COMPANY_SUSPENDED, label: 'The company is suspended' }]

export default defineCatalogue({
  name: 'subscriptions',
  label: 'Subscriptions',
  one: 'subscription',
  model: 'Subscription',
  group: 'Money',
  title: '_id',
  read: 'see_money',
  write: 'keep_money',
  can: ['edit'],
  fields: {
    clientId: BUYER.clientId,
    planId: { type: 'reference', reference: 'plans', readOnly: true },
    billingInterval: { type: 'choice', choices: billingIntervals, readOnly: true },
    status: { type: 'choice', choices: subscriptionFlow.choices, readOnly: true },
    currency: { type: 'text', readOnly: true },
    amount: { type: 'number', moneyIn: 'currency', readOnly: true },
    nextPlanId: { type: 'reference', reference: 'plans', readOnly: true, detail: true },
    periodStart: { type: 'datetime', readOnly: true, detail: true },
    periodEnd: {
      type: 'datetime',
      help: 'A later end extends it for free and moves the renewal',
    },
    trialEndsAt: { type: 'datetime', readOnly: true, detail: true },
    pastDueSince: { type: 'datetime', readOnly: true },
    tries: { type: 'number', readOnly: true, detail: true },
    cancelReason: { type: 'choice', choices: endings, readOnly: true, detail: true },
    cancelNote: { type: 'text', readOnly: true, detail: true },
    endedAt: { type: 'datetime', readOnly: true, detail: true },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['clientId', 'planId', 'billingInterval', 'status', 'amount', 'periodEnd', 'pastDueSince'],
  filters: ['status', 'clientId', 'planId', 'billingInterval'],
  sorts: ['createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['currency'],
})
