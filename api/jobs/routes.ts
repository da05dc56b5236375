import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { cached } from '#api/http/middleware/cache_middleware'
import { access } from '#api/http/access'
import { heavy } from '#api/http/limiters'

const { Jobs } = controllers.jobs
const { CompanyJobs, PublicJobs, Trending } = controllers.jobs.browse
const { SavedJobs } = controllers.jobs.saved

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

    router.get('/trending-skills', [Trending, 'skills']).use([reading, cached(60)])
    router.get('/trending-categories', [Trending, 'categories']).use([reading, cached(60)])

    router.post('/add-job', [Jobs, 'store']).use([access.client('post_job'), heavy])
    router.put('/update-client-job', [Jobs, 'update']).use([access.client('edit_job'), heavy])
    router.post('/client/verify-job-title', [Jobs, 'verifyTitle']).use(access.client('see_jobs'))
    router.post('/client/get-posted-jobs', [Jobs, 'index']).use(access.client('see_jobs'))
    router.put('/client/job-status', [Jobs, 'changeStatus']).use(access.client('post_job'))
    router.post('/client/job-refresh', [Jobs, 'refresh']).use(access.client('post_job'))
    router.post('/client/duplicate-job', [Jobs, 'duplicate']).use(access.client('post_job'))
    router.delete('/client/job/:jobId', [Jobs, 'destroy']).use(access.client('post_job'))
    router
      .get('/client/questionnaire-groups', [Jobs, 'questionnaire'])
      .use(access.client('see_jobs'))

    router.post('/save-job', [SavedJobs, 'toggle']).use(access.candidate())
    router.get('/candidate/saved-jobs', [SavedJobs, 'index']).use(access.candidate())
  })
  .prefix('/api/v1')
