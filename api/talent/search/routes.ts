import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#api/http/access'

const { DeveloperSearch } = controllers.talent.search
const { SavedFilters } = controllers.talent.search.filters

router
  .post('/api/v1/client/search-count', [DeveloperSearch, 'count'])
  .use(access.client('count_developers'))

router
  .post('/api/v1/client/search-dev', [DeveloperSearch, 'search'])
  .use(access.client('search', 'candidates:read'))

router
  .group(() => {
    router.post('/dev-list', [DeveloperSearch, 'list'])
    router.get('/saved-filters', [SavedFilters, 'index'])
    router.post('/saved-filters', [SavedFilters, 'store'])
    router.put('/saved-filters/:id', [SavedFilters, 'update'])
    router.put('/saved-filters/:id/seen', [SavedFilters, 'seen'])
    router.delete('/saved-filters/:id', [SavedFilters, 'destroy'])
  })
  .prefix('/api/v1/client')
  .use(access.client('search'))
