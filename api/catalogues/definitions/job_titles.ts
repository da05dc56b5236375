import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED, STATUS, UPDATED } from '#api/catalogues/shared_fields'

export default defineCatalogue({
  name: 'job-titles',
  label: 'Job titles',
  one: 'job title',
  model: 'JobTitle',
  group: 'Taxonomy',
  title: 'name',
  read: 'see_lists',
  write: 'keep_lists',
  can: ['create', 'edit', 'delete'],
  fields: {
    name: { type: 'text', required: true, max: 80 },
    slug: { type: 'slug', from: 'name', max: 100 },
    jobCategoryId: { type: 'reference', reference: 'job-categories' },
    synonyms: { type: 'list', max: 20 },
    status: STATUS,
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['name', 'jobCategoryId', 'synonyms', 'status'],
  filters: ['status', 'jobCategoryId'],
  sorts: ['name', 'createdAt'],
  sort: ['name', 'ASC'],
  search: ['name'],
})
