import { defineCatalogue } from '#api/catalogues/definition'
import { BUYER, CREATED, reason, UPDATED } from '#api/catalogues/shared_fields'
import { assessmentLimits } from '#api/assessments/assessment_facts'
import { accommodationFlow } from '#api/assessments/accommodations/accommodation_flow'

const terms = {
  extraPercent: {
    type: 'number',
    required: true,
    ...assessmentLimits.extraPercent,
    label: 'Extra time, %',
    help: 'For tests started from now on',
  },
  endsAt: { type: 'datetime', label: 'Until', help: 'Leave empty to keep it until you end it' },
  note: {
    type: 'longtext',
    required: true,
    min: 3,
    max: assessmentLimits.note.max,
    detail: true,
    label: 'Reason for granting',
    help: 'Only admins read this; no diagnosis is needed',
  },
} as const

export default defineCatalogue({
  name: 'test-accommodations',
  label: 'Extra time requests',
  one: 'extra time request',
  model: 'TestAccommodation',
  group: 'Tests',
  title: 'name',
  read: 'see_people',
  write: 'decide_people',
  can: ['create'],
  creates: 'give',
  fields: {
    name: { type: 'text', of: 'candidate.user.fullName', label: 'Candidate', echo: true },
    devId: { ...BUYER.devId, readOnly: false, required: true, createOnly: true },
    status: { type: 'choice', choices: accommodationFlow.choices, readOnly: true },
    ...terms,
    need: {
      type: 'longtext',
      readOnly: true,
      detail: true,
      label: 'Request',
    },
    reason: { type: 'text', readOnly: true, detail: true, label: 'Answer to the candidate' },
    startsAt: { type: 'datetime', readOnly: true, detail: true, label: 'From' },
    by: { type: 'text', of: 'granter.fullName', label: 'Decided by' },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['devId', 'status', 'extraPercent', 'endsAt', 'by', 'createdAt'],
  filters: ['status', 'devId'],
  sorts: ['createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['candidate.slug'],
  actions: {
    grant: { label: 'Grant', key: 'a', when: accommodationFlow.when('grant'), input: terms },
    refuse: {
      label: 'Refuse',
      key: 'r',
      harm: true,
      when: accommodationFlow.when('refuse'),
      input: { reason: reason('The candidate reads this') },
    },
    end: {
      label: 'End',
      harm: true,
      when: accommodationFlow.when('end'),
      input: { reason: reason('The candidate reads this') },
    },
  },
  queue: {
    label: 'Extra time requests',
    filter: accommodationFlow.columns('asked'),
    order: 'createdAt',
  },
  empty: 'Candidates ask for extra time on the rules page of a test; you can also grant it here.',
})
