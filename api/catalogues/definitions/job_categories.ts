import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED, ICON, STATUS, UPDATED } from '#api/catalogues/shared_fields'
import { taxonomyLimits } from '#api/taxonomy/taxonomy_facts'

export default defineCatalogue({
  name: 'job-categories',
  label: 'Job categories',
  one: 'job category',
  model: 'JobCategory',
  group: 'Taxonomy',
  title: 'name',
  read: 'see_lists',
  write: 'keep_lists',
  can: ['create', 'edit', 'delete'],
  fields: {
    name: { type: 'text', required: true, max: taxonomyLimits.name.max },
    slug: { type: 'slug', from: 'name', ...taxonomyLimits.slug },
    icon: ICON,
    description: { type: 'longtext', max: 2000, detail: true },
    status: STATUS,
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['name', 'slug', 'status', 'updatedAt'],
  filters: ['status'],
  sorts: ['name', 'createdAt'],
  sort: ['name', 'ASC'],
  search: ['name'],
  usedBy: { jobs: 'job_category_id', job_titles: 'job_category_id' },
})
