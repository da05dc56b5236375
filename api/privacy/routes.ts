import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#api/http/access'

const { Privacy } = controllers.privacy

router.get('/api/v1/candidate/data-map', [Privacy, 'map']).use(access.candidate())
router.delete('/api/v1/candidate/data-map/:id', [Privacy, 'withdraw']).use(access.candidate())

router
  .group(() => {
    router.get('/account/export', [Privacy, 'showExport'])
    router.post('/account/export', [Privacy, 'askForExport'])
    router.delete('/account', [Privacy, 'erase'])
  })
  .prefix('/api/v1')
  .use(access.user())
