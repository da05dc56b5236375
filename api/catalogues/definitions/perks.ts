import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED, ICON, STATUS, UPDATED } from '#api/catalogues/shared_fields'
import { taxonomyLimits } from '#api/taxonomy/taxonomy_facts'

export default defineCatalogue({
  name: 'perks',
  label: 'Perks',
  one: 'perk',
  model: 'Perk',
  group: 'Taxonomy',
  title: 'name',
  read: 'see_lists',
  write: 'keep_lists',
  can: ['create', 'edit', 'delete'],
  fields: {
    name: { type: 'text', required: true, max: taxonomyLimits.name.max },
    slug: { type: 'slug', from: 'name', ...taxonomyLimits.slug },
    perkGroup: { type: 'text', max: 60, label: 'Group' },
    icon: ICON,
    status: STATUS,
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['name', 'perkGroup', 'status', 'updatedAt'],
  filters: ['status'],
  sorts: ['name', 'createdAt'],
  sort: ['name', 'ASC'],
  search: ['name'],
  usedBy: { companies: 'perk_ids[]' },
})
