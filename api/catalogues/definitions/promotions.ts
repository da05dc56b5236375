import { defineCatalogue } from '#api/catalogues/definition'
import { placesOf } from '#api/catalogues/granted_places'
import { promotionFlow } from '#api/talent/spotlight/place_flow'

export default defineCatalogue({
  name: 'promotions',
  label: 'Promotions',
  one: 'promotion',
  model: 'Promotion',
  ...placesOf(
    'jobId',
    { type: 'reference', column: 'jobId', reference: 'jobs', label: 'Job' },
    { type: 'choice', of: 'state', choices: promotionFlow.choices }
  ),
})
