import { CREATED, defineCatalogue, ICON, STATUS, UPDATED } from '#api/catalogues/definition'

export default defineCatalogue({
  name: 'job-categories',
  label: 'Job categories',
  one: 'job category',
  model: 'JobCategory',
  group: 'Taxonomy',
  title: 'name',
  access: 'content',
  can: ['create', 'edit', 'delete'],
  fields: {
    name: { type: 'text', required: true, max: 60 },
    slug: { type: 'slug', from: 'name', max: 80 },
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
