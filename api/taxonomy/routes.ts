import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { cached } from '#api/http/middleware/cache_middleware'
import { access } from '#api/http/access'

const { Taxonomy, Places } = controllers.taxonomy

router
  .group(() => {
    router.get('/categories', [Taxonomy, 'categories'])
    router.get('/skills', [Taxonomy, 'skills'])
    router.get('/stacks', [Taxonomy, 'stacks'])
    router.get('/tools', [Taxonomy, 'tools'])
    router.get('/industries', [Taxonomy, 'industries'])
    router.get('/job-titles', [Taxonomy, 'jobTitles'])
    router.get('/perks', [Taxonomy, 'perks'])
    router.get('/countries', [Places, 'countries'])
    router.get('/states/:countryCode', [Places, 'states'])
    router.get('/cities/:stateCode', [Places, 'cities'])
    router.get('/locations', [Places, 'index'])
  })
  .prefix('/api/v1')
  .use([access.open('shared lists, for everyone who reads a form'), cached(0)])
