import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED, ICON, STATUS, UPDATED } from '#api/catalogues/shared_fields'
import { taxonomyLimits } from '#api/taxonomy/taxonomy_facts'

export default defineCatalogue({
  name: 'tools',
  label: 'Tools',
  one: 'tool',
  model: 'Tool',
  group: 'Taxonomy',
  title: 'toolName',
  read: 'see_lists',
  write: 'keep_lists',
  can: ['create', 'edit', 'delete'],
  fields: {
    toolName: { type: 'text', column: 'name', required: true, max: taxonomyLimits.name.max },
    slug: { type: 'slug', from: 'toolName', ...taxonomyLimits.slug },
    categoryId: { type: 'reference', column: 'skillCategoryId', reference: 'categories' },
    categoryName: { type: 'text', of: 'category.name', echo: true },
    toolIcon: ICON,
    toolStatus: { ...STATUS, column: 'status' },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['toolName', 'categoryId', 'toolStatus', 'updatedAt'],
  filters: ['toolStatus', 'categoryId'],
  sorts: ['toolName', 'createdAt'],
  sort: ['toolName', 'ASC'],
  search: ['name'],
  usedBy: { candidate_tools: 'tool_id' },
  empty: 'Add the tools that candidates work with.',
})
