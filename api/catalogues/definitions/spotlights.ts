import { defineCatalogue, GRANTED } from '#api/catalogues/definition'
import { spotlightFlow } from '#api/talent/spotlight/place_flow'

export default defineCatalogue({
  name: 'spotlights',
  label: 'Spotlights',
  one: 'spotlight',
  model: 'Spotlight',
  group: 'Marketplace',
  title: '_id',
  read: 'see_places',
  write: 'grant_places',
  can: ['create', 'edit', 'delete'],
  fields: {
    devId: {
      type: 'reference',
      column: 'candidateId',
      reference: 'developers',
      label: 'Developer',
      createOnly: true,
    },
    clientId: {
      type: 'reference',
      column: 'companyId',
      reference: 'clients',
      label: 'Company',
      createOnly: true,
    },
    ...GRANTED,
    state: { type: 'choice', of: 'state', choices: spotlightFlow.choices },
  },
  list: ['devId', 'clientId', 'source', 'isActive', 'startsAt', 'endsAt'],
  filters: ['devId', 'clientId', 'source', 'endsAt'],
  sorts: ['endsAt'],
  sort: ['endsAt', 'DESC'],
  search: ['note'],
  empty: 'Grant one from a developer, or add it here.',
})
