import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#start/access'

const { Applications, Applicants } = controllers.applications

router
  .group(() => {
    router.post('/apply-job', [Applications, 'store'])
    router.get('/candidate/applied-jobs', [Applications, 'index'])
    router.put('/candidate/withdraw-application/:id', [Applications, 'withdraw'])
    router.get('/candidate/dashboard', [Applications, 'dashboard'])
  })
  .prefix('/api/v1')
  .use(access.developer())

router
  .group(() => {
    router.get('/applied-for-job/:jobId', [Applicants, 'applied'])
    router.get('/shortlisted-for-job/:jobId', [Applicants, 'shortlisted'])
    router.post('/client/applicant-list', [Applicants, 'index'])
    router.get('/client/application/:id', [Applicants, 'show'])
    router.put('/client/applied-job-status', [Applicants, 'move'])
    router.put('/client/multiple-application-rejection', [Applicants, 'rejectMany'])
    router.put('/client/undo-rejection', [Applicants, 'undo'])
    router.get('/client/applicants-export/:jobId', [Applicants, 'export'])
  })
  .prefix('/api/v1')
  .use(access.client())
