import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#start/access'

const { DeveloperSearch } = controllers.talent.search

router
  .group(() => {
    router.post('/search-dev', [DeveloperSearch, 'search'])
    router.post('/dev-list', [DeveloperSearch, 'list'])
  })
  .prefix('/api/v1/client')
  .use(access.client())
