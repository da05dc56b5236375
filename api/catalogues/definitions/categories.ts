import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED, ICON, STATUS, UPDATED } from '#api/catalogues/shared_fields'
import { taxonomyLimits } from '#api/taxonomy/taxonomy_facts'

export default defineCatalogue({
  name: 'categories',
  label: 'Skill categories',
  one: 'category',
  model: 'SkillCategory',
  group: 'Taxonomy',
  title: 'name',
  read: 'see_lists',
  write: 'keep_lists',
  can: ['create', 'edit', 'delete'],
  fields: {
    name: { type: 'text', required: true, max: taxonomyLimits.name.max },
    slug: { type: 'slug', from: 'name', ...taxonomyLimits.slug },
    icon: ICON,
    position: { type: 'number', min: 0, max: 10_000, default: 0 },
    status: STATUS,
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['name', 'slug', 'position', 'status', 'updatedAt'],
  filters: ['status'],
  sorts: ['name', 'position', 'createdAt'],
  sort: ['position', 'ASC'],
  order: { by: 'position', within: [] },
  search: ['name'],
  usedBy: { skills: 'skill_category_id', stacks: 'skill_category_id', tools: 'skill_category_id' },
})
