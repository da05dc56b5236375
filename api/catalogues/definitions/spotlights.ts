import { defineCatalogue } from '#api/catalogues/definition'
import { BUYER } from '#api/catalogues/shared_fields'
import { placesOf } from '#api/catalogues/granted_places'
import { spotlightFlow } from '#api/talent/spotlight/place_flow'

export default defineCatalogue({
  name: 'spotlights',
  label: 'Spotlights',
  one: 'spotlight',
  model: 'Spotlight',
  ...placesOf('clientId', BUYER.clientId, {
    type: 'choice',
    of: 'state',
    choices: spotlightFlow.choices,
  }),
})
