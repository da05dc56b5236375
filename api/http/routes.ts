import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#api/http/access'

router
  .get('/api/v1/health', [controllers.http.watch.Health, 'show'])
  .use(access.open('load balancers ask without an account', { probe: true }))
router
  .get('/api/v1/openapi.json', [controllers.http.description.ApiDescription, 'show'])
  .use(access.open('the description of the API is public'))
router
  .get('/docs/client.ts', [controllers.http.description.ApiDescription, 'client'])
  .use(access.open('the description of the API is public'))
