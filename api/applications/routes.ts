import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#api/http/access'
import { heavy, oneAtATime, perAddress } from '#api/http/limiters'
import { cached } from '#api/http/middleware/cache_middleware'
import { GUEST_UPLOADS_A_MINUTE } from '#api/applications/guests/guest_facts'
// made at boot: a limiter keeps the connection it was made with
import '#api/applications/guests/guest_limits'

const { Applications, answerBy, applicants, bulk, duplicates, forYou, guests, offers, stages } =
  controllers.applications

router
  .get('/api/v1/recent-answers', [answerBy.RecentAnswers, 'index'])
  .use([access.open('how fast companies answer is public'), cached(0)])

router
  .group(() => {
    router
      .post('/', [guests.GuestApplications, 'store'])
      .use([
        access.open('people apply first and have an account after'),
        perAddress('guest-resume', GUEST_UPLOADS_A_MINUTE),
      ])
    const own = access.open('the ticket of the browser shows whose it is')
    router.get('/:id', [guests.GuestApplications, 'show']).use(own)
    router
      .put('/:id', [guests.GuestApplications, 'update'])
      .use([own, perAddress('guest-send', 10)])
    router
      .post('/:id/confirm', [guests.GuestApplications, 'confirm'])
      .use([own, perAddress('proof', 20)])
    router.delete('/:id', [guests.GuestApplications, 'destroy']).use(own)
  })
  .prefix('/api/v1/guest-applications')

router
  .group(() => {
    router.get('/', [guests.WaitingApplications, 'index'])
    router.post('/:id/send', [guests.WaitingApplications, 'send'])
    router.delete('/:id', [guests.WaitingApplications, 'destroy'])
  })
  .prefix('/api/v1/candidate/waiting-applications')
  .use(access.candidate())

router
  .group(() => {
    router.post('/apply-job', [Applications, 'store'])
    router.get('/candidate/applied-jobs', [Applications, 'index'])
    router.put('/candidate/withdraw-application/:id', [Applications, 'withdraw'])
    router.put('/candidate/remind-company/:id', [Applications, 'remind'])
    router.put('/candidate/offer/:id', [offers.Offers, 'answer'])
    router.get('/candidate/jobs-for-you', [forYou.ForYou, 'index'])
    router.get('/candidate/after-rejection/:id', [forYou.ForYou, 'afterRejection'])
  })
  .prefix('/api/v1')
  .use(access.candidate())

router
  .group(() => {
    router
      .get('/applied-for-job/:jobId', [applicants.Applicants, 'applied'])
      .use([access.client('see_applicants', 'applicants:read'), heavy])
    router
      .get('/shortlisted-for-job/:jobId', [applicants.Applicants, 'shortlisted'])
      .use([access.client('see_applicants', 'applicants:read'), heavy])
    router
      .post('/client/applicant-list', [applicants.Applicants, 'index'])
      .use([access.client('see_applicants', 'applicants:read'), heavy])
    router
      .get('/client/application/:id', [applicants.Applicants, 'show'])
      .use(access.client('see_applicants', 'applicants:read'))
    router
      .put('/client/applied-job-status', [applicants.Applicants, 'move'])
      .use(access.client('move_applicants', 'applicants:write'))
    router
      .get('/client/find-applicants', [applicants.Applicants, 'find'])
      .use(access.client('see_applicants', 'applicants:read'))
    router
      .get('/client/unanswered-applications', [applicants.Applicants, 'unanswered'])
      .use(access.client('see_applicants', 'applicants:read'))
    router
      .get('/client/answer-queue', [applicants.Applicants, 'queue'])
      .use(access.client('move_applicants'))
    router
      .put('/client/multiple-application-rejection', [bulk.BulkMoves, 'reject'])
      .use(access.client('move_applicants', 'applicants:write'))
    router
      .put('/client/undo-rejection', [bulk.BulkMoves, 'undo'])
      .use(access.client('move_applicants', 'applicants:write'))
    router
      .put('/client/move-applications', [bulk.BulkMoves, 'move'])
      .use(access.client('move_applicants', 'applicants:write'))
    router
      .put('/client/undo-moves', [bulk.BulkMoves, 'undo'])
      .use(access.client('move_applicants', 'applicants:write'))
      .as('bulk_moves.undo_moves')
    router
      .post('/client/message-applicants', [bulk.BulkMoves, 'message'])
      .use(access.client('move_applicants'))
    router
      .get('/client/application-duplicates/:id', [duplicates.Duplicates, 'index'])
      .use(access.client('see_applicants', 'applicants:read'))
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
      .use(access.client('see_jobs', 'jobs:read'))
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
      .use([access.client('see_applicants', 'applicants:read'), oneAtATime('export'), heavy])
  })
  .prefix('/api/v1')
