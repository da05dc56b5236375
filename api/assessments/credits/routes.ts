import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#api/http/access'

const { Credits } = controllers.assessments.credits

router
  .group(() => {
    router.get('/assessment-credit', [Credits, 'show']).use(access.client('see_credits'))
    router.put('/assessment-credit', [Credits, 'turn']).use(access.client('billing'))
    router.get('/credit-usage-history', [Credits, 'history']).use(access.client('see_credits'))
  })
  .prefix('/api/v1/client')
