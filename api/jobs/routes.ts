import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { cached } from '#api/http/middleware/cache_middleware'
import { access } from '#api/http/access'
import { heavy, perAddress } from '#api/http/limiters'
import { ALERTS_A_MINUTE } from '#api/jobs/alerts/alert_facts'
// made at boot: a limiter keeps the connection it was made with
import '#api/jobs/alerts/alert_limits'
import '#api/accounts/proof_of_work'

const { Jobs } = controllers.jobs
const { JobAlerts, AlertPages } = controllers.jobs.alerts
const { CompanyJobs, PublicJobs, Trending } = controllers.jobs.browse
const { SavedJobs } = controllers.jobs.saved
const { Follows } = controllers.jobs.follows

router
  .group(() => {
    const reading = access.open('jobs are public')
    router.post('/job-list', [PublicJobs, 'index']).use(reading)
    router.get('/job-detail/:jobId', [PublicJobs, 'show']).as('jobs.detail').use(reading)
    router.get('/job-details/:jobId', [PublicJobs, 'show']).as('jobs.details').use(reading)
    router.get('/related-jobs/:cateId', [PublicJobs, 'related']).use(reading)
    router.get('/job-category-list/:industryId', [PublicJobs, 'categoriesOfIndustry']).use(reading)
    router.get('/job-count-cate', [PublicJobs, 'countByCategory']).use(reading)
    router.get('/job-count-industry', [PublicJobs, 'countByIndustry']).use(reading)
    router.post('/promoted-job-list', [PublicJobs, 'promoted']).use(reading)
    router.get('/get-company-jobs/:slug', [CompanyJobs, 'index']).use(reading)
    router.get('/popular-jobs-industry', [PublicJobs, 'popular']).use(reading)

    router.get('/trending-skills', [Trending, 'skills']).use([reading, cached(0)])
    router.get('/trending-categories', [Trending, 'categories']).use([reading, cached(0)])

    router.post('/add-job', [Jobs, 'store']).use([access.client('post_job', 'jobs:write'), heavy])
    router
      .put('/update-client-job', [Jobs, 'update'])
      .use([access.client('edit_job', 'jobs:write'), heavy])
    router
      .post('/client/verify-job-title', [Jobs, 'verifyTitle'])
      .use(access.client('see_jobs', 'jobs:read'))
    router
      .post('/client/get-posted-jobs', [Jobs, 'index'])
      .use(access.client('see_jobs', 'jobs:read'))
    router
      .put('/client/job-status', [Jobs, 'changeStatus'])
      .use(access.client('post_job', 'jobs:write'))
    router
      .post('/client/job-refresh', [Jobs, 'refresh'])
      .use(access.client('post_job', 'jobs:write'))
    router
      .post('/client/duplicate-job', [Jobs, 'duplicate'])
      .use(access.client('post_job', 'jobs:write'))
    router
      .delete('/client/job/:jobId', [Jobs, 'destroy'])
      .use(access.client('post_job', 'jobs:write'))
    router
      .delete('/client/job/:jobId/change', [Jobs, 'takeBackChange'])
      .use(access.client('edit_job', 'jobs:write'))
    router
      .get('/client/questionnaire-groups', [Jobs, 'questionnaire'])
      .use(access.client('see_jobs'))

    router.get('/job-alert-preview', [JobAlerts, 'preview']).use(reading)
    router
      .post('/job-alerts', [JobAlerts, 'ask'])
      .use([
        access.open('for people who have no account'),
        perAddress('job-alerts', ALERTS_A_MINUTE),
      ])
    router.get('/candidate/job-alerts', [JobAlerts, 'index']).use(access.candidate())
    router.post('/candidate/job-alerts', [JobAlerts, 'store']).use(access.candidate())
    router.put('/candidate/job-alerts/:id', [JobAlerts, 'update']).use(access.candidate())
    router.delete('/candidate/job-alerts/:id', [JobAlerts, 'destroy']).use(access.candidate())

    router.post('/save-job', [SavedJobs, 'toggle']).use(access.candidate())
    router.get('/candidate/followed-companies', [Follows, 'index']).use(access.candidate())
    router.put('/candidate/followed-companies/:slug', [Follows, 'store']).use(access.candidate())
    router
      .delete('/candidate/followed-companies/:slug', [Follows, 'destroy'])
      .use(access.candidate())
    router.get('/candidate/saved-jobs', [SavedJobs, 'index']).use(access.candidate())
  })
  .prefix('/api/v1')

router
  .post('/job-alerts', [AlertPages, 'ask'])
  .use([
    access.open('the form of browsers without scripts'),
    perAddress('job-alerts', ALERTS_A_MINUTE),
  ])
// the links in mails; mail programs and readers of a mail cannot sign in
router
  .group(() => {
    router.get('/confirm/:token', [AlertPages, 'showConfirm'])
    router.post('/confirm/:token', [AlertPages, 'confirm'])
    router.get('/end/:token', [AlertPages, 'showEnd'])
    router.post('/end/:token', [AlertPages, 'end'])
  })
  .prefix('/job-alerts')
  .use(access.open('readers of a mail cannot sign in; the link is signed'))
