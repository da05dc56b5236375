import { defineCatalogue, GRANTED } from '#api/catalogues/definition'
import { promotionFlow } from '#api/talent/spotlight/place_flow'

export default defineCatalogue({
  name: 'promotions',
  label: 'Promotions',
  one: 'promotion',
  model: 'Promotion',
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
    jobId: {
      type: 'reference',
      column: 'jobId',
      reference: 'jobs',
      label: 'Job',
      createOnly: true,
    },
    ...GRANTED,
    state: { type: 'choice', of: 'state', choices: promotionFlow.choices },
  },
  list: ['devId', 'jobId', 'source', 'isActive', 'startsAt', 'endsAt'],
  filters: ['devId', 'jobId', 'source', 'endsAt'],
  sorts: ['endsAt'],
  sort: ['endsAt', 'DESC'],
  search: ['note'],
  empty: 'Grant one from a developer, or add it here.',
})
