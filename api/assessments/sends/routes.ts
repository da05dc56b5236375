import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#api/http/access'
import { heavy } from '#api/http/limiters'

const { ClientSends, ReceivedSends, attached, built, compared } = controllers.assessments.sends
const { BuiltTests } = built

router
  .group(() => {
    router.post('/send-assessment', [ClientSends, 'store']).use(access.client('assessments'))
    router.post('/ask-assessment', [ClientSends, 'ask']).use(access.client('ask_assessment'))
    router
      .get('/sent-assessments', [ClientSends, 'index'])
      .use(access.client('see_sends', 'assessments:read'))
    router
      .put('/sent-assessments/:id/extend', [ClientSends, 'extend'])
      .use(access.client('assessments'))
    router
      .put('/sent-assessments/:id/remind', [ClientSends, 'remind'])
      .use(access.client('assessments'))
    router
      .put('/sent-assessments/:id/cancel', [ClientSends, 'cancel'])
      .use(access.client('assessments'))
    router
      .get('/assessment-result/:id', [ClientSends, 'result'])
      .use(access.client('see_sends', 'assessments:read'))
    router
      .get('/assessment-comparison/:jobId', [compared.Comparisons, 'show'])
      .use([access.client('see_sends'), heavy])

    router
      .get('/job-assessments/:jobId', [attached.JobAssessments, 'index'])
      .use(access.client('see_sends'))
    router
      .post('/job-assessments', [attached.JobAssessments, 'store'])
      .use(access.client('assessments'))
    router
      .put('/job-assessments/:id/credits', [attached.JobAssessments, 'add'])
      .use(access.client('assessments'))
    router
      .put('/job-assessments/:id/end', [attached.JobAssessments, 'end'])
      .use(access.client('assessments'))

    router.get('/assessments', [BuiltTests, 'index']).use(access.client('ask_assessment'))
    router.post('/assessments', [BuiltTests, 'store']).use(access.client('assessments'))
    router.put('/assessments/:id', [BuiltTests, 'switch']).use(access.client('assessments'))
    router.get('/assessments/:id', [BuiltTests, 'show']).use(access.client('assessments'))
    router.put('/assessments/:id/content', [BuiltTests, 'revise']).use(access.client('assessments'))
    router.get('/assessment-exercises', [BuiltTests, 'exercises']).use(access.client('assessments'))
    router.get('/assessment-topics', [BuiltTests, 'topics']).use(access.client('assessments'))
    router.get('/assessment-questions', [BuiltTests, 'questions']).use(access.client('assessments'))
    router.post('/assessment-questions', [BuiltTests, 'ask']).use(access.client('assessments'))
    router
      .put('/assessment-questions/:id', [BuiltTests, 'change'])
      .use(access.client('assessments'))
    router
      .delete('/assessment-questions/:id', [BuiltTests, 'retire'])
      .use(access.client('assessments'))
  })
  .prefix('/api/v1/client')

router
  .group(() => {
    router.get('/received-assessments', [ReceivedSends, 'index'])
    router.put('/received-assessments/:id/decline', [ReceivedSends, 'decline'])
  })
  .prefix('/api/v1/candidate')
  .use(access.candidate())
