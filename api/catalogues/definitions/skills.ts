import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED, ICON, STATUS, UPDATED } from '#api/catalogues/shared_fields'
import { taxonStatuses, taxonomyLimits } from '#api/taxonomy/taxonomy_facts'

export default defineCatalogue({
  name: 'skills',
  label: 'Skills',
  one: 'skill',
  model: 'Skill',
  group: 'Taxonomy',
  title: 'skillName',
  read: 'see_lists',
  write: 'keep_lists',
  can: ['create', 'edit', 'delete'],
  fields: {
    skillName: { type: 'text', column: 'name', required: true, max: taxonomyLimits.name.max },
    slug: { type: 'slug', from: 'skillName', ...taxonomyLimits.slug },
    categoryId: {
      type: 'reference',
      column: 'skillCategoryId',
      reference: 'categories',
      required: true,
    },
    categoryName: { type: 'text', of: 'category.name', echo: true },
    skillIcon: ICON,
    aliases: {
      type: 'list',
      max: taxonomyLimits.aliases.max,
      help: 'Other names that people type, such as "ReactJS" for React',
    },
    popularity: { type: 'number', min: 0, max: 1_000_000, default: 0 },
    skillStatus: { ...STATUS, column: 'status' },
    mergingIntoId: {
      type: 'reference',
      reference: 'skills',
      readOnly: true,
      label: 'Merging into',
      detail: true,
    },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['skillName', 'categoryId', 'popularity', 'skillStatus', 'updatedAt'],
  filters: ['skillStatus', 'categoryId'],
  sorts: ['skillName', 'popularity', 'createdAt'],
  sort: ['skillName', 'ASC'],
  search: ['name', 'aliases'],
  usedBy: { candidate_skills: 'skill_id', jobs: 'skill_ids[]', stacks: 'skill_ids[]' },
  actions: {
    status: {
      label: 'Change status',
      method: 'setStatus',
      bulk: true,
      input: {
        status: {
          type: 'choice',
          choices: taxonStatuses,
          help: 'Leave empty to switch between active and inactive',
        },
      },
    },
    merge: {
      label: 'Merge into another',
      harm: true,
      into: 'intoId',
      when: { mergingIntoId: null },
      input: {
        intoId: {
          type: 'reference',
          reference: 'skills',
          required: true,
          label: 'Skill to keep',
        },
        reason: { type: 'text', max: 300 },
      },
      done: 'Merging. The other skill disappears once everything has moved.',
    },
  },
  empty: 'Add the skills that jobs ask for and candidates name.',
})
