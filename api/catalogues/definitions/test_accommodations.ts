import { CREATED, defineCatalogue, reason, UPDATED } from '#api/catalogues/definition'
import { assessmentLimits } from '#api/assessments/assessment_facts'
import { accommodationFlow } from '#api/assessments/accommodations/accommodation_flow'

const terms = {
  extraPercent: {
    type: 'number',
    required: true,
    ...assessmentLimits.extraPercent,
    label: 'More time in %',
    help: 'Of tests that are started from now on',
  },
  endsAt: { type: 'datetime', label: 'Until', help: 'Without a day it holds until it is ended' },
  note: {
    type: 'longtext',
    required: true,
    min: 3,
    max: assessmentLimits.note.max,
    detail: true,
    label: 'Why it is granted',
    help: 'Only the platform reads this; it needs no diagnosis',
  },
} as const

export default defineCatalogue({
  name: 'test-accommodations',
  label: 'Wishes for more time',
  one: 'more time',
  model: 'TestAccommodation',
  group: 'Tests',
  title: 'name',
  read: 'see_people',
  write: 'decide_people',
  can: ['create'],
  creates: 'give',
  fields: {
    name: { type: 'text', of: 'candidate.user.fullName', label: 'Developer', echo: true },
    devId: {
      type: 'reference',
      column: 'candidateId',
      reference: 'developers',
      required: true,
      createOnly: true,
      label: 'Developer',
    },
    status: { type: 'choice', choices: accommodationFlow.choices, readOnly: true },
    ...terms,
    need: {
      type: 'longtext',
      readOnly: true,
      detail: true,
      label: 'What the candidate wrote',
    },
    reason: { type: 'text', readOnly: true, detail: true, label: 'What the candidate was told' },
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
    label: 'Wishes for more time',
    filter: accommodationFlow.columns('asked'),
    order: 'createdAt',
  },
  empty: 'Candidates ask for more time from the rules of a test; you can also give it here.',
})
