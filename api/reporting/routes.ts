import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#api/http/access'

const { Dashboards, installation, pipeline, profileViews } = controllers.reporting

router
  .get('/api/v1/readiness', [installation.Readiness, 'show'])
  .use(access.open('load balancers and orchestrators ask without an account', { probe: true }))
router
  .get('/metrics', [installation.Metrics, 'show'])
  .use(access.open('a token of the operator guards it', { ownSecret: true }))

router
  .group(() => {
    router.get('/dashboard', [Dashboards, 'candidate']).as('candidate.dashboard')
    router.get('/profile-views', [profileViews.ProfileViews, 'index'])
  })
  .prefix('/api/v1/candidate')
  .use(access.candidate())

router
  .group(() => {
    router
      .get('/dashboard', [Dashboards, 'client'])
      .as('client.dashboard')
      .use(access.client('see_company'))
    router
      .get('/reports/pipeline', [pipeline.Reports, 'pipeline'])
      .use(access.client('see_applicants', 'applicants:read'))
  })
  .prefix('/api/v1/client')

router
  .group(() => {
    router.get('/status', [installation.Status, 'show'])
    router.post('/status/dead-letters/retry', [installation.Status, 'retry'])
  })
  .prefix('/api/v1/admin')
  .use(access.admin('keep_installation'))
