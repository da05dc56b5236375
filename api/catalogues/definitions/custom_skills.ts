import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED, reason, UPDATED } from '#api/catalogues/shared_fields'
import { customSkillKinds, taxonomyLimits } from '#api/taxonomy/taxonomy_facts'
import { customSkillFlow } from '#api/taxonomy/custom_skill_flow'

export default defineCatalogue({
  name: 'custom-skills',
  label: 'Custom skills',
  one: 'custom skill',
  model: 'CustomSkill',
  group: 'Taxonomy',
  title: 'name',
  read: 'see_lists',
  write: 'decide_asked_lists',
  can: ['edit', 'delete'],
  fields: {
    name: { type: 'text', required: true, max: taxonomyLimits.name.max },
    kind: { type: 'choice', choices: customSkillKinds, required: true },
    status: { type: 'choice', choices: customSkillFlow.choices, readOnly: true },
    requestedByName: { type: 'text', of: 'requester.fullName', label: 'Requested by' },
    skillId: { type: 'reference', reference: 'skills', readOnly: true },
    reason: { type: 'text', readOnly: true },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['name', 'kind', 'status', 'requestedByName', 'createdAt'],
  filters: ['status', 'kind'],
  sorts: ['name', 'createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['name'],
  checks: true,
  actions: {
    approve: {
      label: 'Approve',
      key: 'a',
      when: customSkillFlow.when('approve'),
      input: {
        categoryId: {
          type: 'reference',
          reference: 'categories',
          help: 'The category for the new skill',
        },
      },
    },
    reject: {
      label: 'Reject',
      key: 'r',
      harm: true,
      bulk: true,
      when: customSkillFlow.when('reject'),
      input: {
        reason: reason('Who asked for it reads this', [
          'We have this skill under another name; search for it in the list.',
          'This is a product of one company rather than a skill that others ask for.',
          'This is too broad to say what somebody can do.',
        ]),
      },
    },
  },
  queue: { label: 'Custom skills', filter: customSkillFlow.columns('pending'), order: 'createdAt' },
  empty: 'Skills that people asked for are listed here until you decide.',
})
