import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#api/http/access'
import { cached } from '#api/http/middleware/cache_middleware'

const { CandidateReviews, ClientReviews, record } = controllers.reviews

router
  .get('/api/v1/company-record/:slug', [record.CompanyRecords, 'show'])
  .use([access.open('how companies answer is public'), cached(0)])

router
  .group(() => {
    router.get('/reviews', [CandidateReviews, 'index'])
    router.get('/reviews/written', [CandidateReviews, 'written'])
    router.get('/reviews/open', [CandidateReviews, 'open'])
    router.post('/review', [CandidateReviews, 'store'])
  })
  .prefix('/api/v1/candidate')
  .use(access.candidate())

router
  .group(() => {
    router.get('/reviews', [ClientReviews, 'index']).use(access.client('see_interviews'))
    router.post('/review', [ClientReviews, 'store']).use(access.client('move_applicants'))
  })
  .prefix('/api/v1/client')

router
  .get('/api/v1/company-reviews/:slug', [ClientReviews, 'ofCompany'])
  .use(access.open('reviews of companies are for everyone who thinks of applying'))
