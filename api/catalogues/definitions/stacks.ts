import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED, ICON, STATUS, UPDATED } from '#api/catalogues/shared_fields'
import { taxonStatuses, taxonomyLimits } from '#api/taxonomy/taxonomy_facts'

export default defineCatalogue({
  name: 'stacks',
  label: 'Stacks',
  one: 'stack',
  model: 'Stack',
  group: 'Taxonomy',
  title: 'stackName',
  read: 'see_lists',
  write: 'keep_lists',
  can: ['create', 'edit', 'delete'],
  fields: {
    stackName: { type: 'text', column: 'name', required: true, max: taxonomyLimits.name.max },
    slug: { type: 'slug', from: 'stackName', ...taxonomyLimits.slug },
    categoryId: { type: 'reference', column: 'skillCategoryId', reference: 'categories' },
    categoryName: { type: 'text', of: 'category.name', echo: true },
    stackIcon: ICON,
    description: { type: 'longtext', max: 2000, detail: true },
    skillIds: { type: 'references', reference: 'skills', max: 20 },
    stackStatus: { ...STATUS, column: 'status' },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['stackName', 'categoryId', 'skillIds', 'stackStatus', 'updatedAt'],
  filters: ['stackStatus', 'categoryId'],
  sorts: ['stackName', 'createdAt'],
  sort: ['stackName', 'ASC'],
  search: ['name'],
  usedBy: { jobs: 'stack_ids[]' },
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
  },
  empty: 'Add stacks: skills that are hired together.',
})
