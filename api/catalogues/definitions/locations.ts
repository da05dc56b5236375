import { defineCatalogue } from '#api/catalogues/definition'
import { COUNTRY, CREATED, STATUS, UPDATED } from '#api/catalogues/shared_fields'
import { locationKinds, placeLimits } from '#api/taxonomy/taxonomy_facts'
import { accountLimits } from '#api/accounts/account_facts'

export default defineCatalogue({
  name: 'locations',
  label: 'Locations',
  one: 'location',
  model: 'Location',
  group: 'Taxonomy',
  title: 'name',
  read: 'see_lists',
  write: 'keep_lists',
  can: ['create', 'edit', 'delete'],
  fields: {
    name: { type: 'text', required: true, max: 120 },
    kind: { type: 'choice', choices: locationKinds, required: true },
    code: { type: 'text', max: 10, help: 'ISO code of a country or state' },
    countryCode: { ...COUNTRY, required: true },
    stateCode: { type: 'text', ...placeLimits.stateCode },
    currency: { type: 'text', min: 3, max: 3, pattern: '^[A-Z]{3}$', detail: true },
    dialCode: { type: 'text', max: 8, detail: true },
    region: { type: 'text', max: 60, detail: true },
    timeZone: { type: 'text', ...accountLimits.timeZone, detail: true },
    latitude: { type: 'number', min: -90, max: 90, detail: true },
    longitude: { type: 'number', min: -180, max: 180, detail: true },
    population: { type: 'number', min: 0, max: 2_000_000_000, default: 0, zeroIsUnknown: true },
    status: STATUS,
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['name', 'kind', 'countryCode', 'stateCode', 'population', 'status'],
  filters: ['kind', 'countryCode', 'stateCode', 'status'],
  sorts: ['name', 'population', 'createdAt'],
  sort: ['name', 'ASC'],
  search: ['name'],
  groups: [
    { label: 'Place', fields: ['name', 'kind', 'code', 'population', 'status'] },
    {
      label: 'Geography',
      fields: ['countryCode', 'stateCode', 'region', 'timeZone', 'latitude', 'longitude'],
    },
    { label: 'Currency and phone', fields: ['currency', 'dialCode'] },
  ],
})
