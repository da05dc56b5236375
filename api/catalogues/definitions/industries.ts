import { CREATED, defineCatalogue, ICON, STATUS, UPDATED } from '#api/catalogues/definition'

export default defineCatalogue({
  name: 'industries',
  label: 'Industries',
  one: 'industry',
  model: 'Industry',
  group: 'Taxonomy',
  title: 'name',
  access: 'content',
  can: ['create', 'edit', 'delete'],
  fields: {
    name: { type: 'text', required: true, max: 60 },
    slug: { type: 'slug', from: 'name', max: 80 },
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
