import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#api/http/access'
import { heavy, oneAtATime } from '#api/http/limiters'
import { cached } from '#api/http/middleware/cache_middleware'

const { Applications, answerBy, applicants, bulk, duplicates, offers, stages } =
  controllers.applications

router
  .get('/api/v1/recent-answers', [answerBy.RecentAnswers, 'index'])
  .use([access.open('how fast companies answer is public'), cached(300)])

router
  .group(() => {
    router.post('/apply-job', [Applications, 'store'])
    router.get('/candidate/applied-jobs', [Applications, 'index'])
    router.put('/candidate/withdraw-application/:id', [Applications, 'withdraw'])
    router.put('/candidate/offer/:id', [offers.Offers, 'answer'])
  })
  .prefix('/api/v1')
  .use(access.candidate())

router
  .group(() => {
    router
      .get('/applied-for-job/:jobId', [applicants.Applicants, 'applied'])
      .use([access.client('see_applicants'), heavy])
    router
      .get('/shortlisted-for-job/:jobId', [applicants.Applicants, 'shortlisted'])
      .use([access.client('see_applicants'), heavy])
    router
      .post('/client/applicant-list', [applicants.Applicants, 'index'])
      .use([access.client('see_applicants'), heavy])
    router
      .get('/client/application/:id', [applicants.Applicants, 'show'])
      .use(access.client('see_applicants'))
    router
      .put('/client/applied-job-status', [applicants.Applicants, 'move'])
      .use(access.client('move_applicants'))
    router
      .get('/client/find-applicants', [applicants.Applicants, 'find'])
      .use(access.client('see_applicants'))
    router
      .get('/client/unanswered-applications', [applicants.Applicants, 'unanswered'])
      .use(access.client('see_applicants'))
    router
      .put('/client/multiple-application-rejection', [bulk.BulkMoves, 'reject'])
      .use(access.client('move_applicants'))
    router
      .put('/client/undo-rejection', [bulk.BulkMoves, 'undo'])
      .use(access.client('move_applicants'))
    router
      .put('/client/move-applications', [bulk.BulkMoves, 'move'])
      .use(access.client('move_applicants'))
    router
      .put('/client/undo-moves', [bulk.BulkMoves, 'undo'])
      .use(access.client('move_applicants'))
      .as('bulk_moves.undo_moves')
    router
      .post('/client/message-applicants', [bulk.BulkMoves, 'message'])
      .use(access.client('move_applicants'))
    router
      .get('/client/application-duplicates/:id', [duplicates.Duplicates, 'index'])
      .use(access.client('see_applicants'))
    router
      .put('/client/merge-applications', [duplicates.Duplicates, 'merge'])
      .use(access.client('move_applicants'))
    router
      .put('/client/separate-application', [duplicates.Duplicates, 'separate'])
      .use(access.client('move_applicants'))
    router.post('/client/offer', [offers.Offers, 'store']).use(access.client('move_applicants'))
    router
      .put('/client/offer/:id/withdraw', [offers.Offers, 'withdraw'])
      .use(access.client('move_applicants'))
    router
      .get('/client/stage-templates', [stages.StageTemplates, 'index'])
      .use(access.client('see_jobs'))
    router
      .post('/client/stage-templates', [stages.StageTemplates, 'store'])
      .use(access.client('post_job'))
    router
      .put('/client/stage-templates/:id', [stages.StageTemplates, 'update'])
      .use(access.client('post_job'))
    router
      .delete('/client/stage-templates/:id', [stages.StageTemplates, 'destroy'])
      .use(access.client('post_job'))
    router
      .put('/client/job-stages', [stages.StageTemplates, 'choose'])
      .use(access.client('edit_job'))
    router
      .get('/client/applicants-export/:jobId', [applicants.Applicants, 'export'])
      .use([access.client('see_applicants'), oneAtATime('export'), heavy])
  })
  .prefix('/api/v1')
