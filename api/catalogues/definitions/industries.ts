import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED, ICON, STATUS, UPDATED } from '#api/catalogues/shared_fields'
import { taxonomyLimits } from '#api/taxonomy/taxonomy_facts'

export default defineCatalogue({
  name: 'industries',
  label: 'Industries',
  one: 'industry',
  model: 'Industry',
  group: 'Taxonomy',
  title: 'name',
  read: 'see_lists',
  write: 'keep_lists',
  can: ['create', 'edit', 'delete'],
  fields: {
    name: { type: 'text', required: true, max: taxonomyLimits.name.max },
    slug: { type: 'slug', from: 'name', ...taxonomyLimits.slug },
    icon: ICON,
    status: STATUS,
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['name', 'slug', 'status', 'updatedAt'],
  filters: ['status'],
  sorts: ['name', 'createdAt'],
  sort: ['name', 'ASC'],
  search: ['name'],
  usedBy: { jobs: 'industry_id', companies: 'industry_id' },
})
