import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#start/access'

const { Applications, applicants, bulk, duplicates, stages } = controllers.applications

router
  .group(() => {
    router.post('/apply-job', [Applications, 'store'])
    router.get('/candidate/applied-jobs', [Applications, 'index'])
    router.put('/candidate/withdraw-application/:id', [Applications, 'withdraw'])
  })
  .prefix('/api/v1')
  .use(access.developer())

router
  .group(() => {
    router.get('/applied-for-job/:jobId', [applicants.Applicants, 'applied'])
    router.get('/shortlisted-for-job/:jobId', [applicants.Applicants, 'shortlisted'])
    router.post('/client/applicant-list', [applicants.Applicants, 'index'])
    router.get('/client/application/:id', [applicants.Applicants, 'show'])
    router.put('/client/applied-job-status', [applicants.Applicants, 'move'])
    router.get('/client/find-applicants', [applicants.Applicants, 'find'])
    router.get('/client/unanswered-applications', [applicants.Applicants, 'unanswered'])
    router.put('/client/multiple-application-rejection', [bulk.BulkMoves, 'reject'])
    router.put('/client/undo-rejection', [bulk.BulkMoves, 'undo'])
    router.put('/client/move-applications', [bulk.BulkMoves, 'move'])
    router.put('/client/undo-moves', [bulk.BulkMoves, 'undo']).as('bulk_moves.undo_moves')
    router.post('/client/message-applicants', [bulk.BulkMoves, 'message'])
    router.get('/client/application-duplicates/:id', [duplicates.Duplicates, 'index'])
    router.put('/client/merge-applications', [duplicates.Duplicates, 'merge'])
    router.put('/client/separate-application', [duplicates.Duplicates, 'separate'])
    router.get('/client/stage-templates', [stages.StageTemplates, 'index'])
    router.post('/client/stage-templates', [stages.StageTemplates, 'store'])
    router.put('/client/stage-templates/:id', [stages.StageTemplates, 'update'])
    router.delete('/client/stage-templates/:id', [stages.StageTemplates, 'destroy'])
    router.put('/client/job-stages', [stages.StageTemplates, 'choose'])
    router.get('/client/applicants-export/:jobId', [applicants.Applicants, 'export'])
  })
  .prefix('/api/v1')
  .use(access.client())
